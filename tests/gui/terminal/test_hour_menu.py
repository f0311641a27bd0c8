"""What can be decided, in words: unlike decisions are unlike in words, and why not is said."""

from core.cozy.decisions import (
    AddOrgan,
    ChangeDie,
    ChooseToAct,
    Decision,
    Done,
    GiveOrgans,
    Pass,
    PutFood,
)
from core.cozy.hour import decided, legal
from core.cozy.turn import Turn, start_turn
from core.cozy.worm import Kind
from gui.terminal.hour_menu import barred, parts, question, touched, waiting
from tests.core.cozy.play import chapter, decision_of, draws_of, rolled
from tests.core.cozy.scenes import sheet_of


def positions(number: int, seed: int) -> list[tuple[Turn, tuple[Decision, ...]]]:
    """List all positions of a game by draws, each with what is legal there."""
    draws, turn, found = draws_of("positions", seed), start_turn(chapter(number)), []
    while not turn.is_over:
        turn = turn if turn.dice else rolled(turn, draws)
        found.append((turn, tuple(legal(turn))))
        turn = decided(turn, decision_of(turn, draws))
    return found


def test_in_every_position_the_words_of_two_decisions_differ() -> None:
    for number in (1, 4, 5):
        for turn, decisions in positions(number, 1):
            said = [parts(turn, one) for one in decisions]
            assert len(set(said)) == len(said), (turn, said)
            assert all(" ".join(one).isascii() for one in said)
            assert question(turn).endswith("?")


def test_all_but_changes_of_dice_passing_and_leaving_is_found_by_spaces() -> None:
    nowhere = (ChangeDie, Pass, Done, GiveOrgans)
    for turn, decisions in positions(1, 2):
        for one in decisions:
            assert bool(touched(turn, one)) is not isinstance(one, nowhere)


def test_a_new_organ_says_what_it_looks_at() -> None:
    said, kinds = [], set()
    for turn, decisions in (one for seed in range(3) for one in positions(5, seed)):
        adds = [one for one in decisions if isinstance(one, AddOrgan)]
        kinds |= {one.kind for one in adds}
        said += [parts(turn, one)[-1] for one in adds]
    assert kinds == set(Kind)
    for words in ("off the sheet", "at worm A", "at the rock", "at the food", "it sees"):
        assert any(words in one for one in said), words


def test_a_food_right_at_a_waiting_mouth_is_told() -> None:
    said = [
        parts(turn, one)[0]
        for seed in range(4)
        for turn, decisions in positions(1, seed)
        for one in decisions
        if isinstance(one, PutFood)
    ]
    assert any("right at the mouth on " in one for one in said)


def test_what_waits_behind_a_question_is_told() -> None:
    stacks = [turn for seed in range(4) for turn, _ in positions(1, seed) if len(turn.stack) > 1]
    told = [waiting(turn) for turn in stacks]
    assert any("organs on " in line for lines in told for line in lines)
    assert all(len(lines) < len(turn.stack) for turn, lines in zip(stacks, told, strict=True))


def test_the_first_hour_says_that_there_are_no_worms_yet() -> None:
    """C4.5."""
    turn = start_turn(chapter(1)).rolled((1, 2, 3))
    assert barred(turn, tuple(legal(turn))) == ["Nothing else: there are no worms yet."]


def test_a_full_region_and_worms_that_do_not_match_are_given_as_reasons() -> None:
    full = start_turn(sheet_of("####....\n" * 8)).rolled((1, 2, 1))
    assert barred(full, tuple(legal(full)))[0] == "No new worm: no room for I in columns a to d."
    said = set()
    for seed in range(6):
        for turn, decisions in positions(1, seed):
            said |= {line.split(": ")[1][:9] for line in barred(turn, decisions)}
            if not turn.stack and not any(isinstance(one, ChooseToAct) for one in decisions):
                assert any(
                    line.startswith(("No worm", "Nothing")) for line in barred(turn, decisions)
                )
    assert {"no worm l", "no worm i"} <= said


def test_done_says_what_it_gives_up() -> None:
    """C6.3: done is only asked for where there is something else."""
    said = {
        parts(turn, one)[0]
        for seed in range(4)
        for turn, decisions in positions(1, seed)
        for one in decisions
        if isinstance(one, Done)
    }
    assert all(one.startswith("Done: ") for one in said)
    assert len(said) > 3
    assert any("1" in one for one in said)
