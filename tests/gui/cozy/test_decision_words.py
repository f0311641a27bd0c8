"""Decisions in two voices: no two offers are alike, and the log tells all that was done."""

import pytest

from core.cozy.decisions import (
    ActOrgan,
    AddOrgan,
    Decision,
    Done,
    FillBrain,
    Grow,
    Pass,
    PlaceWorm,
    PutFood,
)
from core.cozy.grid import Cell, Direction
from core.cozy.hour import decided, legal
from core.cozy.turn import Turn, start_turn
from core.cozy.worm import OrganKind
from gui.cozy.decision_words import deeds, offer_words, opening, said
from tests.core.cozy.play import chapter, crowded, draws_of, game, hour_of, rolled
from tests.core.cozy.scenes import read
from tests.gui.cozy.colonies import DANCE, asked, dancers

READY = start_turn(chapter(1)).rolled((1, 6, 5))


def done(turn: Turn, decision: Decision) -> str:
    return said(turn, decision).done


def test_what_can_be_decided_next_is_said_in_different_words():
    """C11.3: the list is no use if two of its lines are alike."""
    for number in (1, 4, 5, 8):
        for turn, _, _ in game(number, 4):
            offers = [said(turn, one).offered for one in legal(turn)]
            lines = [" ".join(parts) for parts in offers]
            assert len(set(offers)) == len(set(lines)) == len(lines), (turn.stack, sorted(lines))
            assert all(line.isascii() for line in lines)


def test_alike_decisions_begin_alike():
    starts = {opening(dancers(1), one) for one in legal(dancers(1))}
    assert starts == {
        "Spend a coin on a die",
        "Fill in a brain",
        "Place a new worm of shape Z, which gets a tail or a brain",
        "Give an organ to a worm",
        "Let all organs of a worm act",
        "Pass: do nothing this hour",
    }


def test_a_new_organ_says_what_it_looks_at():
    told, kinds = [], set()
    for turn, _, _ in (*game(5, 0), *game(5, 1), *game(5, 2)):
        adds = [one for one in legal(turn) if isinstance(one, AddOrgan)]
        kinds |= {one.kind for one in adds}
        told += [said(turn, one).offered[-1] for one in adds]
    assert kinds == set(OrganKind)
    for view in ("off the sheet", "at worm A", "at the rock", "at the food", "it sees"):
        assert any(view in one for one in told), view
    assert any(", with the head on " in one for one in told)


def test_a_food_right_at_a_waiting_mouth_is_told():
    told = [
        offer_words(turn, one)
        for turn, _, _ in (*game(1, 0), *game(1, 1), *game(1, 2))
        for one in legal(turn)
        if isinstance(one, PutFood)
    ]
    assert any("right at the mouth on " in one for one in told)


def test_done_says_what_it_gives_up_in_both_voices():
    """C6.3: done is only asked for where there is something else."""
    told = set()
    for turn in asked():
        if Done() in legal(turn):
            assert offer_words(turn, Done()) == done(turn, Done())
            told.add(done(turn, Done()))
    assert all(one.startswith("Done: ") for one in told)
    assert len(told) > 3
    assert any("1" in one for one in told)


def test_every_decision_of_whole_games_is_told_in_plain_words():
    for seed in range(3):
        draws, turn = draws_of("words", seed), start_turn(chapter(5))
        while not turn.is_over:
            turn = rolled(turn, draws)
            for decision in hour_of(turn, draws):
                told = done(turn, decision)
                assert told.isascii()
                assert told
                assert "_" not in told
                turn = decided(turn, decision)


def test_an_hour_is_told_with_spaces_as_on_paper():
    cells = next(one for one in legal(READY) if isinstance(one, PlaceWorm)).cells
    assert done(READY, PlaceWorm(cells)) == "places worm A, shape W, on a1 a2 b2 b3 c3"
    assert done(READY, Pass()) == "passes"
    turn = decided(READY, PlaceWorm(cells))
    eye = AddOrgan(OrganKind.EYE, Cell(0, 0), Direction.S, Cell(0, 0))
    assert done(turn, eye) == "an eye on a1 looking down"
    turn = decided(turn, eye)
    assert done(turn, ActOrgan(Cell(0, 0))) == "the eye on a1 acts"
    assert done(turn, PutFood(Cell(3, 2))) == "a food on c4"
    assert done(turn, Grow(Cell(3, 2))) == "grows onto c4"


def test_a_changed_die_is_told_with_what_it_showed_before():
    brainy = crowded(1, 0).rolled((1, 6, 5))
    fill = next(one for one in legal(brainy) if isinstance(one, FillBrain) and one.die == 0)
    now = decided(brainy, fill).kind_of(0).value
    change = f"the first organ die becomes {now} instead of eye"
    assert done(brainy, fill).endswith(f": {change}")
    assert said(brainy, fill).offered[-1] == change


@pytest.mark.parametrize("end", [(), (("done",),)])
def test_the_deeds_of_an_hour_leave_out_only_the_ends_that_were_chosen(end):
    decisions = [read(*wire) for wire in (*DANCE[:10], *end)]
    told = deeds(dancers(), decisions)
    assert len(told) == 10
    assert told[0] == "chooses worm C for an organ"
    assert told[3] == "the line A-B-C dances"
