"""The badge of a seat: what stands on it is seen and told, and nothing lies over anything else."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from core.table.looks import BY_SEAT
from gui.kit.theme import Look, look
from gui.parts.badge import Badge, BadgeState
from tests.gui.kit.drawn import changed, seen
from tests.gui.kit.look_at import wearing


def paint_block(painter, frame):
    painter.fillRect(frame, QColor(look().theme.bad))


def paint_nothing(_painter, _frame):
    pass


CHOOSING = BadgeState("choosing", "thinks")
SEALED = BadgeState("sealed", "content", thing=paint_block, key="sealed")


@pytest.fixture
def badge(qtbot):
    badge = Badge(BY_SEAT[0], "Ann", "A", is_you=True)
    qtbot.addWidget(badge)
    badge.resize(244, badge.sizeHint().height())
    return badge


@pytest.fixture
def shown(qtbot):
    """Return what takes a picture of a badge."""

    def picture(name, wide, state, *, is_you=False):
        badge = Badge(BY_SEAT[0], name, "A", is_you=is_you)
        qtbot.addWidget(badge)
        badge.show_state(state)
        badge.resize(wide, badge.sizeHint().height())
        return badge.grab().toImage()

    return picture


@pytest.mark.parametrize("name", ["Ann", "Alexandra"])
def test_where_nobody_hovers_the_name_stays_and_what_lies_before_the_seat_shrinks(qtbot, name):
    badge, other = (Badge(BY_SEAT[0], one, "A") for one in (name, "Ben"))
    pictures = []
    for one in (badge, other):
        qtbot.addWidget(one)
        one.keeps_name = True
        one.show_state(SEALED)
        one.resize(144, one.sizeHint().height())
        pictures.append(one.grab().toImage())
    assert pictures[0] != pictures[1], "a name can be read"
    large = Badge(BY_SEAT[0], name, "A")
    qtbot.addWidget(large)
    large.resize(144, large.sizeHint().height())
    assert badge.thing_frame().width() < large.thing_frame().width()


@pytest.mark.parametrize(
    ("state", "colour"),
    [
        (replace(CHOOSING, is_turn=True), "amber"),
        (replace(CHOOSING, rests="4"), "paper3"),
        (SEALED, "bad"),
    ],
    ids=["whose turn it is", "which face sleeps", "what lies before the seat"],
)
def test_each_fact_of_a_state_has_its_colour(shown, state, colour):
    ours = getattr(look().theme, colour)
    assert seen(shown("Ann", 244, state), ours) > 50 > seen(shown("Ann", 244, CHOOSING), ours)


def test_a_number_of_honour_and_the_tab_of_our_own_seat_are_seen(shown):
    ink = look().theme.ink
    plain = seen(shown("Ann", 244, CHOOSING), ink)
    assert seen(shown("Ann", 244, replace(CHOOSING, number="12")), ink) > plain + 30
    assert seen(shown("Ann", 244, CHOOSING, is_you=True), ink) > plain + 100


def test_a_name_of_which_too_little_is_left_is_its_letter(shown):
    state = replace(CHOOSING, thing=paint_block)
    with wearing(Look(size=1.5)):
        assert shown("Ann", 120, state) == shown("A", 120, state)
        assert changed(shown("Ann", 244, state), shown("A", 244, state))


def test_a_large_name_shrinks_before_it_is_cut(shown):
    with wearing(Look(size=2.0)):
        whole, letter = (
            seen(shown(name, 190, replace(CHOOSING, number="X")), look().theme.ink)
            for name in ("Dana", "D")
        )
    assert whole > letter


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (BadgeState(), "Ann (you)"),
        (replace(CHOOSING, rests="4"), "Ann (you): choosing, 4 sleeps"),
        (BadgeState("finished", "happy", number="12"), "Ann (you): finished, 12"),
    ],
)
def test_a_screen_reader_hears_all_of_it(badge, state, said):
    badge.show_state(state)
    assert badge.accessibleName() == said
    assert badge.accessibleDescription() == "Tomato, Feelers"


def test_an_equal_state_paints_nothing_again(badge, monkeypatch):
    badge.show_state(SEALED)
    painted: list[int] = []
    monkeypatch.setattr(badge, "update", lambda: painted.append(1))
    badge.show_state(replace(SEALED, thing=paint_nothing))
    assert painted == []
    badge.show_state(replace(SEALED, key="open"))
    assert painted == [1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_it_is_asked_by_mouse_and_by_keys(qtbot, badge, key):
    with qtbot.waitSignal(badge.clicked):
        QTest.mouseClick(badge, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(badge.clicked):
        QTest.keyClick(badge, key)


@pytest.mark.parametrize(("size", "wide"), [(1.5, 244), (1.0, 70)])
def test_in_large_text_and_where_it_is_narrow_it_drops_what_it_says(shown, size, wide):
    with wearing(Look(size=size)):
        assert shown("Ann", wide, BadgeState("choosing")) == shown(
            "Ann", wide, BadgeState("sealed")
        )


def test_what_it_says_is_shown_whole_or_not_at_all(shown):
    bare, short, long = (
        shown("Ann", 150, BadgeState(said)) for said in ("", "waits", "waits for a very long time")
    )
    assert seen(short, look().theme.ink2) > seen(bare, look().theme.ink2)
    assert long == bare


@pytest.mark.parametrize(("wide", "worn"), [(186, Look()), (186, Look(size=1.5, art=0.8))])
def test_a_face_that_rests_takes_no_room_from_a_name(shown, wide, worn):
    with wearing(worn):
        awake, asleep, other = (
            shown(name, wide, replace(SEALED, said="bids", rests=rests))
            for name, rests in (("Annab", ""), ("Annab", "4"), ("Bella", ""))
        )
    assert changed(awake, asleep)
    assert not changed(awake, asleep) & changed(awake, other)


@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("wide", [110, 130, 160, 220])
def test_neither_tab_nor_tag_lies_over_the_eyes_or_over_each_other(shown, size, wide):
    with wearing(Look(size=size, art=0.8)):
        bare, tagged = (
            shown("Ann", wide, CHOOSING),
            shown("Ann", wide, replace(CHOOSING, rests="4")),
        )
        eyes = changed(bare, shown("Ann", wide, replace(CHOOSING, mood="sleeps")))
        tab = changed(bare, shown("Ann", wide, CHOOSING, is_you=True))
    tag = {
        (x, y)
        for x, y in changed(bare, tagged)
        if tagged.pixelColor(x, y) == QColor(look().theme.paper3)
    }
    assert eyes
    assert tab
    assert not eyes & tab
    assert not eyes & tag
    assert not tab & tag
