"""The list of saved games: each with its state and the reason."""

from pathlib import Path

import pytest

from core.table.encoding import pack
from core.table.log import MAGIC
from gui.cli import main
from gui.games import genesis_of, listed
from net.driver.folder import folder_name
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race


def keep(games: Path, secret: bytes, log: bytes | None) -> None:
    folder = games / folder_name(secret)
    folder.mkdir(parents=True)
    (folder / "key").write_bytes(pack((secret, b"offer")))
    if log is not None:
        (folder / "log").write_bytes(log)


def broken() -> bytes:
    data = bytearray(race()[0])
    data[len(data) // 2] ^= 1
    return bytes(data)


@pytest.mark.parametrize(
    ("log", "words"),
    [
        (race()[0], "finished; Worm Up! (Gryphon 2010, dice), Ann, Ben, Cem"),
        (
            race(steps_max=5)[0],
            "unfinished at step 6; Worm Up! (Gryphon 2010, dice), Ann, Ben, Cem",
        ),
        (cozy_game()[0], "finished; Worm & Cozy: chapter 7, A Short Winter Day, Ann, Ben"),
        (MAGIC, "never began: nobody sat down"),
        (broken(), "retired: its log is damaged"),
        (None, "retired: its log is missing"),
    ],
    ids=["finished", "unfinished", "cozy", "empty", "damaged", "missing"],
)
def test_a_saved_game_is_listed_with_its_state(tmp_path: Path, log, words) -> None:
    keep(tmp_path / "people" / "0" / "games", bytes(32), log)
    (line,) = listed(tmp_path)
    assert words in line
    assert folder_name(bytes(32)) in line


def test_a_laptop_without_games_says_so(tmp_path: Path, capsys) -> None:
    assert main(["games", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"no games are saved in {tmp_path}\n"


@pytest.mark.parametrize("log", [MAGIC, broken()[:40], None], ids=["empty", "cut", "missing"])
def test_who_sat_down_is_read_off_a_log_that_nobody_has_judged(tmp_path: Path, log) -> None:
    """A log that never began or is none tells of nobody."""
    keep(tmp_path, bytes(32), race(steps_max=5)[0])
    found = genesis_of(tmp_path / folder_name(bytes(32)))
    assert found is not None
    assert [offer.name for offer in found.offers] == ["Ann", "Ben", "Cem"]
    keep(tmp_path, bytes([1] * 32), log)
    assert genesis_of(tmp_path / folder_name(bytes([1] * 32))) is None
