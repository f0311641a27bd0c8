"""The list of saved games: each with its state and the reason."""

import os
import shutil
import time
from dataclasses import replace
from pathlib import Path

import pytest

from core.table.encoding import pack
from core.table.log import MAGIC, read, record
from gui.report import facts, index
from gui.report import saved as list_of_games
from gui.report.facts import facts_of
from gui.report.key_history import game_folders, read_known
from gui.report.saved import (
    SavedState,
    evening_left,
    of_evening,
    of_last_day,
    same_again,
    saved,
    sits_at_one_laptop,
    sits_with_bots,
    throw_away,
)
from net.driver.folder import folder_name, genesis_of
from tests.gui.cozy_log import cozy_game
from tests.gui.evening_log import evening
from tests.gui.forged_log import forged
from tests.gui.race_log import race, race_on
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
        (broken(), "This copy is damaged: some of its bytes have changed"),
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
        _keep_key(tmp_path / "bots" / str(seat), seat)
    assert sits_with_bots(tmp_path / folder_name(bytes(32)), tmp_path) is is_so


def _keep_key(folder: Path, seat: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "identity").write_bytes(pack((identity_seed(1, seat), "")))


@pytest.mark.parametrize("own", ["", "people/guest"])
@pytest.mark.parametrize("third", ["people/c", "bots/c", "people/guest/bots/c", "elsewhere", ""])
def test_a_table_at_one_laptop_is_known_by_its_keys_in_each_window(tmp_path, own, third) -> None:
    for seat, place in enumerate(["", "people/guest", third]):
        if seat < 2 or place:
            _keep_key(tmp_path / place, seat)
    keep(tmp_path / own, bytes(32), race(steps_max=2)[0])
    folder = tmp_path / own / folder_name(bytes(32))
    assert sits_at_one_laptop(folder, tmp_path / own) is (third not in {"elsewhere", ""})


@pytest.fixture
def read_logs(monkeypatch):
    """Return the folders whose logs were read, in a list that grows."""
    found = []

    def noted(folder):
        found.append(folder.name)
        return facts_of(folder)

    monkeypatch.setattr(list_of_games, "facts_of", noted)
    return found


def keep_old(data: Path, number: int, log: bytes | None) -> Path:
    """Keep a game last played *number* hours after the epoch."""
    keep(data / "games", bytes([number] * 32), log)
    folder = data / "games" / folder_name(bytes([number] * 32))
    if log is not None:
        os.utime(folder / "log", (3600 * number,) * 2)
    return folder


def test_games_that_cannot_be_read_come_last_however_new(tmp_path):
    logs = (race()[0], None, b"", race(steps_max=5)[0])
    folders = [keep_old(tmp_path, number, log) for number, log in enumerate(logs)]
    assert [game.folder for game in saved(tmp_path)][:2] == [folders[3], folders[0]]


def test_no_log_is_read_twice_and_the_list_stays_the_same(tmp_path, read_logs):
    logs = (race()[0], race(steps_max=5)[0], cozy_game()[0], broken())
    folders = [keep_old(tmp_path, number, log) for number, log in enumerate(logs)]
    first = list(saved(tmp_path))
    assert sorted(read_logs) == sorted(folder.name for folder in folders)
    read_logs.clear()
    second = list(saved(tmp_path))
    assert read_logs == []
    assert first == second
    assert [game.last for game in first] == [game.last for game in second]
    assert [game.genesis for game in first] == [game.genesis for game in second]


def test_one_look_sets_right_what_was_added_changed_and_removed_by_hand(tmp_path, read_logs):
    kept = [keep_old(tmp_path, number, race()[0]) for number in range(3)]
    assert len(list(saved(tmp_path))) == 3
    read_logs.clear()
    (kept[0] / "log").write_bytes(broken())
    os.utime(kept[0] / "log", (0, 0))
    (first,) = [game for game in saved(tmp_path) if game.folder == kept[1]]
    throw_away(first)
    added = keep_old(tmp_path, 7, race(steps_max=5)[0])
    found = {game.folder: game.standing.value for game in saved(tmp_path)}
    assert found == {added: "can go on", kept[2]: "over", kept[0]: "broken"}
    assert read_logs == [kept[0].name, added.name]
    names = index.Index(tmp_path / "shelf.sqlite").read()
    assert len(names) == 3, "what is gone is forgotten"


def test_what_one_decides_beside_the_log_needs_no_new_look_at_it(tmp_path, read_logs):
    folder = keep_old(tmp_path, 1, race(steps_max=5)[0])
    assert [game.is_leaving for game in saved(tmp_path)] == [False]
    (folder / "leaving").write_bytes(b"")
    assert [game.is_leaving for game in saved(tmp_path)] == [True]
    assert len(read_logs) == 1


@pytest.mark.parametrize("harm", [b"", b"no index", b"SQLite format 3\0 torn"])
def test_a_torn_index_changes_nothing(tmp_path, harm):
    keep_old(tmp_path, 1, race()[0])
    first = list(saved(tmp_path))
    (tmp_path / "shelf.sqlite").write_bytes(harm)
    assert list(saved(tmp_path)) == first
    assert list(saved(tmp_path)) == first


def test_a_game_of_rules_that_have_changed_is_read_again(tmp_path, read_logs, monkeypatch):
    keep_old(tmp_path, 1, race()[0])
    assert [game.standing.value for game in saved(tmp_path)] == ["over"]
    monkeypatch.setattr(facts, "rules_for", lambda _rules_id: None)
    list(saved(tmp_path))
    assert len(read_logs) == 2


def test_the_games_of_an_evening_are_found_among_all_others_with_what_each_proves(tmp_path):
    (first, _), (second, _), (third, _) = evening()
    logs = (first, second + record(b"\xc0"), third[: len(third) // 2], race()[0])
    folders = [keep_old(tmp_path, number, log) for number, log in enumerate(logs)]
    found = {game.folder: game.played for game in of_evening(folders[0])}
    assert list(found) == [folders[2], folders[1], folders[0]]
    proves = [(one.is_sound, bool(one.places)) for one in found.values() if one]
    assert proves == [(True, False), (False, False), (True, True)]
    assert list(of_evening(folders[3])) == []


@pytest.mark.parametrize(
    ("days", "is_left"), [(13.9, True), (14.1, False), (-0.9, True), (-1.1, False)]
)
def test_an_evening_is_offered_for_fourteen_days(tmp_path, days, is_left) -> None:
    """One of a day to come, by a clock that was wrong, would be the last for years."""
    then = time.time() - days * 24 * 3600
    for number, (log, _) in enumerate(evening()[:2]):
        folder = keep_old(tmp_path, number, log)
        os.utime(folder / "log", (then + number,) * 2)
    assert (evening_left(tmp_path) is not None) is is_left


def test_a_log_of_other_rules_proves_nothing_for_an_evening(tmp_path):
    keep_old(tmp_path, 1, evening()[0][0])
    (game,) = saved(tmp_path)
    assert game.played is not None
    assert game.played.is_sound
    foreign = replace(game, standing=SavedState.FOREIGN)
    assert foreign.played == game.played._replace(places=(), is_sound=False)


def by_hand(data: Path, name: str, log: bytes) -> Path:
    """Put *log* where games are, as somebody does who copies a file."""
    folder = data / "games" / name
    folder.mkdir(parents=True)
    (folder / "log").write_bytes(log)
    return folder


def test_a_log_that_was_put_there_by_hand_is_on_the_list_and_checked(tmp_path):
    ours = keep_old(tmp_path, 1, race(1)[0])
    over = by_hand(tmp_path, "from Ben", race(2)[0])
    begun = by_hand(tmp_path, "begun", race(3, steps_max=20)[0])
    forged_one = by_hand(tmp_path, "changed", forged()[0])
    found = {game.folder: game for game in saved(tmp_path)}
    assert set(found) == {ours, over, begun, forged_one}
    assert found[over].standing is SavedState.OVER
    assert found[forged_one].standing is SavedState.BROKEN
    assert found[ours].is_ours
    assert not found[over].is_ours


def test_a_game_without_its_key_cannot_be_gone_on_with_and_is_none_that_we_played(tmp_path):
    begun = by_hand(tmp_path, "begun", race(3, steps_max=20)[0])
    (game,) = saved(tmp_path)
    assert game.standing is SavedState.GOES_ON
    assert not game.can_go_on
    assert game.seat is None
    assert not list(of_last_day(tmp_path))
    assert game_folders(tmp_path) == []
    genesis = genesis_of(begun)
    assert genesis is not None
    assert read_known(tmp_path).games_of(genesis.offers[0].identity) == 0


def test_an_empty_log_that_a_crash_left_before_its_key_is_no_game(tmp_path):
    by_hand(tmp_path, "0123456789abcdef", MAGIC)
    by_hand(tmp_path, "notes", b"")
    assert not list(saved(tmp_path))


def test_the_index_follows_a_log_that_comes_and_goes_by_hand(tmp_path):
    keep_old(tmp_path, 1, race(1)[0])
    assert len(list(saved(tmp_path))) == 1
    folder = by_hand(tmp_path, "from Ben", race(2)[0])
    for _ in range(2):
        assert len(list(saved(tmp_path))) == 2
    shutil.rmtree(folder)
    assert len(list(saved(tmp_path))) == 1


def test_the_same_again_are_our_own_games_of_those_terms_that_are_over(tmp_path) -> None:
    """Not the game itself, nor one put there by hand, unfinished or from a moment of another."""
    games = tmp_path / "games"
    for number, log in enumerate(
        (race()[0], race(2)[0], race(3, steps_max=5)[0], race_on(10)[0], cozy_game()[0])
    ):
        keep(games, bytes([number]) * 32, log)
    by_hand(tmp_path, "from Ben", race(4)[0])
    here, other = (games / folder_name(bytes([number]) * 32) for number in (0, 1))
    assert [one.folder for one in same_again(here)] == [other]
    assert list(same_again(games / "nowhere")) == []


def test_a_copy_of_a_game_is_not_the_same_again(tmp_path) -> None:
    games = tmp_path / "games"
    keep(games, bytes(32), race()[0])
    shutil.copytree(games / folder_name(bytes(32)), games / "copied by hand")
    assert list(same_again(games / "copied by hand")) == []


def test_a_game_without_its_log_has_no_seats(tmp_path) -> None:
    keep(tmp_path / "games", bytes(32), None)
    (game,) = saved(tmp_path)
    assert game.seats == 0


def test_a_game_of_another_program_is_called_so_and_a_newer_one_too(tmp_path) -> None:
    genesis, *rest = read(race()[0]).bodies
    foreign = genesis.replace(b"wormup/gryphon2010", b"wurmup/gryphon2010")
    by_hand(tmp_path, "foreign", MAGIC + b"".join(map(record, (foreign, *rest))))
    by_hand(tmp_path, "newer", MAGIC[:-1] + b"\2" + race()[0][len(MAGIC) :])
    titles = {game.folder.name: game.title for game in saved(tmp_path)}
    assert "another program" in titles["foreign"]
    assert titles["newer"] == "A game of a newer version"


def test_a_changed_copy_is_called_so_and_one_in_pieces_too(tmp_path) -> None:
    by_hand(tmp_path, "changed", forged()[0])
    by_hand(tmp_path, "damaged", broken())
    titles = {game.folder.name: game.title for game in saved(tmp_path)}
    assert titles == {"changed": "A changed copy", "damaged": "A file in pieces"}
