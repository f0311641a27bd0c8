"""Puzzles: the log of a game, cut off before a move that wins, or an hour full of points."""

from random import Random
from typing import Any

import pytest

from core.bots import straight
from core.cozy.hour import Hour, drafted, played
from core.cozy.turn import Turn
from core.games import rules_for
from core.review.finds import gained
from core.review.puzzle import (
    KNOTS,
    Puzzle,
    PuzzleFlaw,
    cut,
    decisions_of,
    is_left,
    is_plain,
    lacking,
    puzzle_at,
    puzzle_of,
    reply_to,
    solves,
    winning,
)
from core.table.audit import audited
from core.table.log import read
from core.table.step import Completed
from core.wormup.actions import move_action, read_move
from core.wormup.game import GameState
from core.wormup.moves import Move
from core.wormup.race import Race, Result, Stage
from gui.report.puzzles import FOLDER, AskedPuzzle, answers_in, asked_at
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race


def test_before_the_last_move_of_a_race_there_is_a_win_and_it_wins() -> None:
    steps = race()[1].completed
    puzzle = puzzle_of(steps[:-1])
    assert isinstance(puzzle, Puzzle)
    state = steps[-2].outcome.state
    win = read_move(puzzle.action)
    assert win is not None
    over = state.race.move(puzzle.seat, win)
    assert isinstance(over, Race)
    assert (over.winner, over.result) == (puzzle.seat, Result.FINISH)
    assert puzzle.step == len(steps) - 1
    assert puzzle.goal == state.race.numbers[puzzle.seat]
    assert solves(state, puzzle, puzzle.action)
    assert not solves(state, puzzle, move_action(Move()))


def test_what_is_no_puzzle_says_what_it_lacks() -> None:
    steps = race()[1].completed
    first = next(at for at, done in enumerate(steps, 1) if _stage(done) is Stage.MOVE)
    bids = next(at for at, done in enumerate(steps, 1) if _stage(done) is Stage.BID)
    hours = cozy_game(seats=2)[1].completed
    assert puzzle_of([]) is PuzzleFlaw.NO_GAME
    assert puzzle_at(1, "butter") is PuzzleFlaw.NO_GAME
    assert puzzle_of(hours) is PuzzleFlaw.NO_HOUR
    rolled = next(at for at, done in enumerate(hours, 1) if done.outcome.state.is_rolled)
    assert puzzle_of(hours[:rolled]) is PuzzleFlaw.NO_POINTS
    assert puzzle_of(steps[:bids]) is PuzzleFlaw.NO_MOVE
    assert puzzle_of(steps) is PuzzleFlaw.NO_MOVE
    assert puzzle_of(steps[:first]) is PuzzleFlaw.NO_WIN


def test_points_of_an_hour_are_what_its_answer_brings_and_it_is_asked_alike_again() -> None:
    asked = _asked("cozy-01")
    found = puzzle_at(1, asked.state)
    assert found == asked.puzzle, "what is kept beside it is what is found"
    assert 1 <= asked.puzzle.knots <= KNOTS
    turn = asked.state.turns[0]
    assert gained(turn, turn) == 0
    assert not solves(asked.state, asked.puzzle, ("hour", 99, ()))
    assert not solves(asked.state, asked.puzzle, ("butter",))


def test_who_would_win_after_a_move_is_found_among_those_who_still_move() -> None:
    asked = _asked("race-02")
    before: Race = asked.state.race
    after = before.move(asked.puzzle.seat, straight.move(before, asked.puzzle.seat))
    assert isinstance(after, Race)
    reply = reply_to(after)
    assert reply is not None
    assert reply.seat in after.queue
    there = after._replace(queue=after.queue[after.queue.index(reply.seat) :])
    won = there.move(reply.seat, reply.move)
    assert isinstance(won, Race)
    assert won.result is Result.FINISH
    assert reply_to(won) is None
    assert winning(before, asked.puzzle.seat) == read_move(asked.puzzle.action)


@pytest.mark.parametrize("name", [f"cozy-{number:02}" for number in range(1, 25)])
def test_six_wrong_hours_lack_points_and_the_answer_lacks_none(name: str) -> None:
    asked, random = _asked(name), Random(name)
    state, puzzle = asked.state, asked.puzzle
    turn, wrong = state.turns[puzzle.seat], 0
    while wrong < 6:
        hour = drafted(turn, ())
        while not hour.is_over:
            after = hour.decide(random.choice(hour.legal()))
            assert isinstance(after, Hour), "it is legal"
            hour = after
        lacks = lacking(puzzle.goal, hour)
        assert lacks is not None
        assert (lacks == 0) is solves(state, puzzle, hour.action())
        wrong += lacks > 0
    ways = drafted(turn, decisions_of(puzzle))
    assert [lacking(puzzle.goal + more, ways) for more in (0, 1)] == [0, 1]
    assert lacking(puzzle.goal, drafted(turn, ())) is None, "an hour cannot end with nothing"


def test_an_hour_whose_points_were_found_asks_for_no_more() -> None:
    asked = _asked("cozy-03")
    puzzle, turn = asked.puzzle, asked.state.turns[0]
    found = played(turn, decisions_of(puzzle))
    assert isinstance(found, Turn)
    assert is_left(turn, turn)
    assert not is_left(turn, found)


def test_going_straight_to_a_free_line_is_plain() -> None:
    steps = race()[1].completed
    puzzle = puzzle_of(steps[:-1])
    assert isinstance(puzzle, Puzzle)
    assert is_plain(steps[-2].outcome.state, puzzle)


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


def _asked(name: str) -> AskedPuzzle:
    asked = asked_at(FOLDER / f"{name}.puzzle", answers_in(FOLDER))
    assert isinstance(asked, AskedPuzzle)
    return asked
