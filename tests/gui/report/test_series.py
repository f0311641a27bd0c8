"""An evening's table: a function of its logs, with what is wrong with them said."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.table.agreed import Series
from core.table.log import MAGIC, read, record
from core.table.looks import BY_SEAT
from gui.report.judged import replay_of
from gui.report.series import Ranking, SeriesFlaw, SeriesGame, points_words, standings
from gui.report.terms_words import terms_of
from gui.report.verdict import report
from tests.gui.evening_log import FIRST, evening
from tests.gui.race_log import race

KEYS = {name: name.encode().ljust(32) for name in ("Ann", "Ben", "Cem", "Dana")}


def one(number: int, *players: str, places: tuple[int, ...] | None = None, **more) -> SeriesGame:
    """Give game *number*, whose *players* come in by their order."""
    series = more.pop("series", FIRST)._replace(
        number=number, previous=more.pop("after", name_of(number - 1) if number > 1 else b"")
    )
    seats = tuple((KEYS[player], player) for player in players)
    came = tuple(range(1, len(players) + 1)) if places is None else places
    game = more.pop("game", name_of(number))
    return SeriesGame(
        game, series, seats, BY_SEAT[: len(players)], came, more.pop("is_sound", True)
    )


def name_of(number: int) -> bytes:
    return bytes([number]) * 32


def table(*games: SeriesGame) -> Ranking:
    (found,) = standings(games)
    return found


def totals(found: Ranking) -> dict[str, Fraction]:
    return {row.name: row.total for row in found.rows}


THREE = (
    one(1, "Ann", "Ben", "Cem"),
    one(2, "Ben", "Ann", "Cem"),
    one(3, "Ann", "Cem", "Ben", "Dana"),
)


def test_each_place_earns_what_was_agreed_and_further_places_nothing() -> None:
    found = table(*THREE)
    assert totals(found) == {"Ann": 13, "Ben": 10, "Cem": 7, "Dana": 0}
    assert [row.place for row in found.rows] == [1, 2, 3, 4]
    assert found.is_complete
    assert not found.flaws


def test_who_shares_a_place_earns_the_same_and_equal_totals_share_a_place() -> None:
    found = table(one(1, "Ann", "Ben", "Cem", places=(1, 1, 3)))
    assert [(row.name, row.place) for row in found.rows] == [("Ann", 1), ("Ben", 1), ("Cem", 3)]
    assert totals(found) == {"Ann": 5, "Ben": 5, "Cem": 2}


def test_the_worst_game_does_not_count_from_the_second_on() -> None:
    short = FIRST._replace(drops_worst=True)
    games = [one(n, *names, series=short) for n, names in enumerate((("Ann", "Ben"),) * 2, 1)]
    assert totals(table(games[0])) == {"Ann": 5, "Ben": 3}
    assert totals(table(*games)) == {"Ann": 5, "Ben": 3}
    late = table(games[0], one(2, "Cem", "Ann", series=short))
    assert totals(late) == {"Ann": 5, "Cem": 5, "Ben": 3}, "a missed game is the worst one"
    assert [line for line in late.lines() if "(" in line] == [
        "  1. Ann: 5 points: 5, (3)",
        "  1. Cem: 5 points: (0), 5",
        "  3. Ben: 3 points: 3, (0)",
    ]


@pytest.mark.parametrize(("averages", "dana"), [(False, 3), (True, 9)])
def test_a_missed_game_earns_the_average_or_nothing_as_agreed(averages, dana) -> None:
    series = FIRST._replace(averages=averages)
    games = [one(n, "Ann", "Ben", series=series) for n in (1, 2)]
    late = table(*games, one(3, "Ann", "Dana", series=series))
    assert totals(late)["Dana"] == dana
    (row,) = [row for row in late.rows if row.name == "Dana"]
    assert row.missed == {0, 1}


def test_an_average_is_exact_and_shown_with_one_digit() -> None:
    series = FIRST._replace(averages=True, games=4)
    games = [one(n, "Ann", "Ben", "Dana", series=series) for n in (1, 2)]
    games += [one(3, "Dana", "Ann", series=series), one(4, "Ann", "Cem", series=series)]
    found = table(*games)
    (dana,) = [row for row in found.rows if row.name == "Dana"]
    assert dana.points[3] == Fraction(9, 3)
    (ben,) = [row for row in found.rows if row.name == "Ben"]
    assert ben.total == 12
    assert points_words(Fraction(8, 3)) == "2.7"
    assert points_words(Fraction(299, 100)) == "3.0"


def test_players_are_joined_by_key_and_named_as_in_their_last_game() -> None:
    later = one(2, "Ben", "Cem")._replace(players=((KEYS["Ann"], "Anna"), (KEYS["Ben"], "Ben")))
    assert totals(table(one(1, "Ann", "Ben"), later)) == {"Anna": 10, "Ben": 6}


def test_two_players_of_one_name_are_told_apart_by_their_keys() -> None:
    twin = one(2, "Ann", "Ben")._replace(players=((KEYS["Dana"], "Ann"), (KEYS["Ben"], "Ben")))
    names = [row.name for row in table(one(1, "Ann", "Ben"), twin).rows]
    assert "Ben" in names
    assert len(set(names)) == 3


@pytest.mark.parametrize(
    ("games", "flaws", "counted"),
    [
        ((THREE[0], THREE[2]), [(SeriesFlaw.MISSING, 2)], [1, 3]),
        ((*THREE[:1], one(2, "Ben", "Ann", places=())), [(SeriesFlaw.UNFINISHED, 2)], [1]),
        (
            (*THREE[:1], one(2, "Ben", "Ann", places=(), is_sound=False)),
            [(SeriesFlaw.FORGED, 2)],
            [1],
        ),
        ((*THREE[:2], one(2, "Cem", "Ann", game=b"x" * 32)), [(SeriesFlaw.TWICE, 2)], [1]),
        ((*THREE, one(2, "Cem", "Ann", game=b"x" * 32)), [(SeriesFlaw.FOLLOWED, 2)], [1, 2, 3]),
        ((THREE[0], one(2, "Ben", "Ann", after=b"x" * 32)), [(SeriesFlaw.PARTED, 2)], [1, 2]),
        (
            (THREE[1], THREE[1]._replace(places=(2, 1, 3))),
            [(SeriesFlaw.MISSING, 1), (SeriesFlaw.TWICE, 2)],
            [],
        ),
    ],
)
def test_what_is_wrong_is_named_and_left_out(games, flaws, counted) -> None:
    found = table(*games)
    assert list(found.flaws) == flaws
    assert [game.series.number for game in found.games] == counted
    assert all(
        str(number) in said for (_, number), said in zip(flaws, found.flaw_lines(), strict=True)
    )


def test_a_whole_copy_counts_beside_a_broken_or_shorter_one() -> None:
    broken, short = (THREE[0]._replace(places=(), is_sound=sound) for sound in (False, True))
    found = table(broken, short, THREE[0])
    assert [game.series.number for game in found.games] == [1]
    assert not found.flaws


def test_two_evenings_have_two_tables() -> None:
    other = FIRST._replace(id=b"another evening!")
    assert len(standings([THREE[0], one(1, "Ann", "Ben", series=other)])) == 2


numbered = st.builds(
    lambda number, game, after, places, is_sound: one(
        number,
        *("Ann", "Ben", "Cem")[: len(places)],
        places=places,
        game=bytes([game]) * 32,
        after=bytes([after]) * 32 if number > 1 else b"",
        is_sound=is_sound,
    )._replace(places=places if is_sound else ()),
    number=st.integers(1, 3),
    game=st.integers(0, 5),
    after=st.integers(0, 5),
    places=st.sampled_from([(), (1, 2), (2, 1, 3), (1, 1, 3)]),
    is_sound=st.booleans(),
).filter(lambda game: bool(game.players) or not game.places)


@given(games=st.lists(numbered, min_size=1, max_size=8), data=st.data())
def test_the_table_is_the_same_in_whatever_order_the_logs_come(games, data) -> None:
    mixed = data.draw(st.permutations(games))
    assert standings(mixed) == standings(games)
    (found,) = standings(games)
    numbers = [game.series.number for game in found.games]
    assert numbers == sorted(set(numbers)), "each number counts once"
    assert all(game.is_sound and game.places for game in found.games)


def test_the_logs_of_a_real_evening_make_its_table() -> None:
    logs = [read(data) for data, _ in evening()]
    found = [report(log, replay_of(log)).played for log in logs]
    assert [one and one.series.number for one in found] == [1, 2, 3]
    whole = table(*(one for one in found if one))
    assert whole.is_complete
    assert {row.name for row in whole.rows} == {"Ann", "Ben", "Cem"}
    assert sum(row.total for row in whole.rows) == 30
    cut = read(MAGIC + b"".join(map(record, logs[1].bodies[:-1])) + record(b"\xc0"))
    found[1] = report(cut, replay_of(cut)).played
    torn = table(*(one for one in found if one))
    assert torn.flaws == ((SeriesFlaw.FORGED, 2),)
    assert [game.series.number for game in torn.games] == [1, 3]


@pytest.mark.parametrize("averages", [False, True])
def test_who_joins_a_real_evening_late_and_who_leaves_it_early_are_in_its_table(averages) -> None:
    """Three race, a fourth comes, two go home: the logs alone tell what each of them earned."""
    series = FIRST._replace(averages=averages, points=(5, 3, 2, 1))
    logs = [read(data) for data, _ in evening(seats=(3, 4, 3), series=series)]
    played = [report(log, replay_of(log)).played for log in logs]
    found = table(*(one for one in played if one))
    assert not found.flaws
    (dana,) = [row for row in found.rows if row.name == "Dana"]
    assert dana.missed == {0, 2}
    assert dana.points[1] is not None
    assert dana.points[0] == (dana.points[1] if averages else 0)
    assert all(not row.missed for row in found.rows if row is not dana)


def test_a_game_of_no_series_says_nothing_of_one() -> None:
    log = read(race()[0])
    assert report(log, replay_of(log)).played is None


def test_terms_of_a_series_are_those_of_its_genesis() -> None:
    (_, first), *_ = evening()
    series = terms_of(first.genesis).agreed.series
    assert isinstance(series, Series)
    assert series == FIRST
