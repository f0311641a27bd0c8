"""Who plays how: a card for each player of the saved games, with numbers and bars."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout

from gui.parts.bars import Bar, Bars
from gui.parts.card import Bare, Card, Page, scrolled
from gui.parts.keys import back_key
from gui.parts.role_label import role_label
from gui.parts.theme import px
from gui.parts.tokens import GAP, MARGIN, SMALL, WIDE
from gui.report.also_known import groups_in
from gui.report.saved import Saved, saved
from gui.report.stats import Player, pairs_of, players_in
from gui.window.past.head import lie_head
from gui.window.past.judge_thread import Judging
from gui.words.terms import UsageError
from gui.words.words import counted, decimal, words

_TOP, _LEAST, _COLUMNS_MAX = 84, 380, 3
_CARDS_MAX = 60
"""More cards nobody reads; the command tells of everybody."""


class PlayersPage(Page):
    """Shows each player once all saved games are looked at, in a thread."""

    left = Signal()
    filled = Signal()
    """All players stand there."""

    def __init__(self) -> None:
        super().__init__()
        self._data: Path | None = None
        self._games: list[Saved] = []
        self._cards: list[Card] = []
        self._judging = Judging(self)
        self._judging.found.connect(self._games_found)
        self._judging.finished.connect(self._end)
        self._back = back_key(self.left)
        self._back.setParent(self)
        self._title = role_label("title", words("Who plays how"))
        self._title.setWordWrap(False)
        self._title.setParent(self)
        self._scroll = scrolled(None, self)
        self._grid = QGridLayout()
        self.setFocusProxy(self._back)

    def memory(self) -> Path | None:
        """Return the folder whose games are shown."""
        return self._data

    def recall(self, data: Path | None) -> None:
        """Show the players of *data* again, in another language."""
        if data is not None:
            self.show_players(data)

    def show_players(self, data: Path) -> None:
        """Show who plays how in the games saved in *data*."""
        self._data, self._games = data, []
        self._lay([_said(words("Looking for games…"))])
        self._judging.judge(saved(data))

    def stop(self) -> None:
        """Stop looking at games."""
        self._judging.stop()

    def _games_found(self, game: Saved) -> None:
        self._games.append(game)

    def _end(self) -> None:
        assert self._data is not None, "its games were looked at"
        cards = []
        try:
            groups = groups_in(self._data)
        except UsageError as error:
            groups = ()
            cards.append(_said(str(error)))
        players = players_in(self._games, groups)
        cards += [_card_of(one, players) for one in players[:_CARDS_MAX]]
        if not players:
            cards.append(_said(words("Nobody has finished a game yet.")))
        if (more := len(players) - _CARDS_MAX) > 0:
            said = counted(
                more,
                "And {count} more: the command stats tells all.",
                "And {count} more: the command stats tells all.",
            )
            cards.append(_said(said))
        self._lay(cards)
        self.filled.emit()

    def _lay(self, cards: list[Card]) -> None:
        """Show *cards* in place of the earlier ones."""
        ground = Bare()
        column = QVBoxLayout(ground)
        column.setContentsMargins(px(MARGIN), px(SMALL), px(MARGIN), px(WIDE))
        self._grid = QGridLayout()
        self._grid.setSpacing(px(GAP))
        column.addLayout(self._grid)
        column.addStretch(1)
        self._cards = cards
        self._lie()
        self._scroll.setWidget(ground)
        ground.setAutoFillBackground(False)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Lay the cards in as many columns as there is room for."""
        super().resizeEvent(event)
        self._lie()

    def _lie(self) -> None:
        margin, top = px(MARGIN), px(_TOP)
        lie_head(self._back, self._title)
        self._scroll.setGeometry(0, top, self.width(), self.height() - top)
        columns = max(1, min(_COLUMNS_MAX, (self.width() - 2 * margin) // px(_LEAST)))
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at // columns, at % columns)
        for column in range(_COLUMNS_MAX):
            self._grid.setColumnStretch(column, int(column < columns))


def _blank() -> tuple[Card, QVBoxLayout]:
    card = Card()
    column = QVBoxLayout(card)
    column.setContentsMargins(px(WIDE), px(MARGIN), px(WIDE), px(MARGIN))
    column.setAlignment(Qt.AlignmentFlag.AlignTop)
    return card, column


def _said(line: str) -> Card:
    card, column = _blank()
    column.addWidget(role_label("name", line))
    return card


def _card_of(player: Player, players: Sequence[Player]) -> Card:
    """Return the card of *player*, who is one of *players*."""
    card, column = _blank()
    column.addWidget(role_label("heading", player.name))
    keys = ", ".join(player.short_keys)
    column.addWidget(role_label("small", words("Key {keys}", keys=keys)))
    numbers = QGridLayout()
    numbers.setHorizontalSpacing(px(MARGIN))
    numbers.setVerticalSpacing(px(SMALL))
    numbers.setColumnStretch(0, 1)
    for at, (what, value) in enumerate(_numbers(player, players)):
        numbers.addWidget(role_label("", what), at, 0)
        number = role_label("strong", value)
        number.setAlignment(Qt.AlignmentFlag.AlignRight)
        number.setWordWrap(False)
        numbers.addWidget(number, at, 1)
    column.addLayout(numbers)
    charts = QHBoxLayout()
    charts.setSpacing(px(WIDE))
    faces = [Bar(face, times) for face, times in sorted(player.faces.items())]
    places = [Bar(f"{place}.", times) for place, times in sorted(player.places.items())]
    for heading, bars in ((words("Bids"), faces), (words("Places"), places)):
        if bars:
            charts.addLayout(_chart(heading, bars))
    charts.addStretch(1)
    column.addLayout(charts)
    return card


def _chart(heading: str, bars: Sequence[Bar]) -> QVBoxLayout:
    """Return *bars* below their *heading*."""
    column = QVBoxLayout()
    counts = ", ".join(f"{bar.label} {bar.times}" for bar in bars)
    column.addWidget(role_label("small", heading))
    column.addWidget(Bars(bars, words("{heading}: {counts}", heading=heading, counts=counts)))
    column.addStretch(1)
    return column


def _numbers(player: Player, players: Sequence[Player]) -> list[tuple[str, str]]:
    """Return what is counted of *player*, each with its number."""
    now, most = player.streaks
    found = [(words("Games"), str(len(player.parts))), (words("Won"), str(player.wins))]
    if (mean := player.mean_place) is not None:
        found.append((words("Mean place"), decimal(mean, 1)))
        found.append((words("Wins in a row, now and at most"), f"{now} / {most}"))
    if player.longest:
        found.append((words("Longest step"), words("{mm} mm", mm=player.longest)))
    pairs = pairs_of(player, players)
    if pairs and (worst := max(pairs, key=lambda pair: pair.bumps)).bumps:
        found.append((words("Bumps most with {name}", name=worst.other.name), str(worst.bumps)))
    if pairs:
        often = pairs[0]
        score = f"{often.ahead} : {often.behind}"
        found.append((words("Ahead of {name}, and behind", name=often.other.name), score))
    found += [(game, str(points)) for game, points in player.best.items()]
    return found
