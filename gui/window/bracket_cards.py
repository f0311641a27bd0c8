"""The cards of a tournament: who comes, who sits at which table, who meets in the final."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from core.table.tournament import Come
from core.table.tournament_draw import FINAL, Drawn, going_on
from gui.kit.animation import across
from gui.kit.art import paint_picture
from gui.kit.card import Bare, Card
from gui.kit.clock import Glide
from gui.kit.headline import Headline
from gui.kit.layout import nest, spaced
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import Type, look, px, sized
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT
from gui.parts.hats import Who
from gui.parts.medal import paint_medal
from gui.parts.sound import Sound
from gui.parts.worms import paint_crawling, paint_face
from gui.report.bracket import before_of, table_words, unfinished_words
from gui.report.terms_words import at_a_glance
from gui.words.player_names import player_name, player_names
from gui.words.table_words import listed
from gui.words.wearing import worn
from gui.words.words import counted, words
from net.protocol.draw_memory import UNFINISHED_MAX
from net.protocol.snapshot import TournamentHere

_FACES, _FACES_IN_ROOM = (44, 38, 32, 27), (38, 32, 28, 24, 20, 17)
"""The sides of a face to choose from: in a window, and on a television, where a px is larger."""
GOES_MS = 900
"""How long the way from a table to the final takes."""
_PERSON = 5
"""The least width of a person, in faces."""
_THICK, _ROUND = 5, 1.25
"""How wide a thread is, and how much room a face has by its side."""


def fitting_cards(
    here: TournamentHere, wide: int, high: int, own: bytes = b"", *, is_for_room: bool = False
) -> "BracketCards":
    """Return the cards whose faces are the largest that fit, or the smallest if none do.

    The table of the identity *own* has a ring.
    """
    *large, small = _FACES_IN_ROOM if is_for_room else _FACES
    for face in large:
        cards = BracketCards(here, wide, face, own)
        wanted = cards.minimumSizeHint()
        if wanted.width() <= wide and wanted.height() <= high:
            return cards
        cards.deleteLater()
    return BracketCards(here, wide, small, own)


class BracketCards(Bare):
    """Shows a tournament in a width of so many px: its tables side by side, the final below."""

    def __init__(self, here: TournamentHere, wide: int, face: int, own: bytes = b"") -> None:
        super().__init__()
        self._here = here
        self._tables: list[Card] = []
        self._final: Card | None = None
        self._seats: dict[bytes, _Portrait] = {}
        """Who meets in the final, as far as that is known."""
        drawn = here.seat_of(own) if here.draw is not None else None
        self._own = drawn.number if drawn is not None else -1
        people = max(1, (wide - 2 * px(MARGIN)) // px(_PERSON * face))
        column, grid = QVBoxLayout(self), QGridLayout()
        spaced(column, (MARGIN, SMALL, MARGIN, MARGIN))
        nest(column, grid)
        spaced(grid, gap=GAP)
        if here.draw is None:
            grid.addWidget(_coming(here, people, face), 0, 0)
        else:
            self._tables = [_table(here, one, face) for one in here.draw.drawn]
            columns = min(people, len(self._tables))
            for at, card in enumerate(self._tables):
                grid.addWidget(card, at // columns, at % columns)
            for at in range(columns):
                grid.setColumnStretch(at, 1)
            if before := before_of(here.draw).words():
                rows = -(-len(self._tables) // columns)
                grid.addWidget(role_label("quiet", before), rows, 0, 1, columns)
            self._final = _final(here, face, people, self._seats)
            column.addSpacing(px(face * 3 // 4))  # the threads
            column.addWidget(self._final, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        if self._final is None:
            return
        theme, wide = look().theme, px(_THICK)
        self._paint_own(painter, wide)
        over = QPen(QColor(theme.act), wide, c=Qt.PenCapStyle.RoundCap)
        still = QPen(QColor(theme.edge), wide / 2, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap)
        frame = QRectF(self._final.geometry())
        last = max(card.geometry().bottom() for card in self._tables)
        low = [card for card in self._tables if card.geometry().bottom() == last]
        for at, card in enumerate(low, 1):
            start = QPointF(card.geometry().center().x(), card.geometry().bottom())
            end = QPointF(frame.left() + frame.width() * at / (len(low) + 1), frame.top())
            half = (end.y() - start.y()) / 2
            path = QPainterPath(start)
            path.cubicTo(start + QPointF(0, half), end - QPointF(0, half), end)
            is_over = self._tables.index(card) + 1 in self._here.ended
            painter.setPen(over if is_over else still)
            painter.drawPath(path)

    def _paint_own(self, painter: QPainter, wide: float) -> None:
        """Paint the ring of the table at which our player sits or will sit."""
        cards = [self._final, *self._tables]
        if not 0 <= self._own < len(cards) or FINAL in self._here.ended:
            return
        card, theme = cards[self._own], look().theme
        assert card is not None
        corner, frame = card.casts[0] * look().art, QRectF(card.geometry())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, thick in ((theme.amberink, 1.7 * wide), (theme.amber, wide)):
            painter.setPen(QPen(QColor(colour), thick))
            painter.drawRoundedRect(frame, corner, corner)

    def fill_up(self, before: TournamentHere | None, play: Callable[[Sound], None]) -> None:
        """Let all go on to the final who did not *before*; each is heard by *play*."""
        here = self._here
        if before is None or before.tournament != here.tournament or before.draw is None:
            return
        known = {one.identity for one in going(before)}
        fresh = [one for one in going(here) if one.identity not in known]
        if fresh and self._final is not None and not look().is_calm:
            _Going(self, [(self._table_of(one), self._seats[one.identity]) for one in fresh])
        for _ in fresh[:1]:
            play(Sound.GOES_ON)

    def _table_of(self, one: Come) -> Card:
        """Return the card of the table from which somebody goes on."""
        assert self._here.draw is not None
        at = next(n for n, table in enumerate(self._here.draw.drawn) if one in table.people)
        return self._tables[at]


class _Going(Painted, QWidget):
    """Lies over *cards* while worms crawl to the final, each from its table to its seat."""

    def __init__(self, cards: BracketCards, going: Sequence[tuple[Card, "_Portrait"]]) -> None:
        super().__init__(cards)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._cards, self._going = cards, going
        for _, portrait in going:
            portrait.is_away = True
        self._crawl = Glide(self, GOES_MS)
        self._crawl.valueChanged.connect(self.update)
        self._crawl.finished.connect(self._arrive)
        self.show()
        self._crawl.start()

    def _arrive(self) -> None:
        for _, portrait in self._going:
            portrait.is_away = False
            portrait.update()
        self.hide()
        self.deleteLater()

    def paint(self, painter: QPainter) -> None:
        self.setGeometry(self._cards.rect())
        art = look().art
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(art, art)
        for card, portrait in self._going:
            start = QPointF(card.geometry().center().x(), card.geometry().bottom()) / art
            end = QPointF(portrait.mapTo(self._cards, portrait.rect().center())) / art
            share = across(float(self._crawl.currentValue()))
            paint_crawling(painter, start, end, portrait.worm, share)


class _Portrait(Painted, QWidget):
    """A worm's face, with its place once that is known, and a crown for who has won it all."""

    def __init__(self, worm: Who, mood: str, side: int, place: int = 0) -> None:
        super().__init__()
        self.worm, self._mood, self._side, self._place = worm, mood, px(side), place
        self.is_crowned = self.is_away = False
        """Whether it is that of the winner, and whether its worm is still on the way here."""
        self.setFixedSize(sized(side * _ROUND))
        self.top = self.height() - px(side)
        """The room for a crown."""

    def paint(self, painter: QPainter) -> None:
        side = self._side
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        face = QRectF(0, self.top, side, side)
        if not self._mood or self.is_away:
            ring = side / 12
            painter.setPen(QPen(QColor(look().theme.line), ring, Qt.PenStyle.DotLine))
            painter.drawEllipse(face.adjusted(ring, ring, -ring, -ring))
        else:
            paint_face(painter, face, self.worm, self._mood)
        if self.is_crowned:
            crown = QRectF(side * 0.22, 0, side * 0.56, side * 0.37)
            paint_picture(painter, "crown", crown)
        if self._place:
            radius = side * 0.24
            spot = QPointF(self.width() - radius - 1, self.height() - radius - 1)
            paint_medal(painter, spot, radius, self._place)


def coming_words(here: TournamentHere) -> str:
    """Return how many people come."""
    return counted(len(here.comes), "{count} person comes", "{count} people come")


class BracketWords(NamedTuple):
    """How a tournament stands, in words."""

    heading: str
    said: str


def bracket_said(here: TournamentHere) -> BracketWords:
    """Return how a tournament stands."""
    if here.draw is None:
        return BracketWords(words("Tournament"), coming_words(here))
    if here.final is None:
        then = words("The winners meet as soon as all tables are over.")
        return BracketWords(words("The tables are drawn"), then)
    match winners(here):
        case []:
            then = words("The winners of the tables meet in the final.")
            return BracketWords(table_words(FINAL), then)
        case [name]:
            return BracketWords(
                words("{name} has won", name=name), words("The tournament is over.")
            )
        case names:
            won = words("{names} have won together", names=listed(names))
            return BracketWords(won, words("The tournament is over."))


def winners(here: TournamentHere) -> list[str]:
    """Return who has won the tournament; nobody before the final is over."""
    if here.final is None or FINAL not in here.ended:
        return []
    places = here.ended[FINAL].places
    return [player_name(one.name) for one in here.final.people if places.get(one.identity) == 1]


def _worm(here: TournamentHere, one: Come) -> Who:
    return worn(here.wishes.get(one.identity))


def _coming(here: TournamentHere, columns: int, face: int) -> Card:
    """Return all who come."""
    people = [(_Portrait(_worm(here, one), "looks", face), one) for one in here.comes]
    rule = words("Who was missing is in no further draw.")
    is_barred = here.unfinished >= UNFINISHED_MAX and bool(here.missing)
    before = unfinished_words(here.unfinished, player_names(here.missing))
    said = at_a_glance(here.terms)[0], before, rule if is_barred else ""
    return _card(coming_words(here), "\n".join(filter(None, said)), people, columns)


def _table(here: TournamentHere, drawn: Drawn, face: int) -> Card:
    """Return a table before the final; once it is over in the order of the places."""
    places = _places(here, drawn.number)
    goes_on = {one.identity for one in going(here)}
    people = []
    for one in drawn.people:
        place, is_in = places.get(one.identity, 0), one.identity in goes_on
        mood = "happy" if is_in or place == 1 else "content" if place else "looks"
        people.append((_Portrait(_worm(here, one), mood, face, place), one))
    people.sort(key=lambda found: places.get(found[1].identity, 0))
    return _card(table_words(drawn.number), "", people, 1)


def going(here: TournamentHere) -> list[Come]:
    """Return who is known to meet in the final: those of the tables that are over."""
    if here.draw is None:
        return []
    if here.final is not None:
        return [*here.final.people]
    tables = enumerate(here.draw.tables, 1)
    over = [
        (people, here.ended[number].places) for number, people in tables if number in here.ended
    ]
    known = [one for people, came in over for one in here.draw.ahead(people, came)]
    return [here.draw.roll.comes[one] for one in sorted(known)]


def _final(here: TournamentHere, face: int, columns: int, seats: dict[bytes, _Portrait]) -> Card:
    """Return the final: who meets there and who has won it, and how many are still to come.

    *seats* takes the portrait of each who is known.
    """
    assert here.draw is not None
    places = _places(here, FINAL)
    people: list[tuple[_Portrait, Come | None]] = []
    for one in going(here):
        place, worm = places.get(one.identity, 0), _worm(here, one)
        portrait = _Portrait(worm, "happy" if place <= 1 else "content", face, place)
        portrait.is_crowned = place == 1
        seats[one.identity] = portrait
        people.append((portrait, one))
    people.sort(key=lambda found: places.get(found[1].identity, 0) if found[1] else 0)
    if here.final is None:
        free = going_on(len(here.draw.tables)) * len(here.draw.tables) - len(people)
        people += [(_Portrait(None, "", face), None) for _ in range(free)]
    return _card(table_words(FINAL), "", people, columns)


def _places(here: TournamentHere, number: int) -> Mapping[bytes, int]:
    """Return the place of each identity at the table *number*, once that is over."""
    return here.ended[number].places if number in here.ended else {}


def _card(
    heading: str, said: str, people: Sequence[tuple[_Portrait, Come | None]], columns: int
) -> Card:
    """Return a card with *people* in so many *columns*; None is a seat that nobody has yet."""
    card = Card()
    column, grid = QVBoxLayout(card), QGridLayout()
    spaced(column, (MARGIN, TIGHT, MARGIN, GAP), SMALL)
    column.setAlignment(Qt.AlignmentFlag.AlignTop)
    column.addWidget(Headline(heading, Type.HEADING))
    if said:
        column.addWidget(role_label("quiet", said))
    spaced(grid, gap=(GAP, 0))
    for at, (portrait, one) in enumerate(people):
        row = spaced(QHBoxLayout(), gap=SMALL)
        row.addWidget(portrait)
        if one is not None:
            name = Headline(player_name(one.name), Type.NAME)
            name.setMinimumHeight(portrait.height())
            short = min(name.sizeHint().width(), 2 * portrait.width())
            name.setMinimumWidth(short)  # only long names have to shrink
            name.setContentsMargins(0, portrait.top, 0, 0)
            row.addWidget(name, 1)
        nest(grid, row, at // columns, at % columns)
    nest(column, grid)
    return card
