"""Where dice, lots and emblem came from: the contributors, the joint seed recomputed (P6.3).

Law: nothing is taken from what the step says about itself; each equality is recomputed here.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from core.table.commitments import joint_seed, opens_commitment
from core.table.digests import salt_digest
from core.table.rules import Slot
from core.table.seeds import JointSeed
from core.table.step import Completed, first_state
from gui.report.step_words import ui_at
from gui.words.emblem_words import emblem_words, key_words
from gui.words.table_words import names_at, verdict_words
from gui.words.words import words


def openings(steps: Sequence[Completed[Any]]) -> list[Completed[Any]]:
    """Return those of *steps* in which numbers were opened."""
    return [done for done in steps if done.step.state is None or done.step.opens]


def opening_before(steps: Sequence[Completed[Any]], step: int) -> Completed[Any] | None:
    """Return the last of *steps*, up to *step*, in which numbers were opened, or None."""
    return next((d for d in reversed(openings(steps)) if d.step.number <= step), None)


def dice_lines(done: Completed[Any]) -> list[str]:
    """Return the contributors to the opening step *done*, its seed, and what was drawn with it."""
    step, outcome = done.step, done.outcome
    seed = joint_seed(step.genesis.game, step.number, step.previous, outcome.slots)
    return [
        words("Step {step} joins what everybody had sealed before.", step=step.number),
        *(_contributed(done, slot) for slot in outcome.slots),
        words(
            "Their joint seed, as pictures {seed}; recomputed: {verdict}.",
            seed=_pictures(seed.seed),
            verdict=verdict_words(is_equal=seed.seed == outcome.seed),
        ),
        *_drawn(done, seed),
        words(
            "The table after this step, played again: {verdict}.",
            verdict=verdict_words(is_equal=_played(done, seed) == outcome.state),
        ),
    ]


def numbers_line(done: Completed[Any]) -> str:
    """Return the numbers of the opening step *done* and its joint seed, as other programs do."""
    names = names_at(done)
    slots = (slot for slot in done.outcome.slots if slot.action)
    numbers = (f"{names[slot.seat]} {_number(slot).hex()}" for slot in slots)
    named = {"step": done.step.number, "seed": done.outcome.seed.hex()}
    return words("Step {step}: {numbers}; joint seed {seed}", numbers=", ".join(numbers), **named)


def _number(slot: Slot) -> bytes:
    """Return the number that was opened in *slot*."""
    number = slot.action[-1]
    assert isinstance(number, bytes), "a completed step holds what the table accepts"
    return number


def _pictures(number: bytes) -> str:
    """Return *number* so that people tell it from others, and compare it aloud."""
    return " ".join(key_words(number))


def _contributed(done: Completed[Any], slot: Slot) -> str:
    step, name = done.step, names_at(done)[slot.seat]
    if not slot.action:
        return words("{name} has opened nothing and contributes nothing.", name=name)
    number = _number(slot)
    if step.state is None:
        offer = step.genesis.offers[slot.seat]
        is_equal = salt_digest(offer.table_key, number) == offer.salt_digest
    else:
        sealed, game = step.commits[slot.seat], step.genesis.game
        is_equal = opens_commitment(slot.action, game, step.number - 1, slot.seat, sealed)
    return words(
        "{name}'s number, as pictures {number}; its seal, recomputed: {verdict}.",
        name=name,
        number=_pictures(number),
        verdict=verdict_words(is_equal=is_equal),
    )


def _drawn(done: Completed[Any], seed: JointSeed) -> Iterator[str]:
    """Yield what is drawn with *seed*: the emblem, and what the game draws."""
    if done.step.state is None:
        said = ", ".join(emblem_words(seed.emblem()))
        yield words("It draws the emblem: {pictures}.", pictures=said)
    if done.step.state is not None or done.step.genesis.agreed.origin is None:
        yield from ui_at(done).drawn(done, seed)


def _played(done: Completed[Any], seed: JointSeed) -> object:
    step, (content, slots) = done.step, done.outcome[:2]
    if step.state is None:
        return first_state(step.genesis, step.rules, seed)
    return step.rules.apply(step.state, slots, content.at_table, content.in_game, seed)
