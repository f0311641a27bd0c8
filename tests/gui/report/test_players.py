"""Who plays how: counted from games that are over, each once, and players are their keys."""

import pytest

from gui.report import saved as list_of_games
from gui.report.players import found_by, pairs_of, played_since, players_in
from gui.report.saved import saved
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.race_log import race, race_after, race_on
from tests.gui.report.test_saved import broken, keep, keep_old
from tests.seats import identity_of


def players(data, groups=()):
    return {one.name: one for one in players_in(saved(data), groups)}


def key(seed, seat):
    return identity_of(seed, seat).public


def test_a_race_tells_places_bids_bumps_and_the_longest_step(tmp_path) -> None:
    keep(tmp_path / "games", bytes(32), race()[0])
    found = players(tmp_path)
    table = race()[1]
    won = race_after(table).winner
    assert won is not None
    winner = found.pop(table.genesis.offers[won].name)
    assert (winner.wins, winner.mean_place, winner.streaks) == (1, 1.0, (1, 1))
    assert {one.wins for one in found.values()} == {0}
    assert {one.streaks for one in found.values()} == {(0, 0)}
    assert sorted(place for one in found.values() for place in one.places) == [2, 3]
    for one in (winner, *found.values()):
        assert one.faces.total() >= race_after(table).round - 1
        assert 100 < one.longest < 610
        assert one.best == {}


def test_since_when_somebody_plays_counts_the_games_of_that_key_alone(tmp_path) -> None:
    keep(tmp_path / "games", bytes(32), race()[0])
    (found,) = played_since(tmp_path, race()[1].genesis.offers[1].identity)
    (game,) = saved(tmp_path)
    assert found == (1, game.when)
    assert not [*played_since(tmp_path, b"x" * 32)], "nobody of these"
    assert not [*played_since(tmp_path / "elsewhere", b"x" * 32)]


def test_bumps_are_counted_for_both(tmp_path) -> None:
    keep(tmp_path / "games", bytes(32), race()[0])
    found = players(tmp_path)
    everybody = [*found.values()]
    assert sum(one.bumps.total() for one in everybody) > 0
    for one in everybody:
        for pair in pairs_of(one, everybody):
            assert pair.bumps == pair.other.bumps[one.keys[0]] == one.bumps[pair.other.keys[0]]


def test_each_two_know_who_was_ahead(tmp_path) -> None:
    keep(tmp_path / "games", bytes(32), race()[0])
    everybody = players_in(saved(tmp_path))
    first = next(one for one in everybody if one.wins)
    pairs = pairs_of(first, everybody)
    assert [(pair.games, pair.ahead, pair.behind) for pair in pairs] == [(1, 1, 0)] * 2
    assert first not in [pair.other for pair in pairs]


def test_the_best_score_of_each_sheet_is_kept(tmp_path) -> None:
    most = [-1000, -1000]
    for number, seed in enumerate((1, 2, 3)):
        keep_old(tmp_path, number + 1, cozy_game(seed)[0])
        scores = state_after(cozy_game(seed)[1]).scores()
        most = [max(best, score.total) for best, score in zip(most, scores, strict=True)]
    groups = [tuple(key(seed, seat) for seed in (1, 2, 3)) for seat in (0, 1)]
    found = players(tmp_path, groups)
    sheet = "Worm & Cozy: chapter 7, A Short Winter Day"
    assert [found[name].best for name in ("Ann", "Ben")] == [{sheet: best} for best in most]
    assert found["Ann"].faces.total() == found["Ann"].longest == 0


def test_who_plays_alone_takes_no_place_and_breaks_no_streak(tmp_path) -> None:
    keep(tmp_path / "games", bytes(32), cozy_game(seats=1)[0])
    (ann,) = players_in(saved(tmp_path))
    assert (len(ann.parts), ann.wins, ann.mean_place, ann.streaks) == (1, 0, None, (0, 0))


def test_a_game_counts_once_and_only_when_it_is_over(tmp_path) -> None:
    keep(tmp_path / "games", bytes(32), race()[0])
    keep(tmp_path / "people" / "0" / "games", bytes([1] * 32), race()[0])
    keep(tmp_path / "games", bytes([2] * 32), race(2, steps_max=5)[0])
    keep(tmp_path / "games", bytes([3] * 32), broken())
    keep(tmp_path / "games", bytes([4] * 32), None)
    found = players_in(saved(tmp_path))
    assert [len(one.parts) for one in found] == [1, 1, 1]


def test_a_game_that_goes_on_from_a_moment_of_another_does_not_count(tmp_path) -> None:
    keep(tmp_path / "games", bytes(32), race()[0])
    once = [len(one.parts) for one in players(tmp_path).values()]
    keep(tmp_path / "games", b"2" * 32, race_on(10)[0])
    assert [len(one.parts) for one in players(tmp_path).values()] == once


def test_a_name_is_no_key_but_merged_keys_are_one_player(tmp_path) -> None:
    keep_old(tmp_path, 1, race(1)[0])
    keep_old(tmp_path, 2, race(2)[0])
    assert len(players_in(saved(tmp_path))) == 6
    ann = (key(2, 0), key(1, 0))
    merged = players_in(saved(tmp_path), [ann])
    assert len(merged) == 5
    assert (merged[0].keys, len(merged[0].parts)) == (ann, 2)
    assert merged[0].other_names == ()
    assert sum(pair.games for pair in pairs_of(merged[0], merged)) == 4


def test_wins_in_a_row_are_counted_over_the_games_in_their_order(tmp_path) -> None:
    rows = []
    for number, seed in enumerate((1, 2, 3, 4)):
        keep_old(tmp_path, number + 1, race(seed)[0])
        rows.append(race_after(race(seed)[1]).winner)
    for seat, name in enumerate(("Ann", "Ben", "Cem")):
        group = tuple(key(seed, seat) for seed in (1, 2, 3, 4))
        won = "".join("w" if winner == seat else "l" for winner in rows)
        longest = max(map(len, won.split("l")))
        now = len(won) - len(won.rstrip("w"))
        assert players(tmp_path, [group])[name].streaks == (now, longest)


def test_a_player_is_found_by_name_or_by_the_start_of_a_key(tmp_path) -> None:
    keep_old(tmp_path, 1, race(1)[0])
    keep_old(tmp_path, 2, race(2)[0])
    everybody = players_in(saved(tmp_path))
    assert {one.keys for one in found_by("ANN", everybody)} == {(key(1, 0),), (key(2, 0),)}
    assert [one.keys for one in found_by(key(1, 2).hex()[:8], everybody)] == [(key(1, 2),)]
    assert found_by("", everybody) == found_by("Zoe", everybody) == ()


def test_no_log_is_read_twice_for_it(tmp_path, monkeypatch) -> None:
    keep_old(tmp_path, 1, race()[0])
    first = players_in(saved(tmp_path))
    monkeypatch.setattr(list_of_games, "facts_of", lambda folder: pytest.fail(f"read {folder}"))
    assert players_in(saved(tmp_path)) == first
