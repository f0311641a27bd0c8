"""The command line with a bot of Worm & Cozy that plays by draws: ``-m tests.gui.picker``."""

import sys
from typing import Any

import gui.seat
from core.bots.choose import Choice
from core.cozy.decisions import write_decision
from core.cozy.game import ROLL, GameState
from core.cozy.hour import HOUR
from gui.cli import main
from tests.core.cozy.play import draws_of, hour_of


def choose(_level: object, _rules: object, state: Any, seat: int, seed: bytes) -> Choice:
    assert isinstance(state, GameState)
    if (chore := state.chore(seat)) is not None:
        return Choice(chore, state.sealed if chore == ROLL else None)
    turn = state.turns[seat]
    decisions = hour_of(turn, draws_of(seed, turn.hour))
    action = (HOUR, turn.hour, tuple(map(write_decision, decisions)))
    return Choice(action, state.sealed)


if __name__ == "__main__":
    setattr(gui.seat, "choose", choose)  # noqa: B010
    setattr(gui.seat, "Level", str)  # noqa: B010
    sys.exit(main())
