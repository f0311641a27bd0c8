"""The pages of the window by their dotted names: imported and made when they are first wanted."""

from __future__ import annotations  # what is only a type here is imported late

from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

PartT = TypeVar("PartT")
PageT = TypeVar("PageT", bound=QWidget)


class Pages(QStackedWidget):
    """Shows one page at a time, and knows which of the others have been made."""

    def __init__(self) -> None:
        super().__init__()
        self._lazy: list[LazyPage[Any]] = []

    def lazy(self, place: str, *arguments: object, **slots: Callable[..., object]) -> LazyPage[Any]:
        """Return the page at *place*, "module.Class", whose signals by name call *slots*."""
        page: LazyPage[Any] = LazyPage(self, place, *arguments, **slots)
        self._lazy.append(page)
        return page

    def turn_to(self, page: QWidget) -> None:
        """Show *page* and give it the focus."""
        self.setCurrentWidget(page)
        page.setFocus()

    def renew(self, make: Callable[[], None]) -> None:
        """Let *make* make every page anew; the lazy one that is shown is shown again as it was.

        That is one with a `memory`, which it can `recall`; any other ends.
        """
        now = self.currentWidget()
        found = (lazy for lazy in self._lazy if lazy.made is now and hasattr(now, "memory"))
        shown = next(found, None)
        memory = shown().memory() if shown is not None else None
        make()
        if shown is not None:
            page = shown()
            page.recall(memory)
            self.turn_to(page)

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


class Lazy(Generic[PartT]):
    """A part of the window that costs nothing before it is called for the first time."""

    def __init__(self, place: str, *arguments: object, **slots: Callable[..., object]) -> None:
        """Make what is at *place*, "module.Class", of *arguments*; *slots* are for its signals."""
        self._place, self._arguments, self._slots = place, arguments, slots
        self.made: PartT | None = None

    def __call__(self) -> PartT:
        """Return the part, made now if it is not there yet."""
        if self.made is None:
            module, _, name = self._place.rpartition(".")
            self.made = self._keep(getattr(import_module(module), name)(*self._arguments))
            for signal, slot in self._slots.items():
                getattr(self.made, signal).connect(slot)
        return self.made

    def slot(self, name: str) -> Callable[..., object]:
        """Return a slot that makes the part and calls its method *name*."""
        return lambda *given: getattr(self(), name)(*given)  # noqa: PLW0108  # made when called

    def _keep(self, part: PartT) -> PartT:
        return part


class LazyPage(Lazy[PageT]):
    """A lazy part that is one of *pages*."""

    def __init__(
        self, pages: Pages, place: str, *arguments: object, **slots: Callable[..., object]
    ) -> None:
        super().__init__(place, *arguments, **slots)
        self._pages = pages

    def _keep(self, part: PageT) -> PageT:
        self._pages.addWidget(part)
        return part
