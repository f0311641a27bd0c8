"""Every part has room, wide and narrow."""

import pytest
from PySide6.QtWidgets import QPushButton

from core.cozy.decisions import PlaceWorm
from gui.cozy.arrangement import Shape
from gui.cozy.cozy_view import CozyView
from gui.parts.theme import size_text
from tests.gui.cozy.local import LocalTable

PARTS = ("sheet", "editor", "scores", "others")


def shown(view: CozyView, width: int, height: int) -> dict[str, tuple[int, int]]:
    view.resize(width, height)
    return {name: (getattr(view, name).width(), getattr(view, name).height()) for name in PARTS}


def settled(view: CozyView) -> bool:
    """Tell whether the rows have the height that they need, and room for it."""
    return all(
        row.height() == row.heightForWidth(row.width())
        and view.rect().contains(row.mapTo(view, row.rect().bottomRight()))
        for row in view.scores.rows
    )


@pytest.fixture
def view(qtbot):
    view = CozyView()
    qtbot.addWidget(view)
    view.show()
    LocalTable(view, 5, 3).start()
    return view


@pytest.mark.parametrize(("width", "height"), [(1280, 560), (1024, 430), (780, 480), (760, 400)])
def test_every_part_is_on_view(view, qtbot, width, height):
    """C11: works at 1024 x 600, beside a log of the table."""
    shown(view, width, height)
    qtbot.waitUntil(lambda: settled(view))
    sizes = shown(view, width, height)
    assert sizes["sheet"][0] >= 0.4 * min(width, height)
    assert sizes["editor"][0] >= 280
    for sheet in view.others.sheets:
        assert view.rect().contains(sheet.mapTo(view, sheet.rect().center()))


def test_larger_text_makes_rows_higher_and_buttons_keep_their_words(view, qtbot, qapp):
    """Ctrl and + while a game is on; the program sizes its text at its start too."""
    points = qapp.font().pointSizeF()
    size_text(qapp, points)
    row = view.scores.rows[0]
    shown(view, 780, 480)
    qtbot.waitUntil(lambda: row.height() == row.heightForWidth(row.width()))
    width, low = row.width(), row.heightForWidth(row.width())
    size_text(qapp, points * 2)
    shown(view, 780, 481)
    qtbot.waitUntil(lambda: row.heightForWidth(width) > low)
    qtbot.waitUntil(lambda: row.height() == row.heightForWidth(row.width()))
    assert view.editor.options.buttons[PlaceWorm].text() == "A  Place"


def test_with_the_largest_text_nothing_is_cut_off_but_scrolled(german, qtbot, qapp):
    """1024x600, in the language with the longer words."""
    size_text(qapp, qapp.font().pointSizeF() * 2)
    view = CozyView()
    qtbot.addWidget(view)
    view.show()
    LocalTable(view, 5, 3).start()
    shown(view, 1008, 478)
    qtbot.waitUntil(lambda: view.others.sheets[0].width() > 0)
    assert view._arrangement.shape is Shape.STACKED
    for part in (*view.scores.rows, view.editor.options, *view.editor.dice.mine, view.editor.row):
        assert part.width() >= part.minimumSizeHint().width(), part
    for button in view.editor.findChildren(QPushButton):
        assert button.width() >= button.sizeHint().width(), button.text()
    for part in (view.scores, view.others):
        assert part.isVisible()
        assert view.editor.mapTo(view, part.rect().topRight()).x() <= view.width()


def test_parts_come_back_when_there_is_room_again(view, qtbot):
    shown(view, 1280, 560)
    qtbot.waitUntil(lambda: settled(view))
    wide = shown(view, 1280, 560)
    shown(view, 780, 480)
    qtbot.waitUntil(lambda: settled(view))
    assert shown(view, 780, 480) != wide
    shown(view, 1280, 560)
    qtbot.waitUntil(lambda: settled(view))
    qtbot.waitUntil(lambda: shown(view, 1280, 560) == wide)
