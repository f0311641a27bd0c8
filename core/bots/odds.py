"""Soft equilibria of small games: how likely each player is to make each choice.

Law: solved from the payoffs alone, beginning with even odds, without chance. Eagerness is finite,
so that nobody settles on a rotation in which no two players ever choose the same.
"""

from collections.abc import Callable, Sequence
from itertools import product
from math import exp
from operator import mul

Odds = Sequence[float]
"""The probability of each choice of one player."""
Payoffs = Callable[[tuple[int, ...]], Sequence[float]]
"""What each player gets for one choice of everybody."""
_TIMES = 25
_STEP = 0.3
"""The part of the way towards the best answer that odds go each time."""


class PayoffGame:
    """A game in which all choose at once; its payoffs are worked out only once."""

    def __init__(
        self,
        choices: Sequence[Sequence[int]],
        payoffs: Payoffs,
        nature: Odds = (),
    ) -> None:
        """Take the *choices* of each player, and what each gets for one choice of everybody.

        The last *choices* may be those of *nature*, which has fixed odds and no payoff.
        """
        self._players = len(choices) - bool(nature)
        self._sizes = [len(faces) for faces in choices[: self._players]]
        self._nature = [nature] if nature else []
        self._tables = [list(table) for table in zip(*map(payoffs, product(*choices)), strict=True)]

    def soft_odds(self, eagerness: float) -> list[Odds]:
        """Solve the game: return odds of each player that softly answer those of the others.

        >>> coin = PayoffGame([(0, 1)] * 2, lambda both: (both[0] == both[1], both[0] != both[1]))
        >>> [[round(share, 3) for share in odds] for odds in coin.soft_odds(3)]
        [[0.5, 0.5], [0.5, 0.5]]
        """
        odds: list[Odds] = [*([1 / size] * size for size in self._sizes), *self._nature]
        for _ in range(_TIMES):
            answers = [self.answer(player, odds, eagerness) for player in range(self._players)]
            for player, wanted in enumerate(answers):
                pairs = zip(odds[player], wanted, strict=True)
                odds[player] = [old + _STEP * (new - old) for old, new in pairs]
        return odds

    def answer(self, player: int, odds: Sequence[Odds], eagerness: float) -> Odds:
        """Return the soft answer of *player* to the *odds* of all others."""
        return softened(self.payoffs(player, odds), eagerness)

    def payoffs(self, player: int, odds: Sequence[Odds]) -> Sequence[float]:
        """Return what each choice of *player* is worth against the *odds* of all others."""
        return _expected(self._tables[player], odds, player)


def _expected(table: Sequence[float], odds: Sequence[Odds], player: int) -> Sequence[float]:
    """Average the payoffs of *player*, one for every choice of all, over the others' choices."""
    for weights in reversed(odds[player + 1 :]):
        size = len(weights)
        table = [sum(map(mul, table[at : at + size], weights)) for at in range(0, len(table), size)]
    for weights in odds[:player]:
        size = len(table) // len(weights)
        rows = [table[at : at + size] for at in range(0, len(table), size)]
        table = [sum(map(mul, column, weights)) for column in zip(*rows, strict=True)]
    return table


def softened(values: Sequence[float], eagerness: float) -> Odds:
    """Return the odds of choices of different *values*: eagerness favours the best one.

    >>> softened([2.0, 2.0], 5.0), softened([0.0, 9.0], 5.0)[1] > 0.99
    ([0.5, 0.5], True)
    """
    most = max(values)
    weights = [exp((value - most) * eagerness) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
