"""A game of Worm & Cozy looked back at, in words: where sheets were heading, and what changed it.

Law: nothing is called better, best, costliest or lucky unless it is so by two errors. Passing gets
no praise: an hour in which nothing was done is nobody's best.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from core.review.hours import Change, Hour, changes, luckiest, passing
from core.review.prospects import Prospect, band, hours, mean
from core.table.step import Completed
from core.table.table import Table
from gui.game_ui import known_ui
from gui.report.review_text import HourRow, ReviewHeadline, ReviewLine, ReviewText
from gui.words.player_names import names_of
from gui.words.points import heading_for, signed
from gui.words.words import counted, decimal, words

_WHOLE = 1
"""So many points an hour has changed that stands out: ends are whole points."""


class _Game(NamedTuple):
    """What the sentences are about."""

    steps: dict[int, Completed[Any]]
    names: tuple[str, ...]
    own: int | None

    def name(self, seat: int) -> str:
        """Return how *seat* is called in a sentence."""
        return words("you") if seat == self.own else self.names[seat]

    def hour(self, step: int, seat: int, better: Hour | None = None) -> tuple[str, str]:
        """Return the name of the hour of *step*, and what *seat* did in it, or *better* would."""
        done = self.steps[step]
        actions = {slot.seat: slot.action for slot in done.outcome.slots}
        own = actions.get(seat, ())
        ui = known_ui(done.step.genesis.rules_id)
        ways = (better.action, own) if better else (own,)
        name, deeds = ui.hour_words(done.step.state, seat, *ways)
        return name, deeds or words("away")


def hours_text(
    found: Sequence[Prospect], judged: Sequence[Hour], table: Table[Any], own: int | None
) -> ReviewText:
    """Return what was *found* of *table*, and its hours as far as they are *judged*, in words."""
    steps = {done.step.number: done for done in hours(table.completed)}
    game = _Game(steps, names_of(table.genesis), own)
    changed = changes(found, table.completed)
    times = len(found[-1].ends[0])
    by = counted(
        times,
        "By bots that play on {count} time from every hour, with the rolls that fell later.",
        "By bots that play on {count} times from every hour, with the rolls that fell later.",
    )
    better = {(one.step, one.seat): one for one in judged if one.is_better}
    rows: dict[int, list[HourRow]] = {}
    for one in changed:
        rows.setdefault(one.step, []).append(
            _row(one, better.get((one.step, one.seat)), found, game)
        )
    return ReviewText(
        game.names,
        by,
        headlines=tuple(_headlines(found, judged, changed, game)),
        legend=words("What each hour changed, and for how many points the sheet was heading then:"),
        hours=tuple((game.hour(step, 0)[0], tuple(some)) for step, some in rows.items()),
        sights=tuple(_sights(found, game)),
    )


def _row(one: Change, better: Hour | None, found: Sequence[Prospect], game: _Game) -> HourRow:
    hour, deeds = game.hour(one.step, one.seat)
    after = next(each for each in found if each.step == one.step)
    said = {
        "hour": hour,
        "name": game.name(one.seat),
        "gain": signed(one.gain),
        "points": heading_for(mean(after.ends[one.seat])),
        "deeds": deeds,
    }
    if is_kind := one.is_pass and round(one.gain, 1) >= 0:
        line = words("{hour}, {name}: {deeds}. Heading for {points}.", **said)
    else:
        line = words("{hour}, {name}: {deeds}. {gain}, heading for {points}.", **said)
    would, best, more = "", "", ""
    if better is not None:
        would = game.hour(one.step, one.seat, better)[1]
        best, more = signed(mean(better.best)), signed(better.difference)
        off = decimal(better.error, 1)
        more_said = words("{more} at the end with: {deeds}.", more=more, deeds=would)
        line = f"{line} {more_said} ± {off}"
    is_good = one.gain > 0 if one.is_clear and not is_kind else None
    said_of = ReviewLine(line, one.step, one.seat, better, is_good)
    name, heading = game.names[one.seat], signed(mean(after.ends[one.seat]))
    return HourRow(one.seat, name, deeds, heading, one.is_pass, would, best, more, said_of)


def _headlines(
    found: Sequence[Prospect], judged: Sequence[Hour], changed: Sequence[Change], game: _Game
) -> Iterator[ReviewHeadline]:
    """Yield the hour that cost most, the best one, the luckiest roll, and what passing cost."""
    clear = [one for one in changed if one.is_clear and abs(one.gain) >= _WHOLE]
    worst = min(clear, key=lambda one: one.gain, default=None)
    if worst and worst.gain < 0:
        yield ReviewHeadline(
            words("Costliest hour"), _line(worst, game, is_good=False), number=signed(worst.gain)
        )
    best = max((one for one in clear if not one.is_pass), key=lambda one: one.gain, default=None)
    if best and best.gain > 0:
        yield ReviewHeadline(
            words("Best hour"), _line(best, game, is_good=True), number=signed(best.gain)
        )
    if luck := luckiest(found, judged):
        gain, hour = luck
        name = game.hour(hour.step, hour.seat)[0]
        line = (
            words("{hour}: it suited you most", hour=name)
            if hour.seat == game.own
            else words("{hour}: it suited {name} most", hour=name, name=game.names[hour.seat])
        )
        was_let_go = any(
            one.is_pass for one in changed if (one.step, one.seat) == (hour.step, hour.seat)
        )
        said = ReviewLine(line, hour.step, hour.seat, is_good=None if was_let_go else True)
        yield ReviewHeadline(words("Luckiest roll"), said, number=signed(gain))
    if idle := _passed(found, changed, game):
        yield idle


def _passed(
    found: Sequence[Prospect], changed: Sequence[Change], game: _Game
) -> ReviewHeadline | None:
    """Return what passing cost whom it cost most; None if it clearly cost nobody anything."""
    costs = []
    for seat in range(len(game.names)):
        gain, off, passes = passing(found, changed, seat)
        if len(passes) > 1 and gain < -off:
            costs.append((gain, seat, passes))
    if not costs:
        return None
    gain, seat, passes = min(costs)
    line = counted(
        len(passes),
        "{name}: {count} hour passed",
        "{name}: {count} hours passed",
        name=game.name(seat),
    )
    said = ReviewLine(line, passes[0].step, seat, is_good=False)
    return ReviewHeadline(words("What passing cost"), said, number=signed(gain))


def _line(one: Change, game: _Game, *, is_good: bool) -> ReviewLine:
    hour, deeds = game.hour(one.step, one.seat)
    said = {"hour": hour, "name": game.name(one.seat), "deeds": deeds}
    return ReviewLine(words("{hour}, {name}: {deeds}", **said), one.step, one.seat, is_good=is_good)


def _sights(found: Sequence[Prospect], game: _Game) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each moment by its name, with the points in sight for each player, and their band."""
    for one in found:
        name = game.hour(one.step, 0)[0] if one.step in game.steps else words("at first")
        said = []
        for player, ends in zip(game.names, one.ends, strict=True):
            points, reach = heading_for(mean(ends)), band(ends)
            if reach is None:
                said.append(f"{player} {points}")
                continue
            low, high = (heading_for(one).removesuffix(decimal(0.0, 1)[1:]) for one in reach)
            those = {"name": player, "points": points, "low": low, "high": high}
            said.append(words("{name} {points} ({low} to {high})", **those))
        yield name, tuple(said)
