"""Soft equilibria of small games: how likely each player is to choose what.

Law: solved from the payoffs alone, beginning with even odds, without chance; eagerness is finite,
so that nobody settles on a rotation in which no two players ever choose the same.
"""

from collections.abc import Callable, Sequence
from itertools import product
from math import exp
from operator import mul

Odds = Sequence[float]
"""How likely each choice of one player is."""
_TIMES = 25
_STEP = 0.3
"""The share of the way that odds go towards the best answer each time."""


def soft_odds(
    choices: Sequence[Sequence[int]],
    payoffs: Callable[[tuple[int, ...]], Sequence[float]],
    eagerness: float,
    nature: Odds = (),
) -> list[Odds]:
    """Solve a game: every player's odds are a logit answer to those of the others.

    *payoffs* tells what one choice of everybody gives to each player. The last of *choices* may be
    *nature*, which has given odds and no payoff.

    >>> coin = soft_odds([(0, 1), (0, 1)], lambda both: (both[0] == both[1], both[0] != both[1]), 3)
    >>> [round(share, 3) for share in coin[0]]
    [0.5, 0.5]
    """
    players = len(choices) - bool(nature)
    tables = [list(column) for column in zip(*map(payoffs, product(*choices)), strict=True)]
    odds: list[Odds] = [[1 / len(faces)] * len(faces) for faces in choices[:players]]
    odds += [nature] if nature else []
    for _ in range(_TIMES):
        answers = [
            answer(expected(tables[player], odds, player), eagerness) for player in range(players)
        ]
        for player, wanted in enumerate(answers):
            pairs = zip(odds[player], wanted, strict=True)
            odds[player] = [old + _STEP * (new - old) for old, new in pairs]
    return odds


def expected(table: Sequence[float], odds: Sequence[Odds], player: int) -> Sequence[float]:
    """Average the payoffs of *player*, one for every choice of all, over those of the others."""
    for weights in reversed(odds[player + 1 :]):
        size = len(weights)
        table = [sum(map(mul, table[at : at + size], weights)) for at in range(0, len(table), size)]
    for weights in odds[:player]:
        size = len(table) // len(weights)
        rows = [table[at : at + size] for at in range(0, len(table), size)]
        table = [sum(map(mul, column, weights)) for column in zip(*rows, strict=True)]
    return table


def answer(values: Sequence[float], eagerness: float) -> list[float]:
    """Weigh choices of different *values*: the more eager, the more the best one counts.

    >>> answer([2.0, 2.0], 5.0), answer([0.0, 9.0], 5.0)[1] > 0.99
    ([0.5, 0.5], True)
    """
    most = max(values)
    weights = [exp((value - most) * eagerness) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
