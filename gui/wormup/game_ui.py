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
from core.wormup.profiles import PROFILES, Lanes, Options, Profile, SwingWhen, XTurn
from core.wormup.refusals import WormUpReason
from core.wormup.worm import UNITS_PER_MM
from gui.words.game_words import GameUi
from gui.words.wanted import UsageError, WantedTerms
from gui.words.words import counted, words
from gui.wormup.arguments import USUAL_EDITION
from gui.wormup.editions import described, option_words
from gui.wormup.refusals import (
    course_of,
    course_words,
    edition_name,
    minutes,
    reason_words,
    refusal_words,
)
from gui.wormup.rule_words import rule_words
from gui.wormup.story import AWAY, RaceStory

if TYPE_CHECKING:
    from core.table.step import Completed
    from net.protocol.terms import Terms


def _profile(terms: Terms) -> Profile | None:
    return PROFILES.get(terms.rules_id.removeprefix("wormup/"))


def _terms(edition: str, options: Options, seats: int) -> Terms:
    from net.protocol.terms import Terms

    rules = rules_for(f"wormup/{edition}")
    assert rules is not None, "the edition is one of ours"
    return Terms(rules.rules_id, rules.rules_hash, options.plain(), seats)


def _refusal(terms: Terms) -> Refusal | None:
    rules = rules_for(terms.rules_id)
    assert rules is not None, "the edition is one of ours"
    return rules.options_refusal(terms.own_options, terms.seats)


class WormUp(RaceStory, GameUi):
    """Worm Up! as the rest of the program knows it."""

    AWAY, MOVE = AWAY, MOVE
    PARTS, RESULT = "gui.wormup.race_parts", "gui.wormup.result"
    IS_MEASURED = True
    reason_words = staticmethod(reason_words)
    refusal_words = staticmethod(refusal_words)
    rule_words = staticmethod(rule_words)

    def game_words(self, terms: Terms) -> str:
        """Return the name of the edition, or its id if it is unknown."""
        profile = _profile(terms)
        return edition_name(profile.edition) if profile else terms.rules_id

    def at_a_glance(self, terms: Terms) -> tuple[str, ...]:
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

    def house_rules(self, terms: Terms) -> list[str]:
        options = read_options(terms.own_options)
        return option_words(options) if options is not None else []

    def edition_words(self, terms: Terms) -> list[str]:
        profile = _profile(terms)
        return described(profile) if profile else []

    def terms_words(self, terms: Terms) -> str:
        """Return edition, players and course, and roughly how long the race takes."""
        profile, options = _profile(terms), read_options(terms.own_options)
        assert profile is not None, "the edition is one of ours"
        assert options is not None, "the rules took these options"
        return course_words(profile, options, terms.seats)

    def from_arguments(
        self,
        chosen: Namespace,
        seats: int,
        option: str,
        *,
        joins: bool = False,  # noqa: ARG002  # a table of others is joined with the same terms
    ) -> WantedTerms:
        """Return the race that was *chosen*; a seat that joins states it too."""
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
            return WantedTerms(terms, self.terms_words(terms))
        if refusal.reason is WormUpReason.SEATS:
            named = {"least": profile.seats_min, "most": profile.seats_max}
            said = words("{edition} is for {least} to {most} players", edition=edition, **named)
            raise UsageError(f"{option} {seats}: {said}")
        raise UsageError(refusal_words(refusal, (), profile))

    def default_terms(self, seats: int) -> Terms:
        """Return a race of the usual edition."""
        return _terms(USUAL_EDITION, Options(), seats)

    def fitting_options(self, options: Value, rules_id: str) -> Value:
        """Return *options* without a repose where the edition of *rules_id* has none."""
        chosen, profile = read_options(options), PROFILES.get(rules_id.removeprefix("wormup/"))
        if chosen is None or profile is None or profile.may_repose:
            return options
        return chosen._replace(repose=False).plain()

    def to_arguments(self, terms: Terms, _folder: Path) -> list[str]:
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

    def proved_words(self, number: int) -> str:
        return words("It is proved up to round {round}.", round=number)

    def proved_brief(self, number: int) -> str:
        return words("Proved up to round {round}", round=number)

    def checked_words(self, openings: int, moves: int) -> str:
        return counted(
            openings,
            "{count} opening matches its commitment, {moves} checked",
            "{count} openings match their commitments, {moves} checked",
            moves=counted(moves, "{count} move", "{count} moves"),
        )

    def counted_words(self, signatures: int, envelopes: int, moves: int) -> str:
        """Return how much an audit has checked, in a few words."""
        return ", ".join(
            (
                counted(signatures, "{count} signature", "{count} signatures"),
                counted(envelopes, "{count} envelope", "{count} envelopes"),
                counted(moves, "{count} move", "{count} moves"),
            )
        )

    def moves_words(self) -> tuple[str, str]:
        return words("Moves"), words("Each is allowed by the rules of this edition.")

    def remeasured(self, steps: Sequence[Completed[Any]]) -> tuple[int, float, tuple[str, ...]]:
        """Measure all moves again with shapely; raise `ImportError` without it."""
        from gui.wormup import remeasure

        return remeasure.remeasured(steps)
