"""Origin: the moment of another game from which a table goes on.

origin = [game, step, digest of the step, identities by seat, past]; past = packed [[at table, in
game, [[packed action, has committed], ...] by author, joint seed], ...], what was played up to
there. Law: the rules compute the moment from the past, so nobody makes up a position that play
cannot bring about. That it was played so, only the log of that game shows: equal moments have equal
origins.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from core.table.digests import DIGEST_BYTES
from core.table.encoding import MalformedError, Value, pack, unpack
from core.table.messages import SEATS_MAX, STEP_MAX, seats_of
from core.table.rules import OPEN, Rules, SeatMask, Slot
from core.table.seeds import JointSeed

PAST_BYTES_MAX = 12 * 1024
"""A race takes up to 6 kB, a sheet for four 7 kB."""
SEALED = bytes(DIGEST_BYTES)
"""Stands for every commitment in a past: what was sealed stands there open."""
_KEY_BYTES = 32


class PastStep(NamedTuple):
    """One step of a past: who remained, what its authors did, and the joint seed."""

    at_table: SeatMask
    in_game: SeatMask
    slots: tuple[Slot, ...]
    """None in step 1, in which everybody opens the salt."""
    seed: bytes

    @property
    def value(self) -> Value:
        """Return the step as it is packed."""
        acts = tuple([(_packed(slot.action), bool(slot.commit)) for slot in self.slots])
        return self.at_table, self.in_game, acts, self.seed


class Origin(NamedTuple):
    """Which moment of which game it is; only *state* judges the past."""

    game: bytes
    step: int
    digest: bytes
    """The digest of that step: it names all that was played up to there, and who signed it."""
    identities: tuple[bytes, ...]
    """Who sat there, by seat."""
    past: bytes

    def seated(self, identities: Sequence[bytes]) -> tuple[bytes, ...]:
        """Return as many *identities* in seat order: those who played keep their seats."""
        if len(identities) != len(self.identities):
            return tuple(identities)
        others = (one for one in identities if one not in self.identities)
        return tuple([one if one in identities else next(others) for one in self.identities])

    def state(self, rules: Rules[Any], options: Value) -> Any:  # noqa: ANN401  # each game's own
        """Return the state at the moment, by *rules* with their own *options*.

        Raises `MalformedError` if the past does not lead to a moment at which a table can begin.
        """
        everybody = (1 << len(self.identities)) - 1
        steps = unpack(self.past)
        if not isinstance(steps, tuple) or not steps:
            raise _unfit()
        first, *later = steps
        at_table, in_game, _, seed = _read_step(first, everybody, 0)
        state = rules.initial(options, len(self.identities), JointSeed(seed))
        for step in later:
            authors = rules.authors(state, at_table)
            at_table, in_game, slots, seed = _read_step(step, in_game, authors)
            if not authors or not all(_is_legal(rules, state, slot) for slot in slots):
                raise _unfit()
            state = rules.apply(state, slots, at_table, in_game, JointSeed(seed))
        if rules.opens(state) or not rules.authors(state, everybody):
            raise _unfit()
        return state


def read_origin(value: Value) -> Origin:
    """Read the fields of an origin, but for its past; raises `MalformedError`."""
    match value:
        case (bytes(game), int(step), bytes(digest), tuple(identities), bytes(past)) if (
            len(game) == len(digest) == DIGEST_BYTES
            and type(step) is int
            and 1 <= step <= STEP_MAX
            and 1 <= len(identities) <= SEATS_MAX
            and len(past) <= PAST_BYTES_MAX
        ):
            keys = tuple(one for one in identities if type(one) is bytes and len(one) == _KEY_BYTES)
            if keys == identities and len(set(keys)) == len(keys):
                return Origin(game, step, digest, keys, past)
    msg = "an origin is [game, step, digest, identities, past]"
    raise MalformedError(msg)


def _read_step(value: Value, before: SeatMask, authors: SeatMask) -> PastStep:
    """Read a step with so many *authors*; nobody comes back who was not in the game *before*."""
    match value:
        case (int(at_table), int(in_game), tuple(acts), bytes(seed)) if (
            {type(at_table), type(in_game)} == {int}
            and at_table & ~in_game == in_game & ~before == 0
            and len(acts) == authors.bit_count()
            and len(seed) == DIGEST_BYTES
        ):
            slots = tuple(map(_read_slot, seats_of(authors), acts))
            return PastStep(at_table, in_game, slots, seed)
    raise _unfit()


def _read_slot(seat: int, value: Value) -> Slot:
    match value:
        case (bytes(packed), bool(has_committed)):
            action = unpack(packed) if packed else ()
            if isinstance(action, tuple) and bool(action) == bool(packed):
                return Slot(seat, action, SEALED if has_committed else b"")
        case _:
            pass
    raise _unfit()


def _packed(action: tuple[Value, ...]) -> bytes:
    """Return *action* for a past: by itself, for it may be nested deep; nothing if it is none."""
    return pack(action) if action else b""


def _unfit() -> MalformedError:
    return MalformedError("a past that leads to no moment from which a table can go on")


def _is_legal(rules: Rules[Any], state: Any, slot: Slot) -> bool:  # noqa: ANN401  # each game's own
    """Return whether the seat of *slot* can have done that; a call may have left it out."""
    if not slot.action:
        return not slot.commit
    if rules.opens(state):
        return slot.action[0] == OPEN and len(slot.action) == len((OPEN, "step", "value", "nonce"))
    return rules.refusal(state, slot.seat, slot.action, slot.commit) is None
