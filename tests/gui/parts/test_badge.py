"""The badge of a seat: every state looks different, and a screen reader hears all of it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from gui.parts.badge import Badge, BadgeState, _face_frame, _tab_frame
from gui.parts.theme import Look, look, px
from tests.gui.parts.drawn import all_differ
from tests.gui.parts.look_at import wearing


def paint_block(painter, frame):
    painter.fillRect(frame, QColor(look().theme.bad))


def paint_nothing(_painter, _frame):
    pass


STATES = (
    BadgeState("choosing", "thinks"),
    BadgeState("choosing", "thinks", is_turn=True),
    BadgeState("choosing", "thinks", rests="4"),
    BadgeState("sealed", "content", thing=paint_block, key="sealed"),
    BadgeState("silent, 1:35", "sleeps"),
    BadgeState("finished", "happy", number="12"),
)


@pytest.fixture
def badge(qtbot):
    badge = Badge(0, "Ann", "A", is_you=True)
    qtbot.addWidget(badge)
    badge.resize(244, badge.sizeHint().height())
    return badge


def test_every_state_looks_different(badge):
    pictures = []
    for state in STATES:
        badge.show_state(state)
        pictures.append(badge.grab().toImage())
    assert all_differ(pictures)


def test_a_name_of_which_too_little_is_left_is_its_letter(qtbot):
    pictures = []
    with wearing(Look(size=1.5)):
        for name, wide in (("Ann", 120), ("A", 120), ("Ann", 244), ("A", 244)):
            badge = Badge(0, name, "A")
            qtbot.addWidget(badge)
            badge.show_state(BadgeState("choosing", "thinks", thing=paint_block))
            badge.resize(wide, badge.sizeHint().height())
            pictures.append(badge.grab().toImage())
    assert pictures[0] == pictures[1]
    assert pictures[2] != pictures[3]


def test_a_large_name_shrinks_before_it_is_cut(qtbot):
    pictures = []
    with wearing(Look(size=2.0)):
        for name in ("Dana", "D"):
            badge = Badge(0, name, "D")
            qtbot.addWidget(badge)
            badge.show_state(BadgeState("choosing", "thinks", number="X"))
            badge.resize(190, badge.sizeHint().height())
            pictures.append(badge.grab().toImage())
    assert pictures[0] != pictures[1]


def test_ours_looks_different_from_the_others(qtbot, badge):
    other = Badge(0, "Ann", "A")
    qtbot.addWidget(other)
    other.resize(badge.size())
    assert badge.grab().toImage() != other.grab().toImage()


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (BadgeState(), "Ann (you)"),
        (STATES[2], "Ann (you): choosing, 4 sleeps"),
        (STATES[5], "Ann (you): finished, 12"),
    ],
)
def test_a_screen_reader_hears_all_of_it(badge, state, said):
    badge.show_state(state)
    assert badge.accessibleName() == said


def test_an_equal_state_paints_nothing_again(badge, monkeypatch):
    badge.show_state(STATES[3])
    painted: list[int] = []
    monkeypatch.setattr(badge, "update", lambda: painted.append(1))
    badge.show_state(replace(STATES[3], thing=paint_nothing))
    assert painted == []
    badge.show_state(replace(STATES[3], key="open"))
    assert painted == [1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_it_is_asked_by_mouse_and_by_keys(qtbot, badge, key):
    with qtbot.waitSignal(badge.clicked):
        QTest.mouseClick(badge, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(badge.clicked):
        QTest.keyClick(badge, key)


def test_with_large_text_it_drops_what_it_says_before_it_grows(qtbot, badge):
    with wearing(replace(look(), size=1.5)):
        pictures = []
        for said in ("choosing", "sealed"):
            badge.show_state(BadgeState(said))
            pictures.append(badge.grab().toImage())
        assert pictures[0] == pictures[1]
        assert badge.accessibleName() == "Ann (you): sealed"


def test_a_narrow_one_shows_the_face_alone(badge):
    badge.resize(70, badge.height())
    pictures = []
    for said in ("choosing", "sealed"):
        badge.show_state(BadgeState(said))
        pictures.append(badge.grab().toImage())
    assert pictures[0] == pictures[1]


def test_what_it_says_is_shown_whole_or_not_at_all(badge):
    badge.resize(150, badge.height())
    pictures = []
    for said in ("", "waits", "waits for a very long time"):
        badge.show_state(BadgeState(said))
        pictures.append(badge.grab().toImage())
    bare, short, long = pictures
    assert short != bare
    assert long == bare


def test_where_name_and_resting_face_do_not_fit_side_by_side_the_name_stays_whole(badge):
    badge.resize(186, badge.height())
    names, below = [], []
    said = replace(STATES[3], said="bids")
    for state in (said, replace(said, rests="4")):
        badge.show_state(state)
        picture = badge.grab().toImage()
        middle = badge._paper().center().toPoint().y()
        names.append(picture.copy(60, 0, 60, middle))
        below.append(picture.copy(60, middle, 60, middle))
    assert names[0] == names[1]
    assert below[0] != below[1]


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("wide", [110, 130, 160, 220])
def test_neither_tab_nor_tag_lies_over_the_face_or_over_each_other(qtbot, badge, size, wide):
    with wearing(replace(look(), size=size, art=0.8)):
        badge.resize(wide, badge.sizeHint().height())
        paper = badge._paper()
        eyes = _face_frame(paper).adjusted(0, 0, 0, -px(4))
        hung = badge._hung(paper, badge._tag_width())
        tab = _tab_frame(paper, px(40))
        assert not tab.intersects(eyes)
        assert not hung.intersects(eyes)
        assert not hung.intersects(tab)
        assert max(hung.bottom(), tab.bottom()) <= badge.height()


def test_with_large_text_a_face_that_rests_takes_no_room_from_a_name(qtbot):
    badge = Badge(0, "Annabella", "A")
    qtbot.addWidget(badge)
    with wearing(replace(look(), size=1.5, art=0.8)):
        badge.resize(180, badge.sizeHint().height())
        lines = []
        for rests in ("", "4"):
            badge.show_state(replace(STATES[3], rests=rests))
            paper = badge._paper().toAlignedRect()
            lines.append(badge.grab().toImage().copy(paper.adjusted(48, 0, 0, -14)))
        assert lines[0] == lines[1]
