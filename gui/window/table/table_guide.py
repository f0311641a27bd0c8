"""How to play the game of a table, on a page over it."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from gui.parts.contents import Contents
from gui.parts.guide_page import GuidePage


class TableGuide:
    """Opens the guide over *page*, and closes it again; *contents* may have none."""

    def __init__(
        self, page: QWidget, contents: Callable[[], Contents | None], closed: Callable[[], object]
    ) -> None:
        self._page, self._contents, self._closed = page, contents, closed
        self.shown: GuidePage | None = None

    def show(self) -> None:
        """Open it, if it is not open."""
        contents = self._contents()
        if contents is None or self.shown:
            return
        self.shown = guide = GuidePage(contents, self._close)
        guide.setParent(self._page)
        guide.resize(self._page.size())
        guide.show()
        guide.raise_()
        guide.setFocus()

    def lay_out(self) -> None:
        """Fill the page with it."""
        if self.shown is not None:
            self.shown.resize(self._page.size())
            self.shown.raise_()

    def _close(self) -> None:
        if self.shown is not None:
            self.shown.deleteLater()
            self.shown = None
            self._closed()
