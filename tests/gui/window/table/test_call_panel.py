"""The call: who is missing, since when, and what those here may do (P7.6)."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from gui.window.table.call_panel import GRACE_S, CallPanel, Choice, situation
from net.protocol.commands import CallOn, Wait
from tests.gui.dialogs import answer_by, answer_with
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of

SILENT = (0, 0, GRACE_S + 31)


def three(**changes):
    return snapshot_of(race(steps_max=4)[1], **changes)


def test_nobody_is_asked_while_all_are_here():
    assert situation(three(), (0, 0, 0)).choice is Choice.NOTHING
    assert situation(three(), (0, 0, 0)).said == ""


def test_a_silent_seat_is_named_at_once_and_may_be_left_out_after_a_grace():
    soon = situation(three(silent_since=(None, None, 1.0)), (0, 0, 3))
    assert (soon.choice, soon.said) == (
        Choice.WAITING,
        (
            "Cem's laptop has not said a word for 0:03. A closed lid? Call across the table first."
            " Cem can come back at any time."
        ),
    )
    later = situation(three(silent_since=(None, None, 1.0)), SILENT)
    assert (later.choice, later.away) == (Choice.GO_ON, 0b100)
    assert "not said a word for 0:41" in later.said


def test_who_has_adjourned_is_named_and_may_be_left_out_at_once():
    """Nobody need wait for it to be silent for a while."""
    now = situation(three(silent_since=(None, None, 1.0), left=0b100), (0, 0, 0))
    assert (now.choice, now.away) == (Choice.GO_ON, 0b100)
    assert now.said == "Cem has left the table for now."


def test_one_who_has_left_gives_no_haste_against_one_who_is_silent():
    now = situation(
        snapshot_of(
            race(seats=5, steps_max=4)[1], silent_since=(None, None, None, 1.0, 1.0), left=16
        ),
        (0, 0, 0, 3, 3),
    )
    assert now.choice is Choice.WAITING


def test_who_has_said_farewell_has_left_for_good():
    now = situation(three(silent_since=(None, None, 1.0), left=0b100, farewells=0b100), (0, 0, 0))
    assert now.said == "Cem has left for good."


def test_who_has_agreed_sees_for_how_many_it_waits():
    now = situation(three(silent_since=(None, None, 1.0), agreed=0b001), SILENT)
    assert now.choice is Choice.AGREED
    assert "Waiting for 1 more." in now.said


def test_at_a_shared_laptop_it_is_said_that_one_answers_for_all():
    silent = three(silent_since=(None, None, 1.0))
    said = "Your answer counts for everybody at this laptop."
    assert situation(silent, SILENT, is_shared=True).said.endswith(said)
    assert said not in situation(silent, SILENT).said
    too_early = situation(silent, (0, 0, 3), is_shared=True)
    assert said not in too_early.said


def test_too_few_to_go_on_are_told_how_many_it_takes():
    now = situation(three(silent_since=(None, 1.0, 1.0)), (0, 50, 50))
    assert now.choice is Choice.WAITING
    assert "2 must be here to go on; 1 is." in now.said


def test_of_two_players_nobody_can_be_left_out():
    now = situation(
        three(in_game=0b011, at_table=0b011, silent_since=(None, 1.0, None)), (0, 99, 0)
    )
    assert now.choice is Choice.WAITING
    assert "Of two players nobody can be left out." in now.said


def test_of_two_players_one_who_has_left_for_good_ends_the_game():
    """There is nobody to wait for, and nothing to adjourn."""
    two = {"in_game": 0b011, "at_table": 0b011, "silent_since": (None, 1.0, None)}
    now = situation(three(**two, farewells=0b010), (0, 9, 0))
    assert now.choice is Choice.WAITING
    assert now.said.endswith("nobody can be left out, so the game ends here.")


def test_a_proven_seat_may_be_left_out_without_a_grace():
    now = situation(three(proven=0b100), (0, 0, 0))
    assert now.choice is Choice.GO_ON
    assert "has signed two different things" in now.said


def test_who_was_left_out_is_told_that_there_is_nothing_to_do():
    now = situation(three(at_table=0b110), (0, 0, 0))
    assert now.choice is Choice.NOTHING
    assert "you sit again from the next step" in now.said


@pytest.fixture
def panel(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    yield CallPanel(page)
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
    assert panel._needed.isHidden()
    panel.show_table(three(silent_since=(None, None, 1.0)), SILENT)
    assert not panel._needed.isHidden()
    assert panel._needed.text() == "To go on takes 2 of 3:"


def test_what_it_says_has_the_width_of_the_slip_also_while_nothing_can_be_chosen(panel):
    panel.show_table(three(silent_since=(None, None, 1.0)), (0, 0, 3))
    panel.hang([QWidget(panel.parentWidget())] * 3, panel.parentWidget().size())
    panel.layout().activate()
    assert panel._said.width() > panel.width() / 2
    assert panel.height() < panel.width() / 2


def test_two_have_dozed_off(panel):
    panel.show_table(three(silent_since=(None, 1.0, 1.0)), (0, 50, 50))
    assert panel._heading.text() == "Ben and Cem have dozed off"


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


def press(panel, text):
    (button,) = [b for b in panel.findChildren(QPushButton) if text in b.text()]
    assert not button.isHidden()
    button.click()


def test_a_click_asks_for_the_call_and_another_takes_it_back(panel):
    asked: list[object] = []
    panel.asked.connect(asked.append)
    panel.show_table(three(silent_since=(None, None, 1.0)), SILENT)
    press(panel, "Go on without Cem for now")
    panel.show_table(three(silent_since=(None, None, 1.0), agreed=0b001), SILENT)
    press(panel, "Wait after all")
    assert asked == [CallOn(0b100), Wait()]


@pytest.mark.parametrize("sure", [True, False])
def test_to_send_home_for_good_is_asked_twice(panel, sure):
    answer_with("Gone home" if sure else "Wait")
    asked: list[object] = []
    panel.asked.connect(asked.append)
    panel.show_table(three(silent_since=(None, None, 1.0)), SILENT)
    press(panel, "has gone home")
    assert asked == ([CallOn(0b100, gone=0b100)] if sure else [])


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_hasty_key_sends_nobody_home(panel, key):
    asked: list[object] = []
    panel.asked.connect(asked.append)
    panel.show_table(three(silent_since=(None, None, 1.0)), SILENT)
    answer_by(key)
    press(panel, "has gone home")
    assert asked == []


def test_after_three_minutes_one_may_go_on_without_who_is_heard_and_chooses_nothing():
    """P7.6: a person decides, and the window says after which time."""
    now = situation(three(slow=0b100), (0, 0, 0))
    assert now.away == 0b100
    assert now.choice is Choice.GO_ON
    assert "has not chosen for 3 minutes" in now.said
    both = situation(three(slow=0b100, silent_since=(None, 1.0, None)), (0, 50, 0))
    assert both.choice is Choice.WAITING, "then too few are left"


def test_a_table_that_has_split_says_where_and_who_signed_both_sides():
    """S4: the two sides cannot go on together, so nothing is asked."""
    now = situation(three(split=(12, 0b100), proven=0b100), (0, 0, 0))
    assert now.choice is Choice.NOTHING
    assert now.said.startswith("This table has split at step 12: Cem signed both sides.")
