"""What one page of a table hands on to the next: all of it, as it came, in no language."""

from gui.window.language import Speaker
from gui.window.table.seat_bar import SeatBar
from gui.window.table.table_page import TablePage
from tests.gui.heard_laptop import HeardLaptop
from tests.gui.heard_shell import HeardShell
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of


def test_a_bot_keeps_the_name_that_it_signs_from_one_language_to_the_next(german, qtbot):
    """Our own bots are known by it when all play once more."""
    named, table = ("Ann", "Bea (bot)", "Cem"), race(steps_max=3)[1]
    pages = (TablePage(HeardShell(), HeardLaptop()), TablePage(HeardShell(), HeardLaptop()))
    for page in pages:
        qtbot.addWidget(page)
    for done in table.completed:
        pages[0].show_step(done)
    pages[0].show_table(snapshot_of(table, names=named))
    memory = pages[0].memory()
    assert memory.snapshot is not None
    assert memory.snapshot.names == named
    Speaker().speak("en")
    pages[1].recall(memory)
    assert pages[1].names == named
    badges = pages[1].findChildren(SeatBar)[0].badges
    assert badges[1].accessibleName().startswith("Bea (bot)")


def test_another_page_goes_on_where_one_was(qtbot):
    table = race(steps_max=6)[1]
    first, second = TablePage(HeardShell(), HeardLaptop()), TablePage(HeardShell(), HeardLaptop())
    for page in (first, second):
        qtbot.addWidget(page)
        page.resize(1000, 560)
        page.show()
    for done in table.completed:
        first.show_step(done)
    first.show_table(snapshot_of(table, silent_since=(None, None, 1.0)))
    first._viewer.look_back_to(3)
    due: list[int] = []
    second.due.connect(lambda: due.append(1))
    second.recall(first.memory())
    assert second.memory() == first.memory()
    assert second.memory().looked_at == 3
    assert list(second.memory().silent) == [2]
    assert due == [], "our turn was told already"
