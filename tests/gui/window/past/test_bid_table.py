"""The bids of a round: a row each, the made one ringed, the best one ticked."""

import pytest
from PySide6.QtWidgets import QWidget

from core.table.looks import BY_SEAT
from gui.kit.theme import Look, look, wear
from gui.kit.tokens import EVENING
from gui.parts.paints import SEATS
from gui.report.review_text import BidRow, FaceOdds, ReviewLine, Round
from gui.window.past.bid_table import BidTable, _beyond
from gui.window.past.review_cards import PARTS, Rows, round_card
from tests.gui.kit.drawn import all_differ


def cell(*, is_made: bool = False, is_best: bool = False) -> FaceOdds:
    return FaceOdds(31, 28, is_made, is_best)


def shown(
    first: FaceOdds | None, *, bumps: bool = False, ghost: str = "", name: str = "Ann"
) -> Round:
    row = BidRow(0, name, "4", bumps, (first, cell()))
    return Round("Round 1", ReviewLine(""), ("4", "X"), (row,), ghost, ())


def picture(qtbot, one: Round):
    table = BidTable(one, BY_SEAT)
    qtbot.addWidget(table)
    table.resize(420, table.sizeHint().height())
    return table.grab().toImage()


def test_every_state_looks_different(qtbot) -> None:
    all_differ(
        [
            picture(qtbot, shown(cell())),
            picture(qtbot, shown(None)),
            picture(qtbot, shown(cell(is_made=True))),
            picture(qtbot, shown(cell(is_best=True))),
            picture(qtbot, shown(cell(is_made=True, is_best=True))),
            picture(qtbot, shown(cell(), bumps=True)),
            picture(qtbot, shown(cell(), ghost="5")),
        ]
    )


def test_the_ring_of_the_made_bid_has_the_paint_of_its_worm(qtbot) -> None:
    image = picture(qtbot, shown(cell(is_made=True)))
    across = (image.width() * 2 // 3, image.height() - 24)
    seen = {
        image.pixelColor(x, y).name().upper()
        for x in range(150, across[0])
        for y in range(40, across[1])
    }
    assert SEATS[0].body in seen


def test_a_screen_reader_hears_the_bid_and_what_every_face_would_win(qtbot) -> None:
    table = BidTable(shown(cell(is_made=True)), BY_SEAT)
    qtbot.addWidget(table)
    assert table.accessibleName() == "Ann: 4; 4: 31 (28), X: 31 (28)"
    table = BidTable(shown(cell(), ghost="5"), BY_SEAT)
    qtbot.addWidget(table)
    assert table.accessibleName().endswith("; the ghost: 5")


def test_the_ghost_is_named_in_full_beside_its_die(qtbot) -> None:
    """Its row has no chances, so there is room."""
    table = BidTable(shown(cell(), ghost="5"), BY_SEAT)
    qtbot.addWidget(table)
    table.resize(table.minimumSizeHint())
    last = table.height() - table._row() // 2
    image = table.grab().toImage()
    ink = [x for x in range(90, image.width()) if image.pixelColor(x, last).lightness() < 90]
    assert ink


def test_without_room_the_names_go_and_the_faces_stay(qtbot) -> None:
    table = BidTable(shown(cell(), name="Somebody with a long name"), BY_SEAT)
    qtbot.addWidget(table)
    table.resize(table.minimumSizeHint())
    assert table._names() == 0
    table.resize(table.sizeHint())
    assert table._names() > 0


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_numbers_and_ticks_fit_at_every_size_of_text(qtbot, qapp, text) -> None:
    old = look()
    try:
        wear(qapp, Look(EVENING, 1.0, text))
        ground = QWidget()
        qtbot.addWidget(ground)
        table = BidTable(shown(cell(is_best=True)), BY_SEAT)
        table.setParent(ground)
        table.resize(table.minimumSizeHint())
        last = table._cell(1, table._head())
        assert last.right() + _beyond() <= table.width(), "there is room for the tick"
        assert last.height() >= table.fontMetrics().height()
    finally:
        wear(qapp, old)


def rows_of(qtbot, faces: int) -> Rows:
    row = BidRow(0, "Ann", "4", has_bumped=False, cells=(cell(),) * faces)
    one = Round("Round 1", ReviewLine(""), ("4",) * faces, (row,), "", ())
    rows = Rows()
    qtbot.addWidget(rows)
    for _ in range(4):
        rows.add(round_card(one, BY_SEAT, lambda _: None, lambda _: lambda *_: None), PARTS // 2)
    return rows


def columns_of(rows: Rows) -> int:
    rows._column.activate()
    for card, _ in rows._cards:
        layout = card.layout()
        assert layout is not None
        layout.activate()
    return len({rows._cards[at][0].x() for at in range(4)})


@pytest.mark.parametrize(("faces", "columns"), [(5, 2), (9, 1)])
def test_a_round_with_many_faces_has_a_row_of_its_own(qtbot, faces, columns) -> None:
    """A race of Venice has six faces, and the smallest window has no room for twice as many."""
    rows = rows_of(qtbot, faces)
    rows.resize(1060, 600)
    rows.lay_out(1060)
    assert columns_of(rows) == columns
    assert all(t.width() >= t.minimumSizeHint().width() for t in rows.findChildren(BidTable))


def test_a_page_is_as_high_as_its_cards_also_after_it_became_wider(qtbot) -> None:
    rows, fresh = rows_of(qtbot, 5), rows_of(qtbot, 5)
    rows.lay_out(700)
    high = rows.height()
    rows.lay_out(1240)
    fresh.lay_out(1240)
    assert rows.height() == fresh.height() < high
