"""Hours in words: what cost most, what was best, what was luck; passing gets no praise."""

from core.review.hours import Hour
from core.review.prospects import Prospect, hours
from gui.report.hours_text import hours_text
from gui.report.review_text import HourRow, ReviewText
from gui.report.review_words import told
from tests.gui.cozy_log import cozy_game
from tests.gui.report.reviewed import found

TABLE = cozy_game(hours=3)[1]
STEPS = [done.step.number for done in hours(TABLE.completed)]


def at(hour: int, *points: int, off: int = 0) -> Prospect:
    """Give a moment at which each seat heads for so many points, or *off* more or less."""
    step = STEPS[0] - 1 if hour == 0 else STEPS[hour - 1]
    return Prospect(step, hour, tuple((one - off, one + off) * 5 for one in points))


def judged(hour: int, seat: int, made: int, best: int, other: int) -> Hour:
    return Hour(
        STEPS[hour], hour, seat, (made,) * 9, (best,) * 9, (other,) * 9,
        ("hour", hour, (("pass",),)),
    )  # fmt: skip


def headlines(shown: ReviewText) -> dict[str, str]:
    return {one.what: f"{one.line.said} {one.number}" for one in shown.headlines}


def rows(shown: ReviewText) -> list[HourRow]:
    return [row for _, some in shown.hours for row in some]


def test_the_hour_that_cost_most_and_the_best_one_are_told_with_their_points() -> None:
    shown = hours_text([at(0, 4, 4), at(1, 1, 4), at(2, 1, 5), at(3, 1, 5)], (), TABLE, None)
    said = headlines(shown)
    assert said["Costliest hour"].startswith("1 AM, Ann: The L on d6, an eye")
    assert said["Costliest hour"].endswith(" \N{MINUS SIGN}3.0")
    assert said["Best hour"].startswith("2 AM, Ben: ")
    assert said["Best hour"].endswith(" +1.0")
    assert ";" not in said["Best hour"]
    assert {one.line.step for one in shown.headlines} <= set(STEPS)


def test_an_hour_that_changed_less_than_a_point_is_no_headline() -> None:
    half = at(1, 4, 4)._replace(ends=((3, 4) * 5, (4, 5) * 5))
    shown = hours_text([at(0, 4, 4), half], (), TABLE, None)
    assert not headlines(shown)
    assert [row.line.is_good for row in rows(shown)] == [False, True], "their rows say it"


def test_what_may_be_chance_stands_out_for_nobody() -> None:
    rough = [at(0, 4, 4, off=9), at(1, 1, 4, off=9), at(2, 1, 5, off=9), at(3, 1, 5)]
    shown = hours_text(rough, (), TABLE, None)
    assert not headlines(shown)
    assert all(row.line.is_good is None for row in rows(shown))


def test_the_roll_that_brought_most_is_the_luckiest_and_our_own_is_told_to_us() -> None:
    even = [at(hour, 4, 4) for hour in range(4)]
    done = (judged(0, 0, 4, 4, 4), judged(1, 1, 4, 4, 1), judged(2, 0, 4, 4, 6))
    assert headlines(hours_text(even, done, TABLE, 0)) == {
        "Luckiest roll": "2 AM: it suited Ben most +3.0"
    }
    assert headlines(hours_text(even, done, TABLE, 1)) == {
        "Luckiest roll": "2 AM: it suited you most +3.0"
    }
    assert headlines(hours_text(even, done[::2], TABLE, 0)) == {}


def test_a_better_hour_is_told_with_what_it_comes_to_at_the_end() -> None:
    even = [at(hour, 4, 4) for hour in range(4)]
    shown = hours_text(even, (judged(1, 0, 4, 8, 4), judged(1, 1, 4, 3, 4)), TABLE, None)
    better, other = (row for row in rows(shown) if row.line.step == STEPS[1])
    assert (better.more, better.best, better.better) == ("+4.0", "+8.0", "Passed")
    assert better.line.said.endswith("heading for 4.0. +4.0 at the end with: Passed. ± 0.0")
    assert better.line.better == judged(1, 0, 4, 8, 4)
    assert (other.more, other.line.better) == ("", None)


def test_every_moment_is_told_with_the_points_in_sight_and_their_band() -> None:
    shown = hours_text([at(0, 4, -2, off=3), *(at(hour, 1, 1) for hour in (1, 2, 3))], (), TABLE, 0)
    assert shown.sights[0] == (
        "at first",
        ("Ann 4.0 (1 to 7)", "Ben \N{MINUS SIGN}2.0 (\N{MINUS SIGN}5 to 1)"),
    )
    assert [name for name, _ in shown.sights[1:]] == ["1 AM", "2 AM", "3 AM"]
    coarse = hours_text([at(0, 4, 4)._replace(ends=((4, 5), (4, 3)))], (), TABLE, 0)
    assert coarse.sights == (("at first", ("Ann 4.5", "Ben 3.5")),)


def test_a_whole_review_says_it_once() -> None:
    done, table = found(is_race=False)
    shown = told(done, table, 0)
    assert "9 times" in shown.by
    assert len(rows(shown)) == len(done.hours) == 6
    assert all("heading for" in row.line.said for row in rows(shown))
    assert all(", you: " in row.line.said for row in rows(shown) if row.seat == 0)


def test_passing_gets_no_praise_and_is_told_as_what_it_cost() -> None:
    """Thirteen hours that were passed cost little each, and much together."""
    _, table = cozy_game(seats=1, hours=3, passes=True)
    steps = [done.step.number for done in hours(table.completed)]
    sinking = [
        Prospect(step, hour, ((9 - hour,) * 9,)) for hour, step in enumerate([steps[0] - 1, *steps])
    ]
    said = headlines(hours_text(sinking, (), table, None))
    assert said["What passing cost"] == "Ann: 3 hours passed \N{MINUS SIGN}3.0"
    apart = (-3, -3, -3, -1, 0, 1, 3, 3, 3)
    spread = [one._replace(ends=(tuple(9 - one.hour + off for off in apart),)) for one in sinking]
    (only,) = headlines(hours_text(spread, (), table, None))
    assert only == "What passing cost", "together it is clear, though no hour of them is"
    rising = [one._replace(ends=((one.hour,) * 9,)) for one in sinking]
    shown = hours_text(rising, (), table, None)
    assert not headlines(shown)
    assert all(row.line.is_good is None for row in rows(shown))
    assert not any("+" in row.line.said for row in rows(shown))
    flat = [one._replace(ends=((4,) * 9,)) for one in sinking]
    assert not any("+" in row.line.said for row in rows(hours_text(flat, (), table, None)))
    let_go = Hour(steps[1], 1, 0, (2,) * 9, (2,) * 9, (0,) * 9, ())
    (luck,) = hours_text(rising, [let_go], table, None).headlines
    assert (luck.what, luck.line.is_good) == ("Luckiest roll", None)
    assert not any("+" in row.line.said for row in rows(shown))
    let_go = Hour(steps[1], 1, 0, (2,) * 9, (2,) * 9, (0,) * 9, ())
    (luck,) = hours_text(rising, [let_go], table, None).headlines
    assert (luck.what, luck.line.is_good) == ("Luckiest roll", None)
