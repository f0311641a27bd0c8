"""The cards of a review: what stands out, a round with its bids and better moves, an hour."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.table.looks import Worn
from gui.kit.card import Bare, Card
from gui.kit.fills import rounded
from gui.kit.layout import LaidOut, nest, spaced
from gui.kit.miniature import Paint
from gui.kit.painted import placed
from gui.kit.role_label import role_label
from gui.kit.sentence import Sentence
from gui.kit.theme import look, px
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT, TILE, WIDE
from gui.parts.dice import paint_die
from gui.parts.hats import Who
from gui.parts.worms import FACE, paint_face
from gui.report.review_text import FaceOdds, ReviewHeadline, ReviewLine, Round
from gui.window.past.bid_table import BidTable, Sample
from gui.words.words import words

_FACE = (32, 33)
_HONOUR = (96, 70)
"""The picture of a headline: a face, and the dice beside its foot."""
_MOVE = (230, 128)
_TILT = 9
_LEAST = 480
"""The least width of a card beside another, in px where text is as large as usual."""
PARTS = 6
"""The parts of a row: it holds one, two or three cards."""
Press = Callable[[ReviewLine], None]
Worms = Sequence[Worn]
"""What is worn by seat."""


class Rows(LaidOut, Bare):
    """Lays cards below each other, and beside each other where there is room."""

    def __init__(self, *, is_full: bool = False) -> None:
        """Leave some room round all cards, unless they fill a usual page: then none is spare."""
        super().__init__()
        self._cards: list[tuple[QWidget, int]] = []
        self._was_wide: bool | None = None
        self._spare = 0 if is_full else WIDE
        above, below = (0, MARGIN) if is_full else (SMALL, WIDE)
        self._column = column = spaced(QVBoxLayout(self), (MARGIN, above, MARGIN, below))
        self._grid = spaced(QGridLayout(), gap=MARGIN)
        for part in range(PARTS):
            self._grid.setColumnStretch(part, 1)
        nest(column, self._grid)
        column.addStretch(1)

    def add(self, card: QWidget, parts: int = PARTS) -> None:
        """Add *card*, which takes so many parts of a row."""
        self._cards.append((card, parts))

    def lay_out(self, width: int) -> None:
        """Lay all cards in *width* px, and be as high as they are there."""
        gap = px(MARGIN)
        cards = ((card.minimumSizeHint().width(), parts) for card, parts in self._cards)
        needed = max(((least + gap) * PARTS // parts for least, parts in cards), default=0)
        is_wide = width >= max(2 * _LEAST * look().text + 2 * gap, needed) + gap
        if is_wide is not self._was_wide:
            self._was_wide = is_wide
            self._lay_out_cards(is_wide=is_wide)
        # Equal columns; a little less than there is, for a scroll bar may come.
        part = (width - (PARTS + 1) * gap - px(self._spare)) // PARTS
        for at in range(PARTS):
            self._grid.setColumnMinimumWidth(at, part)
        self._column.invalidate()  # it remembers how high another row was
        self.setFixedHeight(self._column.totalHeightForWidth(width))

    def _lay_out_cards(self, *, is_wide: bool) -> None:
        row, part = -1, PARTS
        for card, parts in self._cards:
            wide = parts if is_wide else PARTS
            if part + wide > PARTS:
                row, part = row + 1, 0
            self._grid.addWidget(card, row, part, 1, wide)
            part += wide

    def _lay_out(self) -> None:
        """Take one row or two."""
        self.lay_out(self.width())


def blank_card(gap: int | None = TIGHT) -> tuple[Card, QVBoxLayout]:
    """Return an empty card, and the column in which its parts lie."""
    card = Card()
    column = spaced(QVBoxLayout(card), (WIDE, MARGIN, WIDE, MARGIN), gap)
    column.setAlignment(Qt.AlignmentFlag.AlignTop)
    return card, column


def said_card(line: str, role: str = "") -> Card:
    """Return a card that says *line*."""
    card, column = blank_card()
    column.addWidget(role_label(role, line))
    return card


def sentence_of(line: ReviewLine, worms: Worms, press: Press) -> Sentence:
    """Return *line* behind the face of whom it is about, as a button that leads to its step."""
    sentence = Sentence(line.said, partial(_paint_face, line, worms), _FACE)
    sentence.clicked.connect(lambda: press(line))
    return sentence


def legend_card(said: str, more: str) -> Card:
    """Return the card that tells what numbers and marks of the rounds are, and what is *more*."""
    card, column = blank_card()
    column.addWidget(role_label("", said))
    row = spaced(QHBoxLayout(), gap=GAP)
    for mark, cell in (
        (words("The bid that was made"), FaceOdds(24, 21, is_made=True, is_best=False)),
        (words("The best face"), FaceOdds(31, 28, is_made=False, is_best=True)),
    ):
        row.addWidget(Sample(cell))
        row.addWidget(role_label("small", mark), 1)
    row.addStretch(1)
    nest(column, row)
    if more:
        column.addWidget(role_label("", more))
    return card


def headline_card(shown: ReviewHeadline, worms: Worms, press: Press) -> Card:
    """Return the card of what stands out: its face, its dice, what it is called."""
    card, column = blank_card()
    column.addWidget(role_label("heading", shown.what))
    sentence = Sentence(shown.line.said, partial(_paint_honour, shown, worms), _HONOUR)
    sentence.clicked.connect(lambda: press(shown.line))
    column.addWidget(sentence)
    return card


def round_card(
    shown: Round, worms: Worms, press: Press, paint_better: Callable[[ReviewLine], Paint]
) -> Card:
    """Return the card of a round; *paint_better* draws a better move."""
    card, column = blank_card()
    column.addWidget(role_label("heading", shown.name))
    column.addWidget(BidTable(shown, worms))
    column.addWidget(sentence_of(shown.line, worms, press))
    for line in shown.moves:
        picture = partial(_paint_rounded, paint_better(line))
        sentence = Sentence(line.said, picture, _MOVE)
        sentence.clicked.connect(lambda _=False, line=line: press(line))
        column.addWidget(sentence)
    return card


def _worm(worms: Worms, seat: int | None) -> Who:
    return None if seat is None else worms[seat]


def _paint_face(line: ReviewLine, worms: Worms, painter: QPainter, frame: QRectF) -> None:
    moods = {True: "happy", False: "dizzy", None: "content" if line.seat is None else "looks"}
    paint_face(painter, frame, _worm(worms, line.seat), moods[line.is_good])


def _paint_honour(shown: ReviewHeadline, worms: Worms, painter: QPainter, frame: QRectF) -> None:
    """Paint the face of whom it is about, before it the dice that it is about."""
    side = frame.height() / FACE * 0.9
    mood = "happy" if shown.line.is_good else "dizzy"
    paint_face(painter, QRectF(0, 0, side, side * FACE), _worm(worms, shown.line.seat), mood)
    count, die = len(shown.dice), frame.height() * 0.52
    step = min(die, (frame.width() - side * 0.62 - die) / max(1, count - 1))
    left = side * 0.62 if count > 1 else frame.width() - die * 1.05
    for at, (seat, face) in enumerate(shown.dice):
        middle = QPointF(left + at * step + die / 2, frame.height() - die * 0.56)
        with placed(painter, middle, _TILT if at % 2 == 0 else -_TILT):
            paint_die(painter, QRectF(-die / 2, -die / 2, die, die), face, _worm(worms, seat))


def _paint_rounded(paint: Paint, painter: QPainter, frame: QRectF) -> None:
    painter.setClipPath(rounded(frame, TILE))
    paint(painter, frame)
