"""What a game must offer to be played at a table (P14). Law: pure, integers only, total.

The table knows no game: it hands over the slots of a completed step and gets the next state.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, Protocol, TypeVar

from core.table.encoding import Value
from core.table.seeds import JointSeed

SeatMask = int
"""A set of seats: bit *i* is seat *i*."""

OPEN = "open"
"""First element of the one action that every game shares: [OPEN, step, value, nonce] (P6.1)."""


class Reason(Enum):
    """Why something is refused; each game and each part of the table has its own closed set."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """One refusal: the reason and the value it is about, for words that live elsewhere."""

    reason: Reason
    value: Value = ()


class Slot(NamedTuple):
    """What a completed step holds of one author; *action* is empty where a call left it out."""

    seat: int
    action: tuple[Value, ...] = ()
    commit: bytes = b""


State = TypeVar("State")


class Rules(Protocol[State]):
    """The rules core of one game, of one edition or sheet family, in one version."""

    @property
    def rules_id(self) -> str:
        """Name the rules, as ``wormup/gryphon2010``."""

    @property
    def rules_hash(self) -> bytes:
        """Hash the rules' version and data; peers with another hash cannot sit together."""

    def options_refusal(self, options: Value, seats: int) -> Refusal | None:
        """Tell why no table can be opened with *options* and that many *seats*, or None."""

    def initial(self, options: Value, seats: int, seed: JointSeed) -> State:
        """Set up the game; *seed* (of step 1) draws lots such as lanes."""

    def authors(self, state: State, at_table: SeatMask) -> SeatMask:
        """Tell who must act now, a part of *at_table*; 0 if and only if the game is over."""

    def opens(self, state: State) -> bool:
        """Tell whether the authors now open the commitments of the step before."""

    def sealed_values(self, state: State, seat: int) -> Iterable[Value]:
        """List every value *seat* may commit to in *state*: few, a lost one is found by trying."""

    def refusal(
        self, state: State, seat: int, action: tuple[Value, ...], commit: bytes
    ) -> Refusal | None:
        """Tell why *seat* may not do *action* with *commit* (b"" or 32 bytes), or None.

        For ``[OPEN, step, value, nonce]`` the table has checked step, nonce and commitment; any
        value is accepted here, and an illegal one counts as none (P6.4).
        """

    def apply(
        self,
        state: State,
        slots: tuple[Slot, ...],
        at_table: SeatMask,
        in_game: SeatMask,
        seed: JointSeed,
    ) -> State:
        """Play a completed step: *slots* of exactly the authors, in seat order (P14).

        *at_table* is who acts next, a part of *in_game*: whoever is not in the game has left for
        good (P7.1). *seed* is the joint seed of the nonces opened in this step. Total for every
        pattern of empty slots and of leaving.
        """

    def parting(self, state: State, seat: int) -> tuple[tuple[Value, ...], Value | None]:
        """Return the act of *seat* when it leaves for good, and the value to seal or None.

        It resigns where the game knows that, else it does as little as it may. Never refused; only
        for an author of a step that opens nothing.
        """

    def unforgiven(self, state: State) -> SeatMask:
        """Tell who comes back to the table only if all others let it back; 0 in most games."""

    def canonical(self, state: State) -> bytes:
        """Encode *state*; equal states, and only those, have equal bytes."""
