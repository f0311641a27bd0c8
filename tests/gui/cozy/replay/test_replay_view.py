"""The replay of Worm & Cozy: everybody's sheet at once, one of them large."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect, Qt

from core.review.prospects import hours
from gui.cozy.around.film import STEP_MS, frames
from gui.cozy.around.past_hours import past_hours
from gui.cozy.brief import brief
from gui.cozy.coach import better_hour
from gui.cozy.replay.crossing import CROSS_MS
from gui.cozy.replay.replay_view import ReplayView
from gui.kit.theme import art_of, look
from gui.kit.tokens import CALM_MS
from gui.words.player_names import names_of
from tests.gui.cozy_log import better_hour_in, cozy_game
from tests.gui.kit.look_at import wearing
from tests.settled import settled


def view_of(qtbot, seats=3, own=None, leads=0, size=(1280, 720)):
    view = ReplayView()
    qtbot.addWidget(view)
    view.own, view.large = own, leads if own is None else own
    view.resize(*size)
    view.set_frame(99, 0, 154)
    view.show()
    return view


def steps_of(seats):
    return cozy_game(seats=seats, number=1 if seats == 3 else 7)[1].completed


def show(view, done):
    view.show_moment(names_of(done.step.genesis), done.outcome.state, done)


@pytest.fixture
def three(qtbot):
    """Give a replay for three, after its tenth hour."""
    view = view_of(qtbot, own=1)
    show(view, hours(steps_of(3))[9])
    return view


def seen(view):
    return [view.parts.large.shown, *(one.shown for one in view.parts.small)]


def test_everybody_is_seen_with_what_they_did_and_gained(three):
    done = hours(steps_of(3))[9]
    names, past = names_of(done.step.genesis), past_hours(done)
    assert [one.name for one in seen(three)] == ["Ben", "Ann", "Cem"], "our own is large"
    assert [one.is_own for one in seen(three)] == [True, False, False]
    for one in seen(three):
        hour = past[names.index(one.name)]
        assert one.deed == brief(hour.start, hour.decisions)
        assert one.turn == done.outcome.state.turns[names.index(one.name)]
    assert "2 PM" in three.parts.head.accessibleName()
    assert three.watch.text() == "Watch 2 PM"


def test_without_a_seat_the_one_who_leads_is_large_and_nobody_is_you(qtbot):
    view = view_of(qtbot, leads=2)
    show(view, steps_of(3)[-1])
    assert view.parts.large.shown.name == "Cem"
    assert not any(one.is_own for one in seen(view))


def test_whoever_gained_most_has_the_ring(qtbot):
    view = view_of(qtbot)
    rings = 0
    for done in hours(steps_of(3)):
        show(view, done)
        best = max(one.gain for one in seen(view))
        assert [one.is_most for one in seen(view)] == [one.gain == best > 0 for one in seen(view)]
        rings += sum(one.is_most for one in seen(view))
    assert rings


@pytest.mark.parametrize("is_calm", [False, True])
def test_a_click_or_a_number_lets_two_sheets_cross(three, qtbot, clock, is_calm):
    with wearing(replace(look(), is_calm=is_calm)):
        ms = CALM_MS if is_calm else CROSS_MS
        three.parts.small[0].click()
        assert [one.name for one in seen(three)] == ["Ann", "Ben", "Cem"]
        assert three.parts.large.is_empty is not is_calm
        clock.pass_time(ms - 40)
        assert not three.crossing.isHidden()
        clock.pass_time(60)
        assert three.crossing.isHidden()
        assert not three.parts.large.is_empty
        qtbot.keyClick(three, Qt.Key.Key_3)
        clock.pass_time(ms + 20)
        assert [one.name for one in seen(three)] == ["Cem", "Ben", "Ann"]
        assert not clock.pending()


def test_an_hour_is_watched_decision_by_decision_and_nothing_is_told_before(three, qtbot, clock):
    hour = past_hours(hours(steps_of(3))[9])[1]
    qtbot.keyClick(three, Qt.Key.Key_W)
    assert three.is_moving
    assert three.parts.large.shown.turn == hour.start
    assert three.parts.large.shown.gain is None
    assert three.parts.strip.heading.text() == "Ben"
    clock.pass_time(STEP_MS + 50)
    assert three.parts.large.shown.turn == frames(hour.start, hour.decisions)[1]
    clock.pass_time(STEP_MS * len(hour.decisions) + 50)
    assert not three.is_moving
    assert three.parts.large.shown.gain is not None
    assert three.parts.strip.heading.text().startswith("Ben: ")


def test_before_the_first_hour_the_chapter_is_named_and_nothing_told(qtbot):
    view = view_of(qtbot)
    show(view, steps_of(3)[0])
    assert "First Rain" in view.parts.head.accessibleName()
    assert view.watch.isHidden()
    assert {one.deed for one in seen(view)} == {""}


def test_a_better_hour_is_shown_until_one_goes_on_and_the_sheet_keeps_what_was_played(qtbot):
    done = hours(steps_of(2))[0]
    better = better_hour_in(done)
    view = view_of(qtbot, own=1)
    show(view, done)
    view.show_better(done, better)
    assert view.is_moving
    assert "Not played: " in view.parts.strip.said.text()
    view.skip()
    assert done.step.state is not None
    found = better_hour(done.step.state.turns[better.seat], better)
    assert found is not None
    end = frames(found.start, found.decisions)[-1]
    assert view.parts.large.shown.turn == end != done.outcome.state.turns[better.seat]
    assert view.parts.strip.heading.text().startswith("A bot's hour: ")
    assert view.parts.strip.said.text() == found.remark
    show(view, done)
    assert view.parts.large.shown.turn == done.outcome.state.turns[better.seat]
    assert "Not played: " not in view.parts.strip.said.text()


def test_a_step_is_read_aloud_with_everybody_the_large_sheet_first(three):
    heard: list[str] = []
    three.spoke.connect(heard.append)
    show(three, hours(steps_of(3))[8])
    assert heard[0].startswith("1 PM. Ben (you): ")
    assert all(f"{name}: " in heard[0] for name in ("Ann", "Cem"))


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (1920, 1080)])
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_everything_lies_beside_everything_else(qtbot, seats, size):
    art = art_of(*size)
    steps = cozy_game(seats=seats, steps_max=6)[1].completed
    with wearing(replace(look(), art=art)):
        view = view_of(qtbot, size=size)
        view.set_frame(round(99 * art), 0, round(154 * art))
        show(view, steps[-1])
        settled()
        parts = [one for one in view.parts.cards if not one.isHidden()]
        assert len(parts) == {1: 4, 2: 5, 3: 5, 5: 7}[seats]
        page = QRect(0, 0, size[0], size[1] - round(154 * art))
        rim = round(14 * art)
        for one in parts:
            assert page.contains(one.geometry()), one
        for one in parts:
            for other in parts:
                slim = one.geometry().adjusted(rim, rim, -rim, -rim)
                assert one is other or not slim.intersects(other.geometry()), (one, other)


def test_the_small_sheets_come_after_the_large_one_by_tab(three):
    order = [three.parts.large, *three.parts.small]
    for one, other in pairwise(order):
        assert one.nextInFocusChain() is other
