"""Marks on the slider: what one would look for."""

from gui.marks import mark_words
from tests.gui.cozy_log import cozy_game
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


def test_another_game_has_no_marks_of_a_race():
    assert {mark_words(done) for done in cozy_game(steps_max=6)[1].completed} == {""}
