"""Greedy and search: whole games by legal turns only, from what everybody sees and a seed."""

from dataclasses import replace
from functools import cache

import pytest

import ladder
from core.bots.chance import Chance
from core.bots.choose import Choice, Level, choose
from core.bots.cozy.gardener import Effort, best_of, hour_for
from core.bots.cozy.survey import board_of
from core.cozy.game import Cozy, GameState
from core.cozy.hour import played
from core.cozy.turn import Turn, start_turn
from tests.core.cozy.play import chapter, crowded, draws_of, rolled
from tests.core.cozy.tables import options_of

LITTLE = Effort(fresh=6, changed=6)
"""Search in the small, so that whole games cost little."""


def opened(number: int) -> Turn:
    return rolled(crowded(number, 1), draws_of("gardener", number))


@cache
def table(
    number: int, levels: tuple[Level, ...]
) -> tuple[tuple[GameState, dict[int, Choice]], ...]:
    """Play a whole game between bots at one table."""
    steps = ladder.steps(Cozy(), options_of(number), levels, f"gardener {number}")
    return tuple((state, dict(choices)) for state, choices in steps)


@pytest.mark.parametrize("number", range(1, 9))
def test_every_chapter_is_played_to_its_end_by_legal_turns(number) -> None:
    turn, draws = start_turn(chapter(number)), draws_of("whole", number)
    while not turn.is_over:
        turn = rolled(turn, draws)
        after = played(turn, hour_for(turn, LITTLE, Chance(bytes([turn.hour]))))
        assert isinstance(after, Turn), after
        turn = after


@pytest.mark.parametrize("seats", [2, 5])
def test_at_a_table_no_choice_is_ever_refused(seats) -> None:
    """C6.5, P14: to the end of the game, for all seats."""
    rules, steps = Cozy(), table(3 + seats % 3, (Level.GREEDY,) * seats)
    assert steps[-1][0].is_over
    for state, choices in steps[:-1]:
        assert set(choices) == set(range(seats))
        for seat, choice in choices.items():
            commit = b"" if choice.sealed is None else bytes(32)
            assert rules.refusal(state, seat, choice.action, commit) is None


@pytest.mark.parametrize("level", [Level.GREEDY, Level.SEARCH])
def test_the_same_state_seat_and_seed_give_the_same_choice(level) -> None:
    state = next(s for s, _ in table(5, (Level.GREEDY,) * 2) if s.is_rolled and s.turns[0].hour > 7)
    one, other = (choose(level, Cozy(), state, 1, b"seed") for _ in range(2))
    assert one == other


def test_the_others_sheets_do_not_matter_but_to_chance() -> None:
    """C6.7: a bot looks at its own sheet, which everybody sees, and at nothing else."""
    turn = opened(2)
    assert hour_for(turn, LITTLE, Chance(b"a")) == hour_for(replace(turn), LITTLE, Chance(b"a"))


def test_what_is_kept_is_different_and_ordered_and_changing_never_makes_it_worse() -> None:
    for number in (2, 4):
        turn, board = opened(number), board_of(chapter(number))
        first = best_of(turn, board, Effort(fresh=20), Chance(b"s"))
        more = best_of(turn, board, Effort(fresh=20, changed=60), Chance(b"s"))
        worths = [draw.end.worth for draw in more]
        assert worths == sorted(worths, reverse=True)
        assert len({draw.decisions for draw in more}) == len(more) > 1
        assert worths[0] >= first[0].end.worth


def test_it_is_a_mistake_to_ask_a_level_of_the_other_game() -> None:
    state = table(5, (Level.GREEDY,) * 2)[0][0]
    with pytest.raises(ValueError, match="no bot that is hard plays cozy/1"):
        choose(Level.HARD, Cozy(), state, 0, b"")
