"""How fast a review plays on: races of bots that know segments only, beside the rules themselves.

Law: both begin with the same race, before its first bid, and both go to its end. An hour of Worm &
Cozy is measured by the one of a greedy bot, and the whole review of a chapter is counted in hours.
"""

from __future__ import annotations  # see environment.py

from typing import TYPE_CHECKING, Any

import ladder
from bench.race import record_race
from bench.rows import Goal, Row, in_turns, ratios
from core.bots.cozy.gardener import GREEDY
from core.cozy.chapter import read_sheet
from core.cozy.sheet import Sheet
from core.cozy.turn import start_turn
from core.review.chances import Counts, counts, moment_of
from core.review.prospects import PAINS, PlayOn, ends
from core.table.seeds import JointSeed
from core.wormup.game import GameState
from gui.report.review import APART

if TYPE_CHECKING:
    from bench.race import Recorded

_SEATS, _RACES = 5, 400
"""So often a review plays on from each step."""


def rows(rounds: int, seats: int = _SEATS, races: int = _RACES, times: int = 4) -> list[Row]:
    """Play so many *races* of *seats* on, and replay one by its rules, for each of *rounds*."""
    race = record_race(seats)
    assert replayed(race) == race.completed[-1].outcome.state
    on_took, replay_took = in_turns(rounds, lambda: played_on(race, races), lambda: replayed(race))
    faster = ratios(replay_took, on_took, races)
    name = "races played on / replayed by their rules, a second"
    return [Row(name, faster, Goal.AT_LEAST, 20), *hour_rows(rounds, times)]


def hour_rows(rounds: int, times: int = 4) -> list[Row]:
    """Play a chapter on so many times by the player of a review and by a greedy bot, and count."""
    sheet = _first_sheet()
    play = PlayOn(start_turn(sheet), (), range(times))
    as_greedy = PAINS._replace(player=GREEDY)
    took, greedy_took = in_turns(
        rounds, lambda: ends(play, b""), lambda: ends(play, b"", as_greedy)
    )
    each = "hours played on, a second / those of a greedy bot"
    return [Row(each, ratios(greedy_took, took, 1), Goal.AT_LEAST, 1.2), *counted_rows()]


def counted_rows() -> list[Row]:
    """Count the hours that are played on before a chapter has its curve."""
    sheet = _first_sheet()
    first = "hours played on before the first curve of a chapter"
    whole = "hours played on before its whole curve"
    return [
        Row(first, (hours_before(sheet, PAINS.at_first, APART),), Goal.NEVER_MORE, 120),
        Row(whole, (hours_before(sheet, PAINS.in_the_end, 1),), Goal.NEVER_MORE, 5304),
    ]


def _first_sheet() -> Sheet:
    sheet = read_sheet(min(ladder.SHEETS.glob("*.toml")).read_text("utf-8"))
    assert isinstance(sheet, Sheet)
    return sheet


def hours_before(sheet: Sheet, times: int, apart: int) -> int:
    """Return how many hours are played on for a curve of *times* from every *apart*-th moment."""
    return times * sum(range(len(sheet.hours), 0, -apart))


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
