"""The seats: what each is doing, in words."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget

from core.wormup.race import Stage
from gui.parts.badge import BadgeState
from gui.window.table.seat_bar import SeatBar, after, state_words, with_table
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of


def at_start(**changes):
    return snapshot_of(race(steps_max=1)[1], **changes)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "choosing"),
        ({"acted": 0b010}, "sealed"),
        ({"authors": 0b001}, "waiting"),
        ({"silent_since": (None, 1.0, None)}, "silent"),
        ({"silent_since": (None, 1.0, None), "owing": 0b010}, "signs nothing"),
        ({"silent_since": (None, 1.0, None), "left": 0b010}, "has left for now"),
        ({"farewells": 0b010}, "leaves for good"),
        ({"at_table": 0b101}, "left out for now"),
        ({"in_game": 0b101}, "has left the game"),
        ({"proven": 0b010}, "signed two different things"),
        ({"is_over": True}, "finished"),
    ],
)
def test_a_seat_says_what_it_is_doing(changes, said):
    assert state_words(at_start(**changes), 1) == said


@pytest.fixture
def page(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    return page


def bar_of(page, snapshot, states=(), seconds=(0, 0, 0)):
    bar = SeatBar(page)
    bar.show_table(snapshot, states, seconds)
    bar.lay_out_in(16, 1000)
    return bar


def test_each_seat_has_a_badge_that_a_screen_reader_can_read(page):
    bar = bar_of(page, at_start(seat=0), (BadgeState(rests="5"), BadgeState("moves 2nd")))
    assert [badge.accessibleName() for badge in bar.badges] == [
        "Ann (you): choosing, 5 sleeps",
        "Ben: moves 2nd",
        "Cem: choosing",
    ]


def test_what_lies_before_a_seat_is_found_on_the_page(page):
    painted = []
    thing = BadgeState(
        "sealed", thing=lambda _painter, frame: painted.append(frame), key="envelope"
    )
    bar = bar_of(page, at_start(seat=0), (thing, thing, thing))
    for badge, frame in zip(bar.badges, bar.things(), strict=True):
        painted.clear()
        badge.grab()
        assert painted[-1].translated(badge.pos()) == frame
        assert badge.geometry().contains(frame.toRect())


def test_ann_and_anna_have_different_letters(page):
    bar = bar_of(page, at_start(names=("Ann", "Anna", "Cem")))
    assert [badge.letter for badge in bar.badges] == ["A", "N", "C"]


def test_a_seat_that_is_silent_sleeps_whatever_its_game_says(page):
    asleep = at_start(silent_since=(None, 1.0, None))
    bar = bar_of(page, asleep, (BadgeState(), BadgeState("choosing"), BadgeState()), (0, 95, 0))
    assert bar.badges[1].state == BadgeState("silent, 1:35", "sleeps", is_turn=True)
    stuck = replace(asleep, owing=0b010)
    assert with_table(stuck, 1, BadgeState("chooses"), 95).said == "signs nothing, 1:35"


def test_while_the_emblem_is_compared_a_badge_says_who_has_done_it():
    snapshot = at_start(seat=0, must_compare=True, acted=0b010)
    shown = BadgeState("choosing")
    states = [with_table(snapshot, seat, shown, 0) for seat in range(3)]
    assert [state.said for state in states] == ["comparing", "same here", "comparing"]
    assert [state.is_turn for state in states] == [True, False, False]
    assert [state.key for state in states] == [None, "tick", None]


def test_badges_lie_side_by_side_in_the_room_they_get(page):
    badges = bar_of(page, at_start()).badges
    assert badges[0].x() < badges[1].x() < badges[2].x()
    assert badges[2].geometry().right() < 1000 + 12
    assert not badges[0].geometry().intersects(badges[1].geometry().adjusted(12, 0, 0, 0))


def test_a_click_on_a_badge_tells_whose(page, qtbot):
    bar = bar_of(page, at_start())
    with qtbot.waitSignal(bar.chosen) as told:
        bar.badges[2].click()
    assert told.args == [2]


def test_of_an_earlier_step_the_seats_tell_what_they_had_to_do_then():
    table = race()[1]
    over = snapshot_of(table, silent_since=(None, 1.0, None), proven=0b001)
    assert over.is_over
    bidding = next(d for d in table.completed if d.outcome.state.race.stage is Stage.BID)
    moving = next(d for d in table.completed if d.outcome.state.race.stage is Stage.MOVE)
    then = after(over, bidding)
    assert [state_words(then, seat) for seat in range(3)] == ["choosing"] * 3
    actor = moving.outcome.state.race.actor()
    then = after(over, moving)
    assert then.state is moving.outcome.state
    assert [seat for seat in range(3) if state_words(then, seat) == "choosing"] == [actor]
    assert state_words(after(over, table.completed[-1]), 1) == "finished"


def test_a_silent_seat_has_the_ring_while_the_table_waits_for_it():
    silent = (None, 1.0, None)
    awaited, done = at_start(silent_since=silent), at_start(silent_since=silent, acted=0b010)
    shown = [with_table(one, 1, BadgeState(), 95) for one in (awaited, done)]
    assert [(state.said, state.is_turn) for state in shown] == [
        ("silent, 1:35", True),
        ("silent, 1:35", False),
    ]


def test_the_ghost_has_a_badge_behind_those_of_the_seats_as_long_as_the_game_tells_of_it(page):
    states = (*[BadgeState()] * 3, BadgeState("bids by dice", "thinks"))
    bar = bar_of(page, at_start(seat=0), states)
    assert [badge.accessibleName() for badge in bar.badges][2:] == [
        "Cem: choosing",
        "Ghost: bids by dice",
    ]
    told: list[int] = []
    bar.chosen.connect(told.append)
    for badge in bar.badges:
        badge.clicked.emit()
    assert told == [0, 1, 2], "nobody sits there"
    bar.show_table(at_start(seat=0), states[:3], (0, 0, 0))
    assert len(bar.badges) == 3
