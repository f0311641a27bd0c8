"""What seats say at a table, shown over its page: below a badge, or rising from an envelope."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QWidget

from gui.kit.focus import RING
from gui.kit.theme import px
from gui.kit.tokens import SMALL
from gui.parts.bubble import Bubble
from gui.parts.hats import Who
from gui.parts.reaction import Reaction
from gui.parts.reactions import Reactions
from gui.window.table.seat_bar import SeatBar
from gui.words.gestures import GESTURES
from gui.words.words import words


class Said:
    """Shows gestures over *page*, and calls *moved* when `foot` may have changed."""

    def __init__(
        self,
        page: QWidget,
        seats: SeatBar,
        moved: Callable[[], None] = lambda: None,
        *,
        is_for_room: bool = False,
    ) -> None:
        self._page, self._seats, self._moved = page, seats, moved
        self._is_for_room = is_for_room
        self.worms: Sequence[Who] = ()
        """By seat, whose face is shown."""
        self.reactions: Reactions | None = None
        """Those of the board, if it has some."""
        self._bubbles: dict[int, Bubble] = {}
        self._rising: dict[int, Reaction] = {}

    def show(self, seat: int, gesture: str) -> str:
        """Show the *gesture* of *seat*; return its words, "" for one of a later version.

        Nobody is shown before it is known who sits there.
        """
        if gesture not in GESTURES or seat >= len(self.worms):
            return ""
        said = words(GESTURES[gesture])
        above = self._above(seat)
        if above is not None:
            if seat not in self._rising:
                worm = self.worms[seat]
                self._rising[seat] = Reaction(self._page, worm, is_for_room=self._is_for_room)
            self._rising[seat].say(gesture, said, above, leans_left=seat % 2 == 0)
            return said
        if seat not in self._bubbles:
            self._bubbles[seat] = Bubble(self._page, self.worms[seat], self._moved)
        self._bubbles[seat].say(gesture, said)
        self._lay_out_bubble(seat)
        self._moved()
        return said

    def rises(self, seat: int) -> bool:
        """Return whether what *seat* says now rises from an envelope."""
        return self._above(seat) is not None

    def _above(self, seat: int) -> QRectF | None:
        return self.reactions.room_of(seat) if self.reactions is not None else None

    def forget(self) -> None:
        """Show nothing that was said: others sit here now."""
        for said in (*self._bubbles.values(), *self._rising.values()):
            said.hide()
            said.deleteLater()
        self._bubbles, self._rising = {}, {}

    def lay_out(self) -> None:
        """Lay the bubbles where the badges are now."""
        for seat in self._bubbles:
            self._lay_out_bubble(seat)

    @property
    def foot(self) -> int:
        """The px of the page below which no bubble is, 0 without one."""
        return max((bubble.foot for bubble in self._bubbles.values()), default=0)

    def _lay_out_bubble(self, seat: int) -> None:
        badges = self._seats.badges
        if seat < len(badges):
            frame = badges[seat].geometry()
            self._bubbles[seat].point_at(
                QPointF(frame.left() + px(30), frame.bottom() - px(RING) - px(SMALL))
            )
