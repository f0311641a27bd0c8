"""A branch: another way on from a moment of a game, for one person among bots.

Law: a branch begins in the very state that the log proves, and its rules are the log's. Nothing of
it is signed and nobody else is asked: dice come from a seed of its own. So an undo that is followed
by the same choices meets the same dice.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from core.bots.choose import Choice, Opening
from core.bots.levels import Level
from core.games import choose, levels_of
from core.table.digests import DIGEST_BYTES
from core.table.encoding import Value
from core.table.messages import seats_of
from core.table.rules import OPEN, Rules, SeatMask, Slot
from core.table.seeds import JointSeed
from core.table.step import Completed

Steps = Sequence[Completed[Any]]
Choices = tuple[tuple[int, Choice], ...]
"""What each author chose in a step; nothing in a step that opens."""
_SEALED = bytes(DIGEST_BYTES)
"""Stands for every commitment: there is nobody to deceive."""


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

    def undone(self) -> "Branch":
        """Return the branch without the last choice of the person and all after it."""
        for place in reversed(range(len(self.played))):
            if any(seat == self.seat for seat, _ in self.played[place]):
                return self._replace(played=self.played[:place])
        return self._replace(played=())


class Stand(NamedTuple):
    """Where a branch has come to."""

    branch: Branch
    rules: Rules[Any]
    state: Any
    in_game: SeatMask
    sealed: Mapping[int, Value]
    """What each seat has sealed, if it is opened next."""
    past: tuple[Opening, ...]

    @property
    def authors(self) -> tuple[int, ...]:
        """Return who acts next; nobody if the game is over."""
        return seats_of(self.rules.authors(self.state, self.in_game))

    @property
    def is_ours(self) -> bool:
        """Whether the person has to choose now."""
        return self.branch.seat in self.authors and not self.rules.opens(self.state)

    def choices(self, own: Choice | None = None) -> Choices:
        """Return what all authors choose now, the person *own*; this may take a bot a second."""
        if self.rules.opens(self.state):
            return ()
        return tuple(
            (s, own if own and s == self.branch.seat else self._bot(s)) for s in self.authors
        )

    def after(self, choices: Choices) -> "Stand":
        """Return the stand a step later; ValueError if these *choices* do not fit."""
        authors, opens = self.authors, self.rules.opens(self.state)
        past, number = self.past, self.branch.step + len(self.branch.played) + 1
        fits = not choices if opens else tuple(seat for seat, _ in choices) == authors
        if not authors or not fits or not all(self._fits(*one) for one in choices):
            raise ValueError(f"these choices do not fit step {number}")
        if opens:
            slots = tuple(Slot(s, (OPEN, number - 1, self.sealed[s], b"")) for s in authors)
            past = (*past, Opening(self.state, slots))
        else:
            slots = tuple(Slot(s, one.action, _commit(one)) for s, one in choices)
        seed = JointSeed(self.branch.seed + number.to_bytes(4, "big"))
        return self._replace(
            branch=self.branch._replace(played=(*self.branch.played, choices)),
            state=self.rules.apply(self.state, slots, self.in_game, self.in_game, seed),
            sealed={seat: one.sealed for seat, one in choices if one.sealed is not None},
            past=past,
        )

    def _bot(self, seat: int) -> Choice:
        branch = self.branch
        return choose(branch.level, self.rules, self.state, seat, branch.seed, past=self.past)

    def _fits(self, seat: int, choice: Choice) -> bool:
        sealed, rules = choice.sealed, self.rules
        return not rules.refusal(self.state, seat, choice.action, _commit(choice)) and (
            sealed is None or sealed in rules.sealed_values(self.state, seat)
        )


def stand_of(branch: Branch, steps: Steps) -> Stand:
    """Play *branch* on from *steps*, those of its log that are proved.

    ValueError if it is of another game, or what was chosen does not fit.
    """
    if not 1 <= branch.step <= len(steps) or steps[0].step.genesis.game != branch.game:
        msg = "these steps do not lead to the branch"
        raise ValueError(msg)
    last = steps[branch.step - 1]
    in_game = last.outcome.content.in_game
    if branch.level not in levels_of(last.step.rules.rules_id):
        raise ValueError(f"no bot that is {branch.level.value} plays this branch")
    if not in_game >> branch.seat & 1:
        raise ValueError(f"seat {branch.seat} has left the game")
    opened = tuple(
        Opening(done.step.state, done.outcome.slots)
        for done in steps[: branch.step]
        if done.step.opens
    )
    sealed = _sealed(branch, steps)
    stand = Stand(
        branch._replace(played=()), last.step.rules, last.outcome.state, in_game, sealed, opened
    )
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
            bot = choose(branch.level, rules, state, slot.seat, branch.seed)
            known[slot.seat] = bot.sealed or ()
    return known


def _commit(choice: Choice) -> bytes:
    return b"" if choice.sealed is None else _SEALED
