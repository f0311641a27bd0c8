"""Keys: every state looks different, words are never cut, a barred key says why."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gui.parts.focus import use_keys, use_mouse
from gui.parts.keys import IconKey, Key, Kind, back_key
from gui.parts.sway import Sway
from gui.parts.tokens import DAY, EVENING
from tests.gui.parts.drawn import all_differ
from tests.gui.parts.look_at import in_theme


@pytest.fixture(autouse=True)
def mouse_was_last():
    use_mouse()


def shown(qtbot, key):
    """Show *key* where no mouse is."""
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(600, 300)
    key.setParent(host)
    key.host = host  # else nobody would hold it
    key.move(200, 100)
    key.resize(key.sizeHint())
    host.show()
    host.activateWindow()
    QTest.qWaitForWindowActive(host)
    key.clearFocus()
    return key


def hover(key):
    middle = QPointF(key.rect().center())
    QApplication.sendEvent(key, QEnterEvent(middle, middle, middle))


def focus(key):
    key.setFocus()
    use_keys()


def use_nothing(_key):
    pass


STATES = (
    use_nothing,
    hover,
    lambda key: key.setDown(True),
    focus,
    lambda key: key.bar("Not yet"),
)
"""What brings a key into each of its states: none, hovered, pressed, with the ring, barred."""


def states(qtbot, make):
    """Return a picture of each state."""
    pictures = []
    for enter in STATES:
        use_mouse()
        key = shown(qtbot, make())
        enter(key)
        qtbot.waitUntil(lambda key=key: not any(s.is_swaying for s in key.findChildren(Sway)))
        pictures.append(key.grab().toImage())
        key.window().close()
    return pictures


@pytest.mark.parametrize("theme", [DAY, EVENING], ids=lambda theme: theme.name)
@pytest.mark.parametrize("kind", list(Kind))
def test_every_state_of_a_key_looks_different(qtbot, kind, theme):
    with in_theme(theme):
        assert all_differ(states(qtbot, lambda: Key("Seal", kind, "seal")))


def test_every_state_of_an_icon_key_looks_different(qtbot):
    pictures = states(qtbot, lambda: IconKey("log", "Log"))
    key = shown(qtbot, IconKey("log", "Log"))
    key.setCheckable(True)
    key.setChecked(True)
    assert all_differ([*pictures, key.grab().toImage()])


def test_a_flat_icon_key_has_a_disc_only_under_the_mouse(qtbot):
    pictures = states(qtbot, lambda: IconKey("x", "Close", is_flat=True))
    corner = [picture.pixelColor(picture.width() // 2, 10) for picture in pictures]
    assert corner[1] != corner[0] == corner[4]


@pytest.mark.parametrize("kind", list(Kind))
def test_a_key_is_as_wide_as_its_words_and_its_icon(qtbot, kind):
    short, long, both = (
        Key("Seal", kind),
        Key("Seal the number that I have chosen", kind),
        Key("Seal the number that I have chosen", kind, "seal"),
    )
    for key in (short, long, both):
        qtbot.addWidget(key)
        assert key.minimumSizeHint() == key.sizeHint()
    assert short.sizeHint().width() < long.sizeHint().width() < both.sizeHint().width()
    assert short.sizeHint().height() >= 44


def test_a_barred_key_can_be_pressed_and_says_why(qtbot):
    key = shown(qtbot, Key("Seal", Kind.BIG))
    key.bar("Choose a number")
    with qtbot.waitSignal(key.barred) as barred, qtbot.assertNotEmitted(key.chosen):
        QTest.keyClick(key, Qt.Key.Key_Return)
    assert barred.args == ["Choose a number"]


def test_an_icon_key_has_its_name_and_its_shortcut(qtbot):
    key = shown(qtbot, IconKey("log", "Log", "F2"))
    assert key.accessibleName() == "Log"
    assert key.toolTip() == "Log (F2)"


def test_the_key_that_leads_back_calls_what_it_was_given(qtbot):
    left: list[int] = []
    key = shown(qtbot, back_key(lambda: left.append(1)))
    QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    assert left == [1]
    assert key.accessibleName() == "Back"


def test_where_there_is_no_room_for_both_the_words_stay(qtbot):
    narrow = shown(qtbot, Key("Leave it", Kind.TRAY, "play"))
    narrow.resize(narrow.width() - 60, narrow.height())
    plain = shown(qtbot, Key("Leave it", Kind.TRAY))
    plain.resize(narrow.size())
    assert narrow.grab().toImage() == plain.grab().toImage()


def inked(key):
    """Return the columns and the rows in which there are words."""
    image = key.grab().toImage()
    dark = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).lightness() < 70
    ]
    return {x for x, _ in dark}, {y for _, y in dark}


def test_words_become_small_before_they_are_cut(qtbot):
    key = shown(qtbot, Key("HHHHHHHH", Kind.SECOND))
    highs = []
    for share in (1.0, 0.6):
        key.resize(round(key.sizeHint().width() * share), key.height())
        columns, rows = inked(key)
        highs.append(len(rows))
        assert len([x for x in columns if x - 1 not in columns]) == 8
    assert highs[1] < highs[0]
