"""One step: its authors, what is valid, when it is complete (P5). A complete step never changes.

Everybody acts, everybody seals. A step is complete when all at the table, or at one call all seats
present, have sealed the same content; those seals and all they cite are its certificate.
"""

from collections.abc import Sequence
from typing import Generic, NamedTuple

from core.table.commitments import SALT, joint_seed, opens_commitment
from core.table.digests import salt_digest, state_digest, step_digest
from core.table.genesis import Genesis
from core.table.messages import Act, Call, Content, Message, mask_of, seats_of
from core.table.rules import Reason, Refusal, Rules, SeatMask, Slot, State
from core.table.seeds import JointSeed


class StepReason(Reason):
    """Why the table refuses a message, whatever the game (P5.3)."""

    OTHER_GAME = "belongs to another game"
    OTHER_PAST = "does not continue this game's past"
    NO_SEAT = "names a seat that is not at the table"
    FORGED = "is not signed by its seat"
    NOT_AUTHOR = "acts in a step that is not its turn"
    SALT_EXPECTED = "does not open the salt that its offer fixed"
    OPENING_FALSE = "does not open the commitment it made"
    BAD_CALL = "answers or seals a call that is not allowed"
    BAD_ANSWER = "answers a call otherwise than an answer must be"
    CONTENT_DIFFERS = "seals another content than the acts and answers give"
    STATE_DIFFERS = "seals another state: its rules core computes differently"
    OVER = "comes after the end of the game"
    TOO_MANY = "is one message too many for its seat and step"


class Step(NamedTuple, Generic[State]):
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

    @property
    def unforgiven(self) -> SeatMask:
        """The seats that are away and come back only if all others agree (P7.6)."""
        away = self.in_game & ~self.at_table
        return self.rules.unforgiven(self.state) & away if away and self.state is not None else 0

    def returning(self, call: Call) -> SeatMask:
        """Return the seats that *call* lets back and only all others can let back (P7.6)."""
        return call.present & ~call.gone & self.unforgiven

    def act_refusal(self, seat: int, act: Act) -> Refusal | None:
        """Return why *act* is not valid for *seat* now, or None (P5.3)."""
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

    def outcome(
        self, acts: Sequence[Message | None], at_table: SeatMask, in_game: SeatMask
    ) -> "Outcome[State]":
        """Play *acts*: for every author, in seat order, a valid act, or None for an empty slot.

        *at_table* and *in_game* are V and N of the next step.
        """
        authors = seats_of(self.authors)
        slots = tuple(map(_slot, authors, acts))
        genesis = self.genesis
        seed = joint_seed(genesis.game, self.number, self.previous, slots)
        if self.state is None:
            state = first_state(genesis, self.rules, seed)
        else:
            state = self.rules.apply(self.state, slots, at_table, in_game, seed)
        ids = tuple(
            [(seat, act.id if act else b"") for seat, act in zip(authors, acts, strict=True)]
        )
        digest = state_digest(self.rules.canonical(state))
        return Outcome(Content(ids, at_table, in_game, digest), slots, seed.seed, state)

    def after(self, outcome: "Outcome[State]") -> "Step[State]":
        """Return the next step, when this one is complete with *outcome* (P5.2)."""
        content = outcome.content
        commits = [b""] * len(self.genesis.offers)
        for seat, _, commit in outcome.slots:
            commits[seat] = commit
        return Step(
            self.genesis,
            self.rules,
            self.number + 1,
            step_digest(self.genesis.game, self.number, self.previous, content),
            content.at_table,
            content.in_game,
            self.rules.authors(outcome.state, content.at_table),
            outcome.state,
            tuple(commits),
        )


class Outcome(NamedTuple, Generic[State]):
    """What the acts of a step come to: its content and the state after it."""

    content: Content
    slots: tuple[Slot, ...]
    seed: bytes
    state: State


class Completed(NamedTuple, Generic[State]):
    """A complete step, as it began, with its outcome and its certificate."""

    step: Step[State]
    outcome: Outcome[State]
    digest: bytes
    certificate: tuple[Message, ...]

    @property
    def unopened(self) -> SeatMask:
        """The seats that did not open what they had sealed, though others did (F5)."""
        if not self.step.opens or not any(slot.action for slot in self.outcome.slots):
            return 0
        committed = (slot for slot in self.outcome.slots if self.step.commits[slot.seat])
        return mask_of(slot.seat for slot in committed if not slot.action)


def first_step(genesis: Genesis, rules: Rules[State]) -> Step[State]:
    """Return step 1, in which everybody opens the salt (P3.4)."""
    everybody = (1 << len(genesis.offers)) - 1
    nothing = (b"",) * len(genesis.offers)
    return Step(genesis, rules, 1, genesis.game, everybody, everybody, everybody, None, nothing)


def first_state(genesis: Genesis, rules: Rules[State], seed: JointSeed) -> State:
    """Return the state after step 1: that which *seed* draws, or of the moment it goes on from."""
    origin, options = genesis.agreed.origin, genesis.own_options
    if origin is None:
        return rules.initial(options, len(genesis.offers), seed)
    state: State = origin.state(rules, options)
    return state


def _slot(seat: int, message: Message | None) -> Slot:
    if message is None:
        return Slot(seat)
    assert isinstance(message.body, Act)
    return Slot(seat, message.body.action, message.body.commit)
