"""Two copies of a game compared: the same up to a step, then which seats differ in what (P11).

Law: only digests and contents that the audit has recomputed are compared.
"""

from enum import Enum
from typing import NamedTuple

from core.table.audit import Replay
from core.table.messages import Content
from gui.words.player_names import names_of
from gui.words.table import listed
from gui.words.words import marked, words


class Copies(Enum):
    """How two copies stand to each other."""

    OTHER_GAME = "other game"
    EQUAL = "equal"
    SHORTER = "one ends earlier"
    BROKEN = "one cannot be checked further"
    FORKED = "they differ"


class Copy(NamedTuple):
    """All of an audited copy that is compared: little, and it can go to another process."""

    game: bytes | None
    names: tuple[str, ...]
    steps: tuple[tuple[bytes, Content], ...]
    """Of each complete step the digest and what it came to."""
    is_broken: bool
    """Whether it does not check."""


def copy_of(replay: Replay, *, is_broken: bool = False) -> Copy:
    """Return what is compared of the copy that *replay* has audited."""
    genesis, completed = replay.genesis, replay.table.completed if replay.table else ()
    return Copy(
        genesis.game if genesis else None,
        names_of(genesis) if genesis else (),
        tuple((done.digest, done.outcome.content) for done in completed),
        is_broken,
    )


class Comparison(NamedTuple):
    """How one copy stands to another, in a sentence; *step* is the last one that is the same."""

    copies: Copies
    step: int
    said: str

    @property
    def brief(self) -> str:
        """The same in a few words."""
        return words(_BRIEF[self.copies], step=self.step, next=self.step + 1)

    @property
    def is_forked(self) -> bool:
        """Return whether two copies of one game contradict each other."""
        return self.copies is Copies.FORKED


_BRIEF = {
    Copies.OTHER_GAME: marked("another game"),
    Copies.EQUAL: marked("the same"),
    Copies.SHORTER: marked("same to step {step}"),
    Copies.BROKEN: marked("same to step {step}"),
    Copies.FORKED: marked("differ in step {next}"),
}


def compare(first: Copy, second: Copy) -> Comparison:
    """Return how two audited copies stand to each other."""
    ours, theirs = first.steps, second.steps
    if first.game is None or first.game != second.game:
        return Comparison(Copies.OTHER_GAME, 0, words("These are two different games."))
    pairs = list(zip(ours, theirs, strict=False))
    for step, (mine, his) in enumerate(pairs, 1):
        if mine[0] != his[0]:
            return _forked(step, first.names, mine[1], his[1])
    same, is_broken = len(pairs), (first.is_broken, second.is_broken)
    if any(is_broken):
        return Comparison(Copies.BROKEN, same, _broken(same, len(ours), len(theirs), is_broken))
    if len(ours) == len(theirs):
        said = words("Both copies are the same to the last step, {step}.", step=same)
        return Comparison(Copies.EQUAL, same, said)
    named = {"step": same, "last": max(len(ours), len(theirs))}
    if len(ours) > same:
        said = words(
            "Both copies are the same up to step {step}; the first goes on to step {last}.", **named
        )
    else:
        said = words(
            "Both copies are the same up to step {step}; the second goes on to step {last}.",
            **named,
        )
    return Comparison(Copies.SHORTER, same, said)


def _broken(same: int, ours: int, theirs: int, is_broken: tuple[bool, bool]) -> str:
    """Return which copy cannot be checked behind which step."""
    if all(is_broken):
        return words(
            "Both copies are broken: the first proves {ours} steps, the second {theirs}, and these"
            " are the same as far as both reach.",
            ours=ours,
            theirs=theirs,
        )
    if is_broken[0]:
        return words(
            "The first copy is broken behind step {last}; up to step {step} both are the same.",
            last=ours,
            step=same,
        )
    return words(
        "The second copy is broken behind step {last}; up to step {step} both are the same.",
        last=theirs,
        step=same,
    )


def _forked(step: int, names: tuple[str, ...], ours: Content, theirs: Content) -> Comparison:
    """Return that two copies part in *step*, and whose part of it differs."""
    own, acts = dict(ours.slots), dict(theirs.slots)
    parted = (ours.at_table ^ theirs.at_table) | (ours.in_game ^ theirs.in_game)
    seats = [
        name
        for seat, name in enumerate(names)
        if own.get(seat) != acts.get(seat) or parted >> seat & 1
    ]
    said = words(
        "Both copies are the same up to step {same}; in step {step} they differ, in the part of"
        " {names}. Somebody has signed two different things.",
        same=step - 1,
        step=step,
        names=listed(seats) or words("nobody; the states differ"),
    )
    return Comparison(Copies.FORKED, step - 1, said)
