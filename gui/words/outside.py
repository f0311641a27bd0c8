"""What happened outside the rules of a game: calls, bids never opened, proofs; and who signed it.

Law: told from certificates alone, so that any copy of a log tells the same (P7, P9).
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from core.cozy.game import GameState as CozyState
from core.table.step import Completed
from core.table.table import Table
from gui.cozy.story import AWAY
from gui.words.player_names import names_of
from gui.words.table import callers, changes, listed, names_at
from gui.words.words import words
from gui.wormup.story import STAYS


class Outside(NamedTuple):
    """One thing that the rules of the game do not know: its step, and a sentence with signers."""

    step: int
    said: str


def outside(table: Table[Any]) -> list[Outside]:
    """List all of it, in the order of steps; proofs last."""
    found = [Outside(d.step.number, said) for d in table.completed for said in _in_step(d)]
    names = names_of(table.genesis)
    for seat, proof in table.proofs.items():
        said = words("{name}'s laptop has signed two different things.", name=names[seat])
        found.append(Outside(proof.first.step, said))
    return found


def calls(table: Table[Any]) -> int:
    """Count the steps that a call has completed."""
    return sum(1 for done in table.completed if callers(done))


def _in_step(done: Completed[Any]) -> Iterator[str]:
    names, signers = names_at(done), callers(done)
    then = AWAY if isinstance(done.outcome.state, CozyState) else STAYS
    signed = listed([names[seat] for seat in signers])
    told = changes(done, then)
    for line in told:
        yield words("{what} Signed by {names}.", what=line, names=signed) if signers else line
    if signers and not told:
        yield words("A call completed this step. Signed by {names}.", names=signed)
    if done.step.opens:
        for slot in done.outcome.slots:
            if not slot.action:
                name = names[slot.seat]
                yield words("What {name} had sealed was never opened, so it is void.", name=name)
