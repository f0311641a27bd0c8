"""A table as a view shows it where nothing is signed: a branch, a lesson, a first race."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from core.table.looks import Worn
from core.table.rules import Rules, SeatMask
from gui.kit.bookmarks import Bookmarked
from gui.words.seats import Names
from net.protocol.snapshot import TableSnapshot
from net.protocol.terms import Terms


class LessonPage(Bookmarked, QWidget):
    """A page on which somebody learns a game; leaving it leaves nothing behind."""

    left = Signal()
    played = Signal()
    """Our player goes on to a real table."""

    @property
    def leads_to(self) -> Terms | None:
        """The table at which one goes on; None is practice against bots."""
        return None

    def dress(self, _worm: Worn | None, _name: str = "") -> None:
        """Let our player's worm in it be the own one; here there is none."""


def unsigned_table(  # noqa: PLR0913  # so much a table is
    names: tuple[str, ...],
    seat: int,
    step: int,
    rules: Rules[Any],
    state: Any,  # noqa: ANN401  # each game's own
    *,
    authors: SeatMask,
    acted: SeatMask = 0,
    in_game: SeatMask | None = None,
) -> TableSnapshot:
    """Return a table of *names* at which nobody is away, seen from *seat* before *step*.

    Over it is without *authors*.
    """
    seats, everybody = len(names), (1 << len(names)) - 1
    there = everybody if in_game is None else in_game
    return TableSnapshot(
        names=names,
        seat=seat,
        step=step,
        rules=rules,
        state=state,
        authors=authors,
        at_table=there,
        acted=acted,
        sealed=0,
        in_game=there,
        connected=everybody,
        silent_since=(None,) * seats,
        calls=(),
        agreed=0,
        proven=0,
        emblem=None,
        must_compare=False,
        may_act=bool(authors >> seat & 1 and not acted >> seat & 1),
        caught_up=True,
        is_over=not authors,
        all_know=not authors,
        stopped=None,
        farewells=0,
        leaving=False,
        acting_since=(None,) * seats,
        slow=0,
        split=(0, 0),
        left=0,
        unforgiven=0,
        pardons=(),
        worms=names.worms if isinstance(names, Names) else (),
    )
