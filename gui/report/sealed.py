"""The envelopes of a game: what each held, the seal made of it, and who held the seal (P6.1).

Law: a seal is computed here again; nothing is taken from what a step says about itself.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from core.table.commitments import opening, opens_commitment
from core.table.digests import commitment_digest
from core.table.encoding import Value
from core.table.messages import Seal
from core.table.step import Completed
from gui.report.step_words import ui_at

TILES = 43
"""So many pictures say 32 bytes, six bits each; the last one says four."""


class SealedEnvelope(NamedTuple):
    """What a *seat* sealed in *step* of *game*; without a nonce it was never opened."""

    game: bytes
    step: int
    seat: int
    label: str
    """The round or hour, by its name."""
    value: Value
    face: str
    """The face of the die that it lays open, or "" in a game whose envelopes hold no die."""
    nonce: bytes
    seal: bytes
    """The digest that was signed, 32 bytes."""
    holders: tuple[int, ...]
    """The other seats that had signed the step with this seal in it before any was opened."""
    others: tuple[tuple[str, Value], ...]
    """What it could have held instead: faces and values."""

    @property
    def is_open(self) -> bool:
        """Whether what it held was ever shown."""
        return bool(self.nonce)

    @property
    def another(self) -> tuple[str, Value]:
        """One of the *others*, which has some: a number, if any is."""
        return next((one for one in reversed(self.others) if one[0].isdigit()), self.others[-1])

    def made_again(self, value: Value | None = None, nonce: bytes = b"") -> bytes:
        """Return the seal of what it held, or of another *value* or *nonce* in its place."""
        held = self.value if value is None else value
        return commitment_digest(self.game, self.step, self.seat, held, nonce or self.nonce)


def envelopes(steps: Sequence[Completed[Any]]) -> list[SealedEnvelope]:
    """Return all envelopes of *steps*, in the order in which they were sealed and by seat."""
    return [
        one
        for sealed, opened in pairwise(steps)
        if opened.step.opens
        for one in _of(sealed, opened)
    ]


def _of(sealed: Completed[Any], opened: Completed[Any]) -> Iterator[SealedEnvelope]:
    """Yield the envelopes that were closed in the step *sealed* and could be *opened* in the next.

    A seat that was away when they were opened has one that nobody opened.
    """
    step, ui = sealed.step, ui_at(sealed)
    acts = {slot.seat: slot.action for slot in opened.outcome.slots}
    signers = {message.seat for message in sealed.certificate if isinstance(message.body, Seal)}
    for seat, seal in enumerate(opened.step.commits):
        if not seal:
            continue
        action = acts.get(seat, ())
        is_true = opens_commitment(action, step.genesis.game, step.number, seat, seal)
        value, nonce = (action[2], action[3]) if is_true else ((), b"")
        assert isinstance(nonce, bytes), "a true opening holds one"
        faces = (
            (ui.die(opening(step.number, one, b"").action), one) for one in _values(sealed, seat)
        )
        yield SealedEnvelope(
            step.genesis.game,
            step.number,
            seat,
            ui.round_words(step.state),
            value,
            ui.die(action),
            nonce,
            seal,
            tuple(sorted(signers - {seat})),
            tuple((face, one) for face, one in faces if is_true and face and one != value),
        )


def _values(sealed: Completed[Any], seat: int) -> Sequence[Value]:
    """Return all that *seat* could have sealed."""
    step = sealed.step
    return () if step.state is None else [*step.rules.sealed_values(step.state, seat)]


def tiles(digest: bytes) -> tuple[int, ...]:
    """Return 32 bytes as 43 of the 64 pictures: six bits each, the first first.

    >>> tiles(bytes(31) + bytes([0b1001]))[-3:], len(tiles(bytes(32)))
    ((0, 0, 36), 43)
    """
    bits = int.from_bytes(digest, "big") << TILES * 6 - 8 * len(digest)
    return tuple(bits >> 6 * at & 63 for at in reversed(range(TILES)))
