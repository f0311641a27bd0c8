"""A review in words: chances, bids, moves and hours, said with how far they may be off."""

from functools import cache
from typing import Any

import pytest

from core.bots.contest import X
from core.review.chances import Counts
from core.review.race import Bid, Face, Point
from core.table.table import Table
from gui.report import review as module
from gui.report.review import (
    Review,
    bid_words,
    can_be_told,
    curve_lines,
    found_again,
    reviews,
    sections,
    turnings,
)
from tests.gui.cozy_log import cozy_game
from tests.gui.race_log import race

NAMES = ("Ann", "Ben", "Cem")
LOG = bytes(32)


@cache
def found(is_race: bool = True) -> tuple[Review, Table[Any]]:  # noqa: FBT001, FBT002  # the game
    table = race()[1] if is_race else cozy_game(steps_max=7)[1]
    return list(reviews(table, lambda results, _said, _total: results))[-1], table


@pytest.fixture(autouse=True)
def quick(monkeypatch) -> None:
    monkeypatch.setattr(module, "COARSE", 10)
    monkeypatch.setattr(module, "FINE", 20)
    monkeypatch.setattr(module, "JUDGED", 20)


def said_of(done: Review, table: Table[Any]) -> list[str]:
    return [line.said for part in sections(done, table) for line in part.lines]


def bid(made: int, *bumped: int, lost: int = 0, best: int = 7) -> Bid:
    faces = (Face(made, 20, 30), Face(best, 20 + lost, 25))
    return Bid(8, 2, 0, made, bumped, faces, 100)


def test_every_bid_and_every_move_of_a_race_is_judged() -> None:
    done, table = found()
    opened = [d for d in table.completed if d.step.opens]
    assert len(done.points) == len(table.completed)
    assert len(done.bids) == sum(len(d.outcome.slots) for d in opened)
    assert done.moves
    said = "\n".join(said_of(done, table))
    assert "By bots, +- 22 %" in said
    assert "Best bid: " in said


def test_the_curve_comes_at_once_and_gets_finer() -> None:
    _, table = found()
    first, coarse, fine, *_, last = reviews(table, lambda results, _said, _total: results)
    assert first.races == coarse.races == module.COARSE
    assert first.points == coarse.points[::-4][::-1]
    assert len(coarse.points) == len(table.completed)
    assert fine.races == module.FINE
    assert not fine.bids
    assert last.points == fine.points


def test_a_bump_is_told_with_what_would_have_won_more() -> None:
    said = bid_words(bid(5, 1, lost=31), NAMES)
    assert "Ann bid 5 and bumped into Ben; 7 would have won 31 % more." in said
    assert "By the others' habits 5 was best." in said
    assert "bumped into Ben and the ghost" in bid_words(bid(5, 1, 3, lost=31), NAMES)


def test_the_table_of_bids_has_every_bid_and_no_face_that_rests() -> None:
    done, table = found()
    (rows,) = [part.rows for part in sections(done, table) if part.rows]
    assert rows[0][3:] == ("4", "5", "6", "7", "X")
    assert len(rows) == 1 + len(done.bids)
    for bid, row in zip(done.bids, rows[1:], strict=True):
        free = {"X" if one.face == X else str(one.face) for one in bid.faces}
        assert {face for face, cell in zip(rows[0][3:], row[3:], strict=True) if cell} == free


def test_the_curve_has_a_row_a_player_and_a_line_a_round() -> None:
    points = [Point(n, (n + 1) // 2, Counts((n, 8 - n), 8)) for n in range(1, 5)]
    lines = list(curve_lines(points, ("Ann", "Ben")))
    assert lines[:2] == ["  Ann  ▂▃▄▅", "  Ben  █▇▆▅"]
    assert lines[-1].strip() == "after round 2: Ann 50 %   Ben 50 %"


def test_what_may_be_luck_is_not_called_better() -> None:
    _, table = found()
    for lost, is_told in ((10, False), (11, True)):
        done = Review((Point(1, 1, Counts((50, 50, 0), 100)),), (bid(X, lost=lost),))
        said = f"Ann bid X; 7 would have won {lost} % more."
        assert any(said in line for line in said_of(done, table)) is is_told


def test_a_bid_that_another_face_would_have_beaten_is_not_the_best_one() -> None:
    _, table = found()
    much, little = Face(4, 60, 10), Face(5, 50, 40)
    beaten = Bid(8, 2, 0, 4, (), (much, Face(7, 90, 10)), 100)
    unbeaten = Bid(12, 3, 1, 5, (), (little, Face(6, 45, 40)), 100)
    done = Review((Point(1, 1, Counts((50, 50, 0), 100)),), (beaten, unbeaten))
    assert "Best bid: Ben's 5 in round 3." in said_of(done, table)
    alone = Review(done.points, (beaten,))
    assert "Best bid: Ann's 4 in round 2." in said_of(alone, table)


def test_the_largest_changes_are_the_turning_points() -> None:
    shares = (50, 52, 20, 20, 90)
    points = [Point(n, 1, Counts((won, 100 - won), 100)) for n, won in enumerate(shares, 1)]
    changed = {after.step: seat for _, after, seat in turnings(points)}
    assert set(changed) == {2, 3, 5}
    assert turnings([points[2], points[3]]) == []


def test_a_sentence_about_a_step_leads_there_and_one_about_a_better_move_knows_it() -> None:
    done, table = found()
    move = done.moves[0]._replace(made=0, best=20)
    told = sections(done._replace(moves=(move,)), table)
    (line,) = [line for line in told[-1].lines if line.step]
    assert line.better == move
    assert line.step == move.step
    steps = {d.step.number for d in table.completed}
    assert {line.step for part in told for line in part.lines} <= {0, *steps}
    assert told[0].lines[0].step == 0
    assert all(line.step for line in told[0].lines[1:])


def test_an_hour_is_told_with_what_the_best_one_would_have_done() -> None:
    done, table = found(is_race=False)
    said = said_of(done, table)
    assert len([line for line in said if " AM: " in line]) == len(done.hours)
    assert any(" but +" in line and " with: " in line for line in said)
    better = [line.better for part in sections(done, table) for line in part.lines if line.better]
    assert better == [hour for hour in done.hours if hour.best > hour.gained]


@pytest.mark.parametrize("is_race", [True, False])
def test_a_kept_review_is_found_again(is_race) -> None:
    done, _ = found(is_race)
    assert found_again(done.kept(LOG), LOG) == done


def test_a_torn_review_or_one_of_another_log_or_version_is_not_found(monkeypatch) -> None:
    done, _ = found()
    data = done.kept(LOG)
    for torn in (b"", data[:-1], data[: len(data) // 2], data + b"x", b"\xc0"):
        assert found_again(torn, LOG) is None
    assert found_again(data, bytes(31) + b"x") is None
    monkeypatch.setattr(module, "VERSION", module.VERSION + 1)
    assert found_again(data, LOG) is None


def test_a_review_in_which_the_disk_turned_a_bit_is_not_found() -> None:
    """A changed number would be told as if bots had found it."""
    data = found()[0].kept(LOG)
    for at in range(0, len(data), 7):
        turned = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        assert found_again(turned, LOG) is None, at


@pytest.mark.parametrize(
    "forged",
    [
        Review(points=(Point(999, 1, Counts((1, 1, 1), 3)),)),
        Review(points=(Point(1, 1, Counts((1,), 3)),)),
        Review(points=(Point(1, 1, Counts((1, 1, 1), 0)),)),
        Review(points=(Point(1, 1, Counts((1, 1, 1), 3)),), bids=(bid(5)._replace(seat=9),)),
        Review(points=(Point(1, 1, Counts((1, 1, 1), 3)),), bids=(bid(5)._replace(faces=()),)),
    ],
    ids=["step", "seats", "no races", "seat", "no faces"],
)
def test_a_forged_review_that_cannot_be_of_the_game_is_told_from_a_true_one(forged) -> None:
    done, table = found()
    assert can_be_told(done, table)
    assert found_again(forged.kept(LOG), LOG) == forged
    assert not can_be_told(forged, table)


def test_a_log_without_a_step_is_told_so() -> None:
    table = race(steps_max=0)[1]
    *_, done = reviews(table, lambda results, _said, _total: results)
    assert "nothing to look back at" in said_of(done, table)[0]
