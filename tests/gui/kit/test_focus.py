"""The focus: what comes by itself takes it from nobody who has gone elsewhere by keys."""

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from gui.kit.focus import lead_to, use_keys, use_mouse


@pytest.mark.parametrize(
    ("where", "used", "is_led"),
    [("menu", use_keys, False), ("menu", use_mouse, True), ("seal", use_keys, True)],
)
def test_who_goes_by_keys_elsewhere_keeps_the_focus(
    qtbot, where: str, used: Callable[[], None], *, is_led: bool
) -> None:
    """Else Enter, meant for the menu, is pressed on what has just come."""
    page, view = QWidget(), QWidget()
    qtbot.addWidget(page)
    keys = {name: QPushButton(name) for name in ("menu", "seal", "board")}
    outer, inner = QVBoxLayout(page), QVBoxLayout(view)
    outer.addWidget(keys["menu"])
    outer.addWidget(view)
    for name in ("seal", "board"):
        inner.addWidget(keys[name])
    page.show()
    page.activateWindow()
    QTest.qWaitForWindowActive(page)
    keys[where].setFocus()
    used()
    lead_to(keys["board"], view)
    assert QApplication.focusWidget() is keys["board" if is_led else where]
    use_mouse()
