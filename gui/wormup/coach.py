"""What the coach of a race says: how a strong bot sees our choice, in one sentence."""

from collections.abc import Iterator, Sequence
from typing import Any

from core.bots.contest import X
from core.review.coach import Advice, advices
from core.review.race import Placed, opened, openings
from core.table.step import Completed
from core.wormup.actions import read_move
from core.wormup.profiles import Face
from core.wormup.race import Race, Stage
from gui.words.words import words

_SEED = b"wormup-lan coach"


def advised(race: Race, seat: int, steps: Sequence[Completed[Any]]) -> Iterator[Advice]:
    """Yield what *seat* may do now, from coarse to fine; *steps* are those of the game so far."""
    return advices(race, seat, [opened(done) for done in openings(steps)], _SEED)


def face_of(choice: int) -> Face:
    """Return the face that stands for *choice* in an advice."""
    return Face.X if choice == X else Face(choice)


def advice_words(advice: Advice, race: Race) -> str:
    """Return what a strong bot would do, and why."""
    best, *others = advice.ranked()
    share = _percent(advice, best)
    if advice.action:
        move = read_move(advice.action)
        if move and move.swing:
            return words(
                "A strong bot would lie like the pale worm and swing a post: from there it wins"
                " {share} % of the races.",
                share=share,
            )
        return words(
            "A strong bot would lie like the pale worm: from there it wins {share} % of the races.",
            share=share,
        )
    said = {"face": face_of(best).value, "share": share}
    is_naming = race.stage is Stage.DECLARE
    if not others and is_naming:
        return words("Only {face} is left to name: it wins {share} % of the races.", **said)
    if not others:
        return words("Only {face} is left to bid: it wins {share} % of the races.", **said)
    next_best = {"next": face_of(others[0]).value, "less": _percent(advice, others[0])}
    if is_naming:
        return words(
            "A strong bot would name {face}: it wins {share} % of the races, {next} wins {less} %.",
            **said,
            **next_best,
        )
    return words(
        "A strong bot would bid {face}: against what the others like to bid it wins {share} % of"
        " the races, {next} wins {less} %.",
        **said,
        **next_best,
    )


def gained_words(better: Placed) -> str:
    """Return how much more a better move would have won."""
    more = round(100 * (better.best - better.made) / better.races)
    return words("{more} % more wins", more=more)


def _percent(advice: Advice, choice: int) -> int:
    return round(100 * advice.share(choice))
