"""Whole games by draws from a seed: the same on every machine and every Python."""

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from core.cozy.chapter import read_sheet
from core.cozy.decisions import AddOrgan, ChangeDie, Decision, Done, FillBrain, Pass, PlaceWorm
from core.cozy.frames import answers
from core.cozy.hour import decided, legal
from core.cozy.placing import with_food, with_organ
from core.cozy.sheet import Sheet
from core.cozy.turn import AddFrame, Turn, start_turn
from core.cozy.worm import OrganKind
from core.table.seeds import Draws, JointSeed

_ROOT = Path(__file__).resolve().parents[3]
FILES = sorted((_ROOT / "core" / "cozy" / "sheets").glob("*.toml"))
"""Our eight chapters."""

_Item = TypeVar("_Item")


@cache
def chapter(number: int) -> Sheet:
    sheet = read_sheet(FILES[number - 1].read_text(encoding="utf-8"))
    assert isinstance(sheet, Sheet), sheet
    return sheet


def draws_of(*seed: object) -> Draws:
    return JointSeed(hashlib.sha256(repr(seed).encode()).digest()).draws()


def pick(draws: Draws, items: Sequence[_Item]) -> _Item:
    return items[(draws.below(256) * 256 + draws.below(256)) % len(items)]


def rolled(turn: Turn, draws: Draws) -> Turn:
    first, second, third = (draws.below(6) + 1 for _ in range(3))
    return turn.rolled((first, second, third))


def decision_of(turn: Turn, draws: Draws) -> Decision:
    """Choose a kind of legal decision, then one of it; giving up is rare while there is more."""
    options = tuple(legal(turn))
    busy = [one for one in options if type(one) not in {Done, Pass}]
    if not busy or (len(busy) < len(options) and not draws.below(10)):
        return options[-1]
    rare = [one for one in busy if type(one) not in {ChangeDie, FillBrain}]
    number = draws.below(256) * 256 + draws.below(256)
    return chosen(busy if not rare or not draws.below(3) else rare, number)


def chosen(options: Sequence[Decision], number: int) -> Decision:
    """Let *number* choose first the kind of decision and then one of it."""
    kinds: dict[type[Decision], list[Decision]] = {}
    for option in options:
        kinds.setdefault(type(option), []).append(option)
    same = list(kinds.values())[number % len(kinds)]
    return same[number // len(kinds) % len(same)]


def steps_of(sheet: Sheet, draws: Draws) -> Iterator[tuple[Turn, Decision, Turn]]:
    """Play alone to the end, decision by decision."""
    turn = start_turn(sheet)
    while not turn.is_over:
        turn = turn if turn.dice else rolled(turn, draws)
        decision = decision_of(turn, draws)
        after = decided(turn, decision)
        yield turn, decision, after
        turn = after


@cache
def game(number: int, seed: int) -> tuple[tuple[Turn, Decision, Turn], ...]:
    """Play chapter *number*; the same game for every test that asks."""
    return tuple(steps_of(chapter(number), draws_of("game", number, seed)))


@cache
def crowded(number: int, seed: int) -> Turn:
    """Fill chapter *number* with worms that have three organs each, and some food, by draws."""
    draws, turn = draws_of("crowded", number, seed), start_turn(chapter(number))
    while turn.hour < 8:
        turn = turn if turn.dice else rolled(turn, draws)
        options = tuple(legal(turn))
        placing: list[Decision] = [one for one in options if isinstance(one, PlaceWorm)]
        turn = decided(
            turn,
            pick(draws, placing or [one for one in options if type(one) is not Done] or options),
        )
    colony = turn.colony
    for _ in range(3):
        for worm in range(len(colony.worms)):
            adds = [
                one
                for one in answers(
                    Turn(colony, stack=(AddFrame(worm, tuple(OrganKind), must=True),))
                )
                if isinstance(one, AddOrgan)
            ]
            kind = pick(draws, tuple(OrganKind))
            of_kind = [one for one in adds if one.kind is kind] or adds
            colony = with_organ(colony, pick(draws, of_kind)) if of_kind else colony
    for _ in range(5):
        colony = with_food(colony, pick(draws, sorted(colony.blank)))
    return Turn(colony, turn.hour, credits=turn.credits)


def hour_of(turn: Turn, draws: Draws) -> tuple[Decision, ...]:
    """Play a whole hour of a rolled turn."""
    hour, decisions = turn.hour, []
    while turn.hour == hour:
        decisions.append(decision_of(turn, draws))
        turn = decided(turn, decisions[-1])
    return tuple(decisions)
