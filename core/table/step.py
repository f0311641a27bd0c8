"""One step: who acts, what is valid, when it is complete (P5). Law: a complete step never changes.

Everybody acts, everybody seals. A step is complete when all at the table have sealed the same
content; those seals and the acts they cite are its certificate.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from core.table.commitments import SALT, joint_seed, opens_commitment
from core.table.digests import salt_digest, state_digest, step_digest
from core.table.encoding import Value
from core.table.genesis import Genesis
from core.table.messages import Act, Content, Message, Seal, mask_of, seats_of
from core.table.pool import Pool
from core.table.rules import Reason, Refusal, Rules, SeatMask, Slot, State


class StepReason(Reason):
    """Why the table refuses a message, whatever the game (P5.3)."""

    OTHER_GAME = "belongs to another game"
    OTHER_PAST = "does not continue this game's past"
    NO_SEAT = "names a seat that is not at the table"
    FORGED = "is not signed by its seat"
    NOT_AUTHOR = "acts in a step that is not its turn"
    SALT_EXPECTED = "does not open the salt that its offer fixed"
    OPENING_FALSE = "does not open the commitment it made"
    CONTENT_DIFFERS = "seals another content than the acts give"
    STATE_DIFFERS = "seals another state: its rules core computes differently"
    TOO_MANY = "is one message too many for its seat and step"


@dataclass(frozen=True, slots=True)
class Step(Generic[State]):
    """What all agree on before step *number* (P5.1); *state* is None before step 1."""

    genesis: Genesis
    rules: Rules[State]
    number: int
    previous: bytes
    at_table: SeatMask
    in_game: SeatMask
    authors: SeatMask
    state: State | None
    commits: tuple[bytes, ...]

    @property
    def opens(self) -> bool:
        """Whether this step opens the commitments of the one before."""
        return self.state is not None and self.rules.opens(self.state)

    def act_refusal(self, seat: int, act: Act) -> Refusal | None:
        """Tell why *act* is not valid for *seat* now, or None (P5.3)."""
        if not self.authors >> seat & 1:
            return Refusal(StepReason.NOT_AUTHOR)
        if self.state is None:
            offer = self.genesis.offers[seat]
            match act:
                case ((name, bytes(salt)), b"") if name == SALT:
                    if salt_digest(offer.table_key, salt) == offer.salt_digest:
                        return None
            return Refusal(StepReason.SALT_EXPECTED)
        if self.rules.opens(self.state):
            game, commit = self.genesis.game, self.commits[seat]
            true = opens_commitment(act.action, game, self.number - 1, seat, commit)
            return None if true and not act.commit else Refusal(StepReason.OPENING_FALSE, commit)
        return self.rules.refusal(self.state, seat, act.action, act.commit)

    def outcome(self, acts: Sequence[Message]) -> "Outcome[State]":
        """Play *acts*, one valid act of every author in seat order, without a call."""
        slots = tuple(_slot(act) for act in acts)
        genesis = self.genesis
        seed = joint_seed(genesis.game, self.number, self.previous, slots)
        if self.state is None:
            state = self.rules.initial(genesis.options, len(genesis.offers), seed)
        else:
            state = self.rules.apply(self.state, slots, self.at_table, seed)
        ids = tuple((act.seat, act.id) for act in acts)
        digest = state_digest(self.rules.canonical(state))
        return Outcome(Content(ids, self.at_table, self.in_game, digest), slots, seed.seed, state)

    def after(self, outcome: "Outcome[State]") -> "Step[State]":
        """Go on to the next step when this one is complete with *outcome* (P5.2)."""
        content = outcome.content
        commits = {slot.seat: slot.commit for slot in outcome.slots}
        return Step(
            self.genesis,
            self.rules,
            self.number + 1,
            step_digest(self.genesis.game, self.number, self.previous, content),
            content.at_table,
            content.in_game,
            self.rules.authors(outcome.state, content.at_table),
            outcome.state,
            tuple(commits.get(seat, b"") for seat in range(len(self.genesis.offers))),
        )


@dataclass(frozen=True, slots=True)
class Outcome(Generic[State]):
    """What the acts of a step come to: its content and the state after it."""

    content: Content
    slots: tuple[Slot, ...]
    seed: bytes
    state: State


@dataclass(frozen=True, slots=True)
class Completed(Generic[State]):
    """A complete step: what it began from, its outcome, its certificate."""

    step: Step[State]
    outcome: Outcome[State]
    digest: bytes
    certificate: tuple[Message, ...]


def first_step(genesis: Genesis, rules: Rules[State]) -> Step[State]:
    """Begin: in step 1 everybody opens the salt (P3.4)."""
    everybody = (1 << len(genesis.offers)) - 1
    nothing = (b"",) * len(genesis.offers)
    return Step(genesis, rules, 1, genesis.game, everybody, everybody, everybody, None, nothing)


def certificate_of(step: Step[State], pool: Pool) -> tuple[Content, tuple[Message, ...]] | None:
    """Find the content that all at the table have sealed, and their seals in seat order (P5.4)."""
    if mask_of(pool.seals) != step.at_table:
        return None
    sealed = [
        {seal.body.content: seal for seal in pool.seals[seat] if isinstance(seal.body, Seal)}
        for seat in seats_of(step.at_table)
    ]
    for content in sealed[0]:
        if all(content in of_seat for of_seat in sealed):
            return content, tuple(of_seat[content] for of_seat in sealed)
    return None


def acts_of_all(step: Step[State], pool: Pool) -> tuple[Message, ...]:
    """Give the acts if there is exactly one of every author, in seat order; else nothing."""
    acts: list[Message] = []
    for author in seats_of(step.authors):
        held = pool.acts.get(author, ())
        if len(held) != 1:
            return ()
        acts += held
    return tuple(acts)


def _slot(message: Message) -> Slot:
    assert isinstance(message.body, Act)
    return Slot(message.seat, message.body.action, message.body.commit)


def slot_value(slot: Slot) -> Value:
    """Give the value that an opening in *slot* shows."""
    return slot.action[2]
