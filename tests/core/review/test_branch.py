"""Branches: they begin in the log's state, play to the end by its rules, and can be undone."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from core.bots.choose import StepChoice
from core.bots.levels import Level
from core.cozy.game import DICE_ONLY
from core.cozy.hour import HOUR
from core.games import rules_for
from core.review.branch import AS_ROLLED, Branch, BranchState, again, stand_of
from core.table.audit import Replay
from core.table.digests import state_digest
from core.table.log import read
from core.table.step import Completed
from core.wormup.actions import RESIGN
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("*.log"))
Steps = Sequence[Completed[Any]]


def branch_of(steps: Steps, step: int, seat: int = 0, level: Level = Level.STRAIGHT) -> Branch:
    return Branch(steps[0].step.genesis.game, step, seat, level, b"seed")


def played_on(stand: BranchState, steps_max: int = 10_000) -> BranchState:
    while stand.authors and steps_max:
        stand, steps_max = stand.after(stand.choices()), steps_max - 1
    return stand


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_branch_begins_in_the_state_of_the_log_after_every_step_and_goes_on(path: Path) -> None:
    replay = Replay(rules_for)
    replay.read(read(path.read_bytes()).bodies)
    assert replay.table is not None
    steps = replay.table.completed
    is_cozy = path.stem.startswith("cozy")  # its bots take long to choose
    level = Level.GREEDY if is_cozy else Level.STRAIGHT
    for done in steps:
        content = done.outcome.content
        seat = next(seat for seat in range(5) if content.in_game >> seat & 1)
        stand = stand_of(branch_of(steps, done.step.number, seat, level), steps)
        assert state_digest(stand.rules.canonical(stand.state)) == content.state
        assert bool(stand.authors) == (done is not steps[-1] or "adjourned" in path.stem)
        if stand.authors and not (is_cozy and done.step.number % 5):
            assert stand.after(stand.choices()).state != stand.state


def test_a_race_is_played_to_its_end_from_every_kind_of_step() -> None:
    _, table = race()
    steps = table.completed
    for step in range(1, 9):
        end = played_on(stand_of(branch_of(steps, step), steps))
        assert end.state.race.winner is not None


def test_sheets_are_played_to_their_end() -> None:
    _, table = cozy_game(steps_max=7)
    steps = table.completed
    for step in (3, 4):
        assert played_on(stand_of(branch_of(steps, step, 1, Level.GREEDY), steps)).state.is_over


def test_what_is_sealed_is_opened_as_the_log_has_it() -> None:
    _, table = race()
    steps = table.completed
    sealed = next(done for done in steps if done.step.rules.opens(done.outcome.state))
    stand = stand_of(branch_of(steps, sealed.step.number), steps)
    opened = stand.after(stand.choices())
    assert opened.state == steps[sealed.step.number].outcome.state


def test_a_log_that_ends_with_sealed_bids_is_played_on_without_a_forfeit() -> None:
    _, table = race()
    steps = table.completed
    sealed = next(done for done in steps if done.step.rules.opens(done.outcome.state))
    cut = steps[: sealed.step.number]
    stand = stand_of(branch_of(cut, len(cut)), cut)
    assert not any(stand.after(()).state.forfeits)


def test_a_branch_comes_to_the_same_again_and_another_seed_to_another() -> None:
    _, table = race()
    steps = table.completed
    branch = branch_of(steps, 1, level=Level.EASY)
    one = played_on(stand_of(branch, steps), 12)
    assert stand_of(one.branch, steps) == one
    other = played_on(stand_of(branch._replace(seed=b"other"), steps), 12)
    assert other.state != one.state


def test_an_undo_takes_back_the_last_own_choice_and_all_after_it() -> None:
    _, table = race()
    steps = table.completed
    stand = stand_of(branch_of(steps, 1), steps)
    ours: list[BranchState] = []
    while len(ours) < 3:
        ours += [stand] if stand.is_ours else []
        stand = stand.after(stand.choices())
    branch = played_on(stand, 1).branch
    for before in reversed(ours):
        branch = branch.undone()
        assert branch == before.branch
    assert branch.undone() == branch


def test_an_undo_passes_over_what_was_nobodys_choice() -> None:
    _, table = cozy_game(seats=2, steps_max=1)
    steps = table.completed
    start = stand_of(branch_of(steps, 1, level=Level.GREEDY), steps)
    rolled = played_on(start, 2)
    assert rolled.branch.undone() == rolled.branch, "only the dice have been rolled"
    later = played_on(rolled, 2)
    assert later.is_ours
    assert later.branch.undone() == rolled.branch


def test_its_steps_can_be_shown_like_those_of_the_log() -> None:
    _, table = race()
    steps = table.completed
    end = played_on(stand_of(branch_of(steps, 4), steps))
    assert end.steps[:4] == tuple(steps[:4])
    assert [done.step.number for done in end.steps] == list(range(1, len(end.steps) + 1))
    for before, done in pairwise(end.steps[3:]):
        assert done.step.state == before.outcome.state
        assert not done.unopened


def test_the_persons_choice_counts_and_one_that_is_not_allowed_is_refused() -> None:
    _, table = race()
    steps = table.completed
    start = stand_of(branch_of(steps, 1, seat=2), steps)
    gone = start.after(start.choices(StepChoice(RESIGN)))
    assert not gone.state.race.active[2]
    with pytest.raises(ValueError, match="do not fit"):
        start.after(start.choices(StepChoice(("dig",))))
    bid = start.choices()[2][1].action
    with pytest.raises(ValueError, match="do not fit"):
        start.after(start.choices(StepChoice(bid, ("eleven",))))


def test_only_proved_steps_and_seats_and_bots_of_the_game_can_be_taken() -> None:
    _, table = race()
    steps = table.completed
    for wrong in (
        branch_of(steps, len(steps) + 1),
        branch_of(steps, 0),
        branch_of(steps, 1, seat=3),
        branch_of(steps, 1, level=Level.GREEDY),
        branch_of(steps, 1)._replace(game=b"another"),
    ):
        with pytest.raises(ValueError, match=r"branch|left"):
            stand_of(wrong, steps)


def test_an_hour_is_played_again_with_the_dice_that_fell() -> None:
    _, table = cozy_game(hours=3)
    steps = table.completed
    fell = [done.outcome.state.turns[0].dice for done in steps if done.step.opens]
    before = steps[2]
    branch = Branch(before.step.genesis.game, 3, 0, Level.GREEDY, AS_ROLLED)
    stand = stand_of(branch, steps)
    while stand.authors:
        idle = StepChoice((HOUR, stand.state.turns[0].hour, (("pass",),)), _sealed(stand))
        stand = stand.after(stand.choices(idle if stand.is_ours else None))
    again = [done.outcome.state.turns[0].dice for done in stand.steps if done.step.opens]
    assert again == fell
    assert stand_of(stand.branch, steps).state == stand.state


def test_another_branch_with_the_dice_of_the_log_has_the_same_dice_and_bots() -> None:
    _, table = cozy_game(hours=3)
    steps = table.completed
    game = steps[0].step.genesis.game
    first, second = (
        stand_of(Branch(game, 3, 0, Level.GREEDY, seed), steps)
        for seed in (AS_ROLLED, again({AS_ROLLED}))
    )
    assert first.branch.seed != second.branch.seed
    assert first.rolled == second.rolled
    while first.authors:
        idle = StepChoice((HOUR, first.state.turns[0].hour, (("pass",),)), _sealed(first))
        own = idle if first.is_ours else None
        assert first.choices(own) == second.choices(own)
        first, second = first.after(first.choices(own)), second.after(second.choices(own))
        assert first.state == second.state


def _sealed(stand: BranchState) -> str | None:
    return None if stand.state.is_last_hour else DICE_ONLY
