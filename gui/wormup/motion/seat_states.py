"""What the badges of the seats say of the moment that is shown.

Law: nothing runs ahead of the picture; *phase* says how far an opening step has been told.
"""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from functools import partial

from core.table.looks import Worn
from core.table.rules import SeatMask
from core.wormup.profiles import Face
from core.wormup.race import Race, Stage
from gui.parts.badge import BadgeState
from gui.words.words import marked, words
from gui.wormup.motion.envelopes import paint_badge_die, paint_badge_envelope, paint_badge_place
from gui.wormup.motion.opened import order_of


class Phase(Enum):
    """How much of a round has been told."""

    SEALED = "sealed"
    """The envelopes lie in the badges."""
    FLOWN = "flown"
    """The envelopes lie on the veil, shut."""
    OPEN = "open"
    """All dice are seen, and nobody knows yet what comes of them."""
    BUMPED = "bumped"
    """It is seen who stays."""
    ORDERED = "ordered"
    """It is seen who goes when; the dice still lie on the veil."""
    PLAYED = "played"
    """The dice lie in the badges, and the movers move."""


_TILT = 12
"""How far the die of one that has bumped lies askew in its badge, in degrees."""


def seat_states(
    race: Race, worms: Sequence[Worn], phase: Phase, acted: SeatMask = 0, ours: SeatMask = 0
) -> tuple[BadgeState, ...]:
    """Return for each seat what its badge says while *race* is told as far as *phase*.

    The ghost, which has no seat, comes last, as long as it bids.

    *acted* has the seats that have sealed a bid in a round still to be opened, *ours* the one
    that has to act here.
    """
    states = [_state(race, seat, worms[seat], phase, acted) for seat in range(len(race.worms))]
    if race.profile.has_ghost and len(race.worms) == 2 and race.stage is not Stage.OVER:
        states.append(_haunting(race, phase))
    return tuple(
        replace(state, is_turn=True) if ours >> seat & 1 else state
        for seat, state in enumerate(states)
    )


def _state(race: Race, seat: int, worm: Worn, phase: Phase, acted: SeatMask) -> BadgeState:
    if race.stage is Stage.OVER:
        return _ended(race, seat)
    if not race.active[seat]:
        return BadgeState(words("resigned"), "sleeps")
    if phase is Phase.PLAYED and race.stage is Stage.BID:
        return _bidding(race, seat, worm, has_sealed=bool(acted >> seat & 1))
    if phase in {Phase.SEALED, Phase.FLOWN}:
        return _sealed(worm, in_badge=phase is Phase.SEALED)
    return _opened(race, seat, worm, phase)


def _haunting(race: Race, phase: Phase) -> BadgeState:
    """Return what the badge of the ghost says: it throws its bid as the envelopes open."""
    face, is_early = race.ghost, phase in {Phase.SEALED, Phase.FLOWN}
    if face is None or is_early:
        place = None if phase is Phase.FLOWN else paint_badge_place
        return BadgeState(words("bids by dice"), "thinks", thing=place, key=("ghost", place))
    said, is_bumped = words("rolls {face}", face=face.value), face in race.bids
    mood = "dizzy" if is_bumped and phase is not Phase.OPEN else "looks"
    if phase is not Phase.PLAYED:
        return BadgeState(said, mood, number=str(face.value))
    thing = partial(paint_badge_die, worm=None, face=face, tilt=_TILT if is_bumped else 0)
    return BadgeState(said, mood, thing=thing, key=("ghost", face))


def _rests(race: Race, seat: int) -> str:
    face = race.rest[seat]
    return str(face.value) if face else ""


def _bidding(race: Race, seat: int, worm: Worn, *, has_sealed: bool) -> BadgeState:
    """Return that *seat* still chooses, or has sealed its bid."""
    if has_sealed:
        return replace(_sealed(worm, in_badge=True), rests=_rests(race, seat))
    return BadgeState(
        words("choosing"), "thinks", rests=_rests(race, seat), thing=paint_badge_place, key="place"
    )


def _sealed(worm: Worn, *, in_badge: bool) -> BadgeState:
    """Return that *worm* has bid; what will rest after it would tell the bid."""
    said = words("sealed")
    if not in_badge:
        return BadgeState(said, "content")
    thing = partial(paint_badge_envelope, worm=worm)
    return BadgeState(said, "content", thing=thing, key=("envelope", worm))


def _opened(race: Race, seat: int, worm: Worn, phase: Phase) -> BadgeState:
    """Return what the open die of *seat* means, as far as it is told."""
    face = race.bids[seat]
    if face is None:
        return BadgeState(words("no bid"), "sleeps")
    is_bumped = (*race.bids, race.ghost).count(face) > 1
    if phase is Phase.OPEN or (phase is Phase.BUMPED and not is_bumped):
        return BadgeState(words("bids {face}", face=face.value), number=str(face.value))
    state = _bumped_or_ordered(race, seat, is_bumped=is_bumped)
    if phase is not Phase.PLAYED:
        return state
    if is_bumped:
        return _with_die(state, worm, face, _TILT if seat % 2 else -_TILT)
    return _with_die(_playing(race, seat), worm, face)


def _bumped_or_ordered(race: Race, seat: int, *, is_bumped: bool) -> BadgeState:
    """Return that *seat* has bumped, or when it goes."""
    order, number = order_of(race), race.numbers[seat]
    if is_bumped:
        return BadgeState(words("bumped"), "dizzy")
    if number is None:
        return BadgeState(words("an X alone"), "thinks", number="X")
    place = order.index(seat) if seat in order else None
    said = words("moves {number}", number=number) if place is None else words(_PLACES[place])
    return BadgeState(said, "happy", number=str(number))


_PLACES = (
    marked("moves 1st"),
    marked("moves 2nd"),
    marked("moves 3rd"),
    marked("moves 4th"),
    marked("moves 5th"),
)


def _playing(race: Race, seat: int) -> BadgeState:
    """Return what *seat* does while the movers of the round move."""
    number = race.numbers[seat]
    if race.stage is Stage.DECLARE:
        if seat == race.x_seat:
            return BadgeState(words("naming"), "thinks", is_turn=True)
        return BadgeState(words("moves {number}", number=number), "happy")
    if seat not in race.queue:
        if seat not in order_of(race):
            return BadgeState(words("passed over"), "sleeps")
        return BadgeState(words("moved {number}", number=number), "content")
    place = race.queue.index(seat)
    if place == 0:
        return BadgeState(words("moving"), "looks", is_turn=True)
    said = words("moves next") if place == 1 else words("moves {number}", number=number)
    return BadgeState(said, "happy")


def _ended(race: Race, seat: int) -> BadgeState:
    if seat == race.winner:
        return BadgeState(words("wins"), "happy", is_turn=True)
    for place, group in enumerate(race.ranking()):
        if seat in group:
            number = 1 + sum(len(other) for other in race.ranking()[:place])
            return BadgeState(words("place {place}", place=number), "looks")
    return BadgeState()


def _with_die(state: BadgeState, worm: Worn, face: Face, tilt: float = 0) -> BadgeState:
    """Return *state* with the open die of *worm* in its badge."""
    thing = partial(paint_badge_die, worm=worm, face=face, tilt=tilt)
    return replace(state, thing=thing, key=("die", worm, face, tilt))
