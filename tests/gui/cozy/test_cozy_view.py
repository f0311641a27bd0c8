"""The whole view at a table: games by mouse and by list, the draft kept, what is waited for."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from gui.parts.sound import Sound
from tests.gui.cozy.hands import pass_hour
from tests.gui.cozy.local import LocalTable
from tests.settled import settled


def test_the_end_names_the_result_and_is_heard(view):
    """C11.13."""
    heard: list[Sound] = []
    said: list[str] = []
    view.sounded.connect(heard.append)
    view.spoke.connect(said.append)
    table = LocalTable(view, 7, 2)
    table.start()
    for _ in table.state.sheet.hours:
        pass_hour(view)
    assert table.state.is_over
    assert heard[-1] is Sound.FINISH
    assert {Sound.DICE, Sound.HOUR_SIGNED} <= set(heard)
    assert said[-1].startswith(("Ann", "Ben"))
    assert table.refusals == []


def test_an_idle_table_paints_nothing_and_no_clock_runs(view, clock):
    """C11: 0 repaints when nothing moves."""
    LocalTable(view, 1, 3).start()
    clock.pass_time(6000)
    assert not clock.pending()
    paints: list[QEvent] = []
    watcher = Watcher(paints)
    for widget in (view, *view.findChildren(QWidget)):
        widget.installEventFilter(watcher)
    settled()
    assert paints == []


class Watcher(QObject):
    """Collects what is painted."""

    def __init__(self, paints: list[QEvent]) -> None:
        super().__init__()
        self._paints = paints

    def eventFilter(self, _, event) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._paints.append(event)
        return False


def test_at_the_end_the_badges_make_room_until_a_sheet_is_looked_at(view):
    table = LocalTable(view, 7, 2)
    table.start()
    assert view.has_badges
    for _ in table.state.sheet.hours:
        pass_hour(view)
    assert not view.has_badges
    view.look_at(1)
    assert view.has_badges


def test_parts_keep_clear_of_badges_and_of_a_foot(view):
    LocalTable(view, 1).start()
    view.set_frame(100, 0, 150)
    for part in (view.sheet, view.editor):
        assert part.y() >= 96
        assert part.geometry().bottom() < view.height() - 150


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (900, 1100)])
def test_sheet_and_hand_fill_the_view_side_by_side(view, size):
    LocalTable(view, 1).start()
    view.resize(*size)
    assert view.rect().contains(view.sheet.geometry())
    assert view.rect().contains(view.editor.geometry())
    assert not view.sheet.geometry().intersects(view.editor.geometry())
