"""The game that was broken off last is one click away, until it is too long ago."""

import os
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from core.table.encoding import pack
from core.table.log import record
from gui.report.saved import DAY_S, of_last_day
from gui.report.terms_words import next_terms, terms_of
from gui.window.start.last_game import LastGame
from net.driver.folder import folder_name
from net.protocol.snapshot import PersonHere
from tests.gui.cozy_log import cozy_game
from tests.gui.evening_log import evening
from tests.gui.race_log import WE_LEAVE, race, race_left
from tests.seats import secret_bytes
from tests.settled import settled

BEN, CEM = (PersonHere(name.encode() * 10, name, "1", None, None) for name in ("Ben", "Cem"))


def keep(data, log, seed=1, age_s=0):
    secret = secret_bytes(seed, 0)
    folder = data / "games" / folder_name(secret)
    folder.mkdir(parents=True)
    (folder / "key").write_bytes(pack((secret, b"offer")))
    (folder / "log").write_bytes(log)
    then = (folder / "log").stat().st_mtime - age_s
    os.utime(folder / "log", (then, then))
    return folder


@pytest.fixture
def card(qtbot):
    told: list[object] = []
    made: Any = LastGame(told.append, told.append)
    made.told = told
    qtbot.addWidget(made)
    yield made
    made.stop()


def looked(qtbot, card, data):
    """Look, and wait until the game is there or all is judged."""
    with qtbot.waitSignal(card._judging.finished):
        card.look(data)


def test_a_game_broken_off_is_gone_on_with_by_one_click(qtbot, card, tmp_path):
    folder = keep(tmp_path, race(steps_max=5)[0])
    keep(tmp_path, race(seed=2)[0], seed=2)  # finished meanwhile
    looked(qtbot, card, tmp_path)
    assert card.is_there
    card.tell(())
    assert card.title.text().endswith("'s race, round 2")
    assert card.said.text() == "With Ben and Cem"
    card.button.click()
    assert card.told == [folder]


@pytest.mark.parametrize(
    ("people", "said"),
    [((BEN,), "Ben is here"), ((CEM, BEN), "Ben and Cem are here")],
)
def test_it_says_who_of_its_players_is_here(qtbot, card, tmp_path, people, said):
    keep(tmp_path, race(steps_max=5)[0])
    looked(qtbot, card, tmp_path)
    card.tell(people)
    assert card.said.text() == said


def test_a_sheet_played_alone_has_nobody_to_name(qtbot, card, tmp_path):
    keep(tmp_path, cozy_game(seats=1, steps_max=5)[0])
    looked(qtbot, card, tmp_path)
    card.tell(())
    assert card.title.text().endswith("'s sheets, hour 2")
    assert card.said.isHidden()


def test_the_board_of_the_game_is_drawn_on_the_card(qtbot, card, tmp_path):
    keep(tmp_path, race(steps_max=5)[0])
    card.resize(680, 162)
    card.show()
    card.look(tmp_path)
    qtbot.waitUntil(lambda: card._board._drawn is not None)
    image = card._board._drawn.toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(image.height())}
    assert len(colours) > 20


@pytest.mark.parametrize(
    ("steps", "age_s"), [(10_000, 0), (1, 0), (5, DAY_S + 60)], ids=["over", "not begun", "old"]
)
def test_there_is_nothing_where_there_is_nothing_to_go_on_with(qtbot, card, tmp_path, steps, age_s):
    keep(tmp_path, race(steps_max=steps)[0], age_s=age_s)
    looked(qtbot, card, tmp_path)
    assert not card.is_there
    assert card.game == b""


def test_a_game_that_is_over_is_known_with_its_others_after_a_restart(qtbot, card, tmp_path):
    """So who closed the page after it, and the program, finds who wants one more."""
    folder = keep(tmp_path, race()[0])
    looked(qtbot, card, tmp_path)
    genesis = race()[1].genesis
    assert card.over is not None
    assert (card.over.game, card.over.folder) == (genesis.game, folder)
    assert [one.name for one in card.over.others] == ["Ben", "Cem"]
    assert card.over.following == terms_of(genesis)


def test_of_a_game_before_one_that_was_broken_off_nobody_is_asked_for_more(qtbot, card, tmp_path):
    keep(tmp_path, race(seed=2)[0], seed=2, age_s=60)
    keep(tmp_path, race(steps_max=5)[0])
    looked(qtbot, card, tmp_path)
    assert card.over is None


def test_of_others_who_play_on_this_laptop_nothing_is_offered(tmp_path):
    keep(tmp_path / "people" / "0", race(steps_max=5)[0])
    assert list(of_last_day(tmp_path)) == []


def test_a_game_that_is_being_left_is_not_offered_though_one_may_tell_the_others(
    qtbot, card, tmp_path
):
    """It is under Games: whoever goes on with it leaves it."""
    folder = keep(tmp_path, race(seed=3, steps_max=6)[0], seed=3)
    (folder / "leaving").touch()
    looked(qtbot, card, tmp_path)
    assert not card.is_there
    (game,) = of_last_day(tmp_path)
    assert game.state.startswith("leaving for good at step 7")
    assert game.can_go_on


def test_a_game_that_we_are_out_of_cannot_be_gone_on_with(qtbot, card, tmp_path):
    keep(tmp_path, race_left(3, WE_LEAVE)[0], seed=3)
    looked(qtbot, card, tmp_path)
    assert not card.is_there
    (game,) = of_last_day(tmp_path)
    assert game.state.startswith("left for good at step 4")
    assert not game.can_go_on


def test_an_evening_of_which_games_are_left_goes_on_with_the_next_one(qtbot, card, tmp_path):
    (first, _), (second, table), _ = evening()
    keep(tmp_path, first, seed=1, age_s=2 * DAY_S)
    keep(tmp_path, second, seed=2, age_s=2 * DAY_S - 60)
    looked(qtbot, card, tmp_path)
    card.tell((BEN,))
    assert card.title.text() == "Race 3 of 3 of an evening"
    assert card.said.text() == "Ben is here"
    assert not card.game, "it is over, and no table that is played now"
    card.button.click()
    assert card.told == [next_terms(terms_of(table.genesis), table.genesis.game)]


def test_an_evening_that_is_over_or_long_ago_is_not_offered(qtbot, card, tmp_path):
    logs = [log for log, _ in evening()]
    for seed, log in enumerate(logs, 1):
        keep(tmp_path / "over", log, seed=seed, age_s=100 - seed)
    keep(tmp_path / "old", logs[0], age_s=14 * DAY_S + 60)
    for data in (tmp_path / "over", tmp_path / "old"):
        looked(qtbot, card, data)
        assert not card.is_there


def test_a_torn_log_of_the_evening_is_named_on_the_card(qtbot, card, tmp_path):
    (first, _), (second, _), _ = evening()
    keep(tmp_path, first + record(b"\xc0"), seed=1, age_s=60)
    keep(tmp_path, second, seed=2)
    looked(qtbot, card, tmp_path)
    card.tell(())
    assert "Game 1 does not check: the table is computed without it." in card.said.text()


def test_a_game_that_was_broken_off_comes_before_the_evening(qtbot, card, tmp_path):
    keep(tmp_path, evening()[0][0], seed=1)
    folder = keep(tmp_path, race(steps_max=5)[0], seed=2, age_s=60)
    looked(qtbot, card, tmp_path)
    card.button.click()
    assert card.told == [folder]


def test_in_a_narrow_column_words_and_key_lie_below_the_board(qtbot, card, tmp_path):
    keep(tmp_path, race(steps_max=5)[0])
    looked(qtbot, card, tmp_path)
    room = QWidget()
    qtbot.addWidget(room)
    card.setParent(room)
    for wide, is_below in ((680, False), (340, True)):
        card.resize(wide, 400)
        room.show()
        card.show()
        settled()
        assert (card._words.y() >= card._board.geometry().bottom()) is is_below
        assert card._words.geometry().right() <= card.width()
    card.setParent(None)
