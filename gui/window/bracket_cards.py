"""The cards of a tournament: who comes, who sits at which table, who meets in the final."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from core.table.messages import SEATS_MAX
from core.table.tournament import Drawn
from gui.parts.card import Bare, Card
from gui.parts.label import Label
from gui.parts.role_label import role_label
from gui.parts.theme import px
from gui.parts.tokens import GAP, MARGIN, SMALL, WIDE
from gui.parts.worms import face_icon
from gui.report.bracket import table_words
from gui.report.terms import at_a_glance
from gui.words.player_names import player_name
from gui.words.words import counted
from net.protocol.snapshot import TournamentHere

_PERSON = 220
"""The least width of a person."""


class Sizes(NamedTuple):
    """The least width of a table, how many stand beside each other, and the side of a face."""

    table: int
    tables: int
    face: int


WINDOW, ROOM = Sizes(300, 3, 32), Sizes(150, 5, 20)
"""In a window, and on a television, where everything is much larger."""


class BracketCards(Bare):
    """Shows a tournament as it is now, in a width of so many px."""

    def __init__(self, here: TournamentHere | None, wide: int, sizes: Sizes = WINDOW) -> None:
        super().__init__()
        room = wide - 2 * px(MARGIN)
        column, grid = QVBoxLayout(self), QGridLayout()
        column.setContentsMargins(px(MARGIN), px(SMALL), px(MARGIN), px(WIDE))
        column.addLayout(grid)
        column.addStretch(1)
        grid.setSpacing(px(GAP))
        people = max(1, room // px(_PERSON))
        cards = _cards(here, people, sizes.face) if here is not None else []
        columns = max(1, min(sizes.tables, room // px(sizes.table), len(cards)))
        for at, card in enumerate(cards):
            grid.addWidget(card, at // columns, at % columns)
        for at in range(columns):
            grid.setColumnStretch(at, 1)


def coming_words(here: TournamentHere) -> str:
    """Return how many people come."""
    return counted(len(here.comes), "{count} person comes", "{count} people come")


def _cards(here: TournamentHere, columns: int, face: int) -> list[Card]:
    if here.draw is None:
        card = _card(coming_words(here), at_a_glance(here.terms)[0])
        people = [(player_name(one.name), "name") for one in here.comes]
        _fill(card, people, columns, face)
        return [card]
    final = here.final.keys if here.final else frozenset()
    tables = [*here.draw.drawn, *([here.final] if here.final else [])]
    return [_table(one, final, face) for one in tables]


def _table(drawn: Drawn, final: frozenset[bytes], face: int) -> Card:
    """Return a table; who is not in the *final*, once that is known, steps back."""
    card = _card(table_words(drawn.number), "")
    stays = [not final or one.identity in final for one in drawn.people]
    people = [
        (player_name(one.name), "name" if is_in else "quiet")
        for one, is_in in zip(drawn.people, stays, strict=True)
    ]
    _fill(card, people, 1, face)
    return card


def _card(heading: str, said: str) -> Card:
    card = Card()
    column = QVBoxLayout(card)
    column.setContentsMargins(px(WIDE), px(MARGIN), px(WIDE), px(MARGIN))
    column.setAlignment(Qt.AlignmentFlag.AlignTop)
    column.addWidget(role_label("heading", heading))
    if said:
        column.addWidget(role_label("quiet", said))
    return card


def _fill(card: Card, people: Sequence[tuple[str, str]], columns: int, face: int) -> None:
    """Put *people*, each a name and its role, beside worms into so many *columns* of *card*."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(px(WIDE))
    grid.setVerticalSpacing(px(SMALL))
    for at, (name, role) in enumerate(people):
        row, worm = QHBoxLayout(), Label()
        worm.setPixmap(face_icon(at % SEATS_MAX).pixmap(px(face), px(face)))
        row.setSpacing(px(SMALL))
        row.addWidget(worm)
        row.addWidget(role_label(role, name), 1)
        grid.addLayout(row, at // columns, at % columns)
    layout = card.layout()
    assert isinstance(layout, QVBoxLayout)
    layout.addLayout(grid)
