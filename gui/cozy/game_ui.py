"""Worm & Cozy as the rest of the program knows it: a `GameUi`, see gui/game_ui.py."""

from __future__ import annotations  # an audit waits for no table and draws no sheet

from argparse import Namespace
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from core.cozy.chapter import read_sheet
from core.cozy.game import RULES_ID, counts_leaving, options_for, week_in
from core.cozy.hour import HOUR
from core.cozy.refusals import CozyReason, CozyRefusal
from core.cozy.sheet import Sheet
from core.cozy.week import WEEKS
from core.games import rules_for
from core.table.encoding import Value
from core.table.rules import Reason, Refusal
from gui.cozy.arguments import NAME
from gui.cozy.automatic import automatic_play
from gui.cozy.chapters import SheetError, chapter_text, own_sheet, text_after
from gui.cozy.refusals import cozy_words
from gui.cozy.rule_words import rule_words
from gui.cozy.sheet_words import hours_words, minutes, sheet_name
from gui.cozy.story import AWAY, CozyStory
from gui.cozy.the_week import this_week, week_options
from gui.words.game_words import GameUi
from gui.words.wanted import UsageError, WantedTerms
from gui.words.words import counted, table_reason_words, words
from net.protocol.terms import Terms


def _options(chosen: Namespace) -> Value:
    if chosen.sheet is not None and chosen.chapter is not None:
        named = {"chapter": chosen.chapter}
        said = words("--chapter {chapter} and --sheet both name a sheet: give one", **named)
        raise UsageError(said)
    counts = chosen.unrolled_out
    if chosen.week is not None:
        if chosen.chapter is not None or chosen.sheet is not None or counts:
            raise UsageError(words("--week names the chapter and its rolls: give it alone"))
        return _of_week(chosen.week or this_week())
    try:
        if chosen.sheet is not None:
            return options_for(own_sheet(chosen.sheet), counts=counts)
        number = 1 if chosen.chapter is None else chosen.chapter
        return options_for(chapter_text(number), counts=counts)
    except SheetError as error:
        raise UsageError(str(error)) from None


def _of_week(week: int) -> Value:
    if not 0 < week < WEEKS:
        raise UsageError(
            words("--week {week}: a week has a number from 1 to {most}", week=week, most=WEEKS - 1)
        )
    return week_options(week)


def chapter_terms(number: int, seats: int = 1) -> Terms:
    """Return a table of chapter *number*."""
    return terms_on(options_for(chapter_text(number)), seats)


def terms_on(options: Value, seats: int) -> Terms:
    """Return the terms of a table with *options* and so many *seats*."""
    rules = rules_for(RULES_ID)
    assert rules is not None, "these rules are ours"
    return Terms(rules.rules_id, rules.rules_hash, options, seats)


@lru_cache(maxsize=32)
def _sheet(terms: Terms) -> Sheet | None:
    """Return the sheet that a table plays on, or None if it is unreadable."""
    match terms.own_options:
        case (bytes(text), *_):
            sheet = read_sheet(text.decode(errors="replace"))
            return sheet if isinstance(sheet, Sheet) else None
        case _:
            return None


class Cozy(CozyStory, GameUi):
    """Worm & Cozy as the rest of the program knows it."""

    AWAY, MOVE = AWAY, HOUR
    PARTS, RESULT = "gui.cozy.cozy_parts", "gui.cozy.result"
    HAS_HOURS = True
    automatic_play = staticmethod(automatic_play)
    rule_words = staticmethod(rule_words)

    def game_words(self, terms: Terms) -> str:
        """Return the game and the name of its sheet, or its id if the sheet is unreadable."""
        sheet = _sheet(terms)
        if sheet is None:
            return terms.rules_id
        if week := week_in(terms.own_options):
            return words(
                "Worm & Cozy: {sheet}, known rolls of week {week}",
                sheet=sheet_name(sheet),
                week=week,
            )
        return words("Worm & Cozy: {sheet}", sheet=sheet_name(sheet))

    def at_a_glance(self, terms: Terms) -> tuple[str, ...]:
        """Return the game, its sheet, how many hours that has, and how long they take."""
        sheet = _sheet(terms)
        if sheet is None:
            return terms.rules_id, ""
        low, high = minutes(sheet)
        return (
            words(NAME),
            sheet_name(sheet),
            hours_words(sheet),
            words("{low} to {high} min", low=low, high=high),
        )

    def house_rules(self, terms: Terms) -> list[str]:
        """Return the house rule that a table has chosen, if it has."""
        out = words("a player who does not open a number for a roll is out until all let them back")
        return [out] if counts_leaving(terms.own_options) else []

    def terms_words(self, terms: Terms) -> str:
        """Return sheet and players, and roughly how long it takes: two to three minutes an hour."""
        sheet = _sheet(terms)
        assert sheet is not None, "the rules took this sheet"
        hours = len(sheet.hours)
        return counted(
            terms.seats,
            "{game}, {count} player: {hours}, about {low} to {high} minutes among people",
            "{game}, {count} players: {hours}, about {low} to {high} minutes among people",
            game=self.game_words(terms),
            hours=hours_words(sheet),
            low=2 * hours,
            high=3 * hours,
        )

    def from_arguments(
        self, chosen: Namespace, seats: int, option: str, *, joins: bool = False
    ) -> WantedTerms:
        """Return a table of the sheet that was *chosen*, else an open one or one of chapter 1.

        Raises `UsageError`.
        """
        asks = any(one is not None for one in (chosen.sheet, chosen.chapter, chosen.week))
        if joins and not asks and not chosen.unrolled_out:
            return WantedTerms(
                None, words("Worm & Cozy, at the first open table that is met"), "cozy"
            )
        terms = terms_on(_options(chosen), seats)
        rules = rules_for(RULES_ID)
        assert rules is not None, "these rules are ours"
        refusal = rules.options_refusal(terms.own_options, seats)
        if refusal is not None:
            raise UsageError(
                f"{option} {seats}: {self.reason_words(refusal.reason, refusal.value)}"
            )
        return WantedTerms(terms, self.terms_words(terms))

    def default_terms(self, seats: int) -> Terms:
        """Return a table of chapter 1."""
        return chapter_terms(1, seats)

    def next_terms(self, terms: Terms) -> Terms | None:
        """Return a table of the next chapter on the same agreement; None after the last chapter."""
        sheet = _sheet(terms)
        text = text_after(sheet) if sheet else ""
        if not text:
            return None
        options = options_for(text, counts=counts_leaving(terms.own_options))
        return terms_on(options, terms.seats).agreeing(terms.agreed)

    def to_arguments(self, terms: Terms, folder: Path) -> list[str]:
        match terms.own_options:
            case (bytes(), bytes(), *_) if week := week_in(terms.own_options):
                return ["--week", str(week)]
            case (bytes(text), bytes(), *counts):
                path = folder / "sheet.toml"
                path.write_text(text.decode(), encoding="utf-8", newline="\n")
                return ["--sheet", str(path), *(["--unrolled-out"] if counts else [])]
            case _:
                raise AssertionError(terms)

    def proved_words(self, number: int) -> str:
        return words("It is proved up to hour {hour}.", hour=number)

    def proved_brief(self, number: int) -> str:
        return words("Proved up to hour {hour}", hour=number)

    def checked_words(self, openings: int, moves: int) -> str:
        return counted(
            openings,
            "{count} opening matches its commitment, {hours} checked, all dice recomputed",
            "{count} openings match their commitments, {hours} checked, all dice recomputed",
            hours=counted(moves, "{count} hour", "{count} hours"),
        )

    def counted_words(self, _signatures: int, _envelopes: int, moves: int) -> str:
        """Return how much an audit has checked, in a few words."""
        return counted(
            moves,
            "{count} hour signed, all rolls computed again",
            "{count} hours signed, all rolls computed again",
        )

    def moves_words(self) -> tuple[str, str]:
        return words("Hours"), words("Every decision in them is allowed by the rules.")

    def reason_words(self, reason: Reason, value: object = ()) -> str:
        if isinstance(reason, CozyReason):
            return cozy_words(reason, value)
        return table_reason_words(reason)

    def refusal_words(self, refusal: Refusal, _names: Sequence[str] = ()) -> str:
        said = self.reason_words(refusal.reason, refusal.value)
        if isinstance(refusal, CozyRefusal):
            return words("{said} (rule {tag})", said=said, tag=refusal.tag)
        return said
