"""The first page: our name, what to do now, and who is in the room.

Law: the first picture is flat and has the left column alone; what takes longer follows at once.
"""

from __future__ import annotations  # the types of what the first picture does not need

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QGridLayout, QVBoxLayout, QWidget

from gui.kit.art import paint_picture
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Bare, Page, scrolled
from gui.kit.clock import Timer
from gui.kit.focus import RING
from gui.kit.layout import LaidOut, nest, spaced
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import look, px
from gui.kit.tokens import GAP, SMALL, TIGHT
from gui.window.pages import IconPlace, Lazy, OwnCorner
from gui.window.start.name_card import NameCard
from gui.window.ways import Game, Guide, Lesson, To, Way, Ways
from gui.words.words import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtGui import QShowEvent

    from gui.window.start.room import Room
    from net.protocol.snapshot import LobbySnapshot, TournamentHere

SIGN_MS = 30
"""When what takes longer is drawn: after the first picture."""

_WORM = (
    (27, -64), (76, -86), (128, -99), (182, -91), (230, -68), (281, -47), (334, -43),
    (386, -62), (430, -92),
)  # fmt: skip
"""The worm at the lower left, where no card has one: from that corner, in px at art 1."""
_WORM_HIGH = 112
BLEED = 28
"""How far a column reaches beyond its cards, for their shadows."""
_BAR = 8
"""The width of a scroll bar."""
_ICONS_TOP = 34
_ICONS = 4 * 44 + 3 * 8 + 24
"""The room for the window's icons at the right of the heading."""

_CARDS = 400
"""The least width of the cards in a column of their own, in px at art 1."""

_BELOW = 44
"""How much lower the heading stands where it is below the icons."""


def _lay_quiet(grid: QGridLayout, quiet: Sequence[Button], wide: int) -> None:
    """Put what is seldom asked for beside each other, as far as *wide* px have room."""
    needs = [button.sizeHint().width() for button in quiet]
    columns = len(quiet) if sum(needs) <= wide else 2 if 2 * max(needs) <= wide else 1
    for at, button in enumerate(quiet):
        grid.addWidget(button, at // columns, at % columns)


class StartPage(OwnCorner, LaidOut, Page):
    """Shows the peers and tables that are here; nothing is offered before there is a name."""

    def __init__(self, ways: Ways, name: str, lead: Callable[[Room], object]) -> None:
        """Show ourselves to *name*; *lead* gets the room once it is made, to hear what it asks."""
        super().__init__()
        # the window tells that it is shown when it is painted itself, under us
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, on=False)
        self._is_new = self._is_newcomer = not name
        self._ways = ways
        self._is_drawn = self._is_one = False
        self._icons_at: IconPlace | None = None
        self._patience = Timer(self, singleShot=True, interval=SIGN_MS)
        self._patience.timeout.connect(self._draw)
        self._make_left(name)
        self.name.face.clicked.connect(partial(ways.go, To.WORM))
        self._room: Lazy[Room] = Lazy(
            _make_room, ways, self.name.tell, turned=self._follow_room, lead=lead
        )
        self.setFocusProxy(self._open if name else self.name.field)
        self._judge_name()

    def _make_left(self, name: str) -> None:
        self.name = NameCard(name)
        self.name.judged.connect(self._judge_name)
        self.name.done.connect(self._go_on)
        self._open = self._button(
            words("Open a table"), "table", To.OPEN,
            words("Worm Up! or Worm & Cozy: choose a game; others join"), ButtonKind.BIG,
        )  # fmt: skip
        self._practice = self._button(
            words("Practice race"),
            "race",
            Lesson(Game.RACES),
            words("Your first race, and you win it: five minutes"),
        )
        others = (
            self._button(
                words("Cozy lesson"), "thinking", Lesson(Game.HOURS),
                words("Worm & Cozy in four hours, alone: 2 minutes"),
            ),
            self._button(
                words("Games shelf"), "shelf", To.GAMES,
                words("Go on with a game, replay, check"),
            ),
            self._button(
                words("How to play"), "help", Guide(), words("Both games in pictures")
            ),
        )  # fmt: skip
        self._join = self._button(
            words("Join by code"), "qr", To.NETWORK, words("Somebody is missing?"),
            ButtonKind.QUIET,
        )  # fmt: skip
        self._buttons = (self._practice, *others)
        self._bring = self._button(
            words("Bring a friend"), "people", To.SHARE,
            words("Give the game to a laptop that has none"), ButtonKind.QUIET,
        )  # fmt: skip
        self._second = self._button(
            words("Second lesson"), "thinking", Lesson(Game.HOURS, 1),
            words("Brains and collars of Worm & Cozy: 2 minutes"), ButtonKind.QUIET,
        )  # fmt: skip
        self._television = self._button(
            words("Television"), "fit", To.TELEVISION,
            words("Shows a table to everybody, in full screen"), ButtonKind.QUIET,
        )  # fmt: skip
        self._sign = role_label("name", words("Two games for one table of laptops."))
        self._sign.setToolTip(words("Worm Up! and Worm & Cozy"))
        self._left_inside = Bare()
        self._left = QVBoxLayout(self._left_inside)
        self._left.setSpacing(0)
        self._logo, self._card, self._grid = _Logo(), QVBoxLayout(), QGridLayout()
        self._quiet = QGridLayout()
        self._quiet.setSpacing(0)
        self._card.addWidget(self.name)
        self._left.addWidget(self._logo)
        self._left.addWidget(self._sign)
        nest(self._left, self._card)
        self._left.addWidget(self._open)
        nest(self._left, self._grid)
        nest(self._left, self._quiet)
        self._left.addStretch(1)
        self._left_side = scrolled(self._left_inside, self)

    def _button(
        self, text: str, icon: str, to: Way, hint: str, kind: ButtonKind = ButtonKind.TALL
    ) -> Button:
        button = Button(text, kind, icon)
        button.bar("", hint)
        button.setProperty("hint", hint)
        button.chosen.connect(self.name.tell)  # the others know our name before we meet them
        button.chosen.connect(partial(self._ways.go, to))
        return button

    # -- the room ----------------------------------------------------------------------------------

    @property
    def room(self) -> Room:
        """The right column, made after the first picture."""
        if self._room.made is None:
            self._right_side = scrolled(None, self)
            self._put_room(self._room())
            self._judge_name()
            self._lay_out()
        return self._room()

    def show_lobby(self, lobby: LobbySnapshot) -> None:
        """Show the peers that are here."""
        self.room.show_lobby(lobby)

    def show_tournaments(self, found: Sequence[TournamentHere]) -> None:
        """Show to what one can come."""
        self.room.show_tournaments(found)

    def look(self, data: Path) -> None:
        """Read the games of *data* for the last one, and for the players known from them."""
        self.room.look(data)

    def stop(self) -> None:
        """Stop reading."""
        if self._room.made is not None:
            self.room.stop()

    # -- our name ----------------------------------------------------------------------------------

    def _judge_name(self) -> None:
        """Offer what needs a name only to somebody who has one."""
        unnamed = "" if self.name.is_named else words("Choose a name first; the others see it.")
        for key in (self._open, self._practice):
            key.bar(unnamed, key.property("hint"))
        if self._room.made is not None:
            self.room.refuse(unnamed)

    def _go_on(self) -> None:
        """Let who is new choose a worm, and then do the next thing; later the name is only changed.

        At an open table somebody who is alone would wait for nobody.
        """
        if self._is_new:
            self._is_new = False
            self.setFocusProxy(self._practice if self._leads else self._open)
            self._ways.go(To.WORM)
        else:
            self._open.setFocus()

    @property
    def _leads(self) -> bool:
        """Whether the first race comes first: somebody new is alone."""
        is_alone = self._room.made is None or self._room.made.is_empty
        return self._is_newcomer and is_alone

    def _follow_room(self) -> None:
        """Let Enter lead back to our own game while others wait for us there."""
        self.update()
        here = QApplication.focusWidget()
        is_untouched = here is None or here is self.focusProxy()
        is_called = self.room.is_called_back
        first = self._practice if self._leads and self.name.is_named else self._open
        self.setFocusProxy(self.room.back.button if is_called else first)
        self._lay_out()
        if is_untouched and self.isVisible():
            self.setFocus()

    # -- where everything is -----------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Put the focus on the next thing, or Qt would put it into the name."""
        super().showEvent(event)
        self.setFocus()

    def icons_at(self) -> IconPlace | None:
        return self._icons_at

    def _lay_out(self) -> None:
        """Lay the columns; where text is larger than the rest, the right one gets more room.

        Where the heading has no room beside the icons of the corner it goes below them.
        """
        is_small = look().art < 1
        margin, left, gap = (px(30), px(400), px(35)) if is_small else (px(60), px(424), px(56))
        wide = min(self.width() - 2 * margin - left - gap, px(860))
        start = max(margin, (self.width() - left - gap - wide) // 2)
        least = max(button.sizeHint().width() for button in (self._open, *self._buttons))
        self._stack(is_one=least > left + 2 * px(RING) or wide < px(_CARDS))
        head = self._room.made.head if self._room.made is not None else None
        beside, below = wide - px(_ICONS), 0
        self._icons_at = None if self._is_one else (start + left + gap + wide, px(_ICONS_TOP), 4)
        if head is not None and not self._is_one and head.heading.sizeHint().width() > beside:
            beside, below = wide, px(_BELOW)
        top = px(84) + below
        right, bleed = start + left + gap, px(BLEED)
        if self._is_one:
            wide = self.width() - 2 * margin
            self._lay_left(margin, wide)
            self._left_side.setGeometry(0, 0, self.width(), self.height())
        else:
            self._lay_left(start, left)
            self._left_side.setGeometry(0, 0, start + left + bleed + _BAR, self.height())
        if self._room.made is not None:
            if head is not None and not self._is_one:
                head.setGeometry(right + px(4), px(26) + below, beside, px(60))
            self._right_side.setGeometry(
                right - bleed, top, self.width() - right + bleed, self.height() - top
            )
            self._room.made.be_wide(wide, px(RING) if self._is_one else bleed)
        self._ways.place_icons()

    def _stack(self, *, is_one: bool) -> None:
        """Show one column that has everything, or two."""
        if is_one is self._is_one:
            return
        self._is_one = is_one
        if self._room.made is not None:
            self._put_room(self._room.made)

    def _put_room(self, room: Room) -> None:
        """Put *room* into the one column, or into the right one of two."""
        room.head.setContentsMargins(*((px(RING), px(TIGHT), 0, 0) if self._is_one else (0,) * 4))
        if self._is_one:
            self._right_side.takeWidget()
            self._left.insertWidget(self._left.count() - 1, room.head)
            self._left.insertWidget(self._left.count() - 1, room)
        else:
            room.head.setParent(self)
            self._right_side.setWidget(room)
        room.setAutoFillBackground(False)  # a scroll area lets it fill its ground
        room.head.show()
        room.show()
        self._right_side.setVisible(not self._is_one)

    def _lay_left(self, start: int, wide: int) -> None:
        """Put the small buttons into two columns, or into one if their words need it."""
        ring = px(RING)
        for button in self._buttons:
            button.become(ButtonKind.TALL)  # as wide as it would be in two columns
        need = max(button.sizeHint().width() for button in self._buttons) - px(GAP)
        columns = 2 if need <= (wide - px(GAP)) // 2 + 2 * ring else 1
        above, below, foot = (19, 14, GAP) if columns == 2 else (SMALL, SMALL, 0)
        self._left.setContentsMargins(start - ring, 0, px(BLEED) - ring, px(foot))
        self._left_inside.setFixedWidth(start + wide + px(BLEED))
        self._logo.be_wide(min(wide, px(424)))
        self._card.setContentsMargins(ring, px(above), ring, px(below))
        self._sign.setContentsMargins(ring + px(2), 0, 0, 0)
        spaced(self._grid, (0, 4, 0, 0), (0, 3))
        is_called = self._room.made is not None and self._room.made.is_called_back
        self._open.become(ButtonKind.TRAY if is_called or self._leads else ButtonKind.BIG)
        for at, button in enumerate(self._buttons):
            is_main = button is self._practice and self._leads
            kind = (
                ButtonKind.TALL
                if columns == 2
                else ButtonKind.SMALL
                if look().art < 1
                else ButtonKind.SECOND
            )
            button.become(ButtonKind.LEAD if is_main else kind)
            button.setMinimumWidth(need)
            self._grid.addWidget(button, at // columns, at % columns)
        quiet = (self._join, self._second, self._television, self._bring)
        _lay_quiet(self._quiet, quiet, wide + 2 * ring)

    def paint(self, painter: QPainter) -> None:
        if not self._is_drawn:
            painter.fillRect(self.rect(), QColor(look().theme.table))
            self._patience.start()
            return
        super().paint(painter)
        has_worm = self._room.made is not None and self._room.made.is_empty and not self._is_one
        high = self._left_inside.minimumSizeHint().height() + px(_WORM_HIGH)
        if not has_worm and high < self.height():
            foot = QPointF(0, self.height())
            places = [foot + QPointF(px(x), px(y)) for x, y in _WORM]
            import_module("gui.parts.worms").paint_worm(painter, None, places, px(27), -30)

    def _draw(self) -> None:
        """Draw what takes longer than the first picture."""
        if not self._is_drawn:
            self._is_drawn = True
            self._logo.show_picture()
            self.name.show_face()
            self.room.show()
            self.update()


class _Logo(Painted, QWidget):
    """The name of the game with a worm in it, drawn after the first picture."""

    _FRAME, _HIGH = (-1.7, 19.2, 450.0, 135.0), 152
    """The frame of the drawing, and our height, where the column is 424 wide."""

    def __init__(self) -> None:
        super().__init__()
        self._is_drawn = False
        self._unit = 1.0

    def be_wide(self, wide: int) -> None:
        """Be as wide as the column."""
        self._unit = wide / 424
        self.setFixedHeight(round(self._HIGH * self._unit))

    def show_picture(self) -> None:
        """Draw it from now on."""
        self._is_drawn = True
        self.update()

    def paint(self, painter: QPainter) -> None:
        if self._is_drawn:
            frame = QRectF(*(side * self._unit for side in self._FRAME))
            paint_picture(painter, "logo", frame, look().theme.ink)


def _make_room(
    ways: Ways,
    tell: Callable[[], None],
    *,
    turned: Callable[[], object],
    lead: Callable[[Room], object],
) -> Room:
    """Return the cards of the page, which *tell* our name before one sits down."""
    from gui.window.start.room import Room

    room = Room(ways, tell)
    room.turned.connect(turned)
    lead(room)
    return room
