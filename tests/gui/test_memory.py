"""What one page of a table remembers, another one shows."""

from gui.table_page import TablePage
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of


def test_another_page_goes_on_where_one_was(qtbot):
    table = race(steps_max=6)[1]
    first, second = TablePage(), TablePage()
    for page in (first, second):
        qtbot.addWidget(page)
        page.resize(1000, 560)
        page.show()
    for done in table.completed:
        first.show_step(done)
    first.show_table(snapshot_of(table, silent_since=(None, None, 1.0)))
    first.look_back_to(3)
    due: list[int] = []
    second.due.connect(lambda: due.append(1))
    second.recall(first.memory())
    assert second.memory() == first.memory()
    assert second.memory().looked_at == 3
    assert list(second.memory().silent) == [2]
    assert due == [], "our turn was told already"
