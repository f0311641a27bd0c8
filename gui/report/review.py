"""A game looked back at: chances after every step, bids, moves and hours judged by bots, in words.

Law: a review is no verdict. It covers what the log proves, says by whom it was judged and how far
it may be off, and is made of the log alone: the same log has the same review.
"""

import json
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

from core.bots.contest import X
from core.review import hours, race
from core.review.chances import Counts, is_clear
from core.review.hours import Hour
from core.review.race import Bid, Each, Face, Placed, Point
from core.table.encoding import MalformedError, Value, pack, unpack
from core.table.table import Table
from gui.faces import known_face, part
from gui.words.player_names import names_of
from gui.words.table import listed
from gui.words.words import words

VERSION = 1
"""Rises when the same log would be reviewed differently, or is kept in another form."""
COARSE, FINE, JUDGED = 40, 400, 200
"""How many races are played on: from every moment at first, in the end, and for each choice."""
_SUM_BYTES = 4
"""So many bytes before a kept review say whether the disk gave it back as it was written."""
_APART = 4
"""The very first curve has one of so many steps."""
_SEED = b"wormup-lan review"
_TURNS = 5
"""So many turning points are told."""
_LEVELS = "▁▂▃▄▅▆▇█"

_Thing = TypeVar("_Thing")
Watch = Callable[[Iterable[Any], str, int], Iterable[Any]]
"""Hands on so many results one by one, with a sentence that says what is done."""


class Line(NamedTuple):
    """A sentence of a review, and what it is about."""

    said: str
    step: int = 0
    """The step to look at; 0 for none."""
    better: Placed | Hour | None = None
    """What would have been better in that step."""


class Section(NamedTuple):
    """A part of a review in sentences."""

    heading: str
    lines: tuple[Line, ...]
    rows: tuple[tuple[str, ...], ...] = ()
    """A table below them, its head first."""


class Review(NamedTuple):
    """What bots make of a game; of a race the chances, bids and moves, else the hours."""

    points: tuple[Point, ...] = ()
    bids: tuple[Bid, ...] = ()
    moves: tuple[Placed, ...] = ()
    hours: tuple[Hour, ...] = ()

    def kept(self, log: bytes) -> bytes:
        """Return the review as a file; *log* is the digest of the log that it was made from."""
        done = (self.moves, self.hours)
        acts = (tuple([(*one[:-1], pack(one.action)) for one in some]) for some in done)
        data = pack((VERSION, log, (_plain(self.points), _plain(self.bids), *acts)))
        return _sum_of(data) + data

    def plain(self, table: Table[Any]) -> dict[str, object]:
        """Return the review as plain data, for programs."""
        return {
            "version": VERSION,
            "names": list(names_of(table.genesis)),
            "judged_by": "bots",
            "races": self.races,
            "points": [
                {"step": p.step, "round": p.round, "wins": p.counts.wins, "races": p.counts.races}
                for p in self.points
            ],
            "bids": [
                {**one._asdict(), "faces": [face._asdict() for face in one.faces]}
                for one in self.bids
            ],
            "moves": [one._asdict() for one in self.moves],
            "hours": [one._asdict() for one in self.hours],
        }

    @property
    def races(self) -> int:
        """How often each moment was played on."""
        return self.points[-1].counts.races if self.points else 0


def found_again(data: bytes, log: bytes) -> Review | None:
    """Return the review that `Review.kept` wrote for *log*; None if it is torn or of another."""
    if data[:_SUM_BYTES] != _sum_of(data[_SUM_BYTES:]):
        return None
    try:
        match unpack(data[_SUM_BYTES:]):
            case (version, of, (tuple(points), tuple(bids), tuple(moves), tuple(hours))) if (
                version == VERSION and of == log
            ):
                return _read(points, bids, moves, hours)
    except (MalformedError, TypeError, ValueError):
        pass
    return None


def _sum_of(data: bytes) -> bytes:
    return zlib.crc32(data).to_bytes(_SUM_BYTES, "little")


def can_be_told(found: Review, table: Table[Any]) -> bool:
    """Return whether *found*, that a file held, can be a review of *table*."""
    steps = range(1, len(table.completed) + 1)
    parts = (found.points, found.bids, found.moves, found.hours)
    try:
        sections(found, table)
        list(curve_lines(found.points, names_of(table.genesis)))
        json.dumps(found.plain(table))
    except Exception:  # noqa: BLE001  # whatever the bytes may say
        return False
    return all(one.step in steps for part in parts for one in part)


def _read(points: Any, bids: Any, moves: Any, done: Any) -> Review:  # noqa: ANN401  # as a file holds it
    return Review(
        tuple(Point(step, number, Counts(*counts)) for step, number, counts in points),
        tuple(
            Bid(step, number, seat, bid, bumped, tuple(Face(*face) for face in faces), races)
            for step, number, seat, bid, bumped, faces, races in bids
        ),
        tuple(
            Placed(step, number, seat, made, best, races, _act(action))
            for step, number, seat, made, best, races, action in moves
        ),
        tuple(
            Hour(step, number, seat, gained, best, _act(action))
            for step, number, seat, gained, best, action in done
        ),
    )


def _act(data: bytes) -> tuple[Value, ...]:
    """Return an action that is packed in itself: it is nested deeply."""
    action = unpack(data)
    return action if isinstance(action, tuple) else ()


def reviews(table: Table[Any], watch: Watch, share: Each = map) -> Iterator[Review]:
    """Yield *table* looked back at as far as it is proved: coarsely at first, then more.

    What takes long is done by *share*: it may use more than one process.
    """
    steps = table.completed

    def watched(said: str, each: Each = share) -> Each:
        return lambda do, things: watch(each(do, things), said, len(things))

    if known_face(table.genesis.rules_id).HOURS:
        looked = watched(words("looking for better hours"))
        judged = looked(partial(hours.played, seed=_SEED), hours.hours(steps))
        yield Review(hours=tuple(hour for played in judged for hour in played))
        return
    found = Review()
    for often, apart in ((COARSE, _APART), (COARSE, 1), (FINE, 1)):
        played = watched(words("playing on from every step"), map if often == COARSE else share)
        points = race.points(steps[::-apart][::-1], _SEED, often, played)
        yield (found := found._replace(points=tuple(points)))
    opened = race.openings(steps)
    all_bids = [race.opened(done) for done in opened]
    judge = partial(race.bids, all_bids=all_bids, seed=_SEED, races=JUDGED)
    judged = watched(words("judging the bids"))(judge, opened)
    yield (found := found._replace(bids=tuple(bid for bids in judged for bid in bids)))
    better = partial(race.placed, seed=_SEED, races=JUDGED)
    moved = watched(words("looking for better moves"))(better, race.moves(steps))
    yield found._replace(moves=tuple(moved))


def sections(found: Review, table: Table[Any]) -> list[Section]:
    """Return the review in sentences, part by part; the first is about the whole game."""
    names = names_of(table.genesis)
    if found.hours:
        return [Section(words("Hours"), tuple(_hours(found.hours, table)))]
    if not found.points:
        nothing = words("There is nothing to look back at: no step of this game was completed.")
        return [Section(words("Review"), (Line(nothing),))]
    off = round(100 * found.points[-1].counts.error())
    by_bots = words("By bots, +- {off} %. They count segments and know nobody's habits.", off=off)
    turned = _turnings(found.points, names)
    told = [Section(words("Chances to win"), (Line(by_bots), *turned))]
    if found.bids:
        better = [bid for bid in found.bids if is_clear(bid.lost, bid.races)]
        table_says = words(
            "How many % of the races each face wins against the bids that were made, and in"
            " brackets against the others' habits:"
        )
        told_bids = (Line(bid_words(bid, names), bid.step) for bid in better)
        bids = (*_best_bids(found, names), *told_bids, Line(table_says))
        told.append(Section(words("Bids"), bids, tuple(_bid_rows(found.bids, names))))
    if found.moves:
        told.append(Section(words("Moves"), tuple(_moves(found.moves, names))))
    return told


def turnings(points: Sequence[Point]) -> list[tuple[Point, Point, int]]:
    """List the steps that changed most: before, after, and the seat whose chance changed most."""
    changes = [
        (max(abs(b.counts.wins[s] - a.counts.wins[s]) for s in range(len(b.counts.wins))), a, b)
        for a, b in pairwise(points)
    ]
    most = sorted(changes, key=lambda one: -one[0])[:_TURNS]
    found = []
    for _, a, b in sorted((one for one in most if one[0]), key=lambda one: one[2].step):
        gains = [new - old for old, new in zip(a.counts.wins, b.counts.wins, strict=True)]
        found.append((a, b, max(range(len(gains)), key=lambda seat: abs(gains[seat]))))
    return found


def _turnings(points: Sequence[Point], names: Sequence[str]) -> Iterator[Line]:
    """Yield each turning point as a sentence."""
    for before, after, seat in turnings(points):
        said = words(
            "Step {step}, round {round}: {name} goes from {before} to {after} %.",
            step=after.step,
            round=before.round,
            name=names[seat],
            before=round(100 * before.counts.share(seat)),
            after=round(100 * after.counts.share(seat)),
        )
        yield Line(said, after.step)


def bid_words(bid: Bid, names: Sequence[str]) -> str:
    """Return what a bid came to, and which face would have won more."""
    said = {
        "round": bid.round,
        "name": names[bid.seat],
        "bid": _face(bid.bid),
        "best": _face(bid.best.face),
        "more": _percent(bid.lost, bid.races),
        "habit": _face(max(bid.faces, key=lambda face: face.habits).face),
    }
    if bid.bumped:
        those = [*names, words("the ghost")]
        said["others"] = listed([those[other] for other in bid.bumped])
        return words(
            "Round {round}: {name} bid {bid} and bumped into {others}; {best} would have won"
            " {more} % more. By the others' habits {habit} was best.",
            **said,
        )
    return words(
        "Round {round}: {name} bid {bid}; {best} would have won {more} % more. By the others'"
        " habits {habit} was best.",
        **said,
    )


def _bid_rows(bids: Sequence[Bid], names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield the head of the table of bids, and a row a bid; a face that rests has no chances."""
    faces = sorted({face.face for bid in bids for face in bid.faces})
    yield (words("round"), words("player"), words("bid"), *map(_face, faces))
    for bid in bids:
        chances = {
            one.face: f"{_percent(one.known, bid.races)} ({_percent(one.habits, bid.races)})"
            for one in bid.faces
        }
        cells = (chances.get(face, "") for face in faces)
        yield (str(bid.round), names[bid.seat], _face(bid.bid), *cells)


def _best_bids(found: Review, names: Sequence[str]) -> Iterator[Line]:
    """Yield the best and the worst bid of a race, and its luckiest bump.

    A bid that another face would clearly have beaten is not the best one, however much it won.
    """
    unbeaten = [bid for bid in found.bids if not is_clear(bid.lost, bid.races)]
    best = max(unbeaten or found.bids, key=_won_over_habits)
    said = words(
        "Best bid: {name}'s {bid} in round {round}.",
        name=names[best.seat],
        bid=_face(best.bid),
        round=best.round,
    )
    yield Line(said, best.step)
    worst = max(found.bids, key=lambda bid: bid.lost)
    if is_clear(worst.lost, worst.races):
        said = words(
            "Worst bid: {name}'s {bid} in round {round}; {best} would have won {more} % more.",
            name=names[worst.seat],
            bid=_face(worst.bid),
            round=worst.round,
            best=_face(worst.best.face),
            more=_percent(worst.lost, worst.races),
        )
        yield Line(said, worst.step)
    if lucky := _luckiest(found):
        seat, bump, gain = lucky
        those = [*names, words("the ghost")]
        said = words(
            "Luckiest bump: in round {round} {others} bumped, and {name} gained {gain} %.",
            round=bump.round,
            others=listed([those[other] for other in sorted((bump.seat, *bump.bumped))]),
            name=names[seat],
            gain=gain,
        )
        yield Line(said, bump.step)


def _won_over_habits(bid: Bid) -> float:
    """Return how many more races *bid* won than a face drawn blindly."""
    return bid.made.known - sum(face.habits for face in bid.faces) / len(bid.faces)


def _luckiest(found: Review) -> tuple[int, Bid, int] | None:
    """Return the seat that gained most by a bump of others, a bid of it, and the gain."""
    before = {b.step: (a.counts, b.counts) for a, b in pairwise(found.points)}
    gains = [
        (new.share(seat) - old.share(seat), seat, bid)
        for bid in found.bids
        if bid.bumped and bid.step in before
        for old, new in [before[bid.step]]
        for seat in range(len(new.wins))
        if seat != bid.seat and seat not in bid.bumped
    ]
    gain, seat, bump = max(gains, key=lambda one: one[:2], default=(0.0, 0, None))
    return (seat, bump, round(100 * gain)) if bump and round(100 * gain) > 0 else None


def curve_lines(points: Sequence[Point], names: Sequence[str]) -> Iterator[str]:
    """Yield the chances of each player as a row of bars for a terminal, then in numbers."""
    wide = max(map(len, names))
    for seat, name in enumerate(names):
        bars = "".join(_LEVELS[min(7, int(8 * p.counts.share(seat)))] for p in points)
        yield f"  {name:<{wide}}  {bars}"
    lasts = {point.round: point for point in points}
    yield ""
    for number, point in lasts.items():
        shares = "   ".join(
            f"{name} {round(100 * point.counts.share(seat))} %" for seat, name in enumerate(names)
        )
        yield "  " + words("after round {round}: {shares}", round=number, shares=shares)


def _moves(moves: Sequence[Placed], names: Sequence[str]) -> Iterator[Line]:
    better = [one for one in moves if is_clear(one.best - one.made, one.races)]
    for one in better:
        said = words(
            "Round {round}: a better move would have won {name} {more} % more.",
            round=one.round,
            name=names[one.seat],
            more=_percent(one.best - one.made, one.races),
        )
        yield Line(said, one.step, one)
    if len(better) < len(moves):
        said = words(
            "Of {moves} moves, {good} were as good as the best that a bot found.",
            moves=len(moves),
            good=len(moves) - len(better),
        )
        yield Line(said)


def _hours(hours: Sequence[Hour], table: Table[Any]) -> Iterator[Line]:
    names = names_of(table.genesis)
    steps = {done.step.number: done for done in table.completed}
    hour_words = part(known_face(table.genesis.rules_id).HOURS)
    heading = words(
        "What each hour gained, and what the best hour found by a bot would have gained:"
    )
    yield Line(heading)
    for hour in hours:
        name, deeds = hour_words(steps[hour.step].step.state, hour.seat, hour.action)
        said = {
            "hour": name,
            "name": names[hour.seat],
            "gained": f"{hour.gained:+d}",
            "best": f"{hour.best:+d}",
        }
        if hour.best <= hour.gained:
            nothing = words("{hour}: {name} {gained}, and nothing better was found.", **said)
            yield Line(nothing, hour.step)
        else:
            more = words("{hour}: {name} {gained}, but {best} with: {deeds}.", deeds=deeds, **said)
            yield Line(more, hour.step, hour)


def _face(face: int) -> str:
    return "X" if face == X else str(face)


def _percent(wins: int, races: int) -> int:
    return round(100 * wins / races)


def _plain(value: Any) -> Value:  # noqa: ANN401  # any part of a review
    return tuple(map(_plain, value)) if isinstance(value, tuple) else value
