"""What chooses the terms of a table on the page that opens one: each game has its form."""

from __future__ import annotations  # the types of what only a game needs

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gui.kit.dialog import Dialog, add_answers
from gui.words.words import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from core.table.encoding import Value
    from core.table.step import Completed
    from net.protocol.terms import Terms

    Steps = Sequence[Completed[Any]]


class Cover(NamedTuple):
    """What a card says and shows of a game to who has to choose one."""

    name: str
    said: str
    seats: str
    time: str
    paint: Callable[[QPainter, QRectF], None]


class PastGame(NamedTuple):
    """A game that is over."""

    names: Sequence[str]
    keys: Sequence[bytes]
    """Whose they are: two people may have one name, and one of them another by now."""
    seat: int | None
    """Our own, if there is one."""
    state: Any
    log: Path


class Alike(NamedTuple):
    """Games of several people that had the same rolls."""

    heading: str
    logs: Sequence[Path]


class TableForm(QWidget):
    """What a table of one game may choose; each game has a subclass.

    The widget itself is the row of editions, or of sheets.
    """

    changed = Signal()
    levels: tuple[str, ...]
    """How well bots play, from bad to good."""
    heading: str
    hint: str
    """What is chosen in the row, and what one should know of it."""
    measure: QWidget | None = None
    """What is set beside the numbers of players and bots."""

    @staticmethod
    def cover() -> Cover:
        """Return what the card of the game says and shows."""
        raise NotImplementedError

    @property
    def rules_id(self) -> str:
        """The rules that are chosen."""
        raise NotImplementedError

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most seats."""
        raise NotImplementedError

    @property
    def seats_words(self) -> str:
        """For how many players it is, and of what that hangs: one sentence."""
        raise NotImplementedError

    def options(self) -> Value:
        """Return the choices as they stand in a genesis."""
        raise NotImplementedError

    def take(self, rules_id: str, options: Value) -> None:
        """Choose what was chosen once; nothing that cannot be read."""
        raise NotImplementedError

    def said(self, seats: int) -> str:
        """Return in a line what *seats* players will play, and how long."""
        raise NotImplementedError

    is_high = False
    """Whether its choices want most of the page."""

    def lead(self, begin: Callable[[Terms], object], compare: Callable[[Alike], object]) -> None:
        """Let *begin* be called with a table that begins at once, if one is offered.

        *compare* gets games that had the same rolls, once somebody wants to see them side by side.
        """

    @staticmethod
    def are_alike(_games: Sequence[Steps], /) -> bool:
        """Return whether *_games* are over and had the same rolls."""
        return False

    @staticmethod
    def side_by_side(_games: Sequence[Steps], /) -> Steps:
        """Return the steps of games that are alike as those of one game."""
        raise NotImplementedError

    @staticmethod
    def best_of_each(games: Sequence[Steps], /) -> Sequence[Steps]:
        """Return of each player of *games* that are alike the best one."""
        return games

    def tell_past(self, _past: PastGame | None) -> None:
        """Show how the players did in a game that is over; with None, in none of those told."""

    def house_rules(self) -> str:
        """Return in a line which rules the table has chosen itself; "" if it may choose none."""
        return ""

    def ask_house_rules(self, *rows: QWidget) -> bool:
        """Ask which rules the table wants, and show *rows* too; return whether they are taken.

        A game without rules to choose has only the rows.
        """
        card = Dialog(
            self, words("House rules"), words("Everybody reads them before sitting down.")
        )
        for row in rows:
            card.column.addWidget(row)
        add_answers(card)
        is_taken = bool(card.exec())
        card.deleteLater()
        return is_taken
