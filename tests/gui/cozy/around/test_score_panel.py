"""The four rows as they stand, and what they count."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtGui import QEnterEvent, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.cozy.hour import decided, legal
from core.cozy.scoring import score_of
from gui.cozy.around.score_panel import ScorePanel
from gui.cozy.sheet_words import points_words
from gui.kit.focus import use_mouse
from gui.kit.theme import Look, Type, font
from gui.kit.tokens import DAY, EVENING
from tests.core.cozy.play import game
from tests.gui.cozy.colonies import dancers
from tests.gui.kit.look_at import in_theme, wearing
from tests.settled import settled


@pytest.fixture
def panel(qtbot):
    use_mouse()
    panel = ScorePanel()
    qtbot.addWidget(panel)
    panel.resize(250, 260)
    panel.show()
    return panel


def test_every_row_says_its_count_and_its_points(panel):
    """C11.11, C8.2."""
    colony = game(2, 1)[-1][2].colony
    score = panel.show_colony(colony, "The Compost Heap")
    assert score == score_of(colony)
    for strip, count, points in zip(panel.rows, score.counts, score.points, strict=True):
        assert f": {count}. " in strip.accessibleName()
        assert f"Worth {points_words(points, signed=True)}." in strip.accessibleName()


@pytest.mark.parametrize(("size", "scrolls"), [(1.5, True), (2.0, False)])
def test_in_the_largest_letters_the_rows_do_not_scroll_inside_what_scrolls(panel, size, scrolls):
    with wearing(Look(size=size)):
        settled()
        assert (panel.minimumSizeHint().height() < panel.sizeHint().height()) is scrolls


@given(st.integers(1, 8), st.integers(1, 3), st.data())
def test_what_the_rows_show_before_and_after_is_what_the_rules_count(qapp, number, seed, data):
    """C8.2: over sheets of all chapters, and whatever is legal there."""
    turns = [turn for turn, _, _ in game(number, seed)]
    turn = data.draw(st.sampled_from(turns))
    decision = data.draw(st.sampled_from(sorted(legal(turn), key=repr)))
    panel, after = ScorePanel(), decided(turn, decision).colony
    panel.show_colony(turn.colony, "")
    panel.preview(after)
    now, then = score_of(turn.colony), score_of(after)
    shown = [strip.shown for strip in panel.rows if strip.shown is not None]
    assert [one.step.now for one in shown] == list(now.counts)
    assert [one.step.after for one in shown] == list(then.counts)
    assert [(one.points, one.would) for one in shown] == list(
        zip(now.points, then.points, strict=True)
    )
    for one in shown:
        assert one.row.points(one.step.after) - one.row.points(one.step.now) == (
            one.would - one.points
        )
    panel.deleteLater()


def test_the_total_is_as_large_as_a_number_that_counts_in_any_light(panel):
    panel.show_colony(game(2, 1)[-1][2].colony, "")
    for theme in (EVENING, DAY):
        with in_theme(theme):
            letters = QFontMetrics(font(Type.NUMBER))
            assert panel.total.fontMetrics().horizontalAdvance("8") == letters.horizontalAdvance(
                "8"
            )


def hover(strip):
    spot = QPointF(20, 10)
    QApplication.sendEvent(strip, QEnterEvent(spot, spot, spot))


def leave(strip):
    QApplication.sendEvent(strip, QEvent(QEvent.Type.Leave))


def test_pointing_at_a_row_opens_it_alone_and_tells_which(panel):
    panel.show_colony(dancers().colony, "")
    settled()
    room = panel.sizeHint()
    pointed: list[object] = []
    panel.pointed.connect(lambda: pointed.append(panel.lit))
    for strip in panel.rows:
        hover(strip)
        assert [one for one in panel.rows if one.is_open] == [strip]
        assert pointed[-1] == strip.shown.row
        leave(strip)
    settled()
    assert pointed[-1] is None
    assert panel.sizeHint() == room, "nothing else moves when one opens"


def test_the_row_that_the_keys_are_at_is_open_and_reading_goes_round_in_little_room(panel):
    panel.show_colony(dancers().colony, "")
    panel.resize(250, panel.minimumSizeHint().height())
    panel.activateWindow()
    QTest.qWaitForWindowActive(panel)
    first = next((at for at, one in enumerate(panel.rows) if one.hasFocus()), -1) + 1
    for at in range(first, first + 5):
        strip = panel.rows[at % 4]
        said = panel.read()
        settled()
        assert strip.hasFocus()
        assert not strip.visibleRegion().isEmpty()
        assert panel.total.visibleRegion().boundingRect() == panel.total.rect()
        assert [one for one in panel.rows if one.is_open] == [strip]
        assert all(one.accessibleName() in said for one in panel.rows)
        assert panel.total.accessibleName() in said


def test_pointing_at_a_group_says_what_it_takes(panel):
    panel.show_colony(dancers().colony, "")
    strip = panel.rows[0]
    places = (QPoint(x, 10) for x in range(strip.width()))
    found = next(at for at in places if strip.group_at(at) == len(strip.shown.row.groups) - 1)
    hover(strip)
    QTest.mouseMove(strip, found)
    assert "more, and this is yours" in " ".join(strip.toolTip().split())
    assert panel.wants_more


def test_rows_are_as_high_whatever_they_say(panel):
    for wide in (250, 360, 548):
        panel.resize(wide, 260)
        for number in range(1, 9):
            panel.show_colony(game(number, 1)[-1][2].colony, "")
            settled()
            assert len({one.height() for one in panel.rows}) == 1


def test_a_change_is_shown_beforehand_and_taken_back(panel):
    """C11.11."""
    before, after = game(2, 1)[0][2].colony, game(2, 1)[-1][2].colony
    panel.show_colony(before, "")
    panel.preview(after)
    assert panel.total.text() == points_words(score_of(after).total)
    panel.preview(None)
    assert panel.total.text() == points_words(score_of(before).total)


def test_the_total_counts_to_its_new_value(panel, clock):
    before, after = game(2, 1)[0][2].colony, game(2, 1)[-1][2].colony
    panel.show_colony(before, "")
    panel.show_colony(after, "")
    clock.pass_time(3000)
    assert panel.total.text() == points_words(score_of(after).total)


def test_in_a_low_window_only_the_row_that_is_pointed_at_is_high(panel):
    with wearing(Look(art=0.8)):
        panel.show_colony(dancers().colony, "")
        assert {one.height() for one in panel.rows} == {33}
        hover(panel.rows[2])
        assert [one.height() > 48 for one in panel.rows] == [False, False, True, False]
        leave(panel.rows[2])
        assert {one.height() for one in panel.rows} == {33}


def test_what_is_earned_comes_bead_by_bead_but_at_once_in_calm_motion(panel, clock):
    before, after = game(2, 1)[0][2].colony, game(2, 1)[-1][2].colony
    for is_calm in (False, True):
        with wearing(Look(is_calm=is_calm)):
            panel.show_colony(before, "", at_once=True)
            clock.pass_time(3000)
            panel.show_colony(after, "", at_once=True)
            begun = [strip.grab().toImage() for strip in panel.rows]
            assert bool(clock.pending()) is not is_calm
            clock.pass_time(3000)
            ended = [strip.grab().toImage() for strip in panel.rows]
            assert (begun == ended) is is_calm
            assert not clock.pending()
