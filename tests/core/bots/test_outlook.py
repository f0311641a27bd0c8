"""Who will win: nearer is better, resigned is out, a queue is advanced in its order."""

import pytest

from core.bots.outlook import LEAST, bare_needs, need_of, needs_of, shares, shares_after
from core.wormup.race import Race, Stage
from tests.core.bots.positions import races


def test_needs_are_segments_and_never_nothing() -> None:
    assert need_of(0.0) == LEAST
    assert need_of(200.0 + 3 * 400.5) == pytest.approx(3.0)


def test_nobody_needs_less_with_others_in_the_way_and_the_resigned_need_very_much() -> None:
    for race in list(races(Stage.MOVE))[:6]:
        full = needs_of(race, race.course, race.worms)
        bare = bare_needs(race, race.course, race.worms)
        assert all(f >= b - 1e-9 for f, b in zip(full, bare, strict=True))
    resigned = next(iter(races(Stage.BID))).resign(0)
    assert isinstance(resigned, Race)
    assert needs_of(resigned, resigned.course, resigned.worms)[0] > 1_000


def test_the_nearest_is_the_likeliest_to_win() -> None:
    odds = shares([9.0, 2.0, 30.0])
    assert sum(odds) == pytest.approx(1.0)
    assert odds[1] > odds[0] > odds[2]


def test_whoever_arrives_first_in_the_queue_wins() -> None:
    assert shares_after([4.0, 4.0], [(4, 1), (5, 0)]) == [0.0, 1.0]
    assert shares_after([9.0, 9.0], [(4, 0)])[0] > 0.5
