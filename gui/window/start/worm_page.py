"""My worm: paint, hat and letter are tried on here, and worn by one press.

Law: nothing is told to anybody before "Wear it"; a paint that a friend wears may be chosen all the
same, for a table has a rule for that (P3.7).
"""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from core.table.looks import HATS, PAINTS, LookWish, Worn
from core.table.naming import TYPED_MAX, is_letter, name_refusal, tidied
from gui.kit.bookmarks import Bookmark, Bookmarked
from gui.kit.button import Button, ButtonKind, back_button
from gui.kit.card import Bare, Card, Page, Tray, scrolled
from gui.kit.chip import Chip, Tone
from gui.kit.fills import print_in
from gui.kit.headline import Headline
from gui.kit.key_cap import paint_cap
from gui.kit.layout import LaidOut, Scaled, Sized, nest, spaced
from gui.kit.painted import Painted
from gui.kit.painted_card import LARGE
from gui.kit.role_label import role_label
from gui.kit.theme import Type, font, look, margins, px
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT
from gui.parts.sound import Sound
from gui.parts.worms import FACE, paint_bib, paint_face, paint_segment
from gui.report.players import PlayedSince, played_since
from gui.window.past.worker import Worker
from gui.window.start.worm_stage import WormStage
from gui.window.start.worm_tiles import HatTile, PaintTile, Tiles
from gui.window.ways import Ways
from gui.words.days import date_words
from gui.words.seats import seat_letters
from gui.words.trouble_words import trouble_words
from gui.words.wearing import hat_words, paint_words, usual, worn
from gui.words.words import counted, words, words_for

_TOP = 84
_FIELD, _BIB = 54, 66
_ROW = 6
"""How many hats stand beside each other."""


class WormPage(Bookmarked, Scaled, LaidOut, Page):
    """Shows our worm large, and all that it may wear."""

    def __init__(self, ways: Ways, wear: Callable[[str, LookWish], bool]) -> None:
        """Let *wear* keep the name and the wish that are chosen."""
        super().__init__()
        self._ways, self._keep = ways, wear
        self._named, self._before = "", usual()
        self._wish = self._before
        self.bookmark = Bookmark(lambda: (self._field.text(), self._wish), self._open_at)
        self._back = back_button(ways.back)
        self._title = Headline(words("My worm"))
        self._stage, self._choice = WormStage(), Card()
        self._make_choice()
        self._tray, self._wear = Tray(), Button(words("Wear it"), ButtonKind.BIG, "check")
        self._undo = Button(words_for("a key that undoes", "As it was"), ButtonKind.TRAY, "undo")
        self.since = Since(self._tray)
        self._wear.chosen.connect(self._put_on)
        self._undo.chosen.connect(lambda: self._try(self._before))
        for button in (self._undo, self._wear):
            self._tray.buttons.addWidget(button)
        inside = Bare()
        row = QHBoxLayout(inside)
        row.setContentsMargins(margins(MARGIN, TIGHT, MARGIN, MARGIN))
        spaced(row, gap=MARGIN)
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
        wish: LookWish | None,
        others: Sequence[tuple[str, Worn]] = (),
        *,
        may_rename: bool = False,
    ) -> None:
        """Dress the worm of *name*, who has this *wish*; *others* in the room wear what they do.

        At a table nobody *may_rename* oneself.
        """
        self._named, self._before = name, wish or usual()
        self._field.setText(name)
        self._field.setVisible(may_rename)
        self._field_said.setText(words("Name") if may_rename else name)
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

    def _open_at(self, mark: tuple[str, LookWish]) -> None:
        """Have a name typed again, and something tried on."""
        name, self._wish = mark
        self._field.setText(name)
        self._type(name)

    def stop(self) -> None:
        """Read no more games."""
        self.since.judging.stop()

    # -- what is chosen ----------------------------------------------------------------------------

    def _make_choice(self) -> None:
        self._paints = Tiles([PaintTile(paint) for paint in PAINTS], len(PAINTS), self._take_paint)
        self._hats = Tiles([HatTile(hat) for hat in HATS], _ROW, self._take_hat)
        for tile in (*self._paints.tiles, *self._hats.tiles):
            tile.look_here = self._stage.look_at
        self._bib, self._sample = QLineEdit(), _Sample()
        self._bib.setAccessibleName(words("Bib"))
        self._bib.setMaxLength(TYPED_MAX)
        self._bib.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._bib.textEdited.connect(self._take_letter)
        self._field, self._field_said = QLineEdit(), role_label("quiet", words("Name"))
        self._field.setAccessibleName(words("Your name"))
        self._field.setMaxLength(TYPED_MAX)
        self._field.textEdited.connect(self._type)
        self._face = _OwnFace(self._field)
        self._make_columns()

    def _make_columns(self) -> None:
        """Lay what is chosen from."""
        surprise = Button(words("Surprise me"), ButtonKind.QUIET, "shuffle")
        surprise.chosen.connect(self._surprise)
        self._head, column = QGridLayout(), QVBoxLayout(self._choice)
        self._head.addWidget(self._field_said, 0, 0)
        self._head.addWidget(role_label("quiet", words("Bib")), 0, 1)
        for at, part in enumerate((self._field, self._bib, self._sample, surprise)):
            self._head.addWidget(part, 1, at)
        self._head.setColumnStretch(0, 1)
        self._hats_head = hats = QHBoxLayout()
        hats.addWidget(role_label("name", words("Hat")))
        hats.addStretch(1)
        hats.addWidget(_KeysHint())
        nest(column, self._head)
        self._paint_said = role_label("name", words("Paint"))
        column.addWidget(self._paint_said)
        column.addWidget(self._paints)
        nest(column, hats)
        column.addWidget(self._hats)
        column.addStretch(1)
        self._scale()

    def _scale(self) -> None:
        layout = self._choice.layout()
        assert layout is not None
        layout.setContentsMargins(margins(MARGIN, TIGHT, MARGIN, TIGHT))
        layout.setSpacing(1)
        self._head.setContentsMargins(margins(TIGHT, 0, 0, SMALL))
        self._hats_head.setContentsMargins(margins(TIGHT, 0, TIGHT, 0))
        self._paint_said.setContentsMargins(margins(TIGHT, 0, 0, 0))
        spaced(self._head, gap=(GAP, SMALL))
        high = max(px(_FIELD), self._field.fontMetrics().height() + px(GAP))
        for part in (self._field, self._bib):
            part.setFont(font(Type.NAME))
            part.setFixedHeight(high)
        self._bib.setFixedWidth(px(_BIB))
        self._field.setTextMargins(px(_FIELD - SMALL), 0, 0, 0)
        self._face.setGeometry(GAP, TIGHT, px(38), high - 2 * TIGHT)

    def _surprise(self) -> None:
        """Try on something else, a paint that nobody here wears if there is one."""
        free = [p for p, tile in zip(PAINTS, self._paints.tiles, strict=True) if tile.whose is None]
        others = [one for one in free if one != self._wish.order[0]] or list(PAINTS)
        hats = [hat for hat in HATS if hat != self._wish.hat]
        dice = random.SystemRandom()
        paint, hat = dice.choice(others), dice.choice(hats)
        self._try(self._wish._replace(paints=(paint, *self._wish.paints), hat=hat))
        self._ways.play(Sound.PAINT_TRIED)
        wearing = ", ".join((paint_words(paint), hat_words(hat)))
        self._ways.speak(words("You wear {what}.", what=wearing))

    def _take_paint(self, at: int) -> None:
        paint = PAINTS[at]
        self._try(self._wish._replace(paints=(paint, *self._wish.paints)))
        self._ways.play(Sound.PAINT_TRIED)
        self._ways.speak(words("You wear {what}.", what=paint_words(paint)))

    def _take_hat(self, at: int) -> None:
        self._try(self._wish._replace(hat=HATS[at]))
        self._ways.play(Sound.HAT_TRIED)
        self._ways.speak(words("You wear {what}.", what=hat_words(HATS[at])))

    def _put_on(self) -> None:
        self._ways.play(Sound.WORN)
        if self._keep(self.name, self._wish):
            self._ways.back()

    def _type(self, typed: str) -> None:
        """Show the name that is typed, or say why nobody can be called so."""
        wrong = None if self._field.isHidden() else name_refusal(tidied(typed))
        self._wear.bar(trouble_words(wrong) if wrong else "")
        self._try(self._wish)

    def _take_letter(self, typed: str) -> None:
        """Take the last letter that was typed; none is the first of the name."""
        typed = tidied(typed)
        letter = typed if is_letter(typed) else typed[-1:]
        self._try(self._wish._replace(letter=letter if is_letter(letter) else ""))

    def _try(self, wish: LookWish) -> None:
        """Show how *wish* looks."""
        self._wish = wish._replace(paints=tuple(dict.fromkeys(wish.paints)))
        worm = worn(self._wish)
        assert worm is not None, "there is a wish"
        if not worm.letter:
            worm = worm._replace(letter=seat_letters((self.name or "?",))[0])
        self._bib.setText(worm.letter)
        self._stage.show_worm(self.name, worm)
        for part in (self._face, self._sample):
            part.show_worm(worm)
        for tile in self._hats.tiles:
            tile.worm = worm
        self._paints.choose(words("Paint"), PAINTS.index(worm.paint))
        self._hats.choose(words("Hat"), HATS.index(worm.hat))

    # -- where everything is -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Wear what was tried on with Enter, take it back with Escape; a second one leaves."""
        if event.key() == Qt.Key.Key_Escape and self._wish != self._before:
            self._try(self._before)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._wear.click()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        self._tray.lay_out_in(width, height)
        self._back.resize(self._back.sizeHint())
        self._back.move(px(10), px(GAP))
        left = self._back.geometry().right() + px(TIGHT)
        self._title.setGeometry(left, px(10), width // 2, px(60))
        self.since.follow()
        top = px(_TOP) - px(TIGHT)
        self._scroll.setGeometry(0, top, width, self._tray.y() - top)


class Since(Scaled, Chip):
    """Says since when one plays, by the logs of this laptop; narrow and large looks do without."""

    def __init__(self, tray: Tray) -> None:
        super().__init__()
        self._tray = tray
        self.judging = Worker(self)
        self.played: PlayedSince | None = None
        self.setParent(tray)
        self.hide()

    def look(self, data: Path, identity: bytes) -> None:
        """Count the games in *data* of the player with the key *identity*."""
        self.judging.run(played_since(data, identity), self.tell)

    def tell(self, played: PlayedSince) -> None:
        """Say what was *played*."""
        self.played, date = played, date_words(played.first)
        said = counted(
            played.games, "{count} game since {date}", "{count} games since {date}", date=date
        )
        self.become(said, Tone.PEOPLE, "flag")
        self.follow()

    def follow(self) -> None:
        """Stand beside the heading of the tray where there is room."""
        layout, heading = self._tray.layout(), self._tray.heading
        if layout is not None:
            layout.activate()
        left = heading.mapTo(self._tray, QPoint(heading.sizeHint().width() + px(GAP), 0))
        self.resize(self.sizeHint())
        self.move(left.x(), left.y() + (heading.height() - self.height()) // 2)
        ends = self._tray.buttons.geometry().left()
        has_room = look().text <= LARGE and look().art >= 1 and self.geometry().right() < ends
        self.setVisible(self.played is not None and has_room)

    _scale = follow


class _Piece(Painted, QWidget):
    """Something small that shows what is tried on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.worm = Worn("tomato", "none")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_worm(self, worm: Worn) -> None:
        """Show *worm*."""
        self.worm = worm
        self.update()


class _OwnFace(_Piece):
    """Our face in the field of our name."""

    def paint(self, painter: QPainter) -> None:
        wide = self.height() / FACE * 0.9
        top = self.height() - wide * FACE
        paint_face(painter, QRectF(1, top, wide, wide * FACE), self.worm)


class _Sample(Sized, _Piece):
    """A segment with our letter, as it lies on the board."""

    art_size = (44, 44)

    def paint(self, painter: QPainter) -> None:
        wide, middle = self.width(), QRectF(self.rect()).center()
        paint_segment(painter, middle, wide, self.worm)
        paint_bib(painter, middle, wide, self.worm.letter)


class _KeysHint(Painted, QWidget):
    """Which keys walk and try on, as caps of a keyboard; large text has no room for it."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(words("Arrow keys walk, Space tries it on"))

    @staticmethod
    def _parts() -> tuple[tuple[str, bool], ...]:
        return (
            ("←", True), ("→", True), (words("walk"), False),
            (words("Space"), True), (words("tries it on"), False),
        )  # fmt: skip

    def _laid(self) -> list[tuple[str, bool, int]]:
        """Return all that stands there, whether it is a cap, and how wide each is."""
        pad, use = px(18), {True: Type.CHIP, False: Type.SMALL}
        return [
            (said, is_cap, QFontMetrics(font(use[is_cap])).horizontalAdvance(said) + pad)
            for said, is_cap in self._parts()
        ]

    def sizeHint(self) -> QSize:
        if look().text > LARGE:
            return QSize(0, 0)
        high = max(px(28), QFontMetrics(font(Type.CHIP)).height() + SMALL)
        return QSize(sum(wide for _, _, wide in self._laid()) + SMALL, high)

    def minimumSizeHint(self) -> QSize:
        """Return the least height; what does not fit is left out."""
        return QSize(0, self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        if self.width() < self.sizeHint().width():
            return
        now, left = look().theme, 0.0
        for said, is_cap, wide in self._laid():
            box = QRectF(left + 1, 1, wide, self.height() - 2)
            if is_cap:
                paint_cap(painter, box.adjusted(0, 0, -TIGHT, 0), said)
            else:
                print_in(painter, box.translated(-TIGHT, 0), said, font(Type.SMALL), now.ink2)
            left += wide
