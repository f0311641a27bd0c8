"""What all games at a table share, in words: sitting, leaving, returning, and what went wrong."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from core.table.messages import NO_CALL, Seal, mask_of, seats_of
from core.table.seeds import JointSeed
from core.table.step import Completed
from core.table.table import Table
from gui.words.emblem_words import emblem_words
from gui.words.isolation import isolated
from gui.words.player_names import names_of
from gui.words.words import words


def names_at(done: Completed[Any]) -> list[str]:
    """Return the names of the table by seat."""
    return list(names_of(done.step.genesis))


def seated(done: Completed[Any]) -> str:
    """Return the players who sit down in the first step *done*, and the emblem (P3.4)."""
    names, emblem = names_at(done), emblem_words(JointSeed(done.outcome.seed).emblem())
    if len(names) == 1:
        return words(
            "{name} sits down alone.", name=names[0]
        )  # with nobody to compare an emblem with
    named = {"names": listed(names), "emblem": ", ".join(emblem)}
    said = words("{names} sit down. Emblem: {emblem}.", **named)
    origin = done.step.genesis.agreed.origin
    if origin is None:
        return said
    return " ".join((said, words("They go on from step {step} of another game.", step=origin.step)))


def changes(done: Completed[Any], then: str) -> list[str]:
    """Return the players who left the table with this step, and those who came back (P7).

    *then* says what becomes of the seat of a player who is away.
    """
    before, content, then = done.step, done.outcome.content, words(then)
    told = []
    for seat, name in enumerate(names_at(done)):
        bit = 1 << seat
        if before.in_game & ~content.in_game & bit:
            told.append(words("{name} has left the game for good; {then}.", name=name, then=then))
        elif before.at_table & ~content.at_table & bit:
            agreed = words(
                "The others agree to go on without {name}; {then}.", name=name, then=then
            )
            told.append(agreed)
        elif before.unforgiven & content.at_table & bit:
            told.append(words("All others let {name} back.", name=name))
        elif content.at_table & ~before.at_table & bit:
            told.append(words("{name} is back at the table.", name=name))
        if done.step.rules.unforgiven(done.outcome.state) & ~before.unforgiven & bit:
            told.append(words("{name} is out until all others agree.", name=name))
    return told


def callers(done: Completed[Any]) -> tuple[int, ...]:
    """Return the seats that sealed *done* at a call; none if all at the table sealed it."""
    seals = [m for m in done.certificate if isinstance(m.body, Seal)]
    called = [m.seat for m in seals if isinstance(m.body, Seal) and m.body.call != NO_CALL]
    return tuple(seats_of(mask_of(called)))


def call_words(done: Completed[Any], then: str) -> list[str]:
    """Return that a call completed *done*, if nothing else says so; *then* as for `changes`."""
    signers = callers(done)
    if not signers or changes(done, then):
        return []
    names = listed([names_at(done)[seat] for seat in signers])
    return [words("A call completed this step. Signed by {names}.", names=names)]


class Outside(NamedTuple):
    """One thing that the rules of the game do not know: its step, and a sentence with signers."""

    step: int
    said: str


def outside(table: Table[Any], then: str) -> list[Outside]:
    """Return what happened outside the rules, by step: calls, unopened bids, proofs.

    It is read from certificates alone, so that any copy of a log says the same (P7, P9). *then* as
    for `changes`.
    """
    found = [Outside(d.step.number, said) for d in table.completed for said in _in_step(d, then)]
    names = names_of(table.genesis)
    for seat, proof in table.proofs.items():
        said = words("{name}'s laptop has signed two different things.", name=names[seat])
        found.append(Outside(proof.first.step, said))
    return found


def calls(table: Table[Any]) -> int:
    """Return how many steps a call has completed."""
    return sum(1 for done in table.completed if callers(done))


def _in_step(done: Completed[Any], then: str) -> Iterator[str]:
    names, signers = names_at(done), callers(done)
    signed = listed([names[seat] for seat in signers])
    for line in changes(done, then):
        yield words("{what} Signed by {names}.", what=line, names=signed) if signers else line
    yield from call_words(done, then)
    if done.step.opens:
        for slot in done.outcome.slots:
            if not slot.action:
                name = names[slot.seat]
                yield words("What {name} had sealed was never opened, so it is void.", name=name)


def vouched_words() -> str:
    """Return what is true of the dice of who plays alone or with bots: one program made them."""
    return words("Only your own program vouches for the dice")


def verdict_words(*, is_equal: bool) -> str:
    """Return whether the recomputed value *is_equal* to the one in the log."""
    return words("equal") if is_equal else words("NOT equal")


def listed(names: Sequence[str]) -> str:
    """Return *names* joined as in a sentence.

    >>> listed(["Ann"]), listed(["Ann", "Ben", "Cem"])
    ('Ann', 'Ann, Ben and Cem')
    """
    names = [*map(isolated, names)]
    if len(names) < 2:
        return "".join(names)
    return words("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])
