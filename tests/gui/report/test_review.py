"""A review is made of the log alone, coarsely at first, and covers every bid and move."""

from core.review.chances import Counts
from core.review.race_review import Point, turnings
from gui.report import review as module
from gui.report.review import reviews
from tests.gui.report.reviewed import found


def test_every_bid_and_every_move_of_a_race_is_judged() -> None:
    done, table = found()
    opened = [d for d in table.completed if d.step.opens]
    assert len(done.points) == len(table.completed)
    assert len(done.bids) == sum(len(d.outcome.slots) for d in opened)
    assert done.moves


def test_the_curve_comes_at_once_and_gets_finer(monkeypatch) -> None:
    for name, races in (("COARSE", 10), ("FINE", 20), ("JUDGED", 20)):
        monkeypatch.setattr(module, name, races)
    _, table = found()
    first, coarse, fine, *_, last = reviews(table, lambda results, _said, _total: results)
    assert first.races == coarse.races == 10
    assert first.points == coarse.points[::-4][::-1]
    assert len(coarse.points) == len(table.completed)
    assert fine.races == 20
    assert not fine.bids
    assert last.points == fine.points


def test_the_largest_changes_are_the_turning_points() -> None:
    shares = (50, 52, 20, 20, 90)
    points = [Point(n, 1, Counts((won, 100 - won), 100)) for n, won in enumerate(shares, 1)]
    changed = {after.step: seat for _, after, seat in turnings(points)}
    assert set(changed) == {2, 3, 5}
    assert turnings([points[2], points[3]]) == []
