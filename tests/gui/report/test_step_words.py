"""What a window's log and timeline say of a step."""

from gui.report.step_words import entry, marks
from gui.words.mark_kinds import MarkKind
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.race_log import race


def signs(done):
    return [sign for sign, *_ in marks(done)]


def test_equal_bids_are_marked_as_a_bump():
    for seed in range(1, 4):
        for done in race(seed)[1].completed:
            faces = [slot.action[2] for slot in done.outcome.slots if done.step.opens]
            assert (MarkKind.BUMP in signs(done)) == (len(set(faces)) < len(faces))


def test_the_end_of_either_game_is_marked_and_nothing_before_it_is():
    for game in (race, cozy_game):
        *before, last = game()[1].completed
        assert MarkKind.FINISH in signs(last)
        assert not any(MarkKind.FINISH in signs(done) for done in before)


def test_a_call_is_marked_in_either_game():
    for game in (race, cozy_game):
        done = next(d for d in game()[1].completed if not marks(d) and d.step.number > 1)
        content = done.outcome.content._replace(at_table=done.step.at_table & ~1)
        without = done._replace(outcome=done.outcome._replace(content=content))
        assert signs(without) == [MarkKind.SILENCE]


def test_the_dice_of_a_round_stand_beside_its_name_and_in_a_sentence():
    for done in race()[1].completed:
        found = entry(done)
        assert bool(found.dice) == bool(found.said) == (done.step.opens and done.step.number > 1)
        if found.dice:
            assert found.said.startswith(f"{found.heading}: ")
            assert found.sentences == [found.said, *(line for line, _ in found.lines)]
            for seat, face in found.dice:
                assert f"{('Ann', 'Ben', 'Cem')[seat]} {face}" in found.said


def test_a_line_is_about_the_player_whom_it_names_first():
    lines = [line for done in race()[1].completed for line in entry(done).lines]
    assert lines
    for said, seat in lines:
        named = [name for name in ("Ann", "Ben", "Cem") if name in said]
        first = min(named, key=said.index) if named else None
        assert (("Ann", "Ben", "Cem").index(first) if first else None) == seat


def test_the_steps_of_an_hour_stand_below_its_name():
    table = cozy_game()[1]
    names = list(dict.fromkeys(entry(done).heading for done in table.completed[1:]))
    assert names == [hour.name for hour in state_after(table).sheet.hours]
