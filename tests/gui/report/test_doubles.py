"""A game that lies there twice is one game, unless the second holds more or something else."""

import shutil
from pathlib import Path

import pytest

from core.table.log import MAGIC
from gui.report.doubles import doubles_in
from gui.report.saved import same_again, saved, throw_away
from net.driver.folder import folder_name
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
from tests.gui.report.test_saved import keep

SECRET = bytes(32)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def own(games: Path) -> Path:
    keep(games, SECRET, race(steps_max=9)[0])
    return games / folder_name(SECRET)


def copied(folder: Path, name: str) -> Path:
    return Path(shutil.copytree(folder, folder.parent / name.format(folder.name)))


@pytest.mark.parametrize("name", ["{} (1)", "{} - Ann's conflicted copy", "Copy of {}", "0", "~{}"])
@pytest.mark.parametrize("has_key", [True, False])
def test_a_copy_beside_a_game_that_holds_no_more_is_no_game_of_its_own(own, name, has_key) -> None:
    copy = copied(own, name)
    log = (copy / "log").read_bytes()
    (copy / "log").write_bytes(log[: len(log) * 2 // 3])  # as it was copied, perhaps in a record
    if not has_key:
        (copy / "key").unlink()
    (game,) = saved(own.parent.parent)
    assert game.folder == own
    assert game.can_go_on
    assert game.doubles == (copy,)


def test_a_copy_that_holds_more_or_something_else_is_shown(own) -> None:
    more, other = copied(own, "{} (1)"), copied(own, "{} (2)")
    (more / "log").write_bytes(race(steps_max=12)[0])
    log = bytearray((own / "log").read_bytes())
    log[-1] ^= 1
    (other / "log").write_bytes(log)
    assert set(doubles_in([own, more, other])) == {own, more, other}
    (other / "log").write_bytes(race(steps_max=11)[0])
    assert doubles_in([own, more, other]) == {own: (), more: (other,)}


def test_two_people_of_a_laptop_each_keep_their_own(own, games) -> None:
    keep(games, bytes([1] * 32), (own / "log").read_bytes())
    keep(games.parent / "people" / "0" / "games", SECRET, (own / "log").read_bytes())
    assert [game.doubles for game in saved(games.parent)] == [()] * 3


def test_what_is_no_log_is_nobodys_double(games) -> None:
    for number, log in enumerate((None, None, MAGIC, MAGIC, b"", b"no log", cozy_game()[0])):
        keep(games, bytes([number] * 32), log)
    folders = sorted(games.iterdir())
    assert doubles_in(folders) == dict.fromkeys(folders, ())


def test_the_same_played_again_is_no_copy_of_what_was_played(games) -> None:
    keep(games, SECRET, race()[0])
    here = games / folder_name(SECRET)
    copied(here, "{} (1)")
    assert list(same_again(here)) == []


def test_a_game_that_is_thrown_away_does_not_come_back_from_its_copy(own) -> None:
    copied(own, "{} (1)")
    (game,) = saved(own.parent.parent)
    throw_away(game)
    assert list(saved(own.parent.parent)) == []


def test_of_a_game_that_lies_there_once_no_more_is_read(own, monkeypatch) -> None:
    """As nearly all do: a shelf has hundreds."""
    monkeypatch.setattr("gui.report.doubles._kept", None)
    assert doubles_in([own]) == {own: ()}
