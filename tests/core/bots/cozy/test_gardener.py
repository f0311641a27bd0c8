"""Greedy and search: whole games by legal turns only, from what everybody sees and a seed."""

from functools import cache

import pytest

import ladder
from core.bots.chance import Chance
from core.bots.choose import StepChoice
from core.bots.cozy.gardener import Effort, best_of, hour_for
from core.bots.cozy.survey import board_of
from core.bots.levels import Level
from core.cozy.game import Cozy, GameState, options_for
from core.cozy.hour import played
from core.cozy.scoring import score_of
from core.cozy.turn import Turn, start_turn
from core.games import choose
from tests.core.cozy.play import FILES, chapter, crowded, draws_of, rolled
from tests.tiers import long

LITTLE = Effort(fresh=6, changed=6)
"""Search in the small, so that whole games cost little."""
GREEDY, SEARCH = Level.GREEDY, Level.SEARCH
Steps = tuple[tuple[GameState, dict[int, StepChoice]], ...]


def opened(number: int) -> Turn:
    return rolled(crowded(number, 1), draws_of("gardener", number))


@cache
def table(number: int, levels: tuple[Level, ...], seed: int = 0) -> Steps:
    """Play a game of four hours between bots at one table, on the sheet of a chapter."""
    text = FILES[number - 1].read_text(encoding="utf-8")
    short = text.replace("\nmap", '\nhours = ["1 AM", "2 AM", "3 AM", "4 AM"]\nmap', 1)
    steps = ladder.steps(Cozy(), options_for(short), levels, f"gardener {number} {seed}")
    return tuple((state, dict(choices)) for state, choices in steps)


@pytest.mark.parametrize("number", range(1, 9))
def test_every_chapter_is_played_to_its_end_by_legal_turns(number) -> None:
    turn, draws = start_turn(chapter(number)), draws_of("whole", number)
    while not turn.is_over:
        turn = rolled(turn, draws)
        after = played(turn, hour_for(turn, LITTLE, Chance(bytes([turn.hour]))))
        assert isinstance(after, Turn), after
        turn = after


@pytest.mark.parametrize(
    "levels",
    [(GREEDY,), pytest.param((GREEDY, SEARCH), marks=long), (GREEDY,) * 3, (GREEDY,) * 5],
    ids=lambda levels: " ".join(level.value for level in levels),
)
def test_at_a_table_no_choice_is_ever_refused(levels) -> None:
    """C6.5, P14: to the end of the game, for all seats."""
    rules, steps = Cozy(), table(len(levels), levels)
    assert steps[-1][0].is_over
    for state, choices in steps[:-1]:
        assert set(choices) == set(range(len(levels)))
        for seat, choice in choices.items():
            commit = b"" if choice.sealed is None else bytes(32)
            assert rules.refusal(state, seat, choice.action, commit) is None


@pytest.mark.parametrize("level", [GREEDY, SEARCH])
def test_the_same_state_seat_and_seed_give_the_same_choice(level) -> None:
    state = last_hour(table(4, (GREEDY,)))
    one, other = (choose(level, Cozy(), state, 0, b"seed") for _ in range(2))
    assert one == other


def last_hour(steps: Steps) -> GameState:
    return next(state for state, _ in steps if state.is_rolled and state.is_last_hour)


@long
def test_search_comes_to_more_than_greedy_with_the_same_dice() -> None:
    """Fixed seeds: the same games each time."""
    totals = {
        level: sum(table(3, (level,), seed)[-1][0].scores()[0].total for seed in range(2))
        for level in (GREEDY, SEARCH)
    }
    assert totals[SEARCH] > totals[GREEDY]


def total(number: int, effort: Effort, seed: int) -> int:
    """Return what the later half of a chapter comes to, played alone."""
    turn, draws = crowded(number, 4), draws_of("ahead", f"{number} {seed}")
    while not turn.is_over:
        turn = rolled(turn, draws)
        after = played(turn, hour_for(turn, effort, Chance(bytes([turn.hour]))))
        assert isinstance(after, Turn), after
        turn = after
    return score_of(turn.colony).total


@long
def test_who_looks_an_hour_ahead_comes_to_more_with_the_same_dice() -> None:
    """Fixed seeds: the same games each time."""
    games = [(4, 1), (7, 1)]
    here = sum(total(number, Effort(fresh=15), seed) for number, seed in games)
    ahead = sum(total(number, Effort(fresh=15, rounds=((8, 4),)), seed) for number, seed in games)
    assert ahead > here


def test_a_bot_looks_at_its_own_sheet_and_at_nothing_else() -> None:
    """C6.7: everybody sees it; what comes next is in no argument."""
    turn = opened(2)
    hours = {hour_for(Turn(*turn), LITTLE, Chance(b"a")) for _ in range(2)}
    assert len(hours) == 1
    assert hour_for(turn, LITTLE, Chance(b"b")) not in hours


def test_what_is_kept_is_different_and_ordered_and_changing_never_makes_it_worse() -> None:
    for number in (2, 4):
        turn, board = opened(number), board_of(chapter(number))
        first = best_of(turn, board, Effort(fresh=20), Chance(b"s"))
        more = best_of(turn, board, Effort(fresh=20, changed=60), Chance(b"s"))
        worths = [draw.end.worth for draw in more]
        assert worths == sorted(worths, reverse=True)
        assert len({draw.decisions for draw in more}) == len(more) > 1
        assert worths[0] >= first[0].end.worth


def test_no_more_states_are_met_than_the_effort_allows_but_for_the_last_draw() -> None:
    turn, board = opened(6), board_of(chapter(6))
    few = best_of(turn, board, Effort(fresh=200, best=200, states=40), Chance(b"s"))
    many = best_of(turn, board, Effort(fresh=200, best=200), Chance(b"s"))
    assert 1 <= len(few) < len(many)
    assert len(best_of(turn, board, Effort(fresh=200, states=0), Chance(b"s"))) == 1


def test_it_is_a_mistake_to_ask_a_level_of_the_other_game() -> None:
    state = table(4, (GREEDY,))[0][0]
    with pytest.raises(ValueError, match="no bot that is hard plays cozy/1"):
        choose(Level.HARD, Cozy(), state, 0, b"")
