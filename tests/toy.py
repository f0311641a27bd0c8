"""The smallest game with every kind of step, for tests of the table alone.

A round: all commit a number below 6, all open it, then one seat moves by naming a number. Options
are the number of rounds. A seat's score is the sum of what it opened, plus a die of the joint seed;
a seat that leaves for good has lost. If it is *strict*, a seat that has not opened is out until all
others let it back.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.table.digests import rules_digest
from core.table.encoding import Value, pack
from core.table.messages import mask_of, seats_of
from core.table.rules import OPEN, Reason, Refusal, SeatMask, Slot
from core.table.seeds import JointSeed

LOST = -1000


class ToyReason(Reason):
    NOT_NOW = "this action is not of this step"
    TOO_BIG = "the number is not below 6"
    BAD_OPTIONS = "the options are the number of rounds"


@dataclass(frozen=True, slots=True)
class ToyState:
    rounds: int
    round: int
    phase: int  # 0 commit, 1 open, 2 move
    scores: tuple[int, ...]
    committed: SeatMask = 0
    unforgiven: SeatMask = 0


@dataclass(frozen=True, slots=True)
class Toy:
    """Rules for ToyState."""

    version: int = 1
    strict: bool = False

    @property
    def rules_id(self) -> str:
        return "toy/1"

    @property
    def rules_hash(self) -> bytes:
        return rules_digest(self.rules_id, self.version, ())

    def options_refusal(self, options: Value, seats: int) -> Refusal | None:
        return None if type(options) is int and seats else Refusal(ToyReason.BAD_OPTIONS, options)

    def initial(self, options: Value, seats: int, seed: JointSeed) -> ToyState:
        assert isinstance(options, int)
        return ToyState(options, 0, 0, (seed.draws().below(6),) * seats)

    def authors(self, state: ToyState, at_table: SeatMask) -> SeatMask:
        if state.round == state.rounds:
            return 0
        if state.phase < 2:
            return state.committed & at_table if state.phase else at_table
        seats = tuple(seats_of(at_table))
        return 1 << seats[state.round % len(seats)]

    def opens(self, state: ToyState) -> bool:
        return state.phase == 1

    def sealed_values(self, state: ToyState, seat: int) -> Iterable[Value]:
        return range(6)

    def refusal(
        self, state: ToyState, seat: int, action: tuple[Value, ...], commit: bytes
    ) -> Refusal | None:
        match state.phase, action:
            case 0, ("bid",) if commit:
                return None
            case 2, ("move", int(number)) if not commit:
                return None if number < 6 else Refusal(ToyReason.TOO_BIG, number)
            case _:
                return Refusal(ToyReason.NOT_NOW, action)

    def apply(
        self,
        state: ToyState,
        slots: tuple[Slot, ...],
        at_table: SeatMask,
        in_game: SeatMask,
        seed: JointSeed,
    ) -> ToyState:
        scores = list(state.scores)
        die = seed.draws().below(6)
        for slot in slots:
            match slot.action:
                case (name, _, int(value), _) if name == OPEN:
                    scores[slot.seat] += value + die
                case ("move", int(number)):
                    scores[slot.seat] += number
                case _:
                    pass
        committed = mask_of(slot.seat for slot in slots if slot.commit) & at_table
        unopened = mask_of(slot.seat for slot in slots if state.phase == 1 and not slot.action)
        following = (state.phase + 1 + (state.phase == 0 and not committed)) % 3
        return replace(
            state,
            phase=following,
            round=state.round + (following == 0),
            scores=tuple(s if in_game >> seat & 1 else LOST for seat, s in enumerate(scores)),
            committed=committed,
            unforgiven=(state.unforgiven | unopened) & in_game & ~at_table if self.strict else 0,
        )

    def parting(self, state: ToyState, seat: int) -> tuple[tuple[Value, ...], Value | None]:
        return toy_action(state, 0)

    def unforgiven(self, state: ToyState) -> SeatMask:
        return state.unforgiven

    def canonical(self, state: ToyState) -> bytes:
        everybody = (1 << len(state.scores)) - 1
        some = (state.committed,) if state.committed not in {0, everybody} else ()
        out = (0, state.unforgiven) if self.strict else ()
        return pack((state.rounds, state.round, state.phase, state.scores, *some, *out))


def toy_action(state: ToyState, choice: int) -> tuple[tuple[Value, ...], Value | None]:
    """Give the action that a seat plays in *state* and the value it seals, from any *choice*."""
    return (("bid",), choice % 6) if state.phase == 0 else (("move", choice % 6), None)
