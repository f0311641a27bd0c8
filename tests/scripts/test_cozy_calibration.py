"""The calibration of the bands: what was called, and where bots ended."""

import cozy_calibration
from core.bots.cozy.gardener import Effort
from core.review.prospects import Pains
from cozy_calibration import Call, Game

FEW = Pains(in_the_end=9, player=Effort(fresh=1))


def test_chapters_are_played_in_turn_with_passes_in_each_second_round() -> None:
    games = list(cozy_calibration.games(17, 5))
    assert [game.chapter for game in games[:9]] == [1, 2, 3, 4, 5, 6, 7, 8, 1]
    assert [game.does_pass for game in games] == [False] * 8 + [True] * 8 + [False]
    assert len({game.seed for game in games}) == 17


def test_a_band_is_called_from_a_moment_of_a_chapter(monkeypatch) -> None:
    monkeypatch.setattr(cozy_calibration, "_APART", 12)  # once, before the first of 12 hours
    calls = cozy_calibration.calls_of(Game(7, "5/1", does_pass=True), FEW)
    assert len(calls) == 5, "so many bots play on"
    assert {call[:2] for call in calls} == {calls[0][:2]}
    assert calls[0].left == 12
    assert len(calls[0].ends) == FEW.in_the_end


def test_the_table_has_a_row_for_each_number_of_hours_left() -> None:
    calls = [Call(8, (0, 1, 1, 1, 1, 1, 1, 1, 4), 1), Call(4, tuple(range(1, 10)), 0)]
    lines = cozy_calibration.table(cozy_calibration.rows(calls, 39))
    assert lines[2] == "| 8 | 1 | 1.2 | 1.0 | 0% | 100% | 4.0 |"
    assert lines[3] == "| 4 | 1 | 5.0 | 0.0 | 100% | 0% | 8.0 |"


def test_bands_of_more_ends_hold_more() -> None:
    lines = [*cozy_calibration.inside_lines([Call(4, tuple(range(39)), end) for end in range(39)])]
    assert lines[0] == "20 of 39 ends hold 51.3%, 19.0 wide"
    assert lines[-1] == "35 of 39 ends hold 89.7%, 34.0 wide"
