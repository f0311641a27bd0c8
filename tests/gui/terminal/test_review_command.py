"""The `review` command: what it says, keeps and finds again, and with which exit code."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from core.review.chances import Counts
from core.review.race_review import Point
from core.table.log import MAGIC, record
from gui.report import kept_review as kept
from gui.report import review as module
from gui.report.kept_review import KEPT, digest_of, found_again, packed
from gui.report.review import Review, reviews
from gui.terminal import review_command as command
from gui.terminal.review_command import curve_lines, run_review, shared
from gui.words.wanted import UsageError
from tests.gui.race_log import race


class Heard:
    """Runs the command; guards what it has said and complained of."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said: list[str] = []
        self.complained: list[str] = []

    def review(self, log: bytes, *, as_json: bool = False, as_stream: bool = False) -> int:
        path = self.folder / "log"
        path.write_bytes(log)
        self.said.clear()
        chosen = Namespace(log=path, json=as_json, stream=as_stream)
        return run_review(chosen, self.said.append, self.complained.append, map)


@pytest.fixture
def heard(tmp_path: Path, monkeypatch) -> Heard:
    monkeypatch.setattr(module, "FINE", 20)
    monkeypatch.setattr(module, "JUDGED", 20)
    return Heard(tmp_path)


def test_a_review_is_kept_beside_the_log_and_found_again(heard, monkeypatch) -> None:
    assert heard.review(race(steps_max=8)[0]) == 0
    first = list(heard.said)
    assert (heard.folder / KEPT).exists()
    monkeypatch.setattr(command, "reviews", None)  # nothing can be reviewed anew
    assert heard.review(race(steps_max=8)[0]) == 0
    assert heard.said == first
    assert {file.name for file in heard.folder.iterdir()} == {"log", KEPT}


def test_a_torn_review_is_made_anew(heard) -> None:
    heard.review(race(steps_max=8)[0])
    whole = (heard.folder / KEPT).read_bytes()
    (heard.folder / KEPT).write_bytes(whole[:-9])
    assert heard.review(race(steps_max=8)[0]) == 0
    assert (heard.folder / KEPT).read_bytes() == whole


def test_a_forged_review_is_made_anew(heard) -> None:
    log = race(steps_max=8)[0]
    heard.review(log)
    whole = (heard.folder / KEPT).read_bytes()
    forged = packed(Review(points=(Point(999, 1, Counts((1,), 0)),)), digest_of(log))
    (heard.folder / KEPT).write_bytes(forged)
    assert heard.review(log) == 0
    assert (heard.folder / KEPT).read_bytes() == whole


def test_a_log_that_went_on_is_reviewed_anew(heard) -> None:
    heard.review(race(steps_max=8)[0], as_json=True)
    assert json.loads("".join(heard.said))["steps"] == 8
    heard.review(race(steps_max=9)[0], as_json=True)
    assert json.loads("".join(heard.said))["steps"] == 9


def test_a_log_that_does_not_check_is_reviewed_to_the_last_good_step(heard) -> None:
    assert heard.review(race(steps_max=8)[0] + record(b"\xc0")) == 1
    assert "reviewed up to step 8" in heard.said[0]
    newer = MAGIC[:-1] + b"\2" + race(steps_max=8)[0][len(MAGIC) :]
    for log, why in (
        (newer, "made by a newer version"),
        (MAGIC + b"xx" * 40, "This copy is damaged"),
        (MAGIC, "holds no game that has begun"),
    ):
        with pytest.raises(UsageError, match=why) as refused:
            heard.review(log)
        assert refused.value.code == {newer: 3, MAGIC: 2}.get(log, 1)
        assert str(heard.folder / "log") in str(refused.value)
    assert heard.review(race(steps_max=8)[0] + record(b"\xc0"), as_json=True) == 1
    assert json.loads("".join(heard.said))["checks"] is False


def test_the_log_is_not_touched_and_a_full_disk_is_one_sentence(heard, monkeypatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(kept, "write_over", full)
    log = race(steps_max=8)[0]
    assert heard.review(log) == 0
    assert (heard.folder / "log").read_bytes() == log
    (why,) = heard.complained
    assert "the review was not kept beside the log" in why
    assert not (heard.folder / KEPT).exists()


def test_the_window_hears_how_far_it_is_and_gets_every_review(heard) -> None:
    log = race(steps_max=8)[0]
    assert heard.review(log, as_stream=True) == 0
    told = [json.loads(line) for line in heard.said]
    digest = digest_of(log)
    found = [found_again(bytes.fromhex(t["review"]), digest) for t in told if "review" in t]
    assert [bool(one and one.bids) for one in found] == [False, False, False, True, True]
    assert {"done", "of"} == set(told[0])
    assert all(one["done"] <= one["of"] for one in told if "of" in one)


def test_all_cores_but_one_come_to_the_same_review_as_one(monkeypatch) -> None:
    monkeypatch.setattr(module, "COARSE", 10)
    monkeypatch.setattr(module, "FINE", 20)
    monkeypatch.setattr(module, "JUDGED", 20)
    _, table = race(steps_max=12)
    workers = set[int]()

    def by(cores: int) -> Iterator[Review]:
        def share(do: Callable[[Any], Any], things: Sequence[Any]) -> Iterator[Any]:
            for result in shared(do, things, cores):
                workers.update(child.pid or 0 for child in active_children())
                yield result

        return reviews(table, lambda results, _said, _total: results, share)

    alone = [*by(1)]
    assert not workers
    assert [*by(3)] == alone
    assert len(workers) >= 3
    assert not active_children()


def test_what_holds_no_game_is_refused_in_a_sentence(heard) -> None:
    with pytest.raises(UsageError, match="is not a log"):
        heard.review(b"shopping list")


def test_the_curve_has_a_row_a_player_and_a_line_a_round() -> None:
    points = [Point(n, (n + 1) // 2, Counts((n, 8 - n), 8)) for n in range(1, 5)]
    lines = list(curve_lines(points, ("Ann", "Ben")))
    assert lines[:2] == ["  Ann  ▂▃▄▅", "  Ben  █▇▆▅"]
    assert lines[-1].strip() == "after round 2: Ann 50 %   Ben 50 %"
