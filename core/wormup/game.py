"""Worm Up! at a table: slots of completed steps become actions of the race (W5, P14).

Law: total. The game goes on after every pattern of empty slots and of absent seats: a commit step,
the opening step (whose seed throws the ghost's dice), a declare step if an X has a choice, one move
step for each mover. A seat not at the table in one of these is passed over at once.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from core.table.digests import DIGEST_BYTES, rules_digest
from core.table.encoding import Value, pack
from core.table.messages import SEATS_MAX, mask_of, seats_of
from core.table.rules import OPEN, Refusal, SeatMask, Slot
from core.table.seeds import JointSeed
from core.wormup.actions import (
    AGREE,
    BID,
    DECLARE,
    MOVE,
    PASS,
    RESIGN,
    read_face,
    read_move,
    read_number,
    read_options,
)
from core.wormup.course import COURSE_MAX, COURSE_MIN
from core.wormup.profiles import Face, Lanes, Profile
from core.wormup.race import GHOST_DICE, Race, Stage, start_race
from core.wormup.refusals import WormUpReason, WormUpRefusal

VERSION = 1
"""Rises when the same log would be played differently; old versions stay."""
FORFEITS_MAX = 2
"""A seat with so many unopened commitments is a spectator of the race (W3.24)."""


class GameState(NamedTuple):
    """The race, and what the steps of the table add to it."""

    race: Race
    forfeits: tuple[int, ...]
    """How many commitments each seat has never opened."""
    committed: SeatMask = 0
    """The seats whose commitments are to be opened now; 0 outside an opening step."""
    unforgiven: SeatMask = 0
    """The seats that are out until all others let them back; 0 without that option (W3.28)."""

    def wanted(self) -> SeatMask:
        """Return the seats that have to act now, at the table or not; 0 iff the race is over."""
        if self.committed:
            return self.committed
        if self.race.stage is Stage.BID:
            return _mask_of(self.race.active)
        actor = self.race.actor()
        return 0 if actor is None else 1 << actor


@lru_cache(maxsize=1 << SEATS_MAX)
def _mask_of(active: tuple[bool, ...]) -> SeatMask:
    return mask_of(seat for seat, is_active in enumerate(active) if is_active)


class WormUp(NamedTuple):
    """The rules of one edition, as the table calls them (P14)."""

    profile: Profile

    @property
    def rules_id(self) -> str:
        """The name of the rules, as ``wormup/gryphon2010``."""
        return f"wormup/{self.profile.edition}"

    @property
    def rules_hash(self) -> bytes:
        """The hash of version and profile: peers with another hash cannot sit together."""
        return rules_digest(self.rules_id, VERSION, self.profile.plain())

    def options_refusal(self, options: Value, seats: int) -> Refusal | None:
        """Return why no table can be opened with *options* and so many *seats*, or None (W2)."""
        profile, chosen = self.profile, read_options(options)
        if chosen is None:
            return WormUpRefusal(WormUpReason.OPTIONS_FORM, value=options)
        if not profile.seats_min <= seats <= profile.seats_max:
            return WormUpRefusal(WormUpReason.SEATS, value=seats)
        if chosen.repose and not profile.may_repose:
            return WormUpRefusal(WormUpReason.REPOSE_IN_EDITION, value=profile.edition)
        if chosen.course and not COURSE_MIN <= chosen.course <= COURSE_MAX:
            return WormUpRefusal(WormUpReason.COURSE_LENGTH, value=chosen.course)
        return None

    def initial(self, options: Value, seats: int, seed: JointSeed) -> GameState:
        """Line up the worms; *seed* draws the lanes if they go by lot (W3.22)."""
        chosen = read_options(options)
        if chosen is None or self.options_refusal(options, seats):
            raise ValueError(f"options that were to be refused: {options!r}, {seats} seats")
        by_lot = chosen.lanes is Lanes.LOT
        lanes = seed.draws().shuffled(seats) if by_lot else tuple(range(seats))
        return GameState(start_race(self.profile, chosen, lanes), forfeits=(0,) * seats)

    def authors(self, state: GameState, at_table: SeatMask) -> SeatMask:
        """Return the wanted seats that are *at_table*, or, if none is, all *at_table*, to pass."""
        wanted = state.wanted()
        return wanted and (wanted & at_table or at_table)

    def opens(self, state: GameState) -> bool:
        """Return whether the authors now open their bids."""
        return bool(state.committed)

    def sealed_values(self, state: GameState, seat: int) -> Iterable[Value]:
        """List every bid that *seat* may commit to: the faces that do not rest (G10-24)."""
        refusal = state.race.bid_refusal
        return tuple((face.value,) for face in self.profile.faces if not refusal(seat, face))

    def refusal(
        self, state: GameState, seat: int, action: tuple[Value, ...], commit: bytes
    ) -> Refusal | None:
        """Return why *seat* may not do *action* with *commit*, or None; never raises (W5)."""
        if state.race.stage is Stage.OVER:
            return WormUpRefusal(WormUpReason.OVER)
        if not 0 <= seat < len(state.forfeits):
            return WormUpRefusal(WormUpReason.SEAT, value=seat)
        if not state.wanted() >> seat & 1:
            idle = action == PASS and commit == b""
            return None if idle else WormUpRefusal(WormUpReason.SEAT, value=seat)
        return _action_refusal(state, seat, action) or _commit_refusal(action, commit)

    def apply(
        self,
        state: GameState,
        slots: tuple[Slot, ...],
        at_table: SeatMask,
        in_game: SeatMask,
        seed: JointSeed,
    ) -> GameState:
        """Play a completed step, and pass over what nobody *at_table* can do (P14).

        A seat no longer *in_game* has resigned (W3.24), after what it did in this step.
        """
        wanted = state.wanted()
        gone = seats_of((1 << len(state.forfeits)) - 1 & ~in_game)
        acts = {slot.seat: slot.action for slot in slots if wanted >> slot.seat & 1}
        if not acts:
            after = state
        elif state.committed:
            after = _opened(state, acts, gone, seed)
        elif state.race.stage is Stage.BID:
            after = _committed(state, acts, gone, seed)
        else:
            ((seat, action),) = acts.items()
            after = state._replace(race=_acted(state.race, seat, action, gone))
        if gone:
            after = after._replace(race=_left(after.race, gone))
        after = _passed_over(after, at_table, gone, seed)
        return _barred(state, after, in_game & ~at_table)

    def parting(self, state: GameState, seat: int) -> tuple[tuple[Value, ...], Value | None]:
        """Resign, or pass where *seat* has nothing to do (W3.24)."""
        return RESIGN if state.wanted() >> seat & 1 else PASS, None

    def unforgiven(self, state: GameState) -> SeatMask:
        """Return the seats that are out until all others let them back (W3.28)."""
        return state.unforgiven

    def canonical(self, state: GameState) -> bytes:
        """Encode *state*; equal states, and only those, have equal bytes."""
        race = state.race
        worms = tuple([tuple(chain.from_iterable(worm.segments)) for worm in race.worms])
        return pack(
            (
                race.profile.edition,
                race.options.plain(),
                race.round,
                race.stage.value,
                worms,
                tuple(chain.from_iterable(race.course.posts)),
                race.active,
                tuple([_face_code(face) for face in race.rest]),
                tuple([_face_code(face) for face in race.bids]),
                _face_code(race.ghost),
                tuple([_code(number) for number in race.numbers]),
                _code(race.x_seat),
                race.queue,
                race.busy,
                race.idle,
                _code(race.winner),
                race.result.value if race.result else "",
                state.forfeits,
                state.committed,
                *((state.unforgiven,) if race.options.unopened_out else ()),
            )
        )


def _face_code(face: Face | None) -> Value:
    return face.value if face else 0


def _code(number: int | None) -> int:
    return -1 if number is None else number


def _action_refusal(state: GameState, seat: int, action: Value) -> WormUpRefusal | None:
    """Return why the wanted *seat* may not do *action* in this step, or None."""
    race = state.race
    if state.committed:
        is_opening = isinstance(action, tuple) and action[:1] == (OPEN,) and len(action) == 4
        return None if is_opening else WormUpRefusal(WormUpReason.STAGE, value=OPEN)
    if action == RESIGN:
        return None
    if race.stage is Stage.BID:
        return None if action in (BID, AGREE) else WormUpRefusal(WormUpReason.FORM, value=BID)
    if race.stage is Stage.DECLARE:
        number = read_number(action)
        declared = None if number is None else race.declare(seat, number)
        refusal = declared if isinstance(declared, WormUpRefusal) else None
        return refusal if declared else WormUpRefusal(WormUpReason.FORM, value=DECLARE)
    move = read_move(action)
    return race.move_refusal(seat, move) if move else WormUpRefusal(WormUpReason.FORM, value=MOVE)


def _commit_refusal(action: Value, commit: Value) -> WormUpRefusal | None:
    """Return why *commit* does not go with *action*, or None: only a bid has a commitment."""
    if action in (BID, AGREE):
        if isinstance(commit, bytes) and len(commit) == DIGEST_BYTES:
            return None
        return WormUpRefusal(WormUpReason.COMMIT_WANTED)
    return None if commit == b"" else WormUpRefusal(WormUpReason.COMMIT_UNWANTED)


_Acts = Mapping[int, tuple[Value, ...]]
"""What each wanted author did; an empty action is an empty slot."""


def _committed(state: GameState, acts: _Acts, gone: Sequence[int], seed: JointSeed) -> GameState:
    """Play a commit step: resignations first, then agreement, then bids (W3.24, W3.25)."""
    race = _left(state.race, [*gone, *[seat for seat in acts if acts[seat] == RESIGN]])
    if race.stage is Stage.OVER:
        return state._replace(race=race)
    standing = {seat: acts[seat] for seat in acts if race.active[seat] and acts[seat]}
    if all(standing.get(seat) == AGREE for seat, active in enumerate(race.active) if active):
        return state._replace(race=_played(race.agree()))
    if not standing:
        return state._replace(race=_revealed(race, {}, seed))
    return state._replace(race=race, committed=mask_of(standing))


def _opened(state: GameState, acts: _Acts, gone: Sequence[int], seed: JointSeed) -> GameState:
    """Play an opening step: a seat that has not opened gets no bid and a forfeit (P6.5)."""
    race = state.race
    unopened = [seat for seat in seats_of(state.committed) if not acts.get(seat)]
    forfeits = tuple([count + (seat in unopened) for seat, count in enumerate(state.forfeits)])
    bids = {}
    for seat, action in acts.items():
        face = read_face(action[2]) if action else None
        if face and not race.bid_refusal(seat, face):
            bids[seat] = face
    spectators = [seat for seat in unopened if forfeits[seat] >= FORFEITS_MAX]
    return GameState(_left(_revealed(race, bids, seed), [*gone, *spectators]), forfeits)


def _acted(race: Race, seat: int, action: tuple[Value, ...], gone: Sequence[int]) -> Race:
    """Play a declare step or a move step; *action* has passed `WormUp.refusal`."""
    if not action:
        return _played(race.skip(seat))
    if action == RESIGN:
        return _left(race, [*gone, seat])
    number, move = read_number(action), read_move(action)
    if race.stage is Stage.DECLARE and number is not None:
        return _played(race.declare(seat, number))
    if race.stage is Stage.MOVE and move:
        return race.after_move(seat, move)
    raise ValueError(f"an action that was to be refused: {action!r}")


def _passed_over(
    state: GameState, at_table: SeatMask, gone: Sequence[int], seed: JointSeed
) -> GameState:
    """Pass over openings, numbers and moves while none of their seats is *at_table* (P14)."""
    while not state.wanted() & at_table:
        actor = state.race.actor()
        if state.committed:
            state = _opened(state, {}, gone, seed)
        elif actor is not None:
            state = state._replace(race=_played(state.race.skip(actor)))
        else:
            break
    return state


def _barred(before: GameState, after: GameState, away: SeatMask) -> GameState:
    """Keep out the seats that are *away* and have not opened, if the table chose so (W3.28)."""
    if not after.race.options.unopened_out:
        return after
    counts = enumerate(zip(before.forfeits, after.forfeits, strict=True))
    unopened = mask_of(seat for seat, (old, new) in counts if new > old)
    return after._replace(unforgiven=(before.unforgiven | unopened) & away)


def thrown(race: Race, seed: JointSeed) -> tuple[Face, ...]:
    """Throw the ghost's dice with the *seed* of the opening step; none without a ghost (V95-36)."""
    draws, faces = seed.draws(), race.profile.faces
    return tuple(faces[draws.below(len(faces))] for _ in range(GHOST_DICE if race.has_ghost else 0))


def _revealed(race: Race, bids: Mapping[int, Face], seed: JointSeed) -> Race:
    """Reveal the *bids* by seat; *seed* throws the ghost's dice (V95-36, W3.21)."""
    faces = tuple(map(bids.get, range(len(race.worms))))
    return _played(race.reveal(faces, thrown(race, seed)))


def _left(race: Race, leaving: Sequence[int]) -> Race:
    """Take *leaving* out of the race; if no seat stays, none has outlasted the others (W3.24)."""
    if race.stage is Stage.OVER or not leaving:
        return race
    if not any(active and seat not in leaving for seat, active in enumerate(race.active)):
        return race.abandoned()
    for seat in leaving:
        race = _played(race.resign(seat)) if race.active[seat] else race
    return race


def _played(outcome: Race | WormUpRefusal) -> Race:
    if isinstance(outcome, Race):
        return outcome
    raise ValueError(f"an action that was to be refused: {outcome}")
