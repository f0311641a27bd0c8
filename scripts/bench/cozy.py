"""How fast Worm & Cozy decides, as ratios within one run.

Law: the measured work is exact. A game is replayed from its signed turns to the digest it had when
it was played, and no listed decision is refused.
"""

import random
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import chess

from bench.audit import audited, verified
from bench.race import Setting, record_race
from bench.rows import Goal, Row, in_turns, ratios
from bench.wormup import chess_games
from core.bots.levels import Level
from core.cozy.chapter import read_sheet
from core.cozy.decisions import Decision, Done, Pass
from core.cozy.game import RULES_ID, options_for
from core.cozy.hour import decided, legal, played, refusal
from core.cozy.sheet import Sheet
from core.cozy.turn import Dice, Turn, start_turn
from environment import ROOT

_SHEETS = ROOT / "core" / "cozy" / "sheets"
_EARLY, _LATE = 5, 11
"""The hours whose states are taken: the sheet is neither empty nor full."""

Signed = tuple[Dice, tuple[Decision, ...]]
"""One hour of a game: its roll, and the turn."""


def rows(count: int = 16, rounds: int = 5) -> list[Row]:
    """Measure *count* random games, each for *rounds* rounds."""
    games = [game(seed) for seed in range(count)]
    states = [turn for seed in range(count) for turn in midgame(seed)]
    decisions = sum(len(turn) for _, hours in games for _, turn in hours)
    boards = chess_games(seed=3, count=10)
    plies = sum(len(board) for board in boards)
    assert all(refusal(turn, one) is None for turn in states[:50] for one in legal(turn))

    chess_took, listing_took, replay_took = in_turns(
        rounds,
        lambda: [_pushed(moves) for moves in boards],
        lambda: [tuple(legal(turn)) for turn in states],
        lambda: [replay(sheet, hours) for sheet, hours in games],
    )
    return [
        audit_row(rounds),
        *(
            Row(name, ratios(took, chess_took, plies / units), Goal.NONE)
            for name, took, units in (
                ("Cozy: legal decisions of a state / push_san", listing_took, len(states)),
                ("Cozy: a decision replayed / push_san", replay_took, decisions),
                ("Cozy: a game of 16 hours replayed / push_san", replay_took, len(games)),
            )
        ),
    ]


def audit_row(rounds: int) -> Row:
    """Compare a full audit of a signed game for two with verifying its signatures."""
    options = options_for((_SHEETS / "07-short-winter-day.toml").read_text(encoding="utf-8"))
    game_ = record_race(2, Setting(RULES_ID, options, (Level.GREEDY,)))
    with tempfile.TemporaryDirectory(prefix="wormup-bench-") as folder:
        path = Path(folder) / "log"
        path.write_bytes(game_.log)
        audits, floors = in_turns(rounds, audited(path), verified(list(game_.signatures())))
    name = "Cozy: audit of a game of two / its signatures alone"
    return Row(name, ratios(floors, audits), Goal.AT_LEAST, 0.45)


@cache
def game(seed: int) -> tuple[Sheet, tuple[Signed, ...]]:
    """Play a random game on a chapter with sixteen hours; the same *seed* gives the same game."""
    rng = random.Random(seed)  # noqa: S311  # no secret
    turn, hours = start_turn(_chapters()[seed % len(_chapters())]), []
    while not turn.is_over:
        dice = rng.randint(1, 6), rng.randint(1, 6), rng.randint(1, 6)
        decisions, hour, turn = [], turn.hour, turn.rolled(dice)
        while turn.hour == hour:
            decisions.append(_wish(tuple(legal(turn)), rng))
            turn = decided(turn, decisions[-1])
        hours.append((dice, tuple(decisions)))
    return turn.sheet, tuple(hours)


def replay(sheet: Sheet, hours: Sequence[Signed]) -> Turn:
    """Play signed hours again, every decision judged."""
    turn = start_turn(sheet)
    for dice, decisions in hours:
        after = played(turn.rolled(dice), decisions)
        assert isinstance(after, Turn)
        turn = after
    return turn


def midgame(seed: int) -> list[Turn]:
    """Return every state between two decisions in the middle of a game."""
    sheet, hours = game(seed)
    turn, found = start_turn(sheet), []
    for dice, decisions in hours:
        turn = turn.rolled(dice)
        for decision in decisions:
            if _EARLY <= turn.hour < _LATE:
                found.append(turn)
            turn = decided(turn, decision)
    return found


def _pushed(moves: Sequence[str]) -> chess.Board:
    board = chess.Board()
    for san in moves:
        board.push_san(san)
    return board


def _wish(options: tuple[Decision, ...], rng: random.Random) -> Decision:
    """Choose a kind of decision, then one of that kind; never stop while something can be done."""
    busy = tuple(one for one in options if type(one) not in {Pass, Done}) or options
    kind = rng.choice(sorted({type(one).__name__ for one in busy}))
    return rng.choice([one for one in busy if type(one).__name__ == kind])


@cache
def _chapters() -> tuple[Sheet, ...]:
    texts = (file.read_text(encoding="utf-8") for file in sorted(_SHEETS.glob("*.toml")))
    sheets = (read_sheet(text) for text in texts)
    return tuple(one for one in sheets if isinstance(one, Sheet) and len(one.hours) == 16)
