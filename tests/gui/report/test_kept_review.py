"""The review beside a log: found again for the same log, and for no other."""

import pytest

from core.review.chances import Counts
from core.review.race_review import Point
from gui.report import review as module
from gui.report.kept_review import (
    KEPT,
    can_be_told,
    digest_of,
    found_again,
    keep_review,
    packed,
    read_review,
)
from gui.report.review import Review
from tests.gui.race_log import race
from tests.gui.report.reviewed import bid, found

LOG = bytes(32)
EVEN = Point(1, 1, Counts((1, 1, 1), 3))


def test_a_review_beside_a_log_is_read_as_long_as_the_log_is_the_same(tmp_path) -> None:
    done, table = found()
    log, digest = tmp_path / "log", digest_of(race()[0])
    assert read_review(log, digest, table) is None
    keep_review(log, digest, done)
    assert read_review(log, digest, table) == done
    assert read_review(log, digest_of(b"another"), table) is None
    (tmp_path / KEPT).write_bytes(b"torn")
    assert read_review(log, digest, table) is None


def test_beside_a_file_that_is_no_games_log_nothing_is_kept_or_read(tmp_path) -> None:
    done, table = found()
    sent, digest = tmp_path / "race.log", digest_of(race()[0])
    keep_review(sent, digest, done)
    assert not list(tmp_path.iterdir())
    keep_review(tmp_path / "log", digest, done)
    assert read_review(sent, digest, table) is None


@pytest.mark.parametrize("is_race", [True, False])
def test_a_kept_review_is_found_again(is_race) -> None:
    done, _ = found(is_race=is_race)
    assert found_again(packed(done, LOG), LOG) == done


def test_a_torn_review_or_one_of_another_log_or_version_is_not_found(monkeypatch) -> None:
    done, _ = found()
    data = packed(done, LOG)
    for torn in (b"", data[:-1], data[: len(data) // 2], data + b"x", b"\xc0"):
        assert found_again(torn, LOG) is None
    assert found_again(data, bytes(31) + b"x") is None
    monkeypatch.setattr(module, "VERSION", module.VERSION + 1)
    assert found_again(data, LOG) is None


def test_a_review_in_which_the_disk_turned_a_bit_is_not_found() -> None:
    """A changed number would be told as if bots had found it."""
    data = packed(found()[0], LOG)
    for at in range(0, len(data), 7):
        turned = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        assert found_again(turned, LOG) is None, at


@pytest.mark.parametrize(
    "forged",
    [
        Review(points=(Point(999, 1, Counts((1, 1, 1), 3)),)),
        Review(points=(Point(1, 1, Counts((1,), 3)),)),
        Review(points=(Point(1, 1, Counts((1, 1, 1), 0)),)),
        Review(points=(EVEN,), bids=(bid(5)._replace(seat=9),)),
        Review(points=(EVEN,), bids=(bid(5)._replace(faces=()),)),
    ],
    ids=["step", "seats", "no races", "seat", "no faces"],
)
def test_a_forged_review_that_cannot_be_of_the_game_is_told_from_a_true_one(forged) -> None:
    done, table = found()
    assert can_be_told(done, table)
    assert found_again(packed(forged, LOG), LOG) == forged
    assert not can_be_told(forged, table)
