"""What one page of a table hands on to the next is as it came, in no language."""

from gui.language import Speaker
from gui.seat_bar import SeatBar
from gui.table_page import TablePage
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of


def test_a_bot_keeps_the_name_that_it_signs_from_one_language_to_the_next(german, qtbot):
    """Our own bots are known by it when all play once more."""
    named, table = ("Ann", "Bea (bot)", "Cem"), race(steps_max=3)[1]
    pages = (TablePage(), TablePage())
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
    chips = pages[1].findChildren(SeatBar)[0]._chips
    assert chips[1].accessibleName().startswith("Bea (bot)")
