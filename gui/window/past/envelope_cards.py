"""The three steps of one envelope: what went in, the seal it made, and the seal made again."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from core.table.encoding import Value
from gui.kit.animation import landing
from gui.kit.art import paint_icon
from gui.kit.card import Card
from gui.kit.fills import box_round, fill_box, print_in
from gui.kit.painted import placed
from gui.kit.theme import Type, font, look
from gui.kit.tokens import PICTURES, TILE
from gui.parts.dice import Envelope as Drawn
from gui.parts.dice import paint_die, paint_envelope
from gui.parts.worms import FACE, paint_face
from gui.report.sealed import SealedEnvelope, tiles
from gui.window.past.mosaic import FEW, columns_of, paint_mosaic, paint_tile
from gui.words.emblem_words import emblem_words
from gui.words.seats import Names
from gui.words.table_words import listed
from gui.words.words import counted, words

WIDE, HIGH = 390, 474
"""A card in units."""
DIE, PICTURE, FLAP, WAX, MADE, OPENED, ROW = 220, 60, 160, 120, 25, 160, 90
"""How many ms each part of an envelope takes: the die drops in, then pictures, flap, wax, tiles."""
SECRET = 8
_IN = DIE + SECRET * PICTURE
_SHUT = _IN + FLAP
_SEALED = _SHUT + WAX
_MADE = _SEALED + FEW * MADE
_OPENED = _MADE + OPENED
_ROWS = 4
END = _OPENED + _ROWS * ROW
"""When all is told."""
_LEFT, _TOP, _WRAP = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignTop, Qt.TextFlag.TextWordWrap
_LEAST = 8.0


@dataclass(frozen=True)
class ShownEnvelope:
    """An *envelope* of one of *names*, and what was put into it in place of what it held."""

    envelope: SealedEnvelope
    names: Names
    face: str = ""
    value: Value | None = None
    nonce: bytes = b""
    has_all: bool = False
    """Whether all pictures are shown, not the first few."""
    now_ms: int = END
    """How far the making of the seal is."""

    @property
    def name(self) -> str:
        """Who sealed it."""
        return self.names[self.envelope.seat]

    @property
    def is_swapped(self) -> bool:
        """Whether something else lies in it than it held."""
        return self.value is not None or bool(self.nonce)

    @property
    def die(self) -> str:
        """The face that lies in it now."""
        return self.face or self.envelope.face

    @cached_property
    def secret(self) -> tuple[int, ...]:
        """The secret pictures that lie in it now."""
        return tiles(self.nonce or self.envelope.nonce) if self.envelope.is_open else ()

    @cached_property
    def signed(self) -> tuple[int, ...]:
        """The seal that was signed."""
        return tiles(self.envelope.seal)

    @cached_property
    def made(self) -> tuple[int, ...]:
        """The seal that is made again, of what lies in it now."""
        if not self.envelope.is_open:
            return ()
        return tiles(self.envelope.made_again(self.value, self.nonce))

    @cached_property
    def differ(self) -> frozenset[int]:
        """The tiles in which the two seals differ."""
        return frozenset(
            at
            for at, pair in enumerate(zip(self.signed, self.made, strict=False))
            if pair[0] != pair[1]
        )

    def first(self, pictures: Sequence[int], few: int = FEW) -> tuple[int, ...]:
        """Return those of *pictures* that are shown."""
        return tuple(pictures if self.has_all else pictures[:few])

    def shares(self, start: int, ms: int) -> float:
        """Return how much of what lasts *ms* from *start* on has passed."""
        return min(1.0, max(0.0, (self.now_ms - start) / ms))

    @property
    def holders(self) -> str:
        """Who held the seal before any envelope opened."""
        return listed([self.names[seat] for seat in self.envelope.holders])


class StepCard(Card):
    """One step, painted in units of which the card is 390 wide, letters and all."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: ShownEnvelope | None = None

    def show_step(self, shown: ShownEnvelope) -> None:
        """Show this step of *shown*."""
        self._shown = shown
        self.setAccessibleName(" ".join(self.told(shown)))
        self.update()

    def told(self, shown: ShownEnvelope) -> list[str]:
        """Return what is shown in sentences."""
        raise NotImplementedError

    def draw(self, painter: QPainter, shown: ShownEnvelope) -> None:
        """Paint this step of *shown*, in units."""
        raise NotImplementedError

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        if self._shown is None:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        unit = self.width() / WIDE
        painter.scale(unit, unit)
        self.draw(painter, self._shown)


def say(painter: QPainter, use: Type, colour: str, said: str, box: QRectF) -> float:
    """Write *said* into *box* in lines, smaller where it would not fit; return where it ends."""
    letters, flags = QFont(font(use, scale=1.0)), int(_LEFT | _TOP) | int(_WRAP)
    size = float(use.value[2])
    while True:
        letters.setPixelSize(round(size))
        needed = QFontMetricsF(letters).boundingRect(QRectF(0, 0, box.width(), 9999), flags, said)
        fits = needed.height() <= box.height() and needed.width() <= box.width() + 1
        if fits or size <= _LEAST:
            break
        size -= 1
    painter.setFont(letters)
    painter.setPen(QColor(colour))
    painter.drawText(box, flags, said)
    return box.top() + needed.height()


def _hairline(painter: QPainter, top: float) -> None:
    painter.setPen(QPen(QColor(look().theme.line), 2))
    painter.drawLine(QPointF(20, top), QPointF(WIDE - 20, top))


class NumberCard(StepCard):
    """What lies in the envelope: the number, and secret pictures that nobody can guess."""

    FACES = QPointF(138, 76)
    """Where the other faces begin, in units."""

    def told(self, shown: ShownEnvelope) -> list[str]:
        """Return what lies in the envelope."""
        envelope = shown.envelope
        if not envelope.is_open:
            return [words("{name} never opened it.", name=shown.name)]
        face = (
            [words("{name}'s number: {face}.", name=shown.name, face=shown.die)]
            if shown.die
            else []
        )
        return [*face, words("Secret pictures:"), ", ".join(emblem_words(shown.secret))]

    def draw(self, painter: QPainter, shown: ShownEnvelope) -> None:
        """Paint the die and the pictures."""
        now, envelope = look().theme, shown.envelope
        if not envelope.is_open:
            self._draw_closed(painter, shown)
            return
        top = 24.0
        if envelope.face:
            self._draw_die(painter, shown)
            top = 150.0
        title = (
            words("and secret pictures")
            if envelope.face
            else words("{name}'s secret pictures", name=shown.name)
        )
        left = 20 if envelope.face else 52
        say(painter, Type.NAME, now.ink, title, QRectF(left, top, 266 - left, 32))
        say(painter, Type.BODY, now.ink2, self._why(shown), QRectF(20, top + 36, 350, 42))
        self._draw_pictures(painter, shown, top + 84)
        _hairline(painter, 405)
        only = words("Only {name}'s laptop knew this.", name=shown.name)
        say(painter, Type.BODY, now.ink, only, QRectF(20, 416, 350, 44))

    @staticmethod
    def _why(shown: ShownEnvelope) -> str:
        if shown.envelope.face:
            return words(
                "Drawn by lot. Without them others could try each number until the seal fits."
            )
        return words("Drawn by lot: this share and those of the others make the roll.")

    @staticmethod
    def _draw_die(painter: QPainter, shown: ShownEnvelope) -> None:
        now, share = look().theme, landing(shown.shares(0, DIE))
        side = 78.0
        with placed(painter):
            painter.setOpacity(min(1.0, shown.shares(0, DIE // 2)))
            painter.translate(78, 75 - 60 * (1 - share))
            painter.rotate(-5)
            die = QRectF(-side / 2, -side / 2, side, side)
            paint_die(painter, die, shown.die, shown.names.worms[shown.envelope.seat])
        title = words("{name}'s number", name=shown.name)
        say(painter, Type.NAME, now.ink, title, QRectF(142, 30, 230, 24))
        if shown.is_swapped:
            said = words(
                "not {face}, but {other}: swapped just now",
                face=shown.envelope.face,
                other=shown.die,
            )
        else:
            is_number = shown.die != "X"
            said = (
                words("a {face}, in secret", face=shown.die)
                if is_number
                else words("an X, in secret")
            )
        say(painter, Type.BODY, now.ink2, said, QRectF(142, 54, 230, 22))

    @staticmethod
    def _draw_pictures(painter: QPainter, shown: ShownEnvelope, top: float) -> None:
        now = look().theme
        pictures = shown.first(shown.secret, SECRET)
        ratio = abs(painter.worldTransform().m11()) * painter.device().devicePixelRatioF()
        columns, high = (4, 81.0) if len(pictures) <= SECRET else (9, (396 - top) / 5)
        pitch = 328 / columns
        said = emblem_words(pictures)
        for at, picture in enumerate(pictures):
            painter.setOpacity(shown.shares(DIE + min(at, SECRET) * PICTURE, PICTURE))
            row, column = divmod(at, columns)
            tile = QRectF(20 + column * pitch, top + row * high, pitch - 10, 50)
            if columns > 4:
                tile = QRectF(20 + column * pitch, top + row * high, pitch - 4, high - 4)
            fill_box(painter, tile, TILE if columns == 4 else 6, PICTURES[(row + column) % 4])
            paint_tile(painter, tile, picture, ratio)
            if columns == 4:
                below = QRectF(tile.left() - 4, tile.bottom() + 3, tile.width() + 8, 24)
                _centred(painter, said[at], below, now.ink)
        painter.setOpacity(1)

    @staticmethod
    def _draw_closed(painter: QPainter, shown: ShownEnvelope) -> None:
        now, worm = look().theme, shown.names.worms[shown.envelope.seat]
        paint_envelope(painter, QRectF(95, 90, 200, 140), worm, Drawn.SEALED, worm.letter)
        title = words("{name} never opened it.", name=shown.name)
        say(painter, Type.NAME, now.ink, title, QRectF(20, 280, 350, 50))
        said = words("So nobody ever saw what was in it, and it counted for nothing.")
        say(painter, Type.BODY, now.ink2, said, QRectF(20, 334, 350, 64))


def _centred(painter: QPainter, said: str, box: QRectF, colour: str) -> None:
    letters = QFont(font(Type.CHIP, scale=1.0))
    size = 15
    letters.setPixelSize(size)
    while size > _LEAST and QFontMetricsF(letters).horizontalAdvance(said) > box.width():
        size -= 1
        letters.setPixelSize(size)
    print_in(painter, box, said, letters, colour)


class SealCard(StepCard):
    """The seal that number and pictures make, and who held it."""

    def told(self, shown: ShownEnvelope) -> list[str]:
        """Return the seal and who held it."""
        seal = shown.made or shown.signed
        return [words("They make this seal:"), ", ".join(emblem_words(seal)), self._held(shown)]

    def draw(self, painter: QPainter, shown: ShownEnvelope) -> None:
        """Paint the mosaic, the envelope with its wax, and who held it."""
        now, seal = look().theme, shown.made or shown.signed
        title = (
            words("make this seal") if shown.envelope.is_open else words("The seal that was signed")
        )
        say(painter, Type.NAME, now.ink, title, QRectF(46, 20, 330, 26))
        said = words("Change one picture, and it looks quite different.")
        say(painter, Type.BODY, now.ink2, said, QRectF(46, 44, 330, 24))
        frame = QRectF(20, 84, 260, 260)
        made = 2 * FEW if shown.now_ms >= _MADE else (shown.now_ms - _SEALED) // MADE
        paint_mosaic(painter, frame, _seen(shown.first(seal), made), rim=now.line)
        self._draw_envelope(painter, shown, QRectF(288, 246, 92, 64))
        _hairline(painter, 392)
        self._draw_holders(painter, shown)

    @staticmethod
    def _draw_envelope(painter: QPainter, shown: ShownEnvelope, frame: QRectF) -> None:
        worm = shown.names.worms[shown.envelope.seat]
        is_shut = shown.now_ms >= _SHUT
        paint_envelope(painter, frame, worm, Drawn.SEALED if is_shut else Drawn.OPEN, worm.letter)
        if not is_shut:
            paint_envelope(painter, frame, worm, Drawn.FRONT)
        if shown.now_ms >= _SEALED:
            said = words("the wax is this seal")
            say(painter, Type.SMALL, look().theme.ink2, said, QRectF(288, 322, 96, 62))

    @staticmethod
    def _held(shown: ShownEnvelope) -> str:
        if not shown.envelope.holders:
            return words("Nobody else sat at this table.")
        return words("{names} held it before any envelope opened.", names=shown.holders)

    def _draw_holders(self, painter: QPainter, shown: ShownEnvelope) -> None:
        left = 20.0
        for seat in shown.envelope.holders:
            paint_face(painter, QRectF(left, 410, 30, 30 * FACE), shown.names.worms[seat], "looks")
            left += 24
        left += 12 if shown.envelope.holders else 0
        say(
            painter,
            Type.BODY,
            look().theme.ink,
            self._held(shown),
            QRectF(left, 406, WIDE - 14 - left, 58),
        )


def _seen(pictures: Sequence[int], count: int) -> list[int | None]:
    """Return *pictures* as far as they are made: the first *count*, of all that fit 16 the rest."""
    return [one if at < count or count >= FEW else None for at, one in enumerate(pictures)]


class SameCard(StepCard):
    """The seal that was signed beside the one that is made now."""

    def told(self, shown: ShownEnvelope) -> list[str]:
        """Return whether both are the same, and what another number would have made."""
        return [self.verdict(shown), self._other(shown)]

    @staticmethod
    def verdict(shown: ShownEnvelope) -> str:
        """Return whether both are the same."""
        if not shown.envelope.is_open:
            return words("Never opened: there is nothing to compare.")
        if not shown.differ:
            return words("All 43 tiles are the same")
        if shown.is_swapped:
            if shown.envelope.holders:
                return words("Not the seal that {names} hold", names=shown.holders)
            return words("Not the seal that was signed")
        count = len(shown.differ)
        return counted(count, "{count} tile differs", "{count} tiles differ")

    @staticmethod
    def _other(shown: ShownEnvelope) -> str:
        others = shown.envelope.others
        if shown.is_swapped or not others:
            return ""
        face, _ = shown.envelope.another
        return words(
            "With a {face} it would have looked like this: nobody could swap it.", face=face
        )

    def draw(self, painter: QPainter, shown: ShownEnvelope) -> None:
        """Paint both seals side by side, and what that means."""
        now, is_open = look().theme, shown.envelope.is_open
        title = words("Opened: is it the same seal?") if is_open else words("Never opened")
        say(painter, Type.NAME, now.ink, title, QRectF(46, 20, 330, 26))
        said = words("Made again from what {name} showed.", name=shown.name)
        if is_open:
            say(painter, Type.BODY, now.ink2, said, QRectF(46, 44, 330, 24))
        left, right = QRectF(16, 84, 168, 168), QRectF(206, 84, 168, 168)
        lit = (shown.now_ms - _OPENED) // ROW
        is_all = shown.now_ms >= END
        if shown.now_ms >= _MADE:
            paint_mosaic(painter, left, shown.first(shown.signed), rim=now.line)
        below = words("{round}: sealed", round=shown.envelope.label)
        say(painter, Type.STRONG, now.ink, below, QRectF(16, 256, 174, 24))
        if not is_open:
            self._draw_sleeper(painter, shown, right)
        elif shown.now_ms >= _OPENED:
            rim = (now.bad if shown.differ else now.good) if is_all else now.line
            pictures = shown.first(shown.made)
            made = _seen(pictures, lit * columns_of(len(pictures)))
            paint_mosaic(painter, right, made, rim=rim, differ=shown.differ if is_all else ())
            say(
                painter,
                Type.STRONG,
                now.ink,
                words("made again just now"),
                QRectF(206, 256, 174, 24),
            )
        if is_all:
            self._draw_verdict(painter, shown)

    @staticmethod
    def _draw_sleeper(painter: QPainter, shown: ShownEnvelope, frame: QRectF) -> None:
        side = frame.width() * 0.6
        face = box_round(frame.center(), side, side * FACE)
        paint_face(painter, face, shown.names.worms[shown.envelope.seat], "sleeps")

    def _draw_verdict(self, painter: QPainter, shown: ShownEnvelope) -> None:
        now, is_bad = look().theme, bool(shown.differ)
        ground, ink = (now.badpale, now.bad) if is_bad else (now.goodpale, now.good)
        if not shown.envelope.is_open:
            ground, ink = now.paper2, now.ink
        box = QRectF(16, 290, 358, 56)
        fill_box(painter, box, TILE, ground)
        paint_icon(
            painter,
            "x" if is_bad else "check" if shown.envelope.is_open else "bed",
            QRectF(34, 307, 22, 22),
            ink,
        )
        letters = self.verdict(shown)
        say(
            painter, Type.NAME, ink, letters, QRectF(70, 305 if len(letters) < 34 else 294, 296, 48)
        )
        if said := self._other(shown):
            _face, value = shown.envelope.another
            other = tiles(shown.envelope.made_again(value))
            frame = QRectF(22, 356, 62, 62)
            paint_mosaic(painter, frame, other[:FEW], rim=now.line)
            say(painter, Type.BODY, now.ink, said, QRectF(98, 364, 280, 46))
