"""A game looked back at: chances after every step, bids, moves and hours judged by bots.

Law: a review is no verdict. It covers what the log proves, says by whom it was judged and how far
it may be off, and is made of the log alone: the same log has the same review.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from core.review import hours, prospects, race_review
from core.review.hours import Hour
from core.review.prospects import PAINS, Pains, Prospect
from core.review.race_review import Each, Placed, Point, ReviewedBid
from core.table.step import Completed
from core.table.table import Table
from gui.game_ui import known_ui
from gui.words.player_names import names_of
from gui.words.words import words

VERSION = 3
"""Rises when the same log would be reviewed differently, or is kept in another form."""
COARSE, FINE, JUDGED = 40, 400, 200
"""How many races are played on: from every moment at first, in the end, and for each choice."""
APART = 4
"""The very first curve has one of so many steps, or hours."""
SEED = b"wormup-lan review"

Watch = Callable[[Iterable[Any], str, int], Iterable[Any]]
"""Hands on so many results one by one, with a sentence that says what is done."""


class Review(NamedTuple):
    """What bots make of a game; of a race the chances, bids and moves, else prospects and hours."""

    points: tuple[Point, ...] = ()
    bids: tuple[ReviewedBid, ...] = ()
    moves: tuple[Placed, ...] = ()
    hours: tuple[Hour, ...] = ()
    prospects: tuple[Prospect, ...] = ()

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
            "prospects": [one.plain() for one in self.prospects],
            "hours": [one.plain() for one in self.hours],
        }

    @property
    def races(self) -> int:
        """How often each moment was played on."""
        return self.points[-1].counts.races if self.points else 0


def reviews(
    table: Table[Any], watch: Watch, share: Each = map, pains: Pains = PAINS
) -> Iterator[Review]:
    """Yield *table* looked back at as far as it is proved: coarsely at first, then more.

    What takes long is done by *share*: it may use more than one process.
    """
    steps = table.completed

    def watched(said: str, each: Each = share) -> Each:
        return lambda do, things: watch(each(do, things), said, len(things))

    if known_ui(table.genesis.rules_id).HAS_HOURS:
        yield from _hours(steps, watched, pains)
        return
    found = Review()
    for often, apart in ((COARSE, APART), (COARSE, 1), (FINE, 1)):
        played = watched(words("playing on from every step"), map if often == COARSE else share)
        points = race_review.points(steps[::-apart][::-1], SEED, often, played)
        yield (found := found._replace(points=tuple(points)))
    opened = race_review.openings(steps)
    all_bids = [race_review.opened(done) for done in opened]
    judge = partial(race_review.bids, all_bids=all_bids, seed=SEED, races=JUDGED)
    judged = watched(words("judging the bids"))(judge, opened)
    yield (found := found._replace(bids=tuple(bid for bids in judged for bid in bids)))
    better = partial(race_review.placed, seed=SEED, races=JUDGED)
    moved = watched(words("looking for better moves"))(better, race_review.moves(steps))
    yield found._replace(moves=tuple(moved))


def _hours(
    steps: Sequence[Completed[Any]], watched: Callable[..., Each], pains: Pains
) -> Iterator[Review]:
    """Yield the prospects after every hour, from coarse to fine, then ever more hours judged."""
    game = prospects.game_of(steps)
    if not game.turns:
        yield Review()  # there is nothing to look back at, and that is said
        return
    play, found = partial(prospects.ends, seed=SEED, pains=pains), Review()
    said = words("playing on from every hour")
    first = watched(said, map)(play, prospects.plays(game, range(pains.at_first), APART))
    yield (found := Review(prospects=_in_order(prospects.prospects(game, first, APART))))
    ends: list[tuple[int, ...]] = []
    for keys in (range(pains.then), range(pains.then, pains.in_the_end)):
        more = [*watched(said)(play, prospects.plays(game, keys))]
        ends = [one + new for one, new in zip(ends or [()] * len(more), more, strict=True)]
        yield (found := Review(prospects=_in_order(prospects.prospects(game, ends))))
    made = [one.ends for one in found.prospects]
    asked = hours.questions(game, made, range(pains.others))
    for hour in watched(words("looking for better hours"))(
        partial(hours.judged, seed=SEED, pains=pains), asked
    ):
        yield (found := found._replace(hours=tuple(sorted((hour, *found.hours)))))


def _in_order(found: Iterable[Prospect]) -> tuple[Prospect, ...]:
    return tuple(sorted(found))
