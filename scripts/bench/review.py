"""How fast a review plays on: races of bots that know segments only, beside the rules themselves.

Law: both begin with the same race, before its first bid, and both go to its end.
"""

from __future__ import annotations  # see environment.py

from typing import TYPE_CHECKING, Any

from bench.race import record_race
from bench.rows import Goal, Row, in_turns, ratios
from core.review.chances import Counts, counts, moment_of
from core.table.seeds import JointSeed
from core.wormup.game import GameState

if TYPE_CHECKING:
    from bench.race import Recorded

_SEATS, _RACES = 5, 400
"""So often a review plays on from each step."""


def rows(rounds: int, seats: int = _SEATS, races: int = _RACES) -> list[Row]:
    """Play so many *races* of *seats* on, and replay one by its rules, for each of *rounds*."""
    race = record_race(seats)
    assert replayed(race) == race.completed[-1].outcome.state
    on_took, replay_took = in_turns(rounds, lambda: played_on(race, races), lambda: replayed(race))
    faster = ratios(replay_took, on_took, races)
    name = "races played on / replayed by their rules, a second"
    return [Row(name, faster, Goal.AT_LEAST, 20)]


def played_on(race: Recorded, races: int) -> Counts:
    """Play on from the start of *race* so many times."""
    state = race.completed[0].outcome.state
    assert isinstance(state, GameState)
    return counts(moment_of(state.race), b"", races)


def replayed(race: Recorded) -> Any:  # noqa: ANN401  # any game's
    """Play *race* again from what was done in it, every act judged; return its end."""
    state: Any = None
    for step, outcome, _, _ in race.completed:
        seed = JointSeed(outcome.seed)
        if state is None:
            state = race.rules.initial(race.genesis.own_options, len(race.genesis.offers), seed)
            continue
        refused = (
            race.rules.refusal(state, slot.seat, slot.action, slot.commit)
            for slot in outcome.slots
            if slot.action
        )
        assert not any(refused), step.number
        content = outcome.content
        state = race.rules.apply(state, outcome.slots, content.at_table, content.in_game, seed)
    return state
