"""The call: who is missing, since when, and what those here may do (P7.6)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from core.table.messages import Call
from gui.kit.theme import px
from gui.kit.tokens import MARGIN
from gui.window.table.absence import GRACE_S
from gui.window.table.call_panel import FACE_HIGH, CallPanel
from net.protocol.commands import CallOn, Wait
from tests.gui.dialogs import answer_by, answer_with
from tests.gui.on_screen import key, label
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of

SILENT = (0, 0, GRACE_S + 31)


def three(**changes):
    return snapshot_of(race(steps_max=4)[1], **changes)


@pytest.fixture
def asked():
    return []


@pytest.fixture
def panel(qtbot, asked):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    yield CallPanel(page, asked.append)
    page.close()


def test_who_chooses_to_wait_is_not_asked_again_until_something_changes(panel):
    silent = three(silent_since=(None, None, 1.0))
    panel.show_table(silent, SILENT)
    assert not panel.isHidden()
    press(panel, "Wait")
    panel.show_table(silent, SILENT)
    assert panel.isHidden()
    panel.show_table(three(), (0, 0, 0))
    panel.show_table(silent, SILENT)
    assert not panel.isHidden()


def test_it_says_how_many_it_takes_to_go_on_while_one_may(panel):
    panel.show_table(three(silent_since=(None, None, 1.0)), (0, 0, 3))
    assert label(panel, "quiet").isHidden()
    panel.show_table(three(silent_since=(None, None, 1.0)), SILENT)
    assert not label(panel, "quiet").isHidden()
    assert label(panel, "quiet").text() == "To go on takes 2 of 3:"


def test_what_it_says_has_the_width_of_the_slip_also_while_nothing_can_be_chosen(panel):
    panel.show_table(three(silent_since=(None, None, 1.0)), (0, 0, 3))
    panel.hang([QWidget(panel.parentWidget())] * 3, panel.parentWidget().size())
    panel.layout().activate()
    assert panel._said.width() > panel.width() / 2
    assert panel.height() < panel.width() / 2


def test_two_have_dozed_off(panel):
    panel.show_table(three(silent_since=(None, 1.0, 1.0)), (0, 50, 50))
    assert label(panel, "heading").text() == "Ben and Cem have dozed off"


def test_it_points_to_the_badge_it_is_about_while_it_is_there(panel):
    badges = [QWidget(panel.parentWidget()) for _ in range(3)]
    for place, badge in enumerate(badges):
        badge.setGeometry(16 + 190 * place, 15, 180, 58)
    panel.hang(badges, panel.parentWidget().size())
    silent = three(silent_since=(None, None, 1.0))
    panel.show_table(silent, SILENT)
    point = panel._point
    assert abs(point.geometry().center().x() - badges[2].geometry().center().x()) <= 1
    assert point.geometry().bottom() + 1 == panel.y()
    assert point.isVisible()
    press(panel, "Wait")
    assert not point.isVisible()


def test_with_two_asleep_and_one_who_chooses_it_hangs_from_one_who_sleeps(panel):
    badges = [QWidget(panel.parentWidget()) for _ in range(5)]
    for place, badge in enumerate(badges):
        badge.setGeometry(16 + 190 * place, 15, 180, 58)
    panel.hang(badges, panel.parentWidget().size())
    five = race(seats=5, steps_max=4)[1]
    since = (None, None, None, 1.0, None)
    panel.show_table(snapshot_of(five, slow=0b10, silent_since=since), (0, 0, 0, 50, 0))
    middle = badges[3].geometry().center().x()
    assert abs(panel._point.geometry().center().x() - middle) <= 1


def test_its_face_is_never_cut(panel):
    """However little is said."""
    panel.hang([QWidget(panel.parentWidget())] * 3, panel.parentWidget().size())
    panel.show_table(three(left=0b100, silent_since=(None, None, 1.0)), (0, 0, 0))
    panel.show_table(three(at_table=0b110), (0, 0, 0))
    assert panel.height() > panel.FACE * FACE_HIGH + px(MARGIN)


def test_what_was_closed_stays_closed_until_there_is_something_new(panel):
    silent = three(silent_since=(None, None, 1.0))
    panel.show_table(silent, (0, 0, 3))
    key(panel, "Close").click()
    panel.show_table(silent, (0, 0, 4))
    assert panel.isHidden()
    panel.show_table(silent, SILENT)
    assert not panel.isHidden(), "now one may go on"
    key(panel, "Close").click()
    panel.show_table(three(silent_since=(None, None, 1.0), calls=(Call(1, 0b011, 0),)), SILENT)
    assert not panel.isHidden(), "the others would go on"


def test_a_click_on_the_badge_opens_it_again(panel):
    silent = three(silent_since=(None, None, 1.0))
    panel.show_table(silent, SILENT)
    key(panel, "Close").click()
    panel.open_for(1)
    assert panel.isHidden()
    panel.open_for(2)
    assert not panel.isHidden()


def press(panel, text):
    (button,) = [b for b in panel.findChildren(QPushButton) if text in b.text()]
    assert not button.isHidden()
    button.click()


def test_a_click_asks_for_the_call_and_another_takes_it_back(panel, asked):
    panel.show_table(three(silent_since=(None, None, 1.0)), SILENT)
    press(panel, "Go on without Cem for now")
    panel.show_table(three(silent_since=(None, None, 1.0), agreed=0b001), SILENT)
    press(panel, "Wait after all")
    assert asked == [CallOn(0b100), Wait()]


@pytest.mark.parametrize("sure", [True, False])
def test_to_send_home_for_good_is_asked_twice(panel, asked, sure):
    answer_with("Gone home" if sure else "Wait")
    panel.show_table(three(silent_since=(None, None, 1.0)), SILENT)
    press(panel, "has gone home")
    assert asked == ([CallOn(0b100, gone=0b100)] if sure else [])


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_hasty_key_sends_nobody_home(panel, asked, key):
    panel.show_table(three(silent_since=(None, None, 1.0)), SILENT)
    answer_by(key)
    press(panel, "has gone home")
    assert asked == []
