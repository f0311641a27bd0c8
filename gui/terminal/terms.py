"""What a table will play, from the command line: a game, its options, and how well bots play.

Law: all who are to meet give the same; a wrong combination is one sentence that says what to do.
"""

import math
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from core.bots.choose import levels_of
from core.bots.levels import Level
from core.cozy.game import RULES_ID, options_for
from core.cozy.sheet import Sheet
from core.games import rules_for
from core.table.encoding import Value
from core.wormup.actions import read_options
from core.wormup.profiles import PROFILES, Lanes, Options, SwingWhen, XTurn
from core.wormup.refusals import WormUpReason
from core.wormup.worm import UNITS_PER_MM
from gui.cozy.chapters import SheetError, chapter_text, own_sheet
from gui.report.terms import game_words, sheet_of
from gui.terminal.table_arguments import COZY, GAMES, USUAL_EDITION, WORM_UP, UsageError
from gui.words.words import words
from gui.wormup.refusals import course_words, reason_words, refusal_words
from net.protocol.packets import Terms

_OWN = {
    WORM_UP: ("edition", "repose", "x_turn", "swing_when", "lanes", "course", "unopened_out"),
    COZY: ("chapter", "sheet"),
}
"""The options that belong to one game."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody would play: *terms*, or None for any open table of Worm & Cozy."""

    terms: Terms | None
    words: str


def wanted_table(chosen: Namespace, seats: int, option: str) -> Wanted:
    """Read what was chosen for so many *seats*, which *option* named. Raises `UsageError`."""
    game = _game(chosen)
    usual_id = RULES_ID if game == COZY else f"{WORM_UP}/{USUAL_EDITION}"
    level_for(usual_id, chosen.bot, chosen.usual)
    if game == WORM_UP:
        return _race(chosen, seats, option)
    if chosen.chapter is None and chosen.sheet is None:
        return Wanted(None, words("Worm & Cozy, at the first open table that is met"))
    return cozy_table(chosen, seats, option)


def _game(chosen: Namespace) -> str:
    """Tell which game is meant; options of the other one are refused."""
    given = {
        game: [name for name in names if not _is_left_out(getattr(chosen, name))]
        for game, names in _OWN.items()
    }
    game: str = chosen.game or (COZY if given[COZY] else WORM_UP)
    other = COZY if game == WORM_UP else WORM_UP
    for name in given[other]:
        raise UsageError(
            f"--{name.replace('_', '-')} is an option of {GAMES[other]}, and this table plays"
            f" {GAMES[game]}: leave it out, or choose --game {other} without those of {GAMES[game]}"
        )
    return game


def _is_left_out(value: object) -> bool:
    return value is None or value is False  # and 0 is neither


def _race(chosen: Namespace, seats: int, option: str) -> Wanted:
    edition = chosen.edition or USUAL_EDITION
    course = chosen.course or 0
    if not math.isfinite(course):
        raise UsageError(f"--course {course}: give a length in mm, such as 610")
    options = Options(
        chosen.repose,
        XTurn(chosen.x_turn or XTurn.NUMBER),
        SwingWhen(chosen.swing_when or SwingWhen.AFTER),
        Lanes(chosen.lanes or Lanes.SEAT),
        round(course * UNITS_PER_MM),
        chosen.unopened_out,
    )
    rules, profile = rules_for(f"wormup/{edition}"), PROFILES[edition]
    assert rules is not None, "the edition is one of ours"
    refusal = rules.options_refusal(options.plain(), seats)
    if refusal is None:
        terms = Terms(rules.rules_id, rules.rules_hash, options.plain(), seats)
        return Wanted(terms, course_words(profile, options, seats))
    if refusal.reason is WormUpReason.SEATS:
        raise UsageError(
            f"{option} {seats}: {edition} is for {profile.seats_min} to {profile.seats_max} players"
        )
    raise UsageError(refusal_words(refusal, (), profile))


def cozy_table(chosen: Namespace, seats: int, option: str) -> Wanted:
    """Read a sheet, chapter 1 if none is named, for so many *seats*. Raises `UsageError`."""
    options = _sheet_options(chosen)
    rules = rules_for(RULES_ID)
    assert rules is not None, "these rules are ours"
    refusal = rules.options_refusal(options, seats)
    if refusal is not None:
        raise UsageError(f"{option} {seats}: {reason_words(refusal.reason, refusal.value)}")
    terms = Terms(rules.rules_id, rules.rules_hash, options, seats)
    return Wanted(terms, sheet_words(terms))


def _sheet_options(chosen: Namespace) -> Value:
    if chosen.sheet is not None and chosen.chapter is not None:
        raise UsageError(f"--chapter {chosen.chapter} and --sheet both name a sheet: give one")
    try:
        if chosen.sheet is not None:
            return options_for(own_sheet(chosen.sheet))
        return options_for(chapter_text(1 if chosen.chapter is None else chosen.chapter))
    except SheetError as error:
        raise UsageError(str(error)) from None


def sheet_words(terms: Terms) -> str:
    """Say what is played and about how long it lasts: two to three minutes an hour."""
    sheet = sheet_of(terms)
    assert isinstance(sheet, Sheet), "who opens a table has read its sheet"
    hours = len(sheet.hours)
    named = {"game": game_words(terms), "hours": hours, "low": 2 * hours, "high": 3 * hours}
    if terms.seats == 1:
        return words(
            "{game}, 1 player: {hours} hours, about {low} to {high} minutes among people", **named
        )
    return words(
        "{game}, {seats} players: {hours} hours, about {low} to {high} minutes among people",
        seats=terms.seats,
        **named,
    )


def level_for(rules_id: str, bot: str | None, usual: Mapping[str, str]) -> Level:
    """Choose the level of a bot for the game of *rules_id*. Raises `UsageError`."""
    game = rules_id.partition("/")[0]
    level, known = Level(bot or usual[game]), levels_of(rules_id)
    if level in known:
        return level
    names = " or ".join(one.value for one in known)
    raise UsageError(f"--bot {level.value} does not play {GAMES[game]}: choose {names}")


def peer_arguments(terms: Terms, folder: Path) -> list[str]:
    """Write *terms* as the command line of a peer; a sheet goes to a file in *folder*."""
    arguments = ["--seats", str(terms.seats)]
    options = read_options(terms.options)
    match terms.options:
        case (bytes(text), bytes()):
            path = folder / "sheet.toml"
            path.write_text(text.decode(), encoding="utf-8", newline="\n")
            return [*arguments, "--sheet", str(path)]
        case _ if options is not None:
            return [
                *arguments,
                *("--edition", terms.rules_id.removeprefix("wormup/")),
                *(["--repose"] if options.repose else []),
                *(["--unopened-out"] if options.unopened_out else []),
                f"--x-turn={options.x_turn.value}",
                f"--swing-when={options.swing_when.value}",
                f"--lanes={options.lanes.value}",
                f"--course={options.course / UNITS_PER_MM}",
            ]
        case _:
            raise AssertionError(terms)
