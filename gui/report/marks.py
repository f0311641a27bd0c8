"""What of a step deserves a mark on the slider: reveal, X, finish, an hour's roll, call."""

from typing import Any

from core.cozy.game import GameState as CozyState
from core.table.step import Completed
from core.wormup.actions import DECLARE, MOVE, read_move
from core.wormup.game import GameState
from core.wormup.race import Stage
from gui.cozy.words import hour_name
from gui.words.table import changes
from gui.words.words import words
from gui.wormup.story import STAYS


def mark_words(done: Completed[Any]) -> str:
    """Name what happened in *done*, or "" if nothing that one would look for."""
    said = [words("call")] if changes(done, STAYS) else []
    before, after = done.step.state, done.outcome.state
    if isinstance(before, GameState) and isinstance(after, GameState):
        said += _race_marks(done, before, after)
    elif isinstance(before, CozyState) and isinstance(after, CozyState):
        said += _cozy_marks(before, after)
    return ", ".join(said)


def _cozy_marks(before: CozyState, after: CozyState) -> list[str]:
    """Mark each roll by the name of its hour, and the end."""
    if after.is_over:
        return [] if before.is_over else [words("the end")]
    return [hour_name(after.turns[0].region)] if after.is_rolled and not before.is_rolled else []


def _race_marks(done: Completed[Any], before: GameState, after: GameState) -> list[str]:
    said = []
    if before.committed:
        faces = [slot.action[2] for slot in done.outcome.slots if slot.action]
        said.append(words("collision") if len(set(faces)) < len(faces) else words("reveal"))
    for slot in done.outcome.slots:
        if slot.action[:1] == (DECLARE,):
            said.append(words("X"))
        if slot.action[:1] == (MOVE,):
            move = read_move(slot.action)
            said += [words("swing")] if move and move.swing else []
    if after.race.stage is Stage.OVER:
        said.append(words("finish"))
    return said
