"""The calibration: what was called, and how much of it came true."""

import calibration
from calibration import Call


def test_two_races_are_played_and_counted(capsys) -> None:
    arguments = ["--games", "2", "--played", "5", "--jobs", "1", "--seed", "3"]
    assert calibration.main(arguments) == 0
    told = capsys.readouterr().out
    assert "seed 3" in told
    assert "| called | moments |" in told
    assert "2 races, " in told


def test_a_race_is_called_alike_each_time_and_one_seat_wins() -> None:
    race = next(calibration.races(1, 5, 4))
    one, other = calibration.calls_of(race), calibration.calls_of(race)
    assert one == other
    assert sum(call.has_won for call in one) * race.seats == len(one)


def test_what_always_comes_true_has_no_error() -> None:
    assert calibration.squared_error([Call(1.0, has_won=True), Call(0.0, has_won=False)]) == 0


def test_every_call_falls_into_one_tenth() -> None:
    calls = [Call(share / 20, has_won=False) for share in range(21)]
    assert sum(row.calls for row in calibration.rows(calls) if row) == 21
