"""Every wrong move is told why, and who would win after it is found in time, in each puzzle."""

import pytest

from core.bots.choose import StepChoice
from core.games import levels_of
from core.review.branch import Branch, stand_of
from core.review.puzzle import reply_to
from core.wormup.actions import move_action
from gui.report.puzzles import FOLDER, AskedPuzzle, answers_in, asked_at, shipped
from gui.wormup.answer import wrong
from tests.calls import Calls
from tests.gui.wormup.wrong_moves import wrong_moves

RACES = [path for path in shipped() if path.stem.startswith("race")]
CALLS_MAX = 600_000
"""Half a second of a fast laptop, 2 s of a slow one."""


@pytest.mark.parametrize("path", RACES, ids=lambda path: path.stem)
def test_six_wrong_moves_are_told_why_and_who_wins_then_is_found_in_time(path) -> None:
    asked = asked_at(path, answers_in(FOLDER))
    assert isinstance(asked, AskedPuzzle)
    genesis, puzzle = asked.genesis, asked.puzzle
    branch = Branch(genesis.game, puzzle.step, puzzle.seat, levels_of(genesis.rules_id)[-1], b"w")
    begun, moves = stand_of(branch, asked.steps), wrong_moves(asked, 6)
    assert len(moves) == 6
    for move in moves:
        stand = begun.after(begun.choices(StepChoice(move_action(move))))
        calls = Calls()
        with calls:
            reply = reply_to(stand.state.race)
        assert calls.count < CALLS_MAX
        heading, said, over = wrong(stand, reply)
        told = heading.removeprefix("Not this one: ")
        assert told != heading
        assert told.endswith("would touch first" if reply else ("short", "touched from behind"))
        assert said.startswith("Your ") if move.placements else not said
        badges = over.badges(stand.steps[0].step.genesis.worms)
        assert [at for at, one in enumerate(badges) if one.is_turn] == [puzzle.seat]
        assert badges[puzzle.seat].said == f"moved {puzzle.goal}"
        assert {"moving", "moves next", "choosing"}.isdisjoint(one.said for one in badges)
