"""Chance from a seed: the same for all, fair within what a test can see."""

from collections import Counter

from core.bots.chance import Chance


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = Chance(b"a"), Chance(b"a")
    assert [one.share() for _ in range(9)] == [other.share() for _ in range(9)]
    assert Chance(b"a").share() != Chance(b"b").share()


def test_shares_fill_the_range_evenly() -> None:
    chance = Chance(b"even")
    counts = Counter(int(10 * chance.share()) for _ in range(5_000))
    assert set(counts) == set(range(10))
    assert max(counts.values()) < 1.3 * min(counts.values())


def test_weights_are_kept_and_what_weighs_nothing_is_never_picked() -> None:
    chance = Chance(b"weights")
    counts = Counter(chance.weighted("abc", [3.0, 0.0, 1.0]) for _ in range(4_000))
    assert set(counts) == {"a", "c"}
    assert 2.6 < counts["a"] / counts["c"] < 3.4
