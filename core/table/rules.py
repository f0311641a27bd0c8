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
    """One refusal: the reason and the value it is about. The words for it live elsewhere."""

    reason: Reason
    value: Value = ()


class Slot(NamedTuple):
    """One author's part of a completed step; *action* is empty if a call left the author out."""

    seat: int
    action: tuple[Value, ...] = ()
    commit: bytes = b""


State = TypeVar("State")


class Rules(Protocol[State]):
    """The rules core of one game, of one edition or sheet family, in one version."""

    @property
    def rules_id(self) -> str:
        """The name of the rules, as ``wormup/gryphon2010``."""

    @property
    def rules_hash(self) -> bytes:
        """The hash of the rules' version and data; peers with another hash cannot sit together."""

    def options_refusal(self, options: Value, seats: int) -> Refusal | None:
        """Return why no table can be opened with *options* and that many *seats*, or None."""

    def initial(self, options: Value, seats: int, seed: JointSeed) -> State:
        """Return the first state; *seed* (of step 1) draws lots such as lanes."""

    def authors(self, state: State, at_table: SeatMask) -> SeatMask:
        """Return the seats that must act now, all *at_table*; 0 if and only if the game is over."""

    def opens(self, state: State) -> bool:
        """Return whether the authors now open the commitments of the step before."""

    def sealed_values(self, state: State, seat: int) -> Iterable[Value]:
        """List every value *seat* may commit to in *state*: so few that all can be tried."""

    def refusal(
        self, state: State, seat: int, action: tuple[Value, ...], commit: bytes
    ) -> Refusal | None:
        """Return why *seat* may not do *action* with *commit* (b"" or 32 bytes), or None.

        For ``[OPEN, step, value, nonce]`` the table has checked step, nonce and commitment. Accept
        any value here: an illegal one counts as none (P6.4).
        """

    def apply(
        self,
        state: State,
        slots: tuple[Slot, ...],
        at_table: SeatMask,
        in_game: SeatMask,
        seed: JointSeed,
    ) -> State:
        """Return the state after a step: *slots* of exactly the authors, in seat order (P14).

        *at_table* are the seats that act next, a part of *in_game*: a seat outside *in_game* has
        left for good (P7.1). *seed* is the joint seed of the nonces opened in this step. Total for
        every pattern of empty slots and of leaving.
        """

    def parting(self, state: State, seat: int) -> tuple[tuple[Value, ...], Value | None]:
        """Return the act of *seat* when it leaves for good, and the value to seal or None.

        It resigns if the game has that, else it does as little as possible. Never refused; only for
        an author of a step that opens nothing.
        """

    def unforgiven(self, state: State) -> SeatMask:
        """Return the seats that come back only if all others agree; 0 in most games."""

    def canonical(self, state: State) -> bytes:
        """Encode *state*; equal states, and only those, have equal bytes."""
