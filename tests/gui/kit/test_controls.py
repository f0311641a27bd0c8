"""A number in steps, a switch, tabs and a field: by mouse, by keys, and for a screen reader."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from gui.kit.controls import Choice, Field, Stepper, Switch, Tabs
from gui.kit.focus import use_mouse
from gui.kit.theme import look
from gui.kit.touch import Touch
from tests.gui.kit.drawn import seen


@pytest.fixture(autouse=True)
def mouse_was_last():
    use_mouse()


def shown(qtbot, widget):
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint())
    widget.show()
    return widget


class TestStepper:
    @pytest.fixture
    def stepper(self, qtbot):
        stepper = shown(qtbot, Stepper(1, 5))
        stepper.set_value(3)
        return stepper

    def keys(self, stepper):
        return stepper.findChildren(Touch)

    def test_its_keys_give_one_less_and_one_more(self, qtbot, stepper):
        for key, value in zip(self.keys(stepper), (2, 3), strict=True):
            with qtbot.waitSignal(stepper.changed) as changed:
                QTest.mouseClick(key, Qt.MouseButton.LeftButton)
            assert changed.args == [value] == [stepper.value]

    def test_a_held_key_repeats_until_it_is_let_go(self, qtbot, stepper):
        _, more = self.keys(stepper)
        QTest.mousePress(more, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: stepper.value == 5)
        QTest.mouseRelease(more, Qt.MouseButton.LeftButton)
        stepper.set_value(1)
        assert not more.isDown()
        assert stepper.value == 1

    def test_arrows_step_from_either_key_and_show_the_ring(self, stepper):
        less, _ = self.keys(stepper)
        less.setFocus()
        assert seen(stepper.grab().toImage(), look().theme.ring) == 0
        for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Left):
            QTest.keyClick(less, key)
        assert stepper.value == 4
        QTest.keyClick(less, Qt.Key.Key_Return)
        assert stepper.value == 3
        assert seen(stepper.grab().toImage(), look().theme.ring) > 20

    def test_at_its_end_a_key_is_dim_but_keeps_the_focus(self, stepper):
        _, more = self.keys(stepper)
        more.setFocus()
        assert seen(more.grab().toImage(), look().theme.ink) > 2
        for _ in range(4):
            QTest.keyClick(more, Qt.Key.Key_Space)
        assert stepper.value == 5
        assert stepper.focusWidget() is more
        assert seen(more.grab().toImage(), look().theme.ink) == 0

    def test_a_smaller_range_takes_the_number_along(self, qtbot, stepper):
        with qtbot.waitSignal(stepper.changed) as changed:
            stepper.set_range(1, 2)
        assert changed.args == [2]

    def test_a_screen_reader_hears_what_a_key_does_and_the_number(self, stepper):
        less, more = self.keys(stepper)
        assert (less.accessibleName(), more.accessibleName()) == ("One less", "One more")
        assert more.accessibleDescription() == "3"


class TestSwitch:
    @pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
    def test_it_is_switched_by_mouse_and_keys(self, qtbot, key):
        switch = shown(qtbot, Switch("Sound"))
        QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
        assert switch.isChecked()
        assert seen(switch.grab().toImage(), look().theme.act) > 200
        QTest.keyClick(switch, key)
        assert not switch.isChecked()
        assert seen(switch.grab().toImage(), look().theme.act) == 0

    def test_a_screen_reader_hears_its_words_and_whether_it_is_on(self, qtbot):
        switch = shown(qtbot, Switch("Sound"))
        switch.setChecked(True)
        face = QAccessible.queryAccessibleInterface(switch)
        assert face.text(QAccessible.Text.Name) == "Sound"
        assert face.state().checkable
        assert face.state().checked

    def test_a_finger_finds_it(self, qtbot):
        assert shown(qtbot, Switch()).height() >= 44


class TestTabs:
    @pytest.fixture
    def tabs(self, qtbot):
        return shown(qtbot, Tabs(["The race", "The X", "Keys"]))

    def tab(self, tabs):
        return tabs.focusWidget()

    def test_the_arrows_choose_round_and_round(self, qtbot, tabs):
        chosen: list[int] = []
        tabs.chosen.connect(chosen.append)
        tabs.findChildren(Touch)[0].setFocus()
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
            QTest.keyClick(self.tab(tabs), key)
        assert chosen == [1, 2, 0, 2]
        assert tabs.current == 2
        assert self.tab(tabs).text() == "Keys"

    def test_a_click_chooses_and_only_a_change_is_told(self, qtbot, tabs):
        buttons = tabs.findChildren(Touch)
        with qtbot.waitSignal(tabs.chosen) as chosen:
            buttons[1].click()
        assert chosen.args == [1]
        with qtbot.assertNotEmitted(tabs.chosen):
            buttons[1].click()
        assert [button.isChecked() for button in buttons] == [False, True, False]

    def test_the_tab_key_stops_at_the_chosen_one_only(self, tabs):
        tabs.choose(1)
        stops = [
            button.text()
            for button in tabs.findChildren(Touch)
            if button.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        assert stops == ["The X"]

    def test_an_icon_has_its_words_for_a_screen_reader(self, qtbot):
        tabs = shown(qtbot, Tabs(["As the system", "Day"], ["", "sun"]))
        sun = tabs.findChildren(Touch)[1]
        face = QAccessible.queryAccessibleInterface(sun)
        assert face.text(QAccessible.Text.Name) == "Day" == sun.toolTip()


class TestChoice:
    def test_it_shows_what_is_chosen(self, qtbot):
        choice = shown(qtbot, Choice(["English", "Deutsch (Schweiz)"]))
        inks = []
        for at in range(2):
            choice.setCurrentIndex(at)
            inks.append(seen(choice.grab().toImage(), look().theme.ink))
        assert inks[1] > 1.3 * inks[0]

    def test_arrows_choose_and_show_the_ring(self, qtbot):
        choice = shown(qtbot, Choice(["English", "Deutsch"]))
        choice.activateWindow()
        QTest.qWaitForWindowActive(choice)
        choice.setFocus()
        assert seen(choice.grab().toImage(), look().theme.ring) == 0
        QTest.keyClick(choice, Qt.Key.Key_Down)
        assert choice.currentText() == "Deutsch"
        assert seen(choice.grab().toImage(), look().theme.ring) > 100


class TestField:
    def test_what_is_wrong_is_shown_and_said_until_it_is_mended(self, qtbot):
        field = shown(qtbot, Field("Ann"))
        right, high = field.grab().toImage(), field.height()
        field.refuse("Ben has the same name")
        assert field.why == field.accessibleDescription() == "Ben has the same name"
        assert field.height() > high
        assert seen(field.grab().toImage(), look().theme.bad) > 100
        field.refuse("")
        assert field.height() == high
        assert field.grab().toImage() == right

    def test_a_long_reason_breaks_into_lines(self, qtbot):
        field = shown(qtbot, Field("Ann"))
        field.refuse("Ben has the same name, and nobody could tell you apart in the log.")
        field.resize(600, field.height())
        low = field.height()
        field.resize(160, field.height())
        assert field.height() > low

    def test_it_shows_that_it_has_the_keys(self, qtbot):
        field = shown(qtbot, Field("Ann"))
        field.activateWindow()
        QTest.qWaitForWindowActive(field)
        field.setFocus()
        assert seen(field.grab().toImage(), look().theme.ring) > 100
        field.clearFocus()
        assert seen(field.grab().toImage(), look().theme.ring) == 0
