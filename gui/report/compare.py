"""Two copies of a game compared: the same up to a step, then who proves to have cheated (P9, P11).

Law: only digests that the audit has recomputed are compared, and only two signatures of one seat
that contradict each other blame anybody.
"""

from enum import Enum
from typing import NamedTuple

from core.table.audit import Replay
from core.table.calls import convicted
from core.table.messages import Message
from gui.words.player_names import names_of
from gui.words.table_words import listed
from gui.words.words import counted, marked, words


class CopiesState(Enum):
    """How two copies stand to each other."""

    OTHER_GAME = "other game"
    EQUAL = "equal"
    SHORTER = "one ends earlier"
    BROKEN = "one cannot be checked further"
    FORKED = "they differ"


class _Step(NamedTuple):
    """A complete step: its digest, and all that proves it."""

    digest: bytes
    certificate: tuple[Message, ...]


class Copy(NamedTuple):
    """All of an audited copy that is compared: little, and it can go to another process."""

    game: bytes | None
    names: tuple[str, ...]
    steps: tuple[_Step, ...]
    is_broken: bool
    """Whether it does not check."""


def copy_of(replay: Replay, *, is_broken: bool = False) -> Copy:
    """Return what is compared of the copy that *replay* has audited."""
    genesis, completed = replay.genesis, replay.table.completed if replay.table else ()
    return Copy(
        genesis.game if genesis else None,
        names_of(genesis) if genesis else (),
        tuple(_Step(done.digest, done.certificate) for done in completed),
        is_broken,
    )


def claimed(ours: Copy, digests: tuple[bytes, ...], certificate: tuple[Message, ...]) -> Copy:
    """Return the copy of our game that somebody claims: its *digests*, and what proves a fork."""
    steps = tuple(_Step(digest, certificate) for digest in digests)
    return ours._replace(steps=steps, is_broken=False)


class Comparison(NamedTuple):
    """How one copy stands to another, in a sentence; *step* is the last one that is the same."""

    copies: CopiesState
    step: int
    said: str
    guilty: tuple[str, ...] = ()
    """Who has signed two things, in the order of the seats."""

    @property
    def brief(self) -> str:
        """The same in a few words."""
        return words(_BRIEF[self.copies], step=self.step, next=self.step + 1)

    @property
    def is_forked(self) -> bool:
        """Return whether two copies of one game contradict each other."""
        return self.copies is CopiesState.FORKED


_BRIEF = {
    CopiesState.OTHER_GAME: marked("another game"),
    CopiesState.EQUAL: marked("the same"),
    CopiesState.SHORTER: marked("same to step {step}"),
    CopiesState.BROKEN: marked("same to step {step}"),
    CopiesState.FORKED: marked("differ in step {next}"),
}


def compare(first: Copy, second: Copy) -> Comparison:
    """Return how two audited copies stand to each other."""
    ours, theirs = first.steps, second.steps
    if first.game is None or first.game != second.game:
        return Comparison(CopiesState.OTHER_GAME, 0, words("These are two different games."))
    pairs = list(zip(ours, theirs, strict=False))
    for step, (mine, his) in enumerate(pairs, 1):
        if mine.digest != his.digest:
            return _forked(step, first.names, mine, his)
    same, is_broken = len(pairs), (first.is_broken, second.is_broken)
    if any(is_broken):
        return Comparison(
            CopiesState.BROKEN, same, _broken(same, len(ours), len(theirs), is_broken)
        )
    if len(ours) == len(theirs):
        said = words("Both copies are the same to the last step, {step}.", step=same)
        return Comparison(CopiesState.EQUAL, same, said)
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
    return Comparison(CopiesState.SHORTER, same, said)


def _broken(same: int, ours: int, theirs: int, is_broken: tuple[bool, bool]) -> str:
    """Return which copy cannot be checked behind which step."""
    if all(is_broken):
        return words(
            "Both copies are broken: the first proves {ours}, the second {theirs}, and these are"
            " the same as far as both reach.",
            ours=counted(ours, "{count} step", "{count} steps"),
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


def _forked(step: int, names: tuple[str, ...], ours: _Step, theirs: _Step) -> Comparison:
    """Return that two copies part in *step*, and the names of all who signed against themselves.

    Nobody else is named: an honest player's part may differ where another one chose what counts.
    """
    signed = {message.id: message for message in (*ours.certificate, *theirs.certificate)}
    guilty = tuple(names[seat] for seat in sorted(convicted(signed, signed.get)))
    if guilty:
        said = words(
            "Both copies are the same up to step {same}; in step {step} they differ. Two different"
            " things are signed there by {names}.",
            same=step - 1,
            step=step,
            names=listed(guilty),
        )
    else:
        said = words(
            "Both copies are the same up to step {same}; in step {step} they differ. They do not"
            " show who changed one of them.",
            same=step - 1,
            step=step,
        )
    return Comparison(CopiesState.FORKED, step - 1, said, guilty)
