"""Puzzles: the log of a race, cut off before a move that can win."""

from typing import Any

import pytest

from core.games import rules_for
from core.review.puzzle import Flaw, Puzzle, cut, puzzle_of, win_near
from core.table.audit import audited
from core.table.log import read
from core.table.step import Completed
from core.wormup.game import GameState
from core.wormup.race import Race, Result, Stage
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race


def test_before_the_last_move_of_a_race_there_is_a_win_and_it_wins() -> None:
    steps = race()[1].completed
    puzzle = puzzle_of(steps[:-1])
    assert isinstance(puzzle, Puzzle)
    state = steps[-2].outcome.state
    over = state.race.move(puzzle.seat, puzzle.win)
    assert isinstance(over, Race)
    assert (over.winner, over.result) == (puzzle.seat, Result.FINISH)
    assert puzzle.step == len(steps) - 1
    assert puzzle.number == state.race.numbers[puzzle.seat]


def test_what_is_no_puzzle_says_what_it_lacks() -> None:
    steps = race()[1].completed
    first = next(at for at, done in enumerate(steps, 1) if _stage(done) is Stage.MOVE)
    bids = next(at for at, done in enumerate(steps, 1) if _stage(done) is Stage.BID)
    assert puzzle_of([]) is Flaw.NO_RACE
    assert puzzle_of(cozy_game(seats=2)[1].completed) is Flaw.NO_RACE
    assert puzzle_of(steps[:bids]) is Flaw.NO_MOVE
    assert puzzle_of(steps) is Flaw.NO_MOVE
    assert puzzle_of(steps[:first]) is Flaw.NO_WIN


def test_the_win_of_a_turn_is_found_from_its_own_step_and_from_the_one_before() -> None:
    steps = race()[1].completed
    last = len(steps)
    assert [win_near(steps, number) for number in (1, 5, last - 1, last)] == [
        0,
        0,
        last - 1,
        last - 1,
    ]


@pytest.mark.parametrize("step", [1, 2, 7])
def test_a_log_that_is_cut_is_its_own_beginning_and_ends_with_that_step(step: int) -> None:
    log, table = race()
    data = cut(read(log).bodies, step)
    assert log.startswith(data)
    replay = audited(read(data).bodies, rules_for)
    assert replay.table is not None
    assert len(replay.table.completed) == step
    assert replay.table.completed[-1].digest == table.completed[step - 1].digest
    assert not replay.findings


def _stage(done: Completed[Any]) -> Stage:
    state = done.outcome.state
    assert isinstance(state, GameState)
    return state.race.stage
