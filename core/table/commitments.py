"""Sealed values: commit, open, and the joint seed (P6). Law: only committed nonces enter a seed.

Commitments are opened in the very next step, after all at the table have sealed them. Until then an
opening exists only on its own laptop.
"""

from collections.abc import Sequence

from core.table.digests import DIGEST_BYTES, commitment_digest, dice_digest
from core.table.encoding import Value
from core.table.messages import Act
from core.table.rules import OPEN, Slot
from core.table.seeds import JointSeed

SALT = "salt"
"""First element of the only action of step 1: [SALT, salt] (P3.4)."""

_OPENINGS = frozenset((OPEN, SALT))


def opening(step: int, value: Value, nonce: bytes) -> Act:
    """Return the act that opens the commitment made in *step*."""
    return Act((OPEN, step, value, nonce), b"")


def opens_commitment(
    action: tuple[Value, ...], game: bytes, step: int, seat: int, commit: bytes
) -> bool:
    """Return whether *action* truly opens what *seat* committed to in *step* (P6.1)."""
    match action:
        case (name, named, value, bytes(nonce)) if (
            name == OPEN and type(named) is int and named == step and len(nonce) == DIGEST_BYTES
        ):
            return commitment_digest(game, step, seat, value, nonce) == commit
    return False


def joint_seed(game: bytes, step: int, committed: bytes, slots: Sequence[Slot]) -> JointSeed:
    """Hash the nonces or salts opened in *slots* of *step*; *committed* is digest(step - 1)."""
    nonces = tuple(
        [(seat, action[-1]) for seat, action, _ in slots if action and action[0] in _OPENINGS]
    )
    return JointSeed(dice_digest(game, step, committed, nonces))
