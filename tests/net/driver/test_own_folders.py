"""The folders of our games: which are open, which a start looks into."""

import os
from pathlib import Path

from core.games import rules_for
from core.table.encoding import pack
from core.table.genesis import Genesis, make_offer, make_sit
from core.table.log import MAGIC, record
from core.table.messages import SEATS_MAX
from core.table.signing import SigningKey, TableSecret
from core.table.table import opening_records
from core.wormup.profiles import Options
from net.driver.folder import Folder, FolderError
from net.driver.own_folders import OwnFolders, may_begin_yet
from net.protocol.effects import Append
from net.protocol.limits import GIVEN_UP_MAX
from tests.seats import sat_down

EDITION = "wormup/gryphon2010"


def held(folder: Path) -> bool:
    """Tell whether some node has the game in *folder* open."""
    try:
        Folder.open(folder).close()
    except FolderError:
        return True
    return False


def test_of_the_games_that_never_began_only_the_last_are_kept_open(tmp_path: Path) -> None:
    """Each takes two files, and a stranger may bring about any number of them (P13)."""
    identity = SigningKey(bytes(32))
    ours = OwnFolders(tmp_path, identity.public)
    rules = rules_for(EDITION)
    assert rules is not None
    paths = []
    for number in range(GIVEN_UP_MAX + 3):
        secret = TableSecret(bytes([number]) * 32)
        offer = make_offer("Ann", identity, secret)
        ours.renew(bytes([number]) * 32, pack(offer.wire))
        offers = (offer, *sat_down(number, 3)[0].offers[1:])
        genesis = Genesis(EDITION, rules.rules_hash, Options().plain(), offers)
        ours.keep(Append(opening_records(genesis, [make_sit(genesis, identity)])))
        assert ours.current is not None
        paths.append(ours.current.path)
        os.utime(paths[-1] / "log", (number, number))
    assert [held(path) for path in paths] == [False] * 2 + [True] * (GIVEN_UP_MAX + 1)
    ours.close()
    again = OwnFolders(tmp_path, identity.public)
    assert len(list(again.never_began())) == GIVEN_UP_MAX
    assert [held(path) for path in paths] == [False] * 3 + [True] * GIVEN_UP_MAX
    again.close()
    assert not any(map(held, paths))


def test_a_log_of_more_than_a_genesis_and_sits_is_of_a_game_that_has_begun(tmp_path: Path) -> None:
    folder = Folder.create(tmp_path, bytes(32), b"offer")
    for size, may_begin in ((16 * 1024, True), (16 * 1024 + 1, False)):
        (folder.path / "log").write_bytes(MAGIC + record(bytes(size - len(MAGIC) - 8)))
        assert may_begin_yet(folder.path) is may_begin
    folder.close()


def test_a_start_opens_and_verifies_no_game_that_has_begun(tmp_path: Path, monkeypatch) -> None:
    """A start with 20 saved games: no file is written, no signature verified."""
    for number in range(20):
        folder = Folder.create(tmp_path, bytes([number]) * 32, b"offer")
        folder.append([b"a record"] * (SEATS_MAX + 1))
        folder.close()
    locks = list(tmp_path.glob("*/lock"))
    before = [lock.stat().st_mtime_ns for lock in locks]
    monkeypatch.setattr("net.driver.own_folders._replay", None)
    ours = OwnFolders(tmp_path, bytes(32))
    assert not list(ours.never_began())
    ours.close()
    assert [lock.stat().st_mtime_ns for lock in locks] == before
    assert len(locks) == 20
