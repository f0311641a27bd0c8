"""The pages of the window, each made when it is first wanted."""

from __future__ import annotations  # what is only a type here is imported late

from functools import partial
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeAlias, TypeVar

from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    _Widget = QWidget
else:
    _Widget = object

IconPlace: TypeAlias = tuple[int, int, int]
"""The right end and the top of the icons in the corner of the window, and how many there are."""
NO_ICONS: IconPlace = (0, 0, 0)
PartT = TypeVar("PartT")
PageT = TypeVar("PageT", bound=QWidget)
Given = ParamSpec("Given")


class Pages(QStackedWidget):
    """Shows one page at a time, and knows which of the others have been made."""

    def __init__(self) -> None:
        super().__init__()
        self._lazy: list[LazyPage[Any]] = []

    def lazy(
        self, make: Callable[Given, PageT], *args: Given.args, **kwargs: Given.kwargs
    ) -> LazyPage[PageT]:
        """Return the page that *make* will make of the rest."""
        page = LazyPage(self, partial(make, *args, **kwargs))
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


class OwnCorner(_Widget):
    """Stands before the class of Qt: says where the icons in the corner of the window lie."""

    def icons_at(self) -> IconPlace | None:
        """Return the place of the icons; None where they lie as usual."""
        raise NotImplementedError


class Lazy(Generic[PartT]):
    """A part of the window that costs nothing before it is called for the first time."""

    def __init__(
        self, make: Callable[Given, PartT], *args: Given.args, **kwargs: Given.kwargs
    ) -> None:
        self._make = partial(make, *args, **kwargs)
        self.made: PartT | None = None

    def __call__(self) -> PartT:
        """Return the part, made now if it is not there yet."""
        if self.made is None:
            self.made = self._keep(self._make())
        return self.made

    def _keep(self, part: PartT) -> PartT:
        return part


class LazyPage(Lazy[PageT]):
    """A lazy part that is one of *pages*."""

    def __init__(self, pages: Pages, make: Callable[[], PageT]) -> None:
        super().__init__(make)
        self._pages = pages

    def _keep(self, part: PageT) -> PageT:
        self._pages.addWidget(part)
        return part
