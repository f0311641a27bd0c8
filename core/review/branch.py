"""A branch: another way on from a moment of a game, for one person among bots.

Law: a branch begins in the very state that the log proves, and its rules are the log's. Nothing of
it is signed and nobody else is asked: dice come from a seed of its own, or are those of the log. So
an undo that is followed by the same choices meets the same dice.
"""

from collections.abc import Collection, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple

from core.bots.choose import OpenedStep, StepChoice
from core.bots.levels import Level
from core.games import choose, levels_of
from core.table.encoding import Value, pack, unpack
from core.table.messages import Content, mask_of, seats_of
from core.table.origin import PAST_BYTES_MAX, SEALED, Origin, PastStep
from core.table.rules import OPEN, Refusal, Rules, SeatMask, Slot
from core.table.seeds import JointSeed
from core.table.step import Completed, Outcome, Step

Steps = Sequence[Completed[Any]]
Choices = tuple[tuple[int, StepChoice], ...]
"""What each author chose in a step; nothing in a step that opens."""
_OWED = (("pass",), ("roll",))
"""What a seat does, in either game, where it has nothing to choose."""


AS_ROLLED = b""
"""The seed of a branch in which the dice of the log fall again, step by step, as far as it goes.

Another such branch from the same moment has this and its number: see `again`.
"""
_NUMBER = 2
"""So many bytes has that number; a seed of one's own is far longer."""


def again(known: Collection[bytes]) -> bytes:
    """Return the seed of a branch with the dice of the log that is none of those *known*.

    >>> again([]).hex(), again([b"", b"a seed of one's own"]).hex()
    ('', '0001')
    """
    number, seed = 0, AS_ROLLED
    while seed in known:
        number += 1
        seed = AS_ROLLED + number.to_bytes(_NUMBER, "big")
    return seed


class Branch(NamedTuple):
    """The moment that a branch leaves, who plays, and all that was chosen since."""

    game: bytes
    step: int
    """The last step of the log that belongs to it."""
    seat: int
    """The person's; bots take all others."""
    level: Level
    seed: bytes
    played: tuple[Choices, ...] = ()

    @property
    def is_as_rolled(self) -> bool:
        """Whether the dice of the log fall again in it."""
        return len(self.seed) <= _NUMBER

    @property
    def chances(self) -> bytes:
        """What bots choose by, and later dice: equal in all branches with the dice of the log."""
        return AS_ROLLED if self.is_as_rolled else self.seed

    def undone(self) -> "Branch":
        """Return the branch without the last choice of the person and all after it, if any."""
        for place in reversed(range(len(self.played))):
            chosen = dict(self.played[place]).get(self.seat)
            if chosen is not None and chosen.action not in _OWED:
                return self._replace(played=self.played[:place])
        return self


class BranchState(NamedTuple):
    """Where a branch has come to."""

    branch: Branch
    steps: tuple[Completed[Any], ...]
    """Those of the log up to the branch, and its own, which nobody has signed."""
    sealed: Mapping[int, Value]
    """What each seat has sealed, if it is opened next."""
    rolled: tuple[bytes, ...] = ()
    """The seeds of all steps of the log, where its dice fall again."""

    @property
    def rules(self) -> Rules[Any]:
        """Return the rules of the log."""
        return self.steps[-1].step.rules

    @property
    def state(self) -> Any:  # noqa: ANN401  # each game's own
        """Return the state after the last step."""
        return self.steps[-1].outcome.state

    @property
    def in_game(self) -> SeatMask:
        """Return who has not left for good."""
        return self.steps[-1].outcome.content.in_game

    @property
    def past(self) -> tuple[OpenedStep, ...]:
        """Return the openings so far."""
        return tuple(OpenedStep(d.step.state, d.outcome.slots) for d in self.steps if d.step.opens)

    @property
    def authors(self) -> tuple[int, ...]:
        """Return who acts next; nobody if the game is over."""
        return seats_of(self.rules.authors(self.state, self.in_game))

    @property
    def is_ours(self) -> bool:
        """Whether the person has to choose now."""
        return self.branch.seat in self.authors and not self.rules.opens(self.state)

    def choices(self, own: StepChoice | None = None) -> Choices:
        """Return what all authors choose now, the person *own*; this may take a bot a second."""
        if self.rules.opens(self.state):
            return ()
        return tuple(
            (s, own if own and s == self.branch.seat else self._bot(s)) for s in self.authors
        )

    def refusal(self, seat: int, choice: StepChoice) -> Refusal | None:
        """Return why the rules refuse *choice* to *seat* now, or None."""
        return self.rules.refusal(self.state, seat, choice.action, _commit(choice))

    def after(self, choices: Choices) -> "BranchState":
        """Return the stand a step later; ValueError if these *choices* do not fit."""
        authors, opens = self.authors, self.rules.opens(self.state)
        number = len(self.steps) + 1
        fits = not choices if opens else tuple(seat for seat, _ in choices) == authors
        if not authors or not fits or not all(self._fits(*one) for one in choices):
            raise ValueError(f"these choices do not fit step {number}")
        if opens:
            slots = tuple(Slot(s, (OPEN, number - 1, self.sealed[s], b"")) for s in authors)
        else:
            slots = tuple(Slot(s, one.action, _commit(one)) for s, one in choices)
        return self._replace(
            branch=self.branch._replace(played=(*self.branch.played, choices)),
            steps=(*self.steps, self._completed(slots)),
            sealed={seat: one.sealed for seat, one in choices if one.sealed is not None},
        )

    def _completed(self, slots: tuple[Slot, ...]) -> Completed[Any]:
        last, all_in = self.steps[-1], self.in_game
        commits = {slot.seat: slot.commit for slot in last.outcome.slots}
        step = Step(
            last.step.genesis,
            self.rules,
            len(self.steps) + 1,
            b"",
            all_in,
            all_in,
            mask_of(self.authors),
            self.state,
            tuple(commits.get(seat, b"") for seat in range(len(last.step.commits))),
        )
        if len(self.steps) < len(self.rolled):
            seed = JointSeed(self.rolled[len(self.steps)])
        else:
            seed = JointSeed(self.branch.chances + step.number.to_bytes(4, "big"))
        state = self.rules.apply(self.state, slots, all_in, all_in, seed)
        outcome = Outcome(Content((), all_in, all_in, b""), slots, seed.seed, state)
        return Completed(step, outcome, b"", ())

    def _bot(self, seat: int) -> StepChoice:
        branch = self.branch
        return choose(branch.level, self.rules, self.state, seat, branch.chances, past=self.past)

    def _fits(self, seat: int, choice: StepChoice) -> bool:
        sealed = choice.sealed
        return not self.refusal(seat, choice) and (
            sealed is None or sealed in self.rules.sealed_values(self.state, seat)
        )


def stand_of(branch: Branch, steps: Steps) -> BranchState:
    """Play *branch* on from *steps*, those of its log that are proved.

    ValueError if it is of another game, or what was chosen does not fit.
    """
    if not 1 <= branch.step <= len(steps) or steps[0].step.genesis.game != branch.game:
        msg = "these steps do not lead to the branch"
        raise ValueError(msg)
    last = steps[branch.step - 1]
    if branch.level not in levels_of(last.step.rules.rules_id):
        raise ValueError(f"no bot that is {branch.level.value} plays this branch")
    if not last.outcome.content.in_game >> branch.seat & 1:
        raise ValueError(f"seat {branch.seat} has left the game")
    own = branch._replace(played=())
    rolled = tuple(done.outcome.seed for done in steps) if branch.is_as_rolled else ()
    stand = BranchState(own, tuple(steps[: branch.step]), _sealed(branch, steps), rolled)
    for choices in branch.played:
        stand = stand.after(choices)
    return stand


def _sealed(branch: Branch, steps: Steps) -> Mapping[int, Value]:
    """Return what is opened first: as the log has it, else what a bot would have sealed."""
    last = steps[branch.step - 1]
    rules, state = last.step.rules, last.step.state
    if state is None or not rules.opens(last.outcome.state):
        return {}
    slots = steps[branch.step].outcome.slots if branch.step < len(steps) else ()
    known = {slot.seat: slot.action[2] for slot in slots if slot.action[:1] == (OPEN,)}
    for slot in last.outcome.slots:
        if slot.commit and slot.seat not in known:
            bot = choose(branch.level, rules, state, slot.seat, branch.chances)
            known[slot.seat] = bot.sealed or ()
    return known


def _commit(choice: StepChoice) -> bytes:
    return b"" if choice.sealed is None else SEALED


class BranchFlaw(Enum):
    """Why no table can go on from a moment."""

    OVER = "over"
    AWAY = "away"
    LONG = "long"


def origin_of(steps: Steps, number: int) -> Origin | BranchFlaw:
    """Return the origin of a table that goes on from step *number* of these *steps*, or its flaw.

    Where envelopes are sealed there, it goes on from the step before, for nobody knows what is in
    them. All who played must be at the table, for at the new one all are.
    """
    while steps[number - 1].step.rules.opens(steps[number - 1].outcome.state):
        number -= 1
    last = steps[number - 1]
    genesis = last.step.genesis
    everybody = (1 << len(genesis.offers)) - 1
    begins = steps[0].outcome.content.at_table
    if not begins == last.outcome.content.at_table == everybody:
        return BranchFlaw.AWAY
    if not last.step.rules.authors(last.outcome.state, everybody):
        return BranchFlaw.OVER
    past = _past(steps[:number])
    if len(past) > PAST_BYTES_MAX:
        return BranchFlaw.LONG
    identities = tuple(offer.identity for offer in genesis.offers)
    return Origin(genesis.game, number, last.digest, identities, past)


def _past(steps: Steps) -> bytes:
    """Return what was played in *steps*, and before them if their game goes on from another."""
    played = [_played(done) for done in steps]
    earlier = steps[0].step.genesis.agreed.origin
    if earlier is not None:
        before = unpack(earlier.past)
        assert isinstance(before, tuple), "the table agreed to it"
        return pack((*before, *[one.value for one in played[1:]]))
    return pack(tuple([one.value for one in played]))


def _played(done: Completed[Any]) -> PastStep:
    content, slots, seed, _ = done.outcome
    if done.step.state is None:
        return PastStep(content.at_table, content.in_game, (), seed)
    plain = [s._replace(action=_without_nonce(s.action)) for s in slots]
    return PastStep(content.at_table, content.in_game, tuple(plain), seed)


def _without_nonce(action: tuple[Value, ...]) -> tuple[Value, ...]:
    return (*action[:3], b"") if action[:1] == (OPEN,) else action
