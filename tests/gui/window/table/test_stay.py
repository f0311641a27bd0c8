"""What goes on at a table though its page is made anew."""

from gui.window.language import Speaker
from gui.window.table.seat_bar import SeatBar
from gui.window.table.stay import Stay
from gui.window.table.table_page import TablePage
from tests.gui.heard_laptop import HeardLaptop
from tests.gui.heard_shell import HeardShell
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of


def two_pages(qtbot, **changes):
    """Return a page with a race, and one that goes on with it for the same stay."""
    table, stay = race(steps_max=6)[1], Stay()
    pages = [TablePage(HeardShell(), HeardLaptop(), stay) for _ in range(2)]
    for page in pages:
        qtbot.addWidget(page)
        page.resize(1000, 560)
        page.show()
    first, second = pages
    for done in table.completed:
        first.show_step(done)
    first.show_table(snapshot_of(table, **changes))
    return first, second


def go_on(first, second, draft=None):
    second.begin(first.viewer.steps, draft)
    second.show_table(first.snapshot)


def test_a_bot_keeps_the_name_that_it_signs_from_one_language_to_the_next(german, qtbot):
    """Our own bots are known by it when all play once more."""
    named = ("Ann", "Bea (bot)", "Cem")
    first, second = two_pages(qtbot, names=named)
    Speaker().speak("en")
    go_on(first, second)
    assert second.names == first.snapshot.names == named
    badges = second.findChildren(SeatBar)[0].badges
    assert badges[1].accessibleName().startswith("Bea (bot)")


def test_another_page_goes_on_where_one_was_and_tells_nothing_twice(qtbot):
    first, second = two_pages(qtbot, silent_since=(None, None, 1.0), watching=1)
    first.talk.muted.add(1)
    due: list[int] = []
    second.due.connect(lambda: due.append(1))
    go_on(first, second)
    assert [one.step.number for one in second.viewer.steps] == [1, 2, 3, 4, 5, 6]
    assert due == [], "our turn was told already"
    assert (second._shell.said, second._shell.played, second.laptop.asked) == ([], [], [])
    assert second.talk.muted == {1}
    assert list(second.seats._silence.since) == [2]


def test_what_is_done_on_a_page_that_went_on_is_asked_and_kept_as_on_any(qtbot):
    first, second = two_pages(qtbot)
    go_on(first, second)
    second.viewer.live.spoke.emit("Now.")
    second.viewer.live.draft_changed.emit()
    assert second._shell.said == ["Now."]
    assert len(second.laptop.drafts) == 1
