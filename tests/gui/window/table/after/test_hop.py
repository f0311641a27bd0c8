"""What moves on the page after a race: medals, points, the photo, thumbs, worms and stools."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from core.table.looks import BY_SEAT
from gui.kit.theme import Look, wear
from gui.kit.tokens import DAY
from gui.parts.confetti import CONFETTI_MS
from gui.report.evening_score import PlayerEvening, ShownEvening
from gui.window.table.after.after_page import AfterPage
from gui.window.table.after.hop import HOP_MS
from gui.window.table.rematch import Chair
from tests.gui.window.table.after.test_after_page import ended, more

COUNTED_MS = 240
SHOWN = ShownEvening(
    (PlayerEvening("Ann", BY_SEAT[0], (1, 1), 2, (4, 9)),), are_races=True, all_check=True
)


@pytest.fixture
def page(qtbot, clock):
    made = AfterPage()
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.show_ended(ended())
    made.show_standing(SHOWN)
    clock.pass_time(1000)
    return made


@pytest.fixture
def calm():
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    wear(app, Look(DAY, is_calm=True))
    yield
    wear(app, Look(DAY))


def picture(part):
    return part.grab().toImage()


def test_medals_swing_the_photo_falls_points_count_up_and_then_all_lies_still(page, clock):
    parts = page.awards, page.photo, page.standing
    before = [*map(picture, parts)]
    page.come()
    clock.pass_time(60)
    assert [picture(part) == at_rest for part, at_rest in zip(parts, before, strict=True)] == [
        False
    ] * 3
    clock.pass_time(CONFETTI_MS)
    assert [*map(picture, parts)] == before
    assert clock.pending() == []


def test_points_count_up_from_those_before_the_last_game(page, clock):
    page.come()
    seen = set()
    for _ in range(COUNTED_MS // 16 + 1):
        seen.add(page.standing._counted(SHOWN.evenings[0]))
        clock.pass_time(16)
    assert min(seen) == 4
    assert max(seen) == 9
    assert len(seen) > 3


def test_a_worm_hops_to_its_chair_which_is_free_until_then(page, clock):
    page.show_more(more())
    page.show_more(more(ann=Chair.AGAIN))
    assert page._hop.isVisible()
    assert page.chairs._expected == 0
    clock.pass_time(HOP_MS + 32)
    assert not page._hop.isVisible()
    assert page.chairs._expected is None
    assert clock.pending() == []


def test_stools_are_pulled_in_once_all_sit(page, clock):
    page.show_more(more(ann=Chair.AGAIN, ben=Chair.AGAIN))
    clock.pass_time(1000)
    page.show_more(more(ann=Chair.AGAIN, ben=Chair.AGAIN, cem=Chair.AGAIN))
    assert page.chairs._pulls.is_running
    clock.pass_time(1000)
    assert clock.pending() == []


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_click_or_a_key_shows_the_end_of_all_that_moves(page, qtbot, clock, how):
    page.come()
    page.show_more(more(ann=Chair.AGAIN))
    clock.pass_time(60)
    if how == "key":
        qtbot.keyClick(page, Qt.Key.Key_Shift)
    else:
        qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert clock.pending() == []
    assert not page._hop.isVisible()
    assert not page._confetti.isVisible()


def test_what_is_new_is_told_at_once_whatever_moves(page):
    page.show_more(more(ann=Chair.AGAIN))
    assert "Ann: again" in page.chairs.accessibleDescription()
    assert page.tray.heading.text() == "Ann wants one more"


@pytest.mark.usefixtures("calm")
def test_in_calm_motion_nothing_moves(page, clock):
    page.come()
    page.show_more(more(ann=Chair.AGAIN, ben=Chair.AGAIN, cem=Chair.AGAIN))
    assert not page._hop.isVisible()
    assert clock.pending() == []
