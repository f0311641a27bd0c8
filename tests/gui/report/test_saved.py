"""The list of saved games: each with its state and the reason."""

from pathlib import Path

import pytest

from core.table.encoding import pack
from core.table.log import MAGIC
from gui.report.saved import genesis_of, saved, sits_with_bots
from net.driver.folder import folder_name
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race
from tests.seats import identity_of, identity_seed


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
def test_a_saved_game_has_its_state(tmp_path: Path, log, words) -> None:
    keep(tmp_path / "people" / "0" / "games", bytes(32), log)
    (game,) = saved(tmp_path)
    assert words in game.state
    assert game.folder.name == folder_name(bytes(32))
    assert game.can_go_on is words.startswith("unfinished")


@pytest.mark.parametrize("log", [MAGIC, broken()[:40], None], ids=["empty", "cut", "missing"])
def test_who_sat_down_is_read_off_a_log_that_nobody_has_judged(tmp_path: Path, log) -> None:
    """A log that never began or is none tells of nobody."""
    keep(tmp_path, bytes(32), race(steps_max=5)[0])
    found = genesis_of(tmp_path / folder_name(bytes(32)))
    assert found is not None
    assert [offer.name for offer in found.offers] == ["Ann", "Ben", "Cem"]
    keep(tmp_path, bytes([1] * 32), log)
    assert genesis_of(tmp_path / folder_name(bytes([1] * 32))) is None


@pytest.mark.parametrize(("bots", "is_so"), [((1, 2), True), ((1,), False), ((), False)])
def test_a_table_of_our_own_bots_is_known_by_their_keys(tmp_path: Path, bots, is_so) -> None:
    """A stranger who takes the name of a bot is none."""
    keep(tmp_path, bytes(32), race(steps_max=2)[0])
    keys = [identity_of(1, seat).public for seat in range(3)]
    genesis = genesis_of(tmp_path / folder_name(bytes(32)))
    assert genesis is not None
    assert {offer.identity for offer in genesis.offers} == set(keys)
    for seat in bots:
        folder = tmp_path / "bots" / str(seat)
        folder.mkdir(parents=True)
        (folder / "identity").write_bytes(pack((identity_seed(1, seat), "")))
    assert sits_with_bots(tmp_path / folder_name(bytes(32)), tmp_path) is is_so
