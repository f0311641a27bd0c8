"""My worm: paint, hat and letter are tried on here, and worn by one press.

Law: nothing is told to anybody before "Wear it"; a paint that a friend wears may be chosen all the
same, for a table has a rule for that (P3.7).
"""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout

from core.table.looks import BY_SEAT, HATS, PAINTS, Wish, Worn
from core.table.naming import TYPED_MAX, is_letter, name_refusal, tidied
from gui.parts.art import (
    LOW,
    paint_foot_shadow,
    paint_paper,
    paint_picture,
    paint_shadow,
    paint_wood,
)
from gui.parts.button import Button, Kind, back_button
from gui.parts.card import Bare, Card, Page, Tray, scrolled
from gui.parts.crawl import paint_worm
from gui.parts.dice import Envelope, paint_envelope
from gui.parts.headline import Headline
from gui.parts.painted_card import LARGE
from gui.parts.pick import Ground, PickCard
from gui.parts.role_label import role_label
from gui.parts.shell import Shell
from gui.parts.theme import Type, font, look, margins, px
from gui.parts.tokens import GAP, MARGIN, SMALL, TIGHT, TILE, WIDE
from gui.parts.worms import FACE, paint_bib, paint_face, paint_worm_row
from gui.window.start.round_table import paint_top
from gui.words.seats import seat_letters
from gui.words.troubles import trouble_words
from gui.words.wearing import hat_words, paint_words, person_words, usual, worn
from gui.words.words import words

_TOP, _LEFT = 84, 540
_PAINT, _HAT = (112, 80), (92, 98)
_ROW, _ROW_LARGE = 6, 3
"""How many hats stand beside each other, and where text is large."""
_LONG = 7
_WOOD = 512
"""How wide the stage is in the picture."""
_AROUND = ((24, -17), (-26, -8), (4, 27))
"""Where three sit round a small table."""


class WormPage(Page):
    """Shows our worm large, and all that it may wear."""

    left = Signal()
    chosen = Signal(object)
    """The `Wish` of our player."""

    def __init__(self, shell: Shell) -> None:
        super().__init__()
        self._shell = shell
        self._named, self._before = "", usual()
        self._wish = self._before
        self._back = back_button(self.left)
        self._title = Headline(words("My worm"))
        self._stage, self._choice = _Stage(), Card()
        self._make_choice()
        self._tray, self._wear = Tray(), Button(words("Wear it"), Kind.BIG, "check")
        self._undo = Button(words("As it was"), Kind.SECOND, "undo")
        self._wear.chosen.connect(lambda: self.chosen.emit(self._wish))
        self._undo.chosen.connect(lambda: self._try(self._before))
        for button in (self._undo, self._wear):
            self._tray.buttons.addWidget(button)
        inside = Bare()
        row = QHBoxLayout(inside)
        row.setContentsMargins(margins(MARGIN, TIGHT, MARGIN, MARGIN))
        row.setSpacing(px(MARGIN))
        row.addWidget(self._stage)
        row.addWidget(self._choice, 1)
        self._scroll = scrolled(inside, self)
        for part in (self._back, self._title, self._tray):
            part.setParent(self)
        self.setFocusProxy(self._wear)

    @property
    def name(self) -> str:
        """What our player is called now: as typed, if that is allowed."""
        typed = tidied(self._field.text())
        return self._named if self._field.isHidden() or name_refusal(typed) else typed

    def begin(
        self,
        name: str,
        wish: Wish | None,
        others: Sequence[tuple[str, Worn]] = (),
        *,
        may_rename: bool = False,
    ) -> None:
        """Dress the worm of *name*, who has this *wish*; *others* in the room wear what they do.

        At a table nobody *may_rename* oneself.
        """
        self._named, self._before = name, wish or usual()
        self._field.setText(name)
        for part in (self._field, self._field_said):
            part.setVisible(may_rename)
        worn_by = {one.paint: (other, one) for other, one in reversed(others)}
        for paint, tile in zip(PAINTS, self._paints.tiles, strict=True):
            tile.whose = worn_by.get(paint)
        self._tray.ask(
            words("Yours for years"),
            words(
                "Same paint as a friend? Who sat down first keeps it, the other gets the next free"
                " one. The hat stays."
            ),
        )
        self._try(self._before)

    def memory(self) -> tuple[str, Wish, Wish, str, bool]:
        """Return whose worm it is, what it wore and has on now, and what is typed, if it may be."""
        typed = self._field.text(), not self._field.isHidden()
        return self._named, self._before, self._wish, *typed

    def recall(self, memory: tuple[str, Wish, Wish, str, bool]) -> None:
        """Show what another page showed."""
        name, before, wish, typed, may_rename = memory
        self.begin(name, before, may_rename=may_rename)
        self._field.setText(typed)
        self._try(wish)

    # -- what is chosen ----------------------------------------------------------------------------

    def _make_choice(self) -> None:
        self._paints = _Tiles(
            [_PaintTile(paint) for paint in PAINTS], len(PAINTS), self._take_paint
        )
        self._hats = _Tiles([_HatTile(hat) for hat in HATS], _ROW, self._take_hat)
        self._bib = QLineEdit()
        self._bib.setAccessibleName(words("Bib"))
        self._bib.setMaxLength(TYPED_MAX)
        self._bib.setFixedWidth(px(66))
        self._bib.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._bib.textEdited.connect(self._take_letter)
        self._field, self._field_said = QLineEdit(), role_label("quiet", words("Your name"))
        self._field.setAccessibleName(words("Your name"))
        self._field.setMaxLength(TYPED_MAX)
        self._field.textEdited.connect(self._type)
        head, column = QHBoxLayout(), QVBoxLayout(self._choice)
        head.setSpacing(px(GAP))
        head.addWidget(self._field_said)
        head.addWidget(self._field, 1)
        head.addStretch()
        head.addWidget(role_label("quiet", words("Bib")))
        head.addWidget(self._bib)
        column.setContentsMargins(margins(WIDE, MARGIN, WIDE, MARGIN))
        column.setSpacing(px(TIGHT))
        column.addLayout(head)
        column.addWidget(role_label("strong", words("Paint")))
        column.addWidget(self._paints)
        column.addWidget(role_label("strong", words("Hat")))
        column.addWidget(self._hats)
        column.addStretch(1)

    def _take_paint(self, at: int) -> None:
        paint = PAINTS[at]
        self._try(self._wish._replace(paints=(paint, *self._wish.paints)))
        self._shell.speak(words("You wear {what}.", what=paint_words(paint)))

    def _take_hat(self, at: int) -> None:
        self._try(self._wish._replace(hat=HATS[at]))
        self._shell.speak(words("You wear {what}.", what=hat_words(HATS[at])))

    def _type(self, typed: str) -> None:
        """Show the name that is typed, or say why nobody can be called so."""
        wrong = name_refusal(tidied(typed))
        self._wear.bar(trouble_words(wrong) if wrong else "")
        self._try(self._wish)

    def _take_letter(self, typed: str) -> None:
        """Take the last letter that was typed; none is the first of the name."""
        typed = tidied(typed)
        letter = typed if is_letter(typed) else typed[-1:]
        self._try(self._wish._replace(letter=letter if is_letter(letter) else ""))

    def _try(self, wish: Wish) -> None:
        """Show how *wish* looks."""
        self._wish = wish._replace(paints=tuple(dict.fromkeys((*wish.paints, *wish.order))))
        worm = worn(self._wish)
        assert worm is not None, "there is a wish"
        if not worm.letter:
            worm = worm._replace(letter=seat_letters((self.name or "?",))[0])
        self._bib.setText(worm.letter)
        self._stage.show_worm(self.name, worm)
        for tile in self._hats.tiles:
            tile.worm = worm
        self._paints.choose(PAINTS.index(worm.paint))
        self._hats.choose(HATS.index(worm.hat))

    # -- where everything is -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take back what was tried on; a second Escape leaves."""
        if event.key() == Qt.Key.Key_Escape and self._wish != self._before:
            self._try(self._before)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything."""
        super().resizeEvent(event)
        width, height = self.width(), self.height()
        self._tray.lay_out_in(width, height)
        side = px(44)
        self._back.setGeometry(px(MARGIN), px(18), side, side)
        self._title.setGeometry(px(MARGIN) + side + px(GAP), px(10), width // 2, px(60))
        top = px(_TOP) - px(TIGHT)
        self._scroll.setGeometry(0, top, width, self._tray.y() - top)


class _Stage(Card):
    """Our worm: its face, all of it below, and how friends meet it."""

    def __init__(self) -> None:
        super().__init__()
        self._name, self._worm = "", Worn("tomato", "none")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_worm(self, name: str, worm: Worn) -> None:
        """Show the *worm* of *name*."""
        self._name, self._worm = name, worm
        self.setAccessibleName(person_words(name, worm))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the picture; it grows down."""
        return QSize(px(_LEFT if look().art >= 1 else 400), px(420))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that shows everything."""
        return QSize(self.sizeHint().width(), px(330))

    def paint(self, painter: QPainter) -> None:
        """Paint the wood with the worm on it, and a badge below."""
        super().paint(painter)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        foot = px(114)
        wood = QRectF(self.rect()).adjusted(px(14), px(14), -px(14), -foot)
        paint_wood(painter, wood)
        side = min(px(196), wood.height() * 0.55)
        face = QRectF(wood.center().x() - side / 2, wood.top() + side * 0.14, side, side * FACE)
        paint_foot_shadow(painter, face.adjusted(side * 0.08, 0, -side * 0.08, 0))
        paint_face(painter, face, self._worm, "happy")
        self._paint_long(painter, wood)
        self._paint_friends(painter, wood)

    def _paint_long(self, painter: QPainter, wood: QRectF) -> None:
        """Paint all of the worm as it lies on a board."""
        radius = min(px(26.5), wood.width() / 20)
        y = wood.bottom() - 2.1 * radius
        waves = (2, -8, -8, 4, 12, 8, -6)
        left = wood.center().x() - 3.5 * 1.96 * radius
        spots = [QPointF(left + 1.96 * radius * at, y + waves[at]) for at in range(_LONG)]
        paint_worm(painter, self._worm, spots, radius)
        paint_bib(painter, spots[_LONG // 2], 2 * radius, self._worm.letter)

    def _paint_friends(self, painter: QPainter, wood: QRectF) -> None:
        now = look().theme
        painter.setFont(font(Type.STRONG))
        painter.setPen(QColor(now.ink))
        line = QRectF(wood.left() + px(8), wood.bottom() + px(GAP), wood.width(), px(24))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words("Friends see you like this"))
        unit = wood.width() / _WOOD
        painter.save()
        painter.translate(line.left(), line.bottom() + px(SMALL))
        painter.scale(unit, unit)
        self._paint_badge(painter, QRectF(0, 0, 196, 54))
        paint_top(painter, QPointF(252, 27), 20)
        faces = self._worm, *(one for one in BY_SEAT[3:] if one.paint != self._worm.paint)
        for place, worm in enumerate(faces):
            middle = QPointF(252, 27) + QPointF(*_AROUND[place])
            paint_face(painter, QRectF(middle.x() - 9, middle.y() - 9, 18, 18 * FACE), worm)
        self._paint_podium(painter, QRectF(312, 0, 196, 58))
        painter.restore()

    def _paint_badge(self, painter: QPainter, paper: QRectF) -> None:
        """Paint how we sit at a table: our face, name and envelope."""
        paint_shadow(painter, paper, SMALL * 4, LOW)
        paint_paper(painter, paper, SMALL * 4)
        paint_face(painter, QRectF(10, 6, 38, 38 * FACE), self._worm)
        paint_envelope(
            painter, QRectF(140, 14, 46, 32), self._worm, Envelope.SEALED, self._worm.letter
        )
        painter.setPen(QColor(look().theme.ink))
        letters = font(Type.CHIP, scale=1.0)
        painter.setFont(letters)
        name = QFontMetrics(letters).elidedText(self._name, Qt.TextElideMode.ElideRight, 76)
        painter.drawText(QRectF(58, 0, 80, 54), Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_podium(self, painter: QPainter, wood: QRectF) -> None:
        """Paint our worm on a board, and as the winner."""
        paint_wood(painter, wood)
        paint_worm_row(painter, QRectF(322, 20, 104, 22), self._worm, self._worm.letter)
        face = QRectF(446, 16, 40, 40 * FACE)
        paint_face(painter, face, self._worm, "happy")
        paint_picture(painter, "crown", QRectF(449, 0, 33, 22))


class _Tile(PickCard):
    """One thing to wear; arrow keys walk, Space or a click tries it on."""

    HIGH = _PAINT

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said
        del self.casts  # it is sunk into the card
        self.worm = Worn("tomato", "none")
        self.whose: tuple[str, Worn] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def disc(self) -> QRectF:
        """Return where the tick lies: over the corner."""
        side = px(26)
        return QRectF(self.width() - side * 0.72, -side * 0.28, side, side)

    def sizeHint(self) -> QSize:
        """Return the size of the tile, with room for its name."""
        (wide, high), measure = self.HIGH, QFontMetrics(font(Type.CHIP))
        named = max(map(measure.horizontalAdvance, _lines(self.said, measure, 0)))
        lines = len(_lines(self.said, measure, px(wide) - 2 * SMALL))
        return QSize(max(px(wide), named + px(GAP)), px(high - 20) + lines * measure.height())

    def label(self) -> str:
        """Return what stands on the tile."""
        return self.said

    def paint_inside(self, painter: QPainter) -> None:
        """Paint the ground of the tile, and the name at its foot."""
        now = look().theme
        painter.setBrush(QColor(now.mint if self.isChecked() else now.paper2))
        painter.drawRoundedRect(QRectF(self.rect()), px(TILE), px(TILE))
        letters, label = font(Type.CHIP), self.label()
        painter.setFont(letters)
        painter.setPen(QColor(now.ink))
        measure, wide = QFontMetrics(letters), self.width() - 2 * SMALL
        lines = _lines(label, measure, wide)
        high = measure.height() * len(lines)
        foot = QRectF(SMALL, self.height() - high - px(SMALL), wide, high)
        cut = [measure.elidedText(one, Qt.TextElideMode.ElideRight, wide) for one in lines]
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, "\n".join(cut))
        self.paint_thing(painter, QRectF(0, 0, self.width(), foot.top()))
        painter.setPen(Qt.PenStyle.NoPen)

    def paint_thing(self, painter: QPainter, room: QRectF) -> None:
        """Paint what is to be worn."""


def _lines(label: str, measure: QFontMetrics, wide: int) -> list[str]:
    """Break *label* in two where it is wider than *wide* px, after its first word."""
    first, _, rest = label.partition(" ")
    return [label] if not rest or measure.horizontalAdvance(label) <= wide else [first, rest]


class _PaintTile(_Tile):
    def __init__(self, paint: str) -> None:
        super().__init__(paint_words(paint))
        self._paint = paint

    def label(self) -> str:
        """Return the name of the paint, and who in the room wears it."""
        if self.whose is None:
            return self.said
        return words("{paint}, {name}'s", paint=self.said, name=self.whose[0])

    def paint_thing(self, painter: QPainter, room: QRectF) -> None:
        """Paint three segments, or the face of who wears it."""
        radius = room.height() * 0.3
        middle = room.center()
        spots = [middle + QPointF((at - 1) * 1.9 * radius, (at % 2) * 2) for at in range(3)]
        worm = Worn(self._paint, "none")
        paint_worm(painter, worm, spots, radius)
        if self.whose is not None:
            side = radius * 1.3
            face = QRectF(px(SMALL), room.bottom() - side * FACE, side, side * FACE)
            paint_face(painter, face, self.whose[1])


class _HatTile(_Tile):
    HIGH = _HAT

    def __init__(self, hat: str) -> None:
        super().__init__(hat_words(hat))
        self._hat = hat

    def paint_thing(self, painter: QPainter, room: QRectF) -> None:
        """Paint our face with the hat."""
        side = min(room.width(), room.height()) * 0.74
        face = QRectF(0, 0, side, side * FACE)
        face.moveCenter(room.center() + QPointF(0, side * 0.08))
        paint_foot_shadow(painter, face.adjusted(side * 0.08, 0, -side * 0.08, 0))
        paint_face(painter, face, self.worm._replace(hat=self._hat))


class _Tiles(Ground):
    """Tiles in rows, of which one is chosen."""

    def __init__(self, tiles: Sequence[_Tile], row: int, take: Callable[[int], object]) -> None:
        """Lay *tiles*, so many in a *row*; *take* takes the one that is pressed."""
        super().__init__()
        self.tiles = tiles
        self._row = row
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(margins(TIGHT, TIGHT, TIGHT, TIGHT))
        grid.setSpacing(px(GAP))
        self._lay()
        for at, tile in enumerate(tiles):
            tile.clicked.connect(partial(take, at))
            tile.moved.connect(partial(self._walk, at))

    def _lay(self) -> None:
        row = _ROW_LARGE if look().text > LARGE else self._row
        for at, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, at // row, at % row)

    def changeEvent(self, event: QEvent) -> None:
        """Take shorter rows where text is large."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._lay()

    def choose(self, now: int) -> None:
        """Show that tile number *now* is worn."""
        for at, tile in enumerate(self.tiles):
            tile.setChecked(at == now)
            named = {"what": tile.label(), "at": at + 1, "count": len(self.tiles)}
            tile.setAccessibleName(
                words("{what}, chosen, {at} of {count}", **named)
                if at == now
                else words("{what}, {at} of {count}", **named)
            )
            tile.setToolTip(tile.label())
            tile.update()
        self.update()

    def _walk(self, at: int, way: int) -> None:
        self.tiles[(at + way) % len(self.tiles)].setFocus()
