"""The key that says in which order the games stand on their shelf."""

from collections.abc import Callable
from enum import Enum
from typing import Any

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from gui.kit.bookmarks import Bookmark, Bookmarked
from gui.kit.button import IconButton
from gui.report.saved import Saved
from gui.words.words import marked, words


class Order(Enum):
    """In which order games stand; within it the last played first. What tells of nobody is last."""

    LAST = marked("Last played first")
    FIRST = marked("First played first")
    PLAYERS = marked("By players")
    GAME = marked("By game")

    def rank(self, game: Saved) -> tuple[Any, ...]:
        """Return by what *game* is sorted."""
        ranks: dict[Order, Callable[[], tuple[Any, ...]]] = {
            Order.LAST: tuple,
            Order.FIRST: lambda: (game.when,),
            Order.PLAYERS: lambda: tuple(
                sorted(name.casefold() for name in game.others or game.names)
            ),
            Order.GAME: lambda: (game.game.casefold(),),
        }
        return not game.names, ranks[self](), -game.when


class OrderKey(Bookmarked, IconButton):
    """Offers the orders; the one that is chosen is ticked."""

    def __init__(self, parent: QWidget, sort: Callable[[], None]) -> None:
        super().__init__("sort", words("Sort the games"), is_flat=True)
        self.order, self._sort = Order.LAST, sort
        self.bookmark = Bookmark(lambda: self.order, self.take)
        self._menu, group = QMenu(parent), QActionGroup(self)
        for order in Order:
            action = self._menu.addAction(words(order.value))
            action.setCheckable(True)
            action.setChecked(order is self.order)
            action.setData(order)
            group.addAction(action)
        group.triggered.connect(lambda action: self.take(action.data()))
        self.clicked.connect(lambda: self._menu.popup(self.mapToGlobal(self.rect().topLeft())))

    def take(self, order: Order) -> None:
        """Sort by *order* from now on."""
        self.order = order
        for action in self._menu.actions():
            action.setChecked(action.data() is order)
        self._sort()
