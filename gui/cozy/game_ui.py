"""Worm & Cozy as the rest of the program knows it: a `GameUi`, see gui/game_ui.py."""

from __future__ import annotations  # an audit waits for no table and draws no sheet

from argparse import Namespace
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from core.cozy.chapter import read_sheet
from core.cozy.game import RULES_ID, GameState, counts_leaving, options_for, week_in
from core.cozy.hour import HOUR
from core.cozy.refusals import CozyReason, CozyRefusal
from core.cozy.sheet import Sheet
from core.cozy.week import WEEKS
from core.games import rules_for
from core.table.encoding import Value
from core.table.rules import Reason, Refusal
from gui.cozy import story
from gui.cozy.arguments import NAME
from gui.cozy.automatic import automatic_play
from gui.cozy.chapters import SheetError, chapter_text, own_sheet, text_after
from gui.cozy.hours_so_far import lead_words, so_far
from gui.cozy.refusals import GRADES, cozy_words
from gui.cozy.rule_words import rule_words
from gui.cozy.sheet_awards import awards
from gui.cozy.sheet_words import hours_words, minutes, row_words, sheet_name
from gui.cozy.the_week import this_week, week_options
from gui.words.game_words import GameUi
from gui.words.wanted import UsageError, WantedTerms
from gui.words.words import counted, table_reason_words, words
from net.protocol.terms import Terms


def checked_words(openings: int, moves: int) -> str:
    """Return how much an audit has checked."""
    return counted(
        openings,
        "{count} opening matches its commitment, {hours} checked, all dice recomputed",
        "{count} openings match their commitments, {hours} checked, all dice recomputed",
        hours=counted(moves, "{count} hour", "{count} hours"),
    )


def counted_words(_signatures: int, _envelopes: int, moves: int) -> str:
    """Return how much an audit has checked, in a few words."""
    return counted(
        moves,
        "{count} hour signed, all rolls computed again",
        "{count} hours signed, all rolls computed again",
    )


def moves_words() -> tuple[str, str]:
    """Return what is counted, and that all was allowed."""
    return words("Hours"), words("Every decision in them is allowed by the rules.")


def score_lines(names: Sequence[str], state: GameState) -> list[tuple[str | int, ...]]:
    """Return the sheet, its rows, totals and grades, a column for each player."""
    scores = state.scores()
    lines: list[tuple[str | int, ...]] = [(words("sheet"), sheet_name(state.sheet)), ("", *names)]
    for place, row in enumerate(state.sheet.score_rows):
        lines.append((row_words(row), *(score.points[place] for score in scores)))
    lines.append((words("Total"), *(score.total for score in scores)))
    lines.append((words("Grade"), *(words(GRADES[score.grade]) for score in scores)))
    return lines


def result_data(names: Sequence[str], state: GameState) -> dict[str, object]:
    """Return the points of every row, the totals, the grades and the winners.

    The week stands there if its known rolls were played.
    """
    scores = dict(zip(names, state.scores(), strict=True))
    week = {"known_rolls_of_week": state.week} if state.week else {}
    return week | {
        "ending": "hours",
        "winners": [names[seat] for seat in story.won(state)],
        "rows": {name: list(score.points) for name, score in scores.items()},
        "counts": {name: list(score.counts) for name, score in scores.items()},
        "totals": {name: score.total for name, score in scores.items()},
        "grades": {name: score.grade for name, score in scores.items()},
    }


def ends_words(state: GameState) -> str:
    """Return where a log ends, of which the rest is missing."""
    return words("Ends at {hour}", hour=story.round_words(state))


def game_words(terms: Terms) -> str:
    """Return the game and the name of its sheet, or its id if the sheet is unreadable."""
    sheet = _sheet(terms)
    if sheet is None:
        return terms.rules_id
    if week := week_in(terms.own_options):
        return words(
            "Worm & Cozy: {sheet}, known rolls of week {week}", sheet=sheet_name(sheet), week=week
        )
    return words("Worm & Cozy: {sheet}", sheet=sheet_name(sheet))


def at_a_glance(terms: Terms) -> tuple[str, ...]:
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


def house_rules(terms: Terms) -> list[str]:
    """Return the house rule that a table has chosen, if it has."""
    out = words("a player who does not open a number for a roll is out until all let them back")
    return [out] if counts_leaving(terms.own_options) else []


def reason_words(reason: Reason, value: object = ()) -> str:
    """Return what *reason* means, one of this game or of any table."""
    if isinstance(reason, CozyReason):
        return cozy_words(reason, value)
    return table_reason_words(reason)


def refusal_words(refusal: Refusal, _names: Sequence[str] = ()) -> str:
    """Return why something is refused, with its rule."""
    said = reason_words(refusal.reason, refusal.value)
    if isinstance(refusal, CozyRefusal):
        return words("{said} (rule {tag})", said=said, tag=refusal.tag)
    return said


def from_arguments(
    chosen: Namespace, seats: int, option: str, *, joins: bool = False
) -> WantedTerms:
    """Return a table of the sheet that was *chosen*, else an open one or one of chapter 1.

    Raises `UsageError`.
    """
    asks = any(one is not None for one in (chosen.sheet, chosen.chapter, chosen.week))
    if joins and not asks and not chosen.unrolled_out:
        return WantedTerms(None, words("Worm & Cozy, at the first open table that is met"), "cozy")
    terms = terms_on(_options(chosen), seats)
    rules = rules_for(RULES_ID)
    assert rules is not None, "these rules are ours"
    refusal = rules.options_refusal(terms.own_options, seats)
    if refusal is not None:
        raise UsageError(f"{option} {seats}: {reason_words(refusal.reason, refusal.value)}")
    return WantedTerms(terms, terms_words(terms))


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


def default_terms(seats: int) -> Terms:
    """Return a table of chapter 1."""
    return chapter_terms(1, seats)


def chapter_terms(number: int, seats: int = 1) -> Terms:
    """Return a table of chapter *number*."""
    return terms_on(options_for(chapter_text(number)), seats)


def next_terms(terms: Terms) -> Terms | None:
    """Return a table of the next chapter on the same agreement; None after the last chapter."""
    sheet = _sheet(terms)
    text = text_after(sheet) if sheet else ""
    if not text:
        return None
    options = options_for(text, counts=counts_leaving(terms.own_options))
    return terms_on(options, terms.seats).agreeing(terms.agreed)


def terms_words(terms: Terms) -> str:
    """Return sheet and players, and roughly how long it takes: two to three minutes an hour."""
    sheet = _sheet(terms)
    assert sheet is not None, "the rules took this sheet"
    hours = len(sheet.hours)
    return counted(
        terms.seats,
        "{game}, {count} player: {hours}, about {low} to {high} minutes among people",
        "{game}, {count} players: {hours}, about {low} to {high} minutes among people",
        game=game_words(terms),
        hours=hours_words(sheet),
        low=2 * hours,
        high=3 * hours,
    )


def to_arguments(terms: Terms, folder: Path) -> list[str]:
    """Return *terms* as arguments of a command; the sheet goes to a file in *folder*."""
    match terms.own_options:
        case (bytes(), bytes(), *_) if week := week_in(terms.own_options):
            return ["--week", str(week)]
        case (bytes(text), bytes(), *counts):
            path = folder / "sheet.toml"
            path.write_text(text.decode(), encoding="utf-8", newline="\n")
            return ["--sheet", str(path), *(["--unrolled-out"] if counts else [])]
        case _:
            raise AssertionError(terms)


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


class Cozy(GameUi):
    """Worm & Cozy as the rest of the program knows it."""

    AWAY, MOVE = story.AWAY, HOUR
    PARTS, RESULT = "gui.cozy.cozy_parts", "gui.cozy.result"
    HAS_HOURS = True
    at_a_glance = staticmethod(at_a_glance)
    automatic_play = staticmethod(automatic_play)
    awards = staticmethod(awards)
    checked_words = staticmethod(checked_words)
    counted_words = staticmethod(counted_words)
    default_terms = staticmethod(default_terms)
    drawn = staticmethod(story.drawn_dice)
    ending = staticmethod(story.ending)
    ends_words = staticmethod(ends_words)
    from_arguments = staticmethod(from_arguments)
    game_words = staticmethod(game_words)
    goes_on_words = staticmethod(story.goes_on_words)
    habits = staticmethod(story.habits)
    hour_words = staticmethod(story.hour_words)
    house_rules = staticmethod(house_rules)
    lead_words = staticmethod(lead_words)
    marks = staticmethod(story.marks)
    memory_line = staticmethod(story.memory_line)
    moves_words = staticmethod(moves_words)
    news = staticmethod(story.news)
    next_terms = staticmethod(next_terms)
    outcome_words = staticmethod(story.outcome_words)
    places = staticmethod(story.places)
    proved_brief = staticmethod(story.proved_brief)
    proved_words = staticmethod(story.proved_words)
    reason_words = staticmethod(reason_words)
    refusal_words = staticmethod(refusal_words)
    result_data = staticmethod(result_data)
    round_label = staticmethod(story.round_label)
    round_reached = staticmethod(story.round_reached)
    round_words = staticmethod(story.round_words)
    rule_words = staticmethod(rule_words)
    score_lines = staticmethod(score_lines)
    so_far = staticmethod(so_far)
    terms_words = staticmethod(terms_words)
    title = staticmethod(story.title)
    to_arguments = staticmethod(to_arguments)
    told = staticmethod(story.told)
    winners = staticmethod(story.won)
