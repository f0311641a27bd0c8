"""Worm Up! as the rest of the program knows it: a `GameUi`, see gui/game_ui.py."""

from __future__ import annotations  # an audit waits for no table and draws no board

import math
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.games import rules_for
from core.table.encoding import Value
from core.table.rules import Refusal
from core.wormup.actions import MOVE, read_options
from core.wormup.game import GameState
from core.wormup.profiles import PROFILES, Lanes, Options, Profile, SwingWhen, XTurn
from core.wormup.race import Result
from core.wormup.refusals import WormUpReason
from core.wormup.worm import UNITS_PER_MM
from gui.words.game_words import GameUi
from gui.words.wanted import UsageError, WantedTerms
from gui.words.words import counted, words
from gui.wormup import story
from gui.wormup.arguments import USUAL_EDITION
from gui.wormup.editions import described, option_words
from gui.wormup.past_rounds import lead_words, so_far
from gui.wormup.race_awards import awards
from gui.wormup.refusals import (
    course_of,
    course_words,
    edition_name,
    minutes,
    reason_words,
    refusal_words,
)
from gui.wormup.rule_words import rule_words

if TYPE_CHECKING:
    from core.table.step import Completed
    from net.protocol.terms import Terms


def remeasured(steps: Sequence[Completed[Any]]) -> tuple[int, float, tuple[str, ...]]:
    """Measure all moves again with shapely; raise `ImportError` without it."""
    from gui.wormup import remeasure

    return remeasure.remeasured(steps)


def checked_words(openings: int, moves: int) -> str:
    """Return how much an audit has checked."""
    return counted(
        openings,
        "{count} opening matches its commitment, {moves} checked",
        "{count} openings match their commitments, {moves} checked",
        moves=counted(moves, "{count} move", "{count} moves"),
    )


def counted_words(signatures: int, envelopes: int, moves: int) -> str:
    """Return how much an audit has checked, in a few words."""
    return ", ".join(
        (
            counted(signatures, "{count} signature", "{count} signatures"),
            counted(envelopes, "{count} envelope", "{count} envelopes"),
            counted(moves, "{count} move", "{count} moves"),
        )
    )


def moves_words() -> tuple[str, str]:
    """Return what is counted, and that all was allowed."""
    return words("Moves"), words("Each is allowed by the rules of this edition.")


def score_lines(names: Sequence[str], state: GameState) -> list[tuple[str | int, ...]]:
    """Return rounds, places and distances."""
    race = state.race
    lines: list[tuple[str | int, ...]] = [
        (words("rounds"), race.round),
        (words("place"), words("name"), words("mm to the line"), words("resigned")),
    ]
    place = 1
    for group in race.ranking():
        for seat in group:
            left = words("no") if race.active[seat] else words("yes")
            is_there = race.result is Result.FINISH and seat == race.winner
            gap = words("at the line") if is_there else f"{story.millimetres(race, seat):.1f}"
            lines.append((place, names[seat], gap, left))
        place += len(group)
    return lines


def result_data(names: Sequence[str], state: GameState) -> dict[str, object]:
    """Return how the race ended, its places and distances."""
    race = state.race
    assert race.result is not None, "the race is over"
    return {
        "ending": race.result.name.lower(),
        "rounds": race.round,
        "winners": [names[seat] for seat in story.winners(state)],
        "places": [[names[seat] for seat in group] for group in race.ranking()],
        "mm_to_the_line": {
            name: round(story.millimetres(race, seat), 2) for seat, name in enumerate(names)
        },
    }


def picture(names: Sequence[str], state: GameState) -> str:
    """Return the final board as SVG."""
    from gui.wormup.svg import board_svg

    race = state.race
    if race.winner is None:
        title = words("Worm Up!: nobody wins after round {round}", round=race.round)
    else:
        named = {"name": names[race.winner], "round": race.round}
        title = words("Worm Up!: {name} wins in round {round}", **named)
    return board_svg(race, names, title)


def ends_words(state: GameState) -> str:
    """Return where a log ends, of which the rest is missing."""
    return words("Ends at round {round}", round=state.race.round)


def game_words(terms: Terms) -> str:
    """Return the name of the edition, or its id if it is unknown."""
    profile = _profile(terms)
    return edition_name(profile.edition) if profile else terms.rules_id


def at_a_glance(terms: Terms) -> tuple[str, ...]:
    """Return the game, its edition, the length of the course and of the race."""
    profile, options = _profile(terms), read_options(terms.own_options)
    if profile is None or options is None:
        return terms.rules_id, ""
    game, _, edition = edition_name(profile.edition).partition(" (")
    length, (low, high) = course_of(profile, options), minutes(profile, options, terms.seats)
    return (
        game,
        edition.removesuffix(")"),
        words("{length} cm", length=f"{length / UNITS_PER_MM / 10:.0f}"),
        words("{low} to {high} min", low=low, high=high),
    )


def house_rules(terms: Terms) -> list[str]:
    """Return the house rules that a table has chosen."""
    options = read_options(terms.own_options)
    return option_words(options) if options is not None else []


def edition_words(terms: Terms) -> list[str]:
    """Return the rules in which editions differ."""
    profile = _profile(terms)
    return described(profile) if profile else []


def _profile(terms: Terms) -> Profile | None:
    return PROFILES.get(terms.rules_id.removeprefix("wormup/"))


def from_arguments(
    chosen: Namespace,
    seats: int,
    option: str,
    *,
    joins: bool = False,  # noqa: ARG001  # a table of others is joined with the same terms
) -> WantedTerms:
    """Return the race that was *chosen*; a seat that joins states it too. Raises `UsageError`."""
    edition = chosen.edition or USUAL_EDITION
    course = chosen.course
    if course is not None and not (math.isfinite(course) and round(course * UNITS_PER_MM)):
        said = words("give a length in mm, such as 610")
        raise UsageError(f"--course {course}: {said}")
    options = Options(
        chosen.repose,
        XTurn(chosen.x_turn or XTurn.NUMBER),
        SwingWhen(chosen.swing_when or SwingWhen.AFTER),
        Lanes(chosen.lanes or Lanes.SEAT),
        round((course or 0) * UNITS_PER_MM),
        chosen.unopened_out,
    )
    terms, profile = _terms(edition, options, seats), PROFILES[edition]
    refusal = _refusal(terms)
    if refusal is None:
        return WantedTerms(terms, terms_words(terms))
    if refusal.reason is WormUpReason.SEATS:
        named = {"least": profile.seats_min, "most": profile.seats_max}
        said = words("{edition} is for {least} to {most} players", edition=edition, **named)
        raise UsageError(f"{option} {seats}: {said}")
    raise UsageError(refusal_words(refusal, (), profile))


def default_terms(seats: int) -> Terms:
    """Return a race of the usual edition."""
    return _terms(USUAL_EDITION, Options(), seats)


def fitting_options(options: Value, rules_id: str) -> Value:
    """Return *options* without a repose where the edition of *rules_id* has none."""
    chosen, profile = read_options(options), PROFILES.get(rules_id.removeprefix("wormup/"))
    if chosen is None or profile is None or profile.may_repose:
        return options
    return chosen._replace(repose=False).plain()


def terms_words(terms: Terms) -> str:
    """Return edition, players and course, and roughly how long the race takes."""
    profile, options = _profile(terms), read_options(terms.own_options)
    assert profile is not None, "the edition is one of ours"
    assert options is not None, "the rules took these options"
    return course_words(profile, options, terms.seats)


def to_arguments(terms: Terms, _folder: Path) -> list[str]:
    """Return *terms* as arguments of a command."""
    options = read_options(terms.own_options)
    assert options is not None, "the rules took these options"
    return [
        *("--edition", terms.rules_id.removeprefix("wormup/")),
        *(["--repose"] if options.repose else []),
        *(["--unopened-out"] if options.unopened_out else []),
        f"--x-turn={options.x_turn.value}",
        f"--swing-when={options.swing_when.value}",
        f"--lanes={options.lanes.value}",
        *([f"--course={options.course / UNITS_PER_MM}"] if options.course else []),
    ]


def _terms(edition: str, options: Options, seats: int) -> Terms:
    from net.protocol.terms import Terms

    rules = rules_for(f"wormup/{edition}")
    assert rules is not None, "the edition is one of ours"
    return Terms(rules.rules_id, rules.rules_hash, options.plain(), seats)


def _refusal(terms: Terms) -> Refusal | None:
    rules = rules_for(terms.rules_id)
    assert rules is not None, "the edition is one of ours"
    return rules.options_refusal(terms.own_options, terms.seats)


class WormUp(GameUi):
    """Worm Up! as the rest of the program knows it."""

    AWAY, MOVE = story.AWAY, MOVE
    PARTS, RESULT = "gui.wormup.race_parts", "gui.wormup.result"
    IS_MEASURED = True
    at_a_glance = staticmethod(at_a_glance)
    awards = staticmethod(awards)
    checked_words = staticmethod(checked_words)
    counted_words = staticmethod(counted_words)
    default_terms = staticmethod(default_terms)
    die = staticmethod(story.die)
    drawn = staticmethod(story.drawn)
    edition_words = staticmethod(edition_words)
    ending = staticmethod(story.ending)
    ends_words = staticmethod(ends_words)
    fitting_options = staticmethod(fitting_options)
    from_arguments = staticmethod(from_arguments)
    game_words = staticmethod(game_words)
    goes_on_words = staticmethod(story.goes_on_words)
    habits = staticmethod(story.habits)
    house_rules = staticmethod(house_rules)
    lead_words = staticmethod(lead_words)
    marks = staticmethod(story.marks)
    memory_line = staticmethod(story.memory_line)
    moves_words = staticmethod(moves_words)
    news = staticmethod(story.news)
    outcome_words = staticmethod(story.outcome_words)
    picture = staticmethod(picture)
    places = staticmethod(story.places)
    proved_brief = staticmethod(story.proved_brief)
    proved_words = staticmethod(story.proved_words)
    reason_words = staticmethod(reason_words)
    refusal_words = staticmethod(refusal_words)
    remeasured = staticmethod(remeasured)
    result_data = staticmethod(result_data)
    round_label = staticmethod(story.round_label)
    round_reached = staticmethod(story.round_reached)
    round_words = staticmethod(story.round_words)
    rule_words = staticmethod(rule_words)
    score_lines = staticmethod(score_lines)
    sealed_words = staticmethod(story.sealed_words)
    so_far = staticmethod(so_far)
    terms_words = staticmethod(terms_words)
    title = staticmethod(story.title)
    to_arguments = staticmethod(to_arguments)
    told = staticmethod(story.told)
    winners = staticmethod(story.winners)
