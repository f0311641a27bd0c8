"""Branches beside a log: found again as they were, many a moment, and the log stays as it is."""

from pathlib import Path

import pytest

from core.bots.levels import Level
from core.review.branch import Branch, stand_of
from gui.report.branches import NAME, keep, kept
from net.driver.disk import written_beside
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race


@pytest.mark.parametrize("game", ["race", "cozy"])
def test_a_branch_is_found_again_and_the_log_keeps_its_bytes(game: str, tmp_path: Path) -> None:
    log, table = race() if game == "race" else cozy_game(steps_max=7)
    level = Level.STRAIGHT if game == "race" else Level.GREEDY
    (tmp_path / "log").write_bytes(log)
    steps, digest = table.completed, table.genesis.game
    all_kept = []
    for seed in (b"one", b"two"):
        stand = stand_of(Branch(digest, 2, 1, level, seed), steps)
        keep(tmp_path, stand.branch)
        for _ in range(4):
            stand = stand.after(stand.choices())
        keep(tmp_path, stand.branch)
        all_kept.append(stand)
    found = kept(tmp_path, digest)
    assert found == [stand.branch for stand in all_kept]
    assert [stand_of(branch, steps) for branch in found] == all_kept
    assert (tmp_path / "log").read_bytes() == log
    assert {path.name for path in tmp_path.iterdir()} == {"log", NAME}


def test_a_torn_a_newer_a_foreign_and_a_left_over_branch_are_passed_over(tmp_path: Path) -> None:
    branch = Branch(b"game", 3, 0, Level.EASY, b"seed")
    keep(tmp_path, branch)
    keep(tmp_path, branch._replace(game=b"other", seed=b"foreign"))
    (path,) = (one for one in (tmp_path / NAME).iterdir() if one.name.endswith(b"seed".hex()))
    whole = path.read_bytes()
    path.with_name("3-0-torn").write_bytes(whole[:-1])
    path.with_name("3-0-newer").write_bytes(whole.replace(b"\x01", b"\x02", 1))
    path.with_name("3-0-level").write_bytes(whole.replace(b"easy", b"holy"))
    path.with_name("3-0-folder").mkdir()
    written_beside(path, whole)  # by a program that was killed
    assert kept(tmp_path, b"game") == [branch]
    assert kept(tmp_path / "nothing", b"game") == []


def test_a_branch_with_a_changed_byte_is_passed_over_or_does_not_fit(tmp_path: Path) -> None:
    _, table = race()
    steps, digest = table.completed, table.genesis.game
    stand = stand_of(Branch(digest, 2, 1, Level.STRAIGHT, b"seed"), steps)
    while stand.authors:
        stand = stand.after(stand.choices())
    keep(tmp_path, stand.branch)
    (path,) = (tmp_path / NAME).iterdir()
    whole, refused = path.read_bytes(), 0
    for place in range(0, len(whole), 7):
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        for branch in kept(tmp_path, digest):
            try:
                stand_of(branch, steps)
            except ValueError:
                refused += 1
    assert refused
