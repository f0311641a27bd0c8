"""The page after a race: when it comes, and what our player wishes there."""

from types import SimpleNamespace

import pytest

from gui.parts.game_view import COMES_MS, EndAction
from gui.parts.sound import Sound
from gui.window.after_game import AfterGame
from gui.window.pages import Pages
from gui.window.table.rematch import Chair, Rematch
from gui.window.table.table_page import TablePage
from tests.gui.cozy_log import cozy_game
from tests.gui.heard_laptop import HeardLaptop
from tests.gui.heard_shell import HeardShell
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of


@pytest.fixture
def pages(qtbot):
    pages = Pages()
    qtbot.addWidget(pages)
    pages.resize(1280, 720)
    return pages


@pytest.fixture
def over(pages, clock):
    """Return what lets a game end on the page of its table."""

    def end(table, **changes):
        shell = HeardShell()
        rematch = Rematch(shell, HeardLaptop().submit, pages)
        granted: list[EndAction] = []
        after = AfterGame(shell, pages, rematch, granted.append, pages)
        page = TablePage(shell, HeardLaptop())
        pages.addWidget(page)
        pages.turn_to(page)
        facts = {"seat": 1, "is_over": True, "connected": 0b111} | changes
        snapshot = snapshot_of(table, **facts)
        page.viewer.take(table.completed)
        page.show_table(snapshot)
        assert page.viewer.live is not None
        page.viewer.live.skip()
        rematch.follow(snapshot)
        after.follow(page, snapshot)
        return SimpleNamespace(after=after, rematch=rematch, table=page, granted=granted)

    return end


def test_the_page_comes_by_itself_once_the_finish_has_been_looked_at(over, pages, clock):
    there = over(race()[1])
    clock.pass_time(COMES_MS - 100)
    assert pages.currentWidget() is there.table
    clock.pass_time(2 * COMES_MS)
    assert pages.currentWidget() is there.after.page.made


def test_it_takes_nobody_away_who_looks_back_or_reads_what_happened(over, pages, clock):
    there = over(race()[1])
    there.table.viewer.look_back_to(3)
    clock.pass_time(5 * COMES_MS)
    assert pages.currentWidget() is there.table
    other = over(race(2)[1])
    other.table.viewer.drawer.open(is_open=True)
    clock.pass_time(5 * COMES_MS)
    assert pages.currentWidget() is other.table


def test_the_sheets_are_read_first_and_once_more_as_long_as_one_likes(over, pages, clock):
    there = over(cozy_game(1, seats=2)[1], connected=0b11)
    clock.pass_time(2 * COMES_MS)
    assert pages.currentWidget() is there.table
    clock.pass_time(4 * COMES_MS)
    page = there.after.page()
    assert pages.currentWidget() is page
    assert page.photo.text() == "The sheets again"
    page.photo.click()
    clock.pass_time(20 * COMES_MS)
    assert pages.currentWidget() is there.table
    assert there.after.show()


def test_who_has_played_alone_finds_all_of_the_end_on_the_table(over, pages, clock):
    there = over(cozy_game(1, seats=1)[1], seat=0, connected=0b1)
    clock.pass_time(20 * COMES_MS)
    assert pages.currentWidget() is there.table
    assert not there.after.show()


def test_the_photo_shows_the_end_again_and_the_page_comes_back(over, pages, clock):
    there = over(race()[1])
    assert there.after.show()
    there.after.page().photo.click()
    assert pages.currentWidget() is there.table
    own = there.rematch.own
    assert own is Chair.FINISH, "the others see what our player does"
    there.table.viewer.live.skip()
    clock.pass_time(3 * COMES_MS)
    assert pages.currentWidget() is there.after.page.made
    assert there.rematch.own is Chair.THINKS


def test_a_wish_holds_while_our_player_looks_at_the_finish(over, clock):
    there = over(race()[1])
    there.after.show()
    there.rematch.wish()
    there.after.page().photo.click()
    assert there.rematch.own is Chair.AGAIN


@pytest.mark.parametrize(
    "wish",
    [EndAction.CLOSE, EndAction.AGAIN, EndAction.EVENING, EndAction.REVIEW, EndAction.CHECKS],
)
def test_what_the_table_has_to_do_is_handed_on(over, wish):
    there = over(race()[1])
    there.after.page().wished.emit(wish)
    assert there.granted == [wish]


def test_once_the_table_is_left_the_page_comes_no_more(over, pages, clock):
    there = over(race()[1])
    there.after.forget()
    clock.pass_time(5 * COMES_MS)
    assert pages.currentWidget() is there.table
    assert not there.after.show()


def test_whoever_wants_one_more_is_seen_at_once(over, clock):
    there = over(race()[1])
    there.after.show()
    there.rematch.hear(2)
    page = there.after.page()
    assert page.chairs.accessibleDescription().startswith("Cem: again")
    assert page.tray.heading.text() == "Cem wants one more"


def test_in_another_language_it_shows_the_same_game_again(over, pages, clock, qtbot):
    there = over(race()[1])
    there.after.show()
    there.rematch.hear(2)

    pages.drop_all()
    table = TablePage(HeardShell(), HeardLaptop())
    pages.addWidget(table)
    snapshot = snapshot_of(race()[1], seat=1, is_over=True, connected=0b111)
    for done in race()[1].completed:
        table.show_step(done)
    table.show_table(snapshot)
    assert table.viewer.live is not None
    table.viewer.live.skip()
    there.after.follow(table, snapshot)
    pages.turn_to(table)
    clock.pass_time(50)
    page = there.after.page()
    assert pages.currentWidget() is page, "who has seen the finish need not look at it again"
    assert page.accessibleName() == "Cem wins!"
    assert page.tray.heading.text() == "Cem wants one more"
    page.photo.click()
    assert pages.currentWidget() is not page, "the finish is on the new page of the table"


def test_the_medals_are_heard_once(over, pages, clock):
    there = over(race(2)[1])
    assert there.after.show()
    assert there.after.page().awards.isVisibleTo(there.after.page())
    there.after.page().photo.click()
    there.table.viewer.live.skip()
    clock.pass_time(3 * COMES_MS)
    assert there.after._shell.played.count(Sound.MEDAL) == 1
