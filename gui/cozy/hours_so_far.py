"""The hours of a game of Worm & Cozy that are over, each in one look."""

from collections.abc import Iterator, Sequence
from typing import Any

from core.cozy.game import GameState
from core.table.step import Completed
from gui.cozy.sheet_words import points_words
from gui.cozy.story import round_words
from gui.words.past_round import PastRound


def so_far(steps: Sequence[Completed[Any]]) -> list[PastRound]:
    """Return the hours that are over in *steps*: who had the most points then."""
    return [*_hours(steps)]


def lead_words(names: Sequence[str], state: GameState) -> tuple[str, int]:
    """Return in a line how many points all have, and the seat that leads; -1 if several do."""
    totals = [score.total for score in state.scores()]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    said = ", ".join(f"{names[seat]} {points_words(totals[seat])}" for seat in order)
    return said, best[0] if len(best) == 1 else -1


def _hours(steps: Sequence[Completed[Any]]) -> Iterator[PastRound]:
    for done in steps:
        before, after = done.step.state, done.outcome.state
        if before is not None and after.turns[0].hour > before.turns[0].hour:
            totals = [score.total for score in after.scores()]
            best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
            yield PastRound(round_words(before), (), best, points_words(max(totals)))
