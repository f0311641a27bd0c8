"""Layout that scales itself: what is declared once, in px of the art direction, holds in each look.

Law: a part hears no event of its size or of a look; it says what follows from them, once.
"""

from __future__ import annotations  # the types of what the first picture does not need

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QLayout
from shiboken6 import invalidate

from gui.kit.theme import on_look, px, sized

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QSize
    from PySide6.QtGui import QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QBoxLayout, QWidget
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object

LayoutT = TypeVar("LayoutT", bound=QLayout)
Margins = tuple[float, float, float, float]
Gap = float | tuple[float, float | None]
_MARGINS, _GAP = "margins", "gap"
"""The properties of a layout that keep what was declared."""


def nest(outer: QBoxLayout | QGridLayout, inner: QLayout, *place: int | Qt.AlignmentFlag) -> None:
    """Add *inner* to *outer*, at the *place* that `addLayout` takes.

    PySide makes Python halves of what lies in *inner*, and Qt deletes that untold once its widget
    goes. What comes to lie at such an address is taken for it, and ended the program when it went
    itself (seen with 6.11): so these halves are let go of at once.
    """
    outer.addLayout(inner, *place)  # type: ignore[arg-type]  # what this kind of layout takes
    _let_go(inner)


def _let_go(inner: QLayout) -> None:
    for item in filter(None, map(inner.itemAt, range(inner.count()))):
        if isinstance(item, QLayout):
            _let_go(item)
        else:
            invalidate(item)


class NeverSmaller(_Widget):
    """Stands before the class of Qt: is never smaller than its `sizeHint` asks for."""

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Sized(_Widget):
    """Stands before the class of Qt: asks for its `art_size` in each look."""

    art_size: tuple[float, float]
    """Width and height, in px of the art direction."""

    def sizeHint(self) -> QSize:
        return sized(*self.art_size)


class Scaled(_Widget):
    """Stands before the class of Qt: takes its sizes anew by `_scale` in each look."""

    def _scale(self) -> None:
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._scale()


class LaidOut(_Widget):
    """Stands before the class of Qt: lays its parts by `_lay_out`, in each size and look."""

    lays_at_once = False
    """Whether it takes a look as it comes; else once all have taken it: see `wear`."""

    def _lay_out(self) -> None:
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay them anew: only now does Qt count what has come into layouts of layouts."""
        super().showEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if self.lays_at_once and event.type() is QEvent.Type.StyleChange:
            self._lay_out()


def spaced(layout: LayoutT, margins: Margins | None = None, gap: Gap | None = None) -> LayoutT:
    """Return *layout* with *margins* (left, top, right, bottom) and *gap* in each look, in px.

    Both are px of the art direction; of two gaps one is across, one down. None changes nothing.
    """
    if margins is not None:
        layout.setProperty(_MARGINS, [*margins])
    if gap is not None:
        layout.setProperty(_GAP, [*gap] if isinstance(gap, tuple) else [gap])
    _space(layout)
    return layout


def _space(layout: QLayout) -> None:
    """Space *layout* as it was declared: Qt keeps that, for as long as it keeps the layout."""
    if (margins := layout.property(_MARGINS)) is not None:
        layout.setContentsMargins(*map(px, margins))
    match layout.property(_GAP):
        case [gap]:
            layout.setSpacing(px(gap))
        case [across, down]:
            assert isinstance(layout, QGridLayout), "it has rows and columns"
            layout.setHorizontalSpacing(px(across))
            if down is not None:
                layout.setVerticalSpacing(px(down))
        case _:
            pass


@on_look
def _space_all(windows: Iterable[QWidget]) -> None:
    """Space all layouts in *windows* anew, before the widgets hear of the look."""
    for window in windows:
        for layout in window.findChildren(QLayout):
            _space(layout)
