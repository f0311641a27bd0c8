"""The pages of the window by their dotted names: imported and made when they are first wanted."""

from __future__ import annotations  # what is only a type here is imported late

from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

PageT = TypeVar("PageT", bound=QWidget)


class Pages(QStackedWidget):
    """Shows one page at a time, and knows which of the others have been made."""

    def __init__(self) -> None:
        super().__init__()
        self._lazy: list[LazyPage[Any]] = []

    def lazy(self, place: str, *arguments: object, **slots: Callable[..., object]) -> LazyPage[Any]:
        """Return the page at *place*, "module.Class"; its signals call *slots* by name."""
        page: LazyPage[Any] = LazyPage(self, place, arguments, slots)
        self._lazy.append(page)
        return page

    def turn_to(self, page: QWidget) -> None:
        """Show *page* and give it the focus."""
        self.setCurrentWidget(page)
        page.setFocus()

    def drop(self, page: QWidget) -> None:
        """Forget *page*."""
        self.removeWidget(page)
        page.deleteLater()

    def drop_all(self) -> None:
        """Forget every page; the lazy ones are made again when they are wanted."""
        while page := self.widget(0):
            self.drop(page)
        for lazy in self._lazy:
            lazy.made = None


class LazyPage(Generic[PageT]):
    """A page that costs nothing before it is first called."""

    def __init__(
        self,
        pages: Pages,
        place: str,
        arguments: tuple[object, ...],
        slots: dict[str, Callable[..., object]],
    ) -> None:
        self._pages, self._place = pages, place
        self._arguments, self._slots = arguments, slots
        self.made: PageT | None = None

    def __call__(self) -> PageT:
        """Return the page, made now if it does not exist yet."""
        if self.made is None:
            module, _, name = self._place.rpartition(".")
            page: PageT = getattr(import_module(module), name)(*self._arguments)
            for signal, slot in self._slots.items():
                getattr(page, signal).connect(slot)
            self._pages.addWidget(page)
            self.made = page
        return self.made
