"""Marks on the slider: what one would look for."""

from gui.report.story import mark_words
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.race_log import race


def test_a_race_has_a_mark_for_each_reveal_and_one_for_the_finish():
    table = race()[1]
    said = [mark_words(done) for done in table.completed]
    openings = [done for done in table.completed if done.step.opens]
    reveals = [mark for mark in said if "reveal" in mark or "collision" in mark]
    assert len(reveals) == len(openings)
    assert said[-1] == "finish" or said[-1].endswith(", finish")
    assert all("finish" not in mark for mark in said[:-1])


def test_equal_bids_are_marked_as_a_collision():
    for seed in range(1, 4):
        for done in race(seed)[1].completed:
            if done.step.opens:
                faces = [slot.action[2] for slot in done.outcome.slots]
                collided = len(set(faces)) < len(faces)
                assert ("collision" in mark_words(done)) == collided


def test_each_hour_of_worm_and_cozy_is_marked_at_its_roll_by_name_and_so_is_the_end():
    table = cozy_game()[1]
    hours = [hour.name for hour in state_after(table).sheet.hours]
    said = {done.step.number: mark_words(done) for done in table.completed}
    assert [mark for mark in said.values() if mark] == [*hours, "the end"]
    for done in table.completed:
        is_roll = done.step.opens
        assert bool(said[done.step.number]) == (is_roll or done.outcome.state.is_over)


def test_a_call_is_marked_in_either_game():
    for game in (race, cozy_game):
        done = next(d for d in game()[1].completed if not mark_words(d) and d.step.number > 1)
        content = done.outcome.content._replace(at_table=done.step.at_table & ~1)
        without = done._replace(outcome=done.outcome._replace(content=content))
        assert mark_words(without) == "call"
