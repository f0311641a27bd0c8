"""What every game at a table has in common, in words: who sat down, who left, who came back."""

from typing import Any

from core.table.messages import NO_CALL, Seal, mask_of, seats_of
from core.table.seeds import JointSeed
from core.table.step import Completed
from gui.words.emblem import emblem_words
from gui.words.player_names import names_of
from gui.words.words import words


def names_at(done: Completed[Any]) -> list[str]:
    """List the names of the table by seat."""
    return list(names_of(done.step.genesis))


def seated(done: Completed[Any]) -> str:
    """Tell who sits down in the first step *done*, and the emblem (P3.4)."""
    names, emblem = names_at(done), emblem_words(JointSeed(done.outcome.seed).emblem())
    if len(names) == 1:
        return words(
            "{name} sits down alone.", name=names[0]
        )  # with nobody to compare an emblem with
    named = {"names": listed(names), "emblem": ", ".join(emblem)}
    return words("{names} sit down. Emblem: {emblem}.", **named)


def changes(done: Completed[Any], then: str) -> list[str]:
    """Tell who left the table with this step and who came back (P7).

    *then* says what becomes of the seat of somebody who is away.
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
    """List who sealed *done* at a call; nobody if all at the table sealed it."""
    seals = [m for m in done.certificate if isinstance(m.body, Seal)]
    called = [m.seat for m in seals if isinstance(m.body, Seal) and m.body.call != NO_CALL]
    return tuple(seats_of(mask_of(called)))


def listed(names: list[str]) -> str:
    """Join *names* as a sentence does.

    >>> listed(["Ann"]), listed(["Ann", "Ben", "Cem"])
    ('Ann', 'Ann, Ben and Cem')
    """
    if len(names) < 2:
        return "".join(names)
    return words("{names} and {last}", names=", ".join(names[:-1]), last=names[-1])
