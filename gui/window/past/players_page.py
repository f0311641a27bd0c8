"""Who plays how: a card for each player of the saved games, with numbers and bars.

Two cards that are one person can be merged by hand, and parted again.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QVBoxLayout

from core.table.naming import plain_name
from gui.kit.bars import Bar, Bars
from gui.kit.button import Button, ButtonKind
from gui.kit.card import Bare, Card, Page, scroll_by_keys, scrolled
from gui.kit.chip import Chip, Tone
from gui.kit.layout import LaidOut, nest, spaced
from gui.kit.page_head import lay_head, page_head
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.kit.tokens import GAP, MARGIN, SMALL, WIDE
from gui.report.also_known import NAME, groups_in, merge, split
from gui.report.key_history import own_key
from gui.report.players import Player, pairs_of, players_in
from gui.report.saved import Saved, saved
from gui.window.past.review_cards import blank_card, said_card
from gui.window.past.worker import Worker
from gui.window.ways import Ways
from gui.words.emblem_words import key_words
from gui.words.trouble_words import error_words
from gui.words.wanted import UsageError
from gui.words.words import counted, decimal, labelled, words

_TOP, _LEAST, _COLUMNS_MAX = 84, 380, 3
_CARDS_MAX = 60
"""More cards nobody reads; the command tells of everybody."""


class PlayersPage(LaidOut, Page):
    """Shows each player once all saved games are looked at, in a thread."""

    def __init__(self, ways: Ways) -> None:
        super().__init__()
        self._ways = ways
        self._data: Path | None = None
        self._games: list[Saved] = []
        self._cards: list[Card] = []
        self._judging = Worker(self)
        self._judging.finished.connect(self._show)
        self._back, self._title = page_head(self, ways.back, words("Who plays how"))
        self._scroll = scrolled(None, self)
        scroll_by_keys(self, self._scroll)
        self._merging: dict[bytes, Button] = {}
        """By the keys of players what merges them with others."""
        self._menu = QMenu(self)
        self._grid = QGridLayout()
        self.setFocusProxy(self._back)

    def show_players(self, data: Path) -> None:
        """Show who plays how in the games saved in *data*."""
        self._data, self._games, self._merging = data, [], {}
        self._lay([said_card(words("Looking for games…"), "name")])
        self._judging.run(saved(data), self._games_found)

    def stop(self) -> None:
        """Stop looking at games."""
        self._judging.stop()

    def _games_found(self, game: Saved) -> None:
        self._games.append(game)

    def _show(self) -> None:
        """Show everybody; those who were merged are one."""
        assert self._data is not None, "its games were looked at"
        cards = []
        try:
            groups = groups_in(self._data)
        except UsageError as error:
            groups = ()
            cards.append(said_card(str(error), "name"))
        own = own_key(self._data)
        players = players_in(self._games, groups)
        players = tuple(sorted(players, key=lambda one: own not in one.keys))
        self._merging = {}
        for one in players[:_CARDS_MAX]:
            card, column = _card_of(one, players, own)
            column.addStretch(1)
            self._add_buttons(column, one, players)
            cards.append(card)
        if not players:
            cards.append(said_card(words("Nobody has finished a game yet."), "name"))
        if (more := len(players) - _CARDS_MAX) > 0:
            said = counted(
                more,
                "And {count} more: the command stats tells all.",
                "And {count} more: the command stats tells all.",
            )
            cards.append(said_card(said, "name"))
        self._lay(cards)

    # -- who is one person ------------------------------------------------------------------------

    def _add_buttons(self, column: QVBoxLayout, player: Player, players: Sequence[Player]) -> None:
        """Add to the card of *player* what merges it with others, and what parts it again."""
        same = Button(words("Same person as…"), ButtonKind.QUIET, "people")
        same.clicked.connect(lambda: self._offer_others(player, players))
        self._merging |= dict.fromkeys(player.keys, same)
        keys = [same]
        if len(player.keys) > 1:
            part = Button(words("Part again…"), ButtonKind.QUIET, "undo")
            part.clicked.connect(lambda: self._offer_parts(player, players))
            keys.append(part)
        for key in keys:
            key.setAccessibleName(labelled(_called(player, players), key.text()))
            column.addWidget(key, alignment=Qt.AlignmentFlag.AlignLeft)

    def _offer_others(self, player: Player, players: Sequence[Player]) -> None:
        """Offer those of *players* who can be *player*, namesakes first."""
        others = [one for one in players if one is not player and not pairs_of(player, [one])]
        if not others:
            self._ways.toast(words("Everybody else sat at a table with {name}.", name=player.name))
            return
        others.sort(key=lambda one: plain_name(one.name) != plain_name(player.name))
        self._offer(
            self._merging[player.keys[0]],
            [(_called(one, players), partial(self._merge, player, one, players)) for one in others],
        )

    def _offer_parts(self, player: Player, players: Sequence[Player]) -> None:
        """Offer the keys that were merged into *player*, each with the name it signed with."""
        alone = {one.keys[0]: one for one in players_in(self._games)}
        parts = [alone.get(key, Player((key,), player.parts)) for key in player.keys]
        beside = [*parts, *(one for one in players if one is not player)]
        said = [
            (words("{name} is somebody else", name=_called(one, beside)), one) for one in parts[1:]
        ]
        self._offer(
            self._merging[player.keys[0]],
            [(text, partial(self._part, one, beside)) for text, one in said],
        )

    def _offer(self, button: Button, entries: Sequence[tuple[str, Callable[[], None]]]) -> None:
        """Show a menu of *entries* at *button*."""
        self._menu.clear()
        for said, act in entries:
            self._menu.addAction(said.replace("&", "&&")).triggered.connect(act)
        self._menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _merge(self, one: Player, other: Player, players: Sequence[Player]) -> None:
        assert self._data is not None, "players are shown"
        named = {"name": _called(one, players), "other": _called(other, players)}
        said = words("{name} is also known as {other}", **named)
        self._change(partial(merge, self._data, one.keys[0], other.keys[0]), one, said)

    def _part(self, player: Player, players: Sequence[Player]) -> None:
        assert self._data is not None, "players are shown"
        said = words("{name} is a player of its own", name=_called(player, players))
        self._change(partial(split, self._data, player.keys[0]), player, said)

    def _change(self, write: Callable[[], None], player: Player, said: str) -> None:
        """Let *write* note who is one person; tell *said*, or why it cannot be noted."""
        try:
            write()
        except UsageError as error:
            said = str(error)
        except OSError as error:
            said = words("{path} cannot be written: {why}", path=NAME, why=error_words(error))
        self._show()
        if (key := self._merging.get(player.keys[0])) is not None:
            key.setFocus()
            self._scroll.ensureWidgetVisible(key)
        self._ways.toast(said)

    # -- room -------------------------------------------------------------------------------------

    def _lay(self, cards: list[Card]) -> None:
        """Show *cards* in place of the earlier ones."""
        ground = Bare()
        column = spaced(QVBoxLayout(ground), (MARGIN, SMALL, MARGIN, WIDE))
        self._grid = spaced(QGridLayout(), gap=GAP)
        nest(column, self._grid)
        column.addStretch(1)
        self._cards = cards
        self._lay_out()
        self._scroll.setWidget(ground)
        ground.setAutoFillBackground(False)

    def _lay_out(self) -> None:
        margin, top = px(MARGIN), px(_TOP)
        lay_head(self._back, self._title)
        self._scroll.setGeometry(0, top, self.width(), self.height() - top)
        columns = max(1, min(_COLUMNS_MAX, (self.width() - 2 * margin) // px(_LEAST)))
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at // columns, at % columns)
        for column in range(_COLUMNS_MAX):
            self._grid.setColumnStretch(column, int(column < columns))


def _called(player: Player, players: Sequence[Player]) -> str:
    """Return the name of *player*, with the key in words if another of *players* has that name."""
    plain = plain_name(player.name)
    alike = sum(plain_name(one.name) == plain for one in players)
    return player.name if alike < 2 else f"{player.name} ({_key_said(player.keys[0])})"


def _key_said(key: bytes) -> str:
    return " ".join(key_words(key))


def _card_of(
    player: Player, players: Sequence[Player], own: bytes | None
) -> tuple[Card, QVBoxLayout]:
    """Return the card of *player*, who is one of *players*, and what lies on it."""
    card, column = blank_card(gap=None)
    _name(column, player, players, own)
    numbers = spaced(QGridLayout(), gap=(MARGIN, SMALL))
    numbers.setColumnStretch(0, 1)
    for at, (what, value) in enumerate(_numbers(player, players)):
        numbers.addWidget(role_label("", what), at, 0)
        number = role_label("strong", value, wraps=False)
        number.setAlignment(Qt.AlignmentFlag.AlignRight)
        numbers.addWidget(number, at, 1)
    nest(column, numbers)
    charts = spaced(QHBoxLayout(), gap=WIDE)
    faces = [Bar(face, times) for face, times in sorted(player.faces.items())]
    places = [Bar(f"{place}.", times) for place, times in sorted(player.places.items())]
    for heading, bars in ((words("Bids"), faces), (words("Places"), places)):
        if bars:
            nest(charts, _chart(heading, bars))
    charts.addStretch(1)
    nest(column, charts)
    return card, column


def _name(
    column: QVBoxLayout, player: Player, players: Sequence[Player], own: bytes | None
) -> None:
    """Add to *column* who *player* is: the name, and the keys where names do not say it."""
    head = spaced(QHBoxLayout(), gap=GAP)
    head.addWidget(role_label("heading", player.name), 1)
    if own in player.keys:
        head.addWidget(Chip(words("you"), Tone.ON))
    nest(column, head)
    if player.other_names:
        others = ", ".join(player.other_names)
        column.addWidget(role_label("small", words("Also known as {names}", names=others)))
    if len(player.keys) > 1 or _called(player, players) != player.name:
        keys = ", ".join(map(_key_said, player.keys))
        column.addWidget(role_label("small", words("Key: {keys}", keys=keys)))


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
        if most:
            row = words("{now}, at most {most}", now=now, most=most)
            found.append((words("Wins in a row"), row))
    if player.longest:
        found.append((words("Longest step"), words("{mm} mm", mm=player.longest)))
    pairs = pairs_of(player, players)
    if pairs and (worst := max(pairs, key=lambda pair: pair.bumps)).bumps:
        found.append((words("Bumps most with {name}", name=worst.other.name), str(worst.bumps)))
    if pairs:
        often = pairs[0]
        score = words("{times} of {count}", times=often.ahead, count=often.games)
        found.append((words("Ahead of {name}", name=often.other.name), score))
    found += [(game, str(points)) for game, points in player.best.items()]
    return found
