"""Whatever is played: the sheet stays sound, lists and refusals agree, and replay is a function."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.cozy.decisions import (
    ActOrgan,
    ChooseToAct,
    Decision,
    Done,
    Pass,
    read_decision,
    write_decision,
)
from core.cozy.grid import canonical, neighbours
from core.cozy.hour import decided, legal, played, refusal
from core.cozy.turn import Turn, start_turn
from core.cozy.worm import BABY, OrganKind
from core.table.encoding import Value
from core.table.seeds import Draws
from tests.core.cozy.play import chapter, chosen, crowded, decision_of, draws_of, game, pick, rolled


def check_colony(turn: Turn) -> None:
    """Check spaces, paths and organs (C1.2, C2.1, C3.1)."""
    colony, sheet = turn.colony, turn.sheet
    held = [*sheet.rocks, *colony.foods, *(cell for worm in colony.worms for cell in worm.cells)]
    assert len(set(held)) == len(held)
    assert all(sheet.holds(cell) for cell in held)
    assert len(colony.blank) == sheet.rows * sheet.cols - len(held)
    for number, worm in enumerate(colony.worms):
        pairs = zip(worm.cells, worm.cells[1:], strict=False)
        assert len(worm.cells) >= 2
        assert all(after in neighbours(before) for before, after in pairs)
        assert worm.faced or worm.cells == canonical(worm.cells)
        assert (worm.shape == BABY) is (worm.parents is not None)
        organs = colony.organs_of(number)
        assert worm.faced is any(organ.kind.has_face for organ in organs)
        tails = [organ.cell for organ in organs if organ.kind is OrganKind.TAIL]
        assert tails in ([], [worm.cells[-1]])
    cells = [organ.cell for organ in colony.organs]
    assert cells == sorted(set(cells))
    assert all(cell in colony.owner for cell in cells)
    assert all((organ.face is not None) is organ.kind.has_face for organ in colony.organs)


def check_turn(turn: Turn) -> None:
    """Check that what acted is an organ, and done is never the only choice (C5.1, C6.3)."""
    check_colony(turn)
    assert all(cell in turn.colony.organ_at for cell in turn.acted)
    if turn.stack:
        assert any(not isinstance(decision, Done) for decision in legal(turn))


def check_growth(before: Turn, after: Turn) -> None:
    """Nothing that is on the sheet goes away or moves (C1.2, C3.1)."""
    assert set(before.colony.foods) <= set(after.colony.foods)
    for old, new in zip(before.colony.worms, after.colony.worms, strict=False):
        assert set(old.cells) <= set(new.cells)
        assert (old.shape, old.parents, old.hour) == (new.shape, new.parents, new.hour)
        assert not old.faced or new.faced
    for organ in before.colony.organs:
        now = after.colony.organ_at[organ.cell]
        assert now == replace(organ, filled=organ.filled or now.filled)


# all legal play


@settings(max_examples=100)
@given(
    st.integers(1, 8),
    st.integers(0, 9),
    st.booleans(),
    st.lists(st.integers(0, 999), min_size=20, max_size=120),
)
def test_any_sequence_of_legal_decisions_keeps_the_sheet_sound(number, seed, is_crowded, choices):
    """C1.2, C2.1, C2.3, C3.1, C5.1, C6.3: and the turn replays to the same state."""
    draws = draws_of("dice", seed)
    begun = crowded(number, seed) if is_crowded else start_turn(chapter(number))
    turn = start = rolled(begun, draws)
    decisions: list[Decision] = []
    for choice in choices:
        options = tuple(legal(turn))
        assert len(set(options)) == len(options)
        decision = chosen(options, choice)
        assert refusal(turn, decision) is None
        after = decided(turn, decision)
        decisions.append(decision)
        check_turn(after)
        check_growth(turn, after)
        if after.hour != turn.hour:
            assert played(start, decisions) == after
            if after.is_over:
                return
            after = start = rolled(after, draws)
            decisions = []
        turn = after


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("number", range(1, 9))
def test_a_whole_game_keeps_the_rules(number, seed):
    """C4.6, C5.1, C8.1: an organ acts once an hour, and the game ends with the sheet's hours."""
    acted: Counter[tuple[int, object]] = Counter()
    for before, decision, after in game(number, seed):
        check_turn(after)
        check_growth(before, after)
        if isinstance(decision, ActOrgan):
            acted[before.hour, decision.cell] += 1
    assert set(acted.values()) <= {1}
    end = game(number, seed)[-1][2]
    assert end.is_over
    assert (end.dice, end.credits, end.stack, end.acted) == (None, end.credits, (), frozenset())
    assert {turn.hour for turn, _, _ in game(number, seed)} == set(range(len(end.sheet.hours)))


@pytest.mark.parametrize("number", range(1, 9))
def test_chains_on_a_crowded_sheet_come_back_to_where_they_began(number):
    """C6.2, S44: a player who never gives up; chains nest and every hour comes to its end."""
    depth = 0
    for seed in range(6):
        for turn, _, after in busy_game(number, seed):
            check_turn(after)
            check_growth(turn, after)
            depth = max(depth, len(after.stack))
    assert depth >= 4


def busy_game(number: int, seed: int) -> Iterator[tuple[Turn, Decision, Turn]]:
    """Play on from a crowded sheet; organs act whenever they can."""
    draws, turn = draws_of("busy", number, seed), crowded(number, seed)
    while not turn.is_over:
        turn = turn if turn.dice else rolled(turn, draws)
        options: list[Decision] = [one for one in legal(turn) if type(one) not in {Done, Pass}]
        options = options or [Pass()]
        eager: list[Decision] = [one for one in options if type(one) in {ActOrgan, ChooseToAct}]
        decision = chosen(eager or options, draws.below(256))
        after = decided(turn, decision)
        yield turn, decision, after
        turn = after


# near misses


def near_misses(turn: Turn, draws: Draws) -> Iterator[Value]:
    """Change one field of legal decisions a little, or take one from elsewhere."""
    options = tuple(legal(turn))
    kinds = {type(one): one for one in options}
    for decision in (*kinds.values(), pick(draws, options), pick(draws, options)):
        wire = write_decision(decision)
        yield from _changed(turn, wire, draws)
    hour = pick(draws, game(1 + draws.below(8), draws.below(3)))
    yield write_decision(hour[1])
    yield ("act", _cell(turn, draws))
    yield ("dice", draws.below(3), 1 + draws.below(6))
    yield ("fill", _cell(turn, draws), draws.below(3), 1 + draws.below(6))
    yield ("grow", _cell(turn, draws), _cell(turn, draws))
    yield (pick(draws, ("B", "C", "line", "partner")), draws.below(12) - 1)
    yield ("add", pick(draws, tuple(OrganKind)).value, _cell(turn, draws), pick(draws, "NESW"), ())


def _changed(turn: Turn, wire: tuple[Value, ...], draws: Draws) -> Iterator[Value]:
    yield wire[:-1]
    yield (*wire, 0)
    if len(wire) == 1:
        return
    place = 1 + draws.below(len(wire) - 1)
    for value in (*_others(turn, wire[place], draws), True, -1, "x", (), ((),)):
        yield (*wire[:place], value, *wire[place + 1 :])


def _others(turn: Turn, value: Value, draws: Draws) -> list[Value]:
    """List values like *value*."""
    match value:
        case (int(row), int(col)):
            near: list[Value] = [
                tuple(cell) for cell in neighbours(type(turn.sheet.spaces()[0])(row, col))
            ]
            return [*near, _cell(turn, draws)]
        case (tuple(), *_) as cells:
            return [
                tuple(cells[::-1]),
                tuple(cells[1:]),
                (*cells, cells[-1]),
                (*cells, _cell(turn, draws)),
                (cells[-1], *cells[1:-1], cells[0]),
            ]
        case str():
            return [*"NESW", *(kind.value for kind in OrganKind)]
        case int():
            return [value + 1, value - 1, draws.below(9)]
        case _:
            return [*"NESW", _cell(turn, draws)]


def _cell(turn: Turn, draws: Draws) -> tuple[int, int]:
    return draws.below(turn.sheet.rows + 2) - 1, draws.below(turn.sheet.cols + 2) - 1


@pytest.mark.parametrize("number", range(1, 9))
def test_a_decision_is_listed_exactly_if_it_is_not_refused(number):
    """C7: legal decisions and thousands of near misses of them; every legal one has one form."""
    tried: Counter[str] = Counter()
    for seed in range(2):
        draws = draws_of("near", number, seed)
        for turn, _, _ in (*game(number, seed), *busy_game(number, seed)):
            options = set(legal(turn))
            assert all(refusal(turn, one) is None for one in options)
            for wire in near_misses(turn, draws):
                decision = read_decision(wire)
                reason = refusal(turn, decision)
                assert (reason is None) is (decision in options), (wire, reason)
                tried[str(reason.value[1]) if reason else "legal"] += 1
    assert sum(tried.values()) > 5000
    assert len(tried) > 20, tried


def test_nearly_every_code_is_met_on_the_way():
    """C7: those that need a rare state are tried one by one in other tests."""
    met: set[str] = set()
    for number in range(1, 9):
        draws = draws_of("codes", number)
        for turn, _, _ in (*game(number, 1), *busy_game(number, 1)):
            for wire in near_misses(turn, draws):
                reason = refusal(turn, read_decision(wire))
                met |= {str(reason.value[1])} if reason else set()
    assert len(met) >= 31, sorted(met)


def test_a_random_player_plays_the_same_game_twice():
    """The tests above can be run again."""
    again, draws = start_turn(chapter(3)), draws_of("game", 3, 1)
    for before, decision, after in game(3, 1):
        again = again if again.dice else rolled(again, draws)
        assert again == before
        assert decision_of(again, draws) == decision
        again = after
