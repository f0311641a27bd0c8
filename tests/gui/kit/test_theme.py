"""The look of the whole window: colours, and text that grows with its titles."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from gui.kit import theme
from tests.gui.kit.drawn import seen
from tests.settled import settled


def contrast(one: QColor, other: QColor) -> float:
    """Tell how far two colours are apart, as the WCAG counts it."""
    dark, bright = sorted(
        0.21 * pow(c.redF(), 2.2) + 0.72 * pow(c.greenF(), 2.2) + 0.07 * pow(c.blueF(), 2.2)
        for c in (one, other)
    )
    return float((bright + 0.05) / (dark + 0.05))


def test_text_can_be_read_on_its_ground(qapp):
    before = QApplication.palette()
    theme.wear(qapp, theme.look())
    dressed = QApplication.palette()
    QApplication.setPalette(before)
    role, off = QPalette.ColorRole, QPalette.ColorGroup.Disabled
    for text, ground in ((role.Text, role.Base), (role.WindowText, role.Window)):
        assert contrast(dressed.color(text), dressed.color(ground)) > 7
        assert contrast(dressed.color(off, text), dressed.color(off, ground)) > 3


def test_titles_grow_with_the_text(qapp):
    sizes = []
    for size in (1.0, 2.0):
        theme.wear(qapp, replace(theme.look(), size=size))
        found = re.search(r'title".*font-size: ([0-9.]+)pt', qapp.styleSheet())
        assert found
        sizes.append((float(found[1]), QApplication.font().pointSizeF()))
    assert sizes == [(25.5, 12.0), (51.0, 24.0)]


class _Laid(QWidget):
    """A part that is laid when its size changes, and then asks how high another one is."""

    def __init__(self, inside: _Laid | None = None) -> None:
        super().__init__()
        self.high, self._inside = 0, inside
        if inside is not None:
            inside.setParent(self)

    def resizeEvent(self, event):
        super().resizeEvent(event)
        self.high = theme.px(100) if self._inside is None else self._inside.high + theme.px(10)


def test_what_is_laid_once_is_laid_anew_in_a_new_look_the_inner_parts_first(qtbot, qapp):
    window, outer = QWidget(), _Laid(_Laid())
    qtbot.addWidget(window)
    outer.setParent(window)
    window.show()
    for art, high in ((1.5, 165), (0.8, 88)):
        theme.wear(qapp, replace(theme.look(), art=art))
        settled()
        assert outer.high == high


@pytest.mark.parametrize("role", ["paper", ""])
def test_a_text_to_be_scrolled_shows_that_it_has_the_keys(qtbot, qapp, role):
    theme.wear(qapp, theme.look())
    area, other = QScrollArea(), QLineEdit()
    area.setProperty("role", role)
    area.setWidget(QLabel("long\n" * 500))
    page = QWidget()
    column = QVBoxLayout(page)
    column.addWidget(area)
    column.addWidget(other)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    QTest.qWaitForWindowActive(page)
    pictures = []
    for widget in (area, other):
        widget.setFocus()
        settled()
        pictures.append(area.grab().toImage())
    ring = theme.look().theme.ring
    assert seen(pictures[0], ring) > 50 > seen(pictures[1], ring)
