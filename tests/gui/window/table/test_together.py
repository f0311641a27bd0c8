"""Looking back together: who leads, who follows, what is pointed at, and what is not believed."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from core.cozy.grid import Cell
from core.table.looks import PAINTS
from core.wormup.worm import TABLE_H, TABLE_W
from gui.parts.ring import Ring
from gui.parts.timeline import Timeline
from gui.window.table.table_page import TablePage
from gui.window.table.together import LOOK, POINT
from net.protocol.commands import Aside
from tests.gui.cozy_log import cozy_game
from tests.gui.heard_laptop import HeardLaptop
from tests.gui.heard_shell import HeardShell
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of

TABLE = race()[1]
LAST = TABLE.completed[-1].step.number
HEAD = TABLE.completed[4].outcome.state.race.worms[0].head


class Page(TablePage):
    """Keeps what it asks for."""

    def __init__(self) -> None:
        super().__init__(HeardShell(), HeardLaptop())


@pytest.fixture
def page(qtbot):
    """Return the page of the middle seat at a race that is over."""
    return made(qtbot, TABLE)


def made(qtbot, table, **changes):
    page = Page()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.begin(table.completed)
    page.show_table(snapshot_of(table, **{"seat": 1, "connected": 0b101, **changes}))
    live = page.viewer.live
    assert live is not None
    live.skip()
    return page


def key(page):
    """Return what the key says; "" if it is not there."""
    return page.together.button.text() if page.together.button.isVisible() else ""


def at(page):
    done = page.viewer.looked_at
    return done and done.step.number


def asked(page, kind=LOOK):
    return [one.value for one in page.laptop.asked if isinstance(one, Aside) and one.kind == kind]


def rings(page):
    return {PAINTS.index(one._worm.paint) for one in page.findChildren(Ring) if one.isVisible()}


def lead(page, step=5):
    page.viewer.look_back_to(step)
    page.together.button.click()


def follow(page, seat=0, step=5):
    page.together.hear(seat, LOOK, step)
    page.together.button.click()


# -- leading ---------------------------------------------------------------------------------------


def test_who_looks_back_may_lead_and_tells_each_step_and_the_end(page):
    assert key(page) == ""
    page.viewer.look_back_to(5)
    assert (key(page), asked(page)) == ("Look back together", [])
    page.together.button.click()
    page.viewer.timeline.by(1)
    assert (key(page), asked(page)) == ("Stop leading", [5, 6])
    page.together.button.click()
    page.viewer.timeline.by(1)
    assert (key(page), asked(page)) == ("Look back together", [5, 6, 0])


def test_who_looks_at_the_present_again_or_leaves_the_page_leads_no_more(page):
    lead(page)
    page.viewer.look_back(on=False)
    assert (key(page), asked(page)) == ("", [5, 0])
    lead(page)
    page.hide()
    assert asked(page)[2:] == [5, 0]


def test_where_we_are_is_said_again_for_those_who_did_not_hear_it(page, clock):
    lead(page)
    clock.pass_time(10_000)
    assert asked(page)[:3] == [5, 5, 5]


@pytest.mark.parametrize(
    "changes",
    [{"seat": None}, {"connected": 0}, {"is_over": False}],
    ids=lambda one: next(iter(one)),
)
def test_nobody_leads_who_only_looks_on_or_is_alone_or_still_plays(qtbot, changes):
    page = made(qtbot, TABLE, **changes)
    page.viewer.look_back_to(5)
    assert key(page) == ""


# -- following -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, None])
def test_nobody_is_led_who_has_not_asked_for_it_and_who_watches_may_ask_too(qtbot, seat):
    page = made(qtbot, TABLE, seat=seat)
    said = page._shell.anew().spoken
    page.together.hear(0, LOOK, 5)
    assert (key(page), at(page), said) == (
        "Ann looks back: follow",
        None,
        ["Ann looks back: follow"],
    )
    page.together.button.click()
    assert (key(page), at(page)) == ("Stop following", 5)
    page.together.hear(0, LOOK, 8)
    assert at(page) == 8
    assert asked(page) == []


def test_who_touches_the_slider_follows_no_more_and_may_follow_again(page):
    follow(page)
    page.findChild(Timeline).go(7)
    page.together.hear(0, LOOK, 9)
    assert (key(page), at(page)) == ("Ann looks back: follow", 7)
    page.together.button.click()
    assert at(page) == 9
    page.viewer.look_back(on=False)
    page.together.hear(0, LOOK, 3)
    assert (key(page), at(page)) == ("Ann looks back: follow", None)


def test_when_the_leader_ends_everybody_stays_where_they_are(page):
    follow(page)
    page.together.hear(0, LOOK, 0)
    assert (key(page), at(page)) == ("Look back together", 5)
    page.together.hear(0, LOOK, 8)
    assert at(page) == 5


def test_a_leader_who_is_not_heard_any_more_has_gone(page, clock):
    follow(page)
    clock.pass_time(60_000)
    assert key(page) == "Look back together"


def test_of_two_who_lead_at_once_the_lower_seat_does(page):
    lead(page)
    page.together.hear(2, LOOK, 9)
    assert (key(page), at(page)) == ("Stop leading", 5)
    page.together.hear(0, LOOK, 8)
    assert (key(page), at(page), asked(page)) == ("Stop following", 8, [5, 0])
    page.together.hear(2, LOOK, 3)
    assert at(page) == 8


def test_worm_and_cozy_is_looked_back_at_together_too(qtbot):
    page = made(qtbot, cozy_game()[1])
    follow(page, 0, 4)
    assert at(page) == 4


def test_the_key_covers_nothing_of_the_past_and_takes_no_room_where_it_is_not_there(page):
    page.viewer.look_back_to(5)
    room = page.viewer.board.board.camera.room()
    assert room.bottom() <= page.together.button.y()
    page.talk.muted |= {0, 2}
    page.together.follow(page.snapshot)
    assert key(page) == ""
    assert page.viewer.board.board.camera.room().bottom() > room.bottom()


# -- pointing --------------------------------------------------------------------------------------


def test_a_click_points_for_all_who_look_along(page):
    lead(page)
    board = page.viewer.board.board
    spot = board.camera.on_screen(HEAD).toPoint()
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=spot)
    ((step, place),) = asked(page, POINT)
    assert step == 5
    assert board.camera.on_screen(place).toPoint() == spot
    assert rings(page) == {1}


def test_a_click_of_somebody_who_looks_back_alone_points_at_nothing(page):
    page.viewer.look_back_to(5)
    board = page.viewer.board.board
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.rect().center())
    assert (asked(page, POINT), rings(page)) == ([], set())


def test_who_looks_back_alone_sees_no_rings_of_others(page):
    page.together.hear(0, LOOK, 5)
    page.viewer.look_back_to(5)
    page.together.hear(0, POINT, (5, HEAD))
    assert rings(page) == set()
    page.together.button.click()
    page.together.hear(0, POINT, (5, HEAD))
    assert rings(page) == {0}


def test_a_ring_lies_where_another_one_points_whatever_the_size_of_the_window(page):
    follow(page)
    page.together.hear(2, POINT, (5, HEAD))
    (ring,) = page.findChildren(Ring)
    for size in ((1280, 720), (1024, 600)):
        page.resize(*size)
        ring._lay_out()
        board = page.viewer.board.board
        place = board.mapTo(page, board.camera.on_screen(HEAD))
        assert (QPointF(ring.geometry().center()) - place).manhattanLength() <= 2
    assert rings(page) == {2}


def test_a_space_of_a_sheet_is_pointed_at_with_mouse_or_keys_and_seen_on_the_same_sheet(qtbot):
    page = made(qtbot, cozy_game()[1])
    lead(page, 8)
    sheet = page.viewer.board.sheet
    sheet.point(Cell(1, 2))
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    ((step, spot),) = asked(page, POINT)
    assert (step, spot) == (8, (page.viewer.board.looking.shown, 1, 2))
    assert rings(page) == {1}
    seat = spot[0]
    for wrong in (
        (seat + 1, 1, 2),
        (seat, -1, 2),
        (seat, 1, 99),
        (seat, 1),
        (seat, "1", 2),
        HEAD,
        7,
    ):
        page.together.hear(0, POINT, (8, wrong))
    assert rings(page) == {1}
    page.together.hear(0, POINT, (8, spot))
    assert rings(page) == {0, 1}


def test_a_ring_goes_with_its_step(page, clock):
    follow(page)
    page.together.hear(2, POINT, (5, HEAD))
    page.viewer.timeline.by(1)
    clock.pass_time(100)
    assert rings(page) == set()


# -- what is not believed --------------------------------------------------------------------------


def test_what_is_no_step_leads_nobody(page):
    for has_followed in (False, True):
        for value in (-1, LAST + 1, 2**40, "5", 5.0, None, (), (5,), b"5", (5, *HEAD)):
            page.together.hear(0, LOOK, value)
            assert (has_followed, key(page), at(page), value) == (
                (True, "Stop following", 5, value) if has_followed else (False, "", None, value)
            )
        if not has_followed:
            follow(page)


def test_what_is_no_place_of_the_step_shows_no_ring(page):
    follow(page)
    for value in (
        *(5, (), (5,), (5, 1), (5, *HEAD), (5, HEAD, 1), (4, HEAD), ("5", HEAD), (5, ("1", 1))),
        *((5, (1.0, 1)), (5, (*HEAD, 1)), (5, (-1, 1)), (5, (TABLE_W + 1, 1)), (5, (1, -1))),
        *((5, (1, TABLE_H + 1)), (5, (2**62, 1)), (5, (None, None)), (5, None), (5, ())),
    ):
        page.together.hear(2, POINT, value)
        assert (rings(page), value) == (set(), value)


def test_only_the_other_seats_lead_and_point(page):
    for seat in (-1, 1, 3, 99):
        page.together.hear(seat, LOOK, 5)
        assert (key(page), seat) == ("", seat)
    follow(page)
    for seat in (-1, 1, 3, 99):
        page.together.hear(seat, POINT, (5, HEAD))
        assert (rings(page), seat) == (set(), seat)


def test_who_is_muted_neither_leads_nor_points(page):
    page.talk.muted.add(2)
    page.together.hear(2, LOOK, 5)
    assert key(page) == ""
    follow(page)
    page.together.hear(2, POINT, (5, HEAD))
    assert rings(page) == set()


def test_before_the_first_step_nothing_is_heard(qtbot):
    page = TablePage(HeardShell(), HeardLaptop())
    qtbot.addWidget(page)
    page.together.hear(0, LOOK, 1)
    assert key(page) == ""
