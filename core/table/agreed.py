"""What a table has agreed to beyond the rules of its game. Law: only an origin changes a state.

options of a genesis = the game's own, or [tag, [[name, value...], ...], the game's own], where the
names are some of `coach`, `draw`, `nudge`, `origin`, `series` and `worn`, sorted, and none is as
usual.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from core.table.digests import DIGEST_BYTES, SERIES_ID_BYTES
from core.table.encoding import MalformedError, NewerError, Value, is_name, is_newer, unread
from core.table.looks import Worn, read_worn, worn_value
from core.table.messages import SEATS_MAX
from core.table.origin import Origin, read_origin
from core.table.rules import Rules
from core.table.tournament_draw import Drawn, read_drawn

AGREED_TAG = "wormup/1/agreed"
NUDGES_S = (0, 60, 90, 120)
"""After how many seconds of a choice a table may nudge its player; 0 is never."""
_FIELDS = {"coach": 1, "draw": 7, "nudge": 1, "origin": 5, "series": 9, "worn": 1}
"""How many values follow each name, as far as this version knows."""
GAMES_MAX = 20
POINTS_MAX = 100


class Series(NamedTuple):
    """The series of games that a game belongs to, its terms and the game's place in it."""

    id: bytes
    games: int
    """How many games the series has."""
    editions: tuple[str, ...]
    """The ids of the rules that are played in turn."""
    points: tuple[int, ...]
    """By place, from the first on: what it earns; further places earn nothing."""
    drops_worst: bool
    """Whether everybody's worst game does not count."""
    averages: bool
    """Whether a player who missed a game gets for it what he or she earns on average."""
    bots: bool
    """Whether bots may have seats."""
    number: int
    """Which game of the series this one is, from 1 on."""
    previous: bytes
    """The game before this one; empty in the first."""

    @property
    def edition(self) -> str:
        """The id of the rules that this game is played by."""
        return self.editions[(self.number - 1) % len(self.editions)]

    @property
    def terms(self) -> tuple[Value, ...]:
        """What is the same in all games of the series."""
        return self[:-2]

    def after(self, game: bytes) -> "Series | None":
        """Return the place of the game that follows *game*, which is this one; None at the end."""
        if self.number == self.games:
            return None
        return self._replace(number=self.number + 1, previous=game)


@dataclass(frozen=True, slots=True)
class Agreed:
    """What all seats said yes to beside the rules; by default nothing."""

    coach: bool = False
    """Whether players may ask how a bot would choose."""
    nudge_s: int = 0
    """After how many seconds a player who has not chosen is nudged; 0 is never."""
    series: Series | None = None
    drawn: Drawn | None = None
    """Which table of a tournament it is."""
    origin: Origin | None = None
    """The moment of another game from which it goes on."""
    worn: tuple[Worn, ...] = ()
    """By seat: what is worn, where anybody has a wish. No terms have it: only a genesis does."""

    def admits(self, identity: bytes) -> bool:
        """Return whether *identity* may sit at such a table: in a tournament, who was drawn."""
        return self.drawn is None or identity in self.drawn.keys


def joined(agreed: Agreed, options: Value) -> Value:
    """Return the options of a genesis: the game's *options* with what is *agreed*.

    >>> joined(Agreed(), ("x",)), joined(Agreed(nudge_s=60), ())
    (('x',), ('wormup/1/agreed', (('nudge', 60),), ()))
    """
    parts: list[Value] = []
    if agreed.coach:
        parts.append(("coach", True))
    if agreed.drawn is not None:
        parts.append(("draw", *agreed.drawn.terms))
    if agreed.nudge_s:
        parts.append(("nudge", agreed.nudge_s))
    if agreed.origin is not None:
        parts.append(("origin", *agreed.origin))
    if agreed.series is not None:
        parts.append(("series", *agreed.series))
    if agreed.worn:
        parts.append(("worn", worn_value(agreed.worn)))
    return (AGREED_TAG, tuple(parts), options) if parts else options


def split(options: Value) -> tuple[Agreed, Value]:
    """Return what the *options* of a genesis agree to, and the game's own options.

    Raises `MalformedError` for an agreement that this program does not know, `NewerError` for one
    that only a newer version can know.
    """
    match options:
        case (tag, tuple(parts), own) if tag == AGREED_TAG:
            agreed = Agreed()
            for part in parts:
                agreed = _read(part, agreed)
            if parts and joined(agreed, own) == options:
                return agreed, own
        case (tag, *_) if tag == AGREED_TAG or is_newer(options, AGREED_TAG, 3):
            pass
        case _:
            return Agreed(), options
    msg = "an agreement is [tag, sorted [name, value] pairs, the game's options]"
    raise unread(msg, options, AGREED_TAG, 3)


def undressed(options: Value) -> Value:
    """Return the *options* of a genesis as they were asked for: without what is worn."""
    agreed, own = known(options)
    return joined(replace(agreed, worn=()), own) if agreed.worn else options


def needs_newer(options: Value) -> bool:
    """Return whether only a newer version can know what the *options* of a genesis agree to."""
    try:
        split(options)
    except MalformedError as error:
        return isinstance(error, NewerError)
    return False


def known(options: Value) -> tuple[Agreed, Value]:
    """Return the same, or nothing and *options* as they are if the agreement is unknown."""
    try:
        return split(options)
    except MalformedError:
        return Agreed(), options


def are_playable(rules: Rules[Any], options: Value, seats: int) -> bool:
    """Return whether *seats* can play by *rules* with the *options* of a genesis."""
    try:
        agreed, own = split(options)
    except MalformedError:
        return False
    if len(agreed.worn) not in {0, seats}:
        return False
    series, origin = agreed.series, agreed.origin
    is_its_turn = series is None or series.edition == rules.rules_id
    if sum(one is not None for one in (series, agreed.drawn, origin)) > 1 or not is_its_turn:
        return False
    if rules.options_refusal(own, seats) is not None:
        return False
    return origin is None or _leads_to(origin, rules, own, seats)


def _leads_to(origin: Origin, rules: Rules[Any], options: Value, seats: int) -> bool:
    """Return whether *seats* can go on from *origin*."""
    if len(origin.identities) != seats:
        return False
    try:
        origin.state(rules, options)
    except MalformedError:
        return False
    return True


def _read(part: Value, agreed: Agreed) -> Agreed:
    match part:
        case (str(name), *values) if is_name(name) and len(values) > _FIELDS.get(name, -1):
            msg = f"an agreement of a newer version: {name}"
            raise NewerError(msg)
        case ("coach", True):
            return replace(agreed, coach=True)
        case ("draw", *terms):
            return replace(agreed, drawn=read_drawn(tuple(terms)))
        case ("nudge", int(seconds)) if seconds in NUDGES_S:
            return replace(agreed, nudge_s=seconds)
        case ("origin", *terms):
            return replace(agreed, origin=read_origin(tuple(terms)))
        case ("series", *terms):
            return replace(agreed, series=_read_series(terms))
        case ("worn", worn):
            return replace(agreed, worn=read_worn(worn))
        case _:
            msg = f"an agreement that this program does not know: {part!r}"
            raise MalformedError(msg)


def _read_series(value: Sequence[Value]) -> Series:
    match value:
        case (
            bytes(id_),
            int(games),
            tuple(editions),
            tuple(points),
            bool(drops_worst),
            bool(averages),
            bool(bots),
            int(number),
            bytes(previous),
        ) if (
            len(id_) == SERIES_ID_BYTES
            and {type(games), type(number)} == {int}
            and 1 <= number <= games <= GAMES_MAX
            and 1 <= len(editions) <= GAMES_MAX
            and 1 <= len(points) <= SEATS_MAX
            and len(previous) == (0 if number == 1 else DIGEST_BYTES)
        ):
            names = tuple(one for one in editions if isinstance(one, str))
            earned = tuple(one for one in points if type(one) is int and 0 <= one <= POINTS_MAX)
            if (names, earned) == (editions, points):
                more = drops_worst, averages, bots, number, previous
                return Series(id_, games, names, earned, *more)
    msg = "a series is [id, games, editions, points, drops, averages, bots, number, game]"
    raise MalformedError(msg)
