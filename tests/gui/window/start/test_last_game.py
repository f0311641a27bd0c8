"""The game that was broken off last is one click away, until it is too long ago."""

import os

import pytest

from core.table.encoding import pack
from gui.parts.keys import Kind
from gui.report.saved import DAY_S, of_last_day
from gui.window.start.last_game import LastGame
from net.driver.folder import folder_name
from net.protocol.snapshot import PersonHere
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import WE_LEAVE, race, race_left
from tests.seats import secret_bytes

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
    made = LastGame()
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
    card.tell((), is_on=False)
    assert card.title.text().endswith("'s race, round 2")
    assert card.said.text() == "With Ben and Cem"
    with qtbot.waitSignal(card.chosen) as told:
        card.key.click()
    assert told.args == [folder]


@pytest.mark.parametrize(
    ("people", "said"),
    [((BEN,), "Ben is here"), ((CEM, BEN), "Ben and Cem are here")],
)
def test_it_says_who_of_its_players_is_here(qtbot, card, tmp_path, people, said):
    keep(tmp_path, race(steps_max=5)[0])
    looked(qtbot, card, tmp_path)
    card.tell(people, is_on=False)
    assert card.said.text() == said


def test_a_game_that_is_played_on_without_us_is_the_next_thing(qtbot, card, tmp_path):
    keep(tmp_path, race(steps_max=5)[0])
    looked(qtbot, card, tmp_path)
    assert card.game == race(steps_max=5)[1].genesis.game
    card.tell((BEN, CEM), is_on=True)
    card.come_first(is_first=True)
    assert card.title.text() == "Go on with Ben and Cem"
    assert card.said.text().endswith("they are playing now")
    assert card.key._kind is Kind.PRIMARY


def test_a_sheet_played_alone_has_nobody_to_name(qtbot, card, tmp_path):
    keep(tmp_path, cozy_game(seats=1, steps_max=5)[0])
    looked(qtbot, card, tmp_path)
    card.tell((), is_on=False)
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
