"""A game measured again by another geometry library: its findings, beside an audit's verdict.

Law: it decides nothing. What is measured differently is named, and the verdict of the rules
stands.
"""

from enum import Enum
from typing import Any, NamedTuple

from core.table.table import Table
from gui.game_ui import ui_of
from gui.words.words import counted, decimal, words


class Opinion(Enum):
    """The outcomes of a second opinion."""

    AGREES = "agrees"
    DIFFERS = "differs"
    NOTHING = "nothing to measure"
    MISSING = "cannot measure"


class SecondOpinion(NamedTuple):
    """The outcome of measuring again, and the same in sentences."""

    opinion: Opinion
    lines: tuple[str, ...]
    moves: int = 0
    """How many moves were measured again."""

    def plain(self) -> dict[str, object]:
        """Return it for programs."""
        return {"opinion": self.opinion.value, "lines": self.lines}


def second_opinion(table: Table[Any] | None) -> SecondOpinion:
    """Return a second measuring of every step of *table*, if its game measures at all."""
    face = ui_of(table.genesis.rules_id) if table else None
    if table is None or face is None or not face.IS_MEASURED:
        none = words("no distances are measured in this game")
        return SecondOpinion(Opinion.NOTHING, (none,))
    try:
        moves, tolerance, differences = face.remeasured(table.completed)
    except ImportError:
        said = words("the distances cannot be measured again: the library shapely cannot be loaded")
        return SecondOpinion(Opinion.MISSING, (said,))
    if not differences:
        said = counted(
            moves,
            "{count} move measured again by a second ruler: it agrees within {mm} mm",
            "{count} moves measured again by a second ruler: all agree within {mm} mm",
            mm=decimal(tolerance, 2),
        )
        return SecondOpinion(Opinion.AGREES, (said,), moves)
    said = counted(
        moves,
        "{count} move also measured with another geometry library, which does not agree"
        " within {mm} mm:",
        "{count} moves also measured with another geometry library, which does not agree"
        " within {mm} mm:",
        mm=decimal(tolerance, 2),
    )
    stays = words("the verdict stays: only the rules of this program decide; please report this")
    return SecondOpinion(Opinion.DIFFERS, (said, *differences, stays), moves)
