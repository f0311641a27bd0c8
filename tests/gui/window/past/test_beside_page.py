"""A friend's log joins ours, is kept, and what does not fit is refused with the reason."""

import pytest

from core.table.messages import SEATS_MAX
from gui.cozy.form import CozyForm
from gui.parts.table_form import Alike
from gui.report.saved import saved
from gui.window.past.beside_page import BesidePage
from gui.window.past.opened_log import Replayed
from gui.words.player_names import names_of
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.on_screen import texts

WEEK = 105706


def log(folder, name, seed, week=WEEK):
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "log"
    path.write_bytes(cozy_game(seed, 1, week=week, name=name)[0])
    return path


@pytest.fixture
def page(qtbot, tmp_path, shell):
    """Open it with our own game."""
    form, page = CozyForm(), BesidePage(shell, tmp_path)
    for widget in (form, page):
        qtbot.addWidget(widget)
    page.resize(1280, 720)
    page.show()
    own = log(tmp_path / "games" / "own", "Ann", 1)
    page.compare(form, Alike("Chapter of the week: 3", [own]), list)
    qtbot.waitUntil(lambda: bool(page.viewer.steps))
    yield page
    page.stop()


def total(table):
    """Return the points at which *table*, of one player, has ended."""
    return state_after(table).scores()[0].total


def names(page):
    return tuple(names_of(page.viewer.steps[-1].step.genesis))


def test_a_friends_log_lies_beside_ours_and_stands_on_the_shelf_from_then_on(page, qtbot, tmp_path):
    assert names(page) == ("Ann",)
    for _ in range(2):  # the second time it is there already
        page.open_log(log(tmp_path / "sent", "Ben", 2))
        qtbot.waitUntil(lambda: names(page) == ("Ann", "Ben"))
    assert {game.names for game in saved(tmp_path)} == {("Ann",), ("Ben",)}


def test_who_has_played_twice_stands_there_once_with_the_better_game(page, qtbot, tmp_path):
    """One person is one key, however many logs there are, also where nobody else has room."""
    games = (cozy_game(2, 1, week=WEEK, name="Ben", passes=poor)[1] for poor in (False, True))
    worse, better = sorted(games, key=total)
    assert total(worse) < total(better)
    for game in (worse, better, worse):
        page.take_known(Replayed(game.completed))
    assert names(page) == ("Ann", "Ben")
    assert page.viewer.steps[-1].outcome.state.scores()[1].total == total(better)


def test_the_view_stays_where_somebody_looks_as_others_join(page):
    page.take_known(Replayed(cozy_game(2, 1, week=WEEK, name="Ben")[1].completed))
    page.viewer.look_back_to(6)
    page.viewer.look_at_seat(1)
    page.take_known(Replayed(cozy_game(3, 1, week=WEEK, name="Cem")[1].completed, own=0))
    assert names(page) == ("Ann", "Ben", "Cem")
    assert page.viewer.looked_at.step.number == 6
    assert page.viewer.board.large == 1
    assert page.viewer.board.own == 2


def test_ours_is_known_as_ours_though_others_were_read_before_it(page):
    game = cozy_game(2, 1, week=WEEK, name="Ben")[1]
    page.take_known(Replayed(game.completed, own=0))
    assert names(page)[page.viewer.board.own] == "Ben"


def test_who_comes_to_a_full_table_is_told_so(page, qtbot, tmp_path, shell):
    for seed in range(2, SEATS_MAX + 1):
        page.take_known(Replayed(cozy_game(seed, 1, week=WEEK, name=f"Ben {seed}")[1].completed))
    there = names(page)
    page.open_log(log(tmp_path / "sent", "Cem", SEATS_MAX + 1))
    qtbot.waitUntil(lambda: bool(shell.toasts))
    assert names(page) == there
    assert shell.toasts == ["There is room for no more."]


def test_games_that_have_gone_from_the_shelf_are_not_waited_for(page, qtbot, tmp_path):
    qtbot.addWidget(form := CozyForm())
    page.compare(form, Alike("", [tmp_path / "gone" / "log"]), list)
    qtbot.waitUntil(lambda: "Nobody has played it yet." in "".join(texts(page)))


@pytest.mark.parametrize("sent", ["another week", "a byte was changed", "no log at all"])
def test_what_does_not_belong_there_is_refused_and_not_kept(page, qtbot, tmp_path, shell, sent):
    path = log(tmp_path / "sent", "Ben", 2, WEEK + (sent == "another week"))
    if sent == "a byte was changed":
        data = bytearray(path.read_bytes())
        data[len(data) // 2] ^= 1
        path.write_bytes(data)
    elif sent == "no log at all":
        path.write_bytes(b"hello")
    page.open_log(path)
    qtbot.waitUntil(lambda: bool(shell.toasts))
    assert names(page) == ("Ann",)
    assert {game.names for game in saved(tmp_path)} == {("Ann",)}
