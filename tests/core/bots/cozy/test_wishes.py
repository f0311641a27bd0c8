"""Whatever is legal may be drawn; what seems of use is drawn more often."""

from core.bots.cozy.wishes import likelihoods
from core.cozy.decisions import ActOrgan, AddOrgan, Decision, Done, Pass, PlaceWorm, PutFood
from core.cozy.grid import Cell, Direction
from core.cozy.hour import legal
from core.cozy.turn import AddFrame, EyeFrame, Turn
from core.cozy.worm import OrganKind
from tests.core.cozy.play import game
from tests.core.cozy.scenes import across, colony_of, organ, worm


def weighed(turn: Turn) -> dict[Decision, float]:
    options = tuple(legal(turn))
    return dict(zip(options, likelihoods(turn, options, lambda _: 2.0), strict=True))


def test_every_legal_decision_may_be_drawn() -> None:
    for number in (2, 5, 6):
        for turn, _, _ in game(number, 2):
            assert all(weight > 0 for weight in weighed(turn).values())


def test_the_kinds_of_decisions_share_alike_however_many_there_are() -> None:
    turn = next(t for t, _, _ in game(1, 3) if t.hour == 3 and not t.stack)
    weights = weighed(turn)
    places = sum(weight for one, weight in weights.items() if isinstance(one, PlaceWorm))
    assert abs(places - 1.0) < 1e-9
    assert weights[Pass()] < 0.1


def test_a_mouth_is_turned_to_a_food_and_a_tail_to_a_worm() -> None:
    colony = colony_of(worm(across(3, 2)), worm(across(5, 2)), foods=((2, 2),))
    turn = Turn(
        colony, dice=(1, 1, 1), stack=(AddFrame(0, (OrganKind.MOUTH, OrganKind.TAIL), must=True),)
    )
    weights = weighed(turn)
    mouths = faced(weights, OrganKind.MOUTH, Cell(3, 2))
    assert max(mouths, key=lambda face: mouths[face]) is Direction.N
    tails = faced(weights, OrganKind.TAIL, Cell(3, 6))
    assert len(set(tails.values())) == 1  # blank spaces all round


def faced(
    weights: dict[Decision, float], kind: OrganKind, cell: Cell
) -> dict[Direction | None, float]:
    """Tell how likely an organ on *cell* faces each way."""
    adds = ((one, weight) for one, weight in weights.items() if isinstance(one, AddOrgan))
    return {one.face: weight for one, weight in adds if (one.kind, one.cell) == (kind, cell)}


def test_food_is_put_where_a_mouth_waits() -> None:
    colony = colony_of(
        worm(across(3, 2)), worm(across(5, 2)), organ("eye", 3, 2, "S"), organ("mouth", 5, 2, "N")
    )
    turn = Turn(colony, dice=(1, 1, 1), stack=(EyeFrame(Cell(3, 2), 1),))
    weights = weighed(turn)
    best = max(weights, key=lambda one: weights[one])
    assert best == PutFood(Cell(4, 2))
    acted = weighed(Turn(colony, dice=(1, 1, 1), acted=frozenset({Cell(5, 2)}), stack=turn.stack))
    assert acted[best] < weights[best]


def test_to_stop_is_the_exception() -> None:
    for turn, _, _ in game(4, 2):
        weights = weighed(turn)
        acts = [weight for one, weight in weights.items() if isinstance(one, ActOrgan)]
        assert Done() not in weights or not acts or sum(acts) > weights[Done()]
