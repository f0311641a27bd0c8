"""The race: its state, and one pure function for each action (W5).

Law: a state and an action give the next state or a refusal, the same on every laptop; a refused
action changes nothing. `tests/vectors/wormup` holds examples made by another implementation.
"""

from enum import Enum
from typing import NamedTuple, TypeVar

from core.wormup.bids import free_numbers, ghost_face, queue_of, resting_after, valid_bids
from core.wormup.course import Course, start_course
from core.wormup.legality import ground_near
from core.wormup.moves import Move, Walk, moved, reach_of, walked
from core.wormup.profiles import Face, Options, Profile
from core.wormup.refusals import WormUpReason, WormUpRefusal
from core.wormup.worm import Worm, distance2, start_worm

IDLE_MAX = 10
"""The race ends after so many rounds in a row in which no seat that could move did (W3.25)."""
ROUNDS_MAX = 100
GHOST_DICE = 2
GHOST_SEATS = 2
"""The ghost plays only with two players (V95-35)."""


class Stage(Enum):
    """What the race waits for."""

    BID = "bid"
    DECLARE = "declare"
    MOVE = "move"
    OVER = "over"


class Result(Enum):
    """How a race ended."""

    FINISH = "finish"
    WALKOVER = "walkover"
    STALL = "stall"
    ROUNDS = "rounds"
    AGREED = "agreed"


class Race(NamedTuple):
    """A race between two actions; the tuples have one entry for each seat."""

    profile: Profile
    options: Options
    worms: tuple[Worm, ...]
    course: Course
    active: tuple[bool, ...]
    """Still in the race: not resigned."""
    rest: tuple[Face | None, ...]
    """The face that each seat may not bid in the current or the next bidding (W3.20)."""
    bids: tuple[Face | None, ...]
    numbers: tuple[int | None, ...]
    """How far each valid bid may move; None without one, or until an X has named its number."""
    round: int = 1
    stage: Stage = Stage.BID
    ghost: Face | None = None
    x_seat: int | None = None
    """The seat whose X is valid and not forfeited."""
    queue: tuple[int, ...] = ()
    """The seats that still have to move, in order."""
    busy: bool = False
    """Something was placed or swung this round."""
    idle: int = 0
    """Rounds in a row with a valid bid but nothing placed or swung (W3.25)."""
    winner: int | None = None
    result: Result | None = None

    @property
    def has_ghost(self) -> bool:
        """Whether a ghost bids too (V95-35)."""
        return self.profile.has_ghost and len(self.worms) == GHOST_SEATS

    # what may be done

    def bid_refusal(self, seat: int, face: Face) -> WormUpRefusal | None:
        """Return why *seat* may not bid *face* this round, or None (W2, W3.20)."""
        if not self.active[seat]:
            return WormUpRefusal(WormUpReason.INACTIVE, value=seat)
        if face not in self.profile.faces:
            return WormUpRefusal(WormUpReason.FACE, value=(seat, face.value))
        if face is self.rest[seat]:
            return WormUpRefusal(WormUpReason.RESTS, value=(seat, face.value))
        return None

    def free_numbers(self) -> tuple[int, ...]:
        """List the numbers that the X may name now; empty unless it has to name one (W3.9)."""
        if self.stage is not Stage.DECLARE or self.x_seat is None:
            return ()
        return free_numbers(self.profile, self.bids, self.ghost, self.x_seat)

    def walk(self, seat: int) -> Walk | WormUpRefusal:
        """Begin the move of *seat*, to be made part by part, or return why it may not move."""
        refusal = self._actor_refusal(seat, Stage.MOVE)
        if refusal:
            return refusal
        worm, number = self.worms[seat], self.numbers[seat] or 0
        ground = ground_near(self.worms, seat, self.course, worm.head, reach_of(number))
        return Walk(self.profile, self.options, number, seat == self.x_seat, ground, worm)

    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats by place: the winner, then by distance, then the resigned (W3.26).

        Seats in one group share the place.
        """
        places: dict[tuple[bool, bool, int], list[int]] = {}
        for seat in range(len(self.worms)):
            active = self.active[seat]
            merit = (seat != self.winner, not active, _distance(self, seat) if active else 0)
            places.setdefault(merit, []).append(seat)
        return tuple(tuple(places[merit]) for merit in sorted(places))

    # actions

    def reveal(
        self, bids: tuple[Face | None, ...], thrown: tuple[Face, ...] = ()
    ) -> "Race | WormUpRefusal":
        """Reveal one bid a seat (None is no bid), and the ghost's two dice if there is a ghost."""
        refusal = self._reveal_refusal(bids, thrown)
        if refusal:
            return refusal
        ghost = ghost_face(thrown) if thrown else None
        valid = valid_bids(bids, ghost)
        revealed = self._replace(
            bids=bids,
            ghost=ghost,
            rest=resting_after(self.profile, valid),
            numbers=tuple([face.number or None if face else None for face in valid]),
            x_seat=valid.index(Face.X) if Face.X in valid else None,
        )
        if not any(valid):
            return _next_round(revealed)
        return _await_number(revealed)

    def declare(self, seat: int, number: int) -> "Race | WormUpRefusal":
        """Let the X of *seat* name its *number* (W3.7, W3.9)."""
        refusal = self._actor_refusal(seat, Stage.DECLARE)
        if refusal:
            return refusal
        if number not in self.free_numbers():
            return WormUpRefusal(WormUpReason.NUMBER, value=number)
        return _await_moves(self._replace(numbers=put(self.numbers, seat, number)))

    def move(self, seat: int, move: Move) -> "Race | WormUpRefusal":
        """Make the whole *move* of *seat*, the first in the queue."""
        refusal = self.move_refusal(seat, move)
        return refusal or self.after_move(seat, move)

    def move_refusal(self, seat: int, move: Move) -> WormUpRefusal | None:
        """Return why *seat* may not make *move*, or None."""
        walk = self.walk(seat)
        end = walk if isinstance(walk, WormUpRefusal) else walked(walk, move)
        return end if isinstance(end, WormUpRefusal) else None

    def after_move(self, seat: int, move: Move) -> "Race":
        """Return the race after a *move* that `move_refusal` let pass; it is not tested again."""
        course, swing = self.course, move.swing
        if swing:
            course = course.swung(swing.post, swing.to)
        worm = moved(self.worms[seat], move)
        after = self._replace(
            worms=put(self.worms, seat, worm),
            course=course,
            busy=self.busy or bool(move.placements) or swing is not None,
        )
        if move.placements and course.is_won_by(worm, self.profile.side):
            return _over(after, Result.FINISH, seat)
        return _without(after, seat)

    def skip(self, seat: int) -> "Race | WormUpRefusal":
        """Forfeit the number or the move of *seat*: a call has gone on without it (W3.24)."""
        refusal = self._actor_refusal(seat, self.stage)
        return refusal or _forfeited(self, seat)

    def resign(self, seat: int) -> "Race | WormUpRefusal":
        """Take *seat* out of the race; its worm stays as an obstacle (W3.24)."""
        if self.stage is Stage.OVER:
            return WormUpRefusal(WormUpReason.OVER)
        if not 0 <= seat < len(self.worms) or not self.active[seat]:
            return WormUpRefusal(WormUpReason.INACTIVE, value=seat)
        resigned = self._replace(
            active=put(self.active, seat, entry=False),
            rest=put(self.rest, seat, None),
        )
        if sum(resigned.active) == 1:
            return _over(resigned, Result.WALKOVER, resigned.active.index(True))
        return _forfeited(resigned, seat)

    def agree(self) -> "Race | WormUpRefusal":
        """End the race without a winner, between rounds: all active seats agree (W3.25)."""
        if self.stage is not Stage.BID:
            return WormUpRefusal(WormUpReason.STAGE, value=self.stage.value)
        return self.abandoned()

    def abandoned(self) -> "Race":
        """End the race without a winner: all active seats have left at once (W3.24)."""
        return _over(self, Result.AGREED)

    # the round

    def _reveal_refusal(
        self, bids: tuple[Face | None, ...], thrown: tuple[Face, ...]
    ) -> WormUpRefusal | None:
        if self.stage is not Stage.BID:
            return WormUpRefusal(WormUpReason.STAGE, value=self.stage.value)
        if len(bids) != len(self.worms):
            return WormUpRefusal(WormUpReason.FORM, value=len(bids))
        dice = GHOST_DICE if self.has_ghost else 0
        if len(thrown) != dice or any(face not in self.profile.faces for face in thrown):
            return WormUpRefusal(WormUpReason.GHOST)
        refusals = [self.bid_refusal(seat, face) for seat, face in enumerate(bids) if face]
        return next(filter(None, refusals), None)

    def _actor_refusal(self, seat: int, stage: Stage) -> WormUpRefusal | None:
        """Return why *seat* may not act in *stage*, or None."""
        if self.stage is not stage or stage is Stage.BID or stage is Stage.OVER:
            return WormUpRefusal(WormUpReason.STAGE, value=self.stage.value)
        return None if seat == self.actor() else WormUpRefusal(WormUpReason.SEAT, value=seat)

    def actor(self) -> int | None:
        """Return the one seat that has to name its number or to move now, or None."""
        match self.stage:
            case Stage.DECLARE:
                return self.x_seat
            case Stage.MOVE:
                return self.queue[0]
            case Stage.BID | Stage.OVER:
                return None


_T = TypeVar("_T")


def put(row: tuple[_T, ...], seat: int, entry: _T) -> tuple[_T, ...]:
    """Return *row* with the entry of *seat* changed.

    >>> put((1, 2, 3), 1, 0)
    (1, 0, 3)
    """
    return (*row[:seat], entry, *row[seat + 1 :])


def start_race(profile: Profile, options: Options, lanes: tuple[int, ...]) -> Race:
    """Line up the worms; *lanes* holds the lane of each seat (W3.22)."""
    seats = len(lanes)
    nobody = (None,) * seats
    return Race(
        profile,
        options,
        tuple(start_worm(lane, seats) for lane in lanes),
        start_course(options.course or profile.course),
        active=(True,) * seats,
        rest=nobody,
        bids=nobody,
        numbers=nobody,
    )


def _await_number(race: Race) -> Race:
    """Wait for the X to name its number, if its bid is valid and it has a choice (G10-16)."""
    if race.x_seat is None:
        return _await_moves(race)
    waiting = race._replace(stage=Stage.DECLARE)
    if waiting.free_numbers():
        return waiting
    return _await_moves(race._replace(numbers=put(race.numbers, race.x_seat, 0)))


def _await_moves(race: Race) -> Race:
    queue = queue_of(race.numbers, race.x_seat, race.options.x_turn)
    return _after_queue(race._replace(stage=Stage.MOVE, queue=queue))


def _forfeited(race: Race, seat: int) -> Race:
    """Go on without the number or the move of *seat*, if it was still to come."""
    if race.stage is Stage.DECLARE and seat == race.x_seat:
        return _await_moves(race._replace(x_seat=None))
    return _without(race, seat) if seat in race.queue else race


def _without(race: Race, seat: int) -> Race:
    return _after_queue(race._replace(queue=tuple([s for s in race.queue if s != seat])))


def _after_queue(race: Race) -> Race:
    """End the round when everybody has moved, and end a race that stands still (W3.25)."""
    if race.queue:
        return race
    ended = race._replace(idle=0 if race.busy else race.idle + 1)
    return _over(ended, Result.STALL) if ended.idle >= IDLE_MAX else _next_round(ended)


def _next_round(race: Race) -> Race:
    if race.round >= ROUNDS_MAX:
        return _over(race, Result.ROUNDS)
    nobody = (None,) * len(race.worms)
    return race._replace(
        round=race.round + 1,
        stage=Stage.BID,
        bids=nobody,
        ghost=None,
        numbers=nobody,
        x_seat=None,
        busy=False,
    )


def _over(race: Race, result: Result, winner: int | None = None) -> Race:
    return race._replace(stage=Stage.OVER, queue=(), winner=winner, result=result)


def _distance(race: Race, seat: int) -> int:
    """Return the distance of head and line, squared, times the line's squared length: exact."""
    above, below = race.course.square_to_line(race.worms[seat].head)
    return above * (distance2(*race.course.finish) // below)
