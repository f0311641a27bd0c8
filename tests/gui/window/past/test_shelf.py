"""The shelf itself: what stands on it, and where."""

import pytest
from PySide6.QtCore import QRectF

from gui.kit.card import Page
from gui.kit.chip import Tone
from gui.kit.theme import Look
from gui.report.saved import saved
from gui.window.past.shelf import Shelf, ShelfLabel, paint_sleeper
from tests.gui.kit.drawn import drawn, on_screen, painted_anew
from tests.gui.kit.look_at import wearing
from tests.gui.race_log import race
from tests.gui.report.test_saved import broken, keep
from tests.settled import settled


@pytest.fixture
def games(tmp_path):
    for number, log in enumerate((race(steps_max=5)[0], race()[0], broken())):
        keep(tmp_path / "games", bytes([number]) * 32, log)
    return list(saved(tmp_path))


@pytest.fixture
def shelf(qtbot, games):
    shelf = Shelf()
    qtbot.addWidget(shelf)
    shelf.resize(1280, 500)
    shelf.show()
    for game in games:
        shelf.put(game, ShelfLabel("Checks", Tone.GOOD, "check"), game.title)
    return shelf


def test_cards_stand_where_the_shelf_says(shelf):
    for row in range(shelf.count()):
        cell = shelf.visualItemRect(shelf.item(row))
        assert cell.intersects(shelf.place(row))
        assert cell.contains(shelf.place(row).center())


@pytest.fixture
def page(shelf):
    """Return the wood that the shelf hangs on."""
    page = Page()
    page.resize(shelf.size())
    shelf.setParent(page)
    page.show()
    shelf.show()
    yield page
    shelf.setParent(None)


def test_the_frame_of_the_chosen_card_stays_whole_when_its_neighbour_changes(qtbot, shelf, page):
    shelf.setCurrentRow(0)
    on_screen(page)
    shelf.update(shelf.indexFromItem(shelf.item(1)))
    assert on_screen(page) == painted_anew(page)


def test_a_shelf_of_which_a_part_is_hidden_rests(shelf, page):
    page.resize(shelf.width() - 90, shelf.height() - 90)
    shelf.update(shelf.indexFromItem(shelf.item(1)))
    settled()


@pytest.mark.parametrize("size", [1.0, 1.5])
def test_a_board_is_filled_in_a_small_window_of_any_width(shelf, size):
    """Qt takes a card to the next board if it would end at the very last px of this one."""
    with wearing(Look(art=0.8, size=size)):
        for width in range(960, 1040):
            shelf.resize(width, 300)
            shelf.lay_out()
            shelf.doItemsLayout()
            assert shelf.columns > 1
            for row in range(shelf.count()):
                cell = shelf.visualItemRect(shelf.item(row))
                assert cell.contains(shelf.place(row).center()), width


def test_hidden_games_are_not_chosen(shelf, games):
    shelf.show_only(lambda game: game is games[1])
    assert shelf.chosen is games[1]
    shelf.show_only(lambda _game: False)
    assert shelf.chosen is None


def test_what_is_taken_away_is_gone(shelf, games):
    shelf.take_away(games[1])
    assert shelf.games() == [games[0], games[2]]


def test_a_chip_that_changes_is_painted_anew(shelf):
    before = shelf.grab().toImage()
    shelf.relabel(
        lambda _game: ShelfLabel("All are here", Tone.AMBER, "play"),
        lambda _game, shown: shown.chip,
    )
    assert shelf.grab().toImage() != before


def test_the_worm_sleeps_in_its_frame(qapp):
    image = drawn(400, 80, paint_sleeper, QRectF(10, 5, 366, 70))
    assert image != drawn(400, 80, lambda *_: None)
    assert image.pixelColor(395, 40).alpha() == 0
