"""What lies over the board of a table: news below its badges, hint and button above its tray."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from gui.kit.focus import RING
from gui.kit.role_label import role_label
from gui.kit.theme import px
from gui.kit.tokens import GAP, MARGIN, SMALL
from gui.parts.news import News
from gui.window.table.seat_bar import SeatBar
from gui.window.table.talk import Talk
from gui.window.table.viewer import Viewer

_NEWS_TOP = 84
_HINT_WIDE = 640


class OverBoard:
    """Owns the hint for a beginner, and lays it with the news and the *button* over *page*."""

    clear = 0
    """Above so many px something lies under the badges; 0 for nothing."""

    def __init__(  # noqa: PLR0913, PLR0917  # all that it lays, or lays it beside
        self, page: QWidget, viewer: Viewer, news: News, bar: SeatBar, talk: Talk, button: QWidget
    ) -> None:
        self._page, self._viewer, self._news, self._bar = page, viewer, news, bar
        self._talk, self._button = talk, button
        self.hint = role_label("hint")
        self.hint.setParent(page)
        talk.moved.connect(self.lay_out_news)
        viewer.drawer.toggled.connect(self.lay_out_button)
        viewer.drawer.toggled.connect(self.lay_out_news)

    def show_hint(self, hint: str) -> None:
        """Show *hint* while the present is looked at, as soon as its tray is open."""
        self.hint.setText(hint)
        self.hint.setVisible(bool(hint) and not self._viewer.is_back)
        QTimer.singleShot(0, self._page, self.lay_out_hint)

    def lay_out_news(self) -> None:
        """Lay the news below badges and bubbles, and beside the drawer."""
        foot = self._talk.foot
        top = max(self.clear or px(_NEWS_TOP), foot + px(SMALL) if foot else 0, self._bar.foot)
        self._news.lay_out_in(self._right(), top)

    def _right(self) -> int:
        """Return where the drawer begins, or the page ends."""
        drawer = self._viewer.drawer
        return drawer.left if drawer.is_open else self._page.width()

    def lay_out_button(self) -> None:
        """Lay the button for looking back together above the tray."""
        size = self._button.sizeHint()
        top = self._page.height() - self._viewer.foot() - px(GAP) - size.height()
        left = self._right() - px(MARGIN) + px(RING) - size.width()
        self._button.setGeometry(left, top, size.width(), size.height())
        self._button.raise_()
        self._keep_room()

    def _keep_room(self) -> None:
        """Keep the boards clear of what lies above the tray."""
        there = [part.height() for part in (self._button, self.hint) if not part.isHidden()]
        self._viewer.keep_room(max(there) + px(SMALL) if there else 0)

    def lay_out_hint(self) -> None:
        """Lay the hint of a beginner's race above the tray."""
        wide = min(px(_HINT_WIDE), self._page.width() - 2 * px(MARGIN))
        high = self.hint.heightForWidth(wide)
        view = self._viewer.live
        foot = self._page.height() - (view.foot() if view else 0) - px(GAP)
        self.hint.setGeometry((self._page.width() - wide) // 2, foot - high, wide, high)
        self._keep_room()
        self.hint.raise_()
