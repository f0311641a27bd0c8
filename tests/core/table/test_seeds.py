"""Joint seed and emblem (P3.4, P6.3): golden numbers, no bias, no byte used twice."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from core.table.seeds import JointSeed

SEED = JointSeed(bytes(32))


def chi_square(counts, kinds):
    mean = counts.total() / kinds
    missing = kinds - len(counts)
    return missing * mean + sum((count - mean) ** 2 / mean for count in counts.values())


def bound(kinds):
    """Give a bound that a fair draw exceeds once in a million seeds; the seeds here are fixed."""
    return kinds - 1 + 5 * (2 * (kinds - 1)) ** 0.5 + 15


def test_the_numbers_drawn_from_a_fixed_seed_are_these():
    """P6.3: each bound takes its bytes where the last one stopped."""
    draws = SEED.draws()
    bounds = (256, 100, 6, 6, 6, 2, 1, 3, 255, 6, 7, 8)
    assert [draws.below(m) for m in bounds] == [245, 51, 4, 4, 5, 0, 0, 0, 114, 5, 6, 5]


def test_the_shuffles_of_a_fixed_seed_are_these():
    """P6.3: Fisher-Yates from the last place down."""
    draws = SEED.draws()
    assert [draws.shuffled(n) for n in (5, 1, 0, 7, 2)] == [
        (2, 4, 1, 3, 0),
        (0,),
        (),
        (2, 4, 6, 3, 1, 0, 5),
        (0, 1),
    ]


def test_the_emblem_of_a_fixed_seed_is_this():
    """P3.4: 24 bits of its own hash, from the highest down, six for each of four pictures."""
    seed = "32f3b172ada13ed86393c94a38d01e930f6323267bdf2bf52ad51fb7acd7a466"
    assert JointSeed(bytes.fromhex(seed)).emblem() == (23, 25, 24, 44)


def test_the_bytes_are_shake_256_of_the_seed_and_each_is_used_once():
    """P6.3: a number below 256 is a byte; the stream is long enough for a whole evening."""
    draws = SEED.draws()
    stream = bytes(draws.below(256) for _ in range(5000))
    assert stream == hashlib.shake_256(SEED.seed).digest(5000)


def test_every_draw_from_a_seed_starts_at_its_first_byte():
    """P6.3: every holder of the log draws the same numbers, whatever was drawn before."""
    first = SEED.draws()
    taken = [first.below(6) for _ in range(10)]
    second = SEED.draws()
    assert [second.below(6) for _ in range(10)] == taken


def test_a_byte_that_would_favour_small_numbers_is_skipped():
    """P6.3: below 200 the bytes 200..255 are, so a number is its byte or none."""
    stream = hashlib.shake_256(SEED.seed).digest(400)
    draws = SEED.draws()
    kept = [byte for byte in stream if byte < 200]
    assert len(kept) < 350
    assert [draws.below(200) for _ in kept] == kept


@pytest.mark.parametrize("kinds", [2, 3, 5, 6, 7, 10, 100, 129, 171, 200, 255])
def test_every_number_is_drawn_equally_often(kinds):
    """F3: a chi-square over 40,000 draws; 171 is the worst bound for a draw without skipping."""
    draws = JointSeed(kinds.to_bytes(32, "big")).draws()
    counts = Counter(draws.below(kinds) for _ in range(40_000))
    assert set(counts) <= set(range(kinds))
    assert chi_square(counts, kinds) < bound(kinds)


def test_the_bound_of_these_statistics_would_notice_a_plain_remainder():
    """The check checked: bytes % 171 without skipping are far outside."""
    stream = hashlib.shake_256(bytes(32)).digest(40_000)
    assert chi_square(Counter(byte % 171 for byte in stream), 171) > 2 * bound(171)


def test_every_order_is_shuffled_equally_often():
    """F3: 24,000 shuffles of four."""
    draws = JointSeed(b"\4" * 32).draws()
    counts = Counter(draws.shuffled(4) for _ in range(24_000))
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < bound(24)


def test_all_pictures_come_up_in_all_four_places():
    """P3.4: over 4,000 seeds, each place on its own."""
    emblems = [JointSeed(number.to_bytes(32, "big")).emblem() for number in range(4_000)]
    for place in range(4):
        counts = Counter(emblem[place] for emblem in emblems)
        assert set(counts) == set(range(64))
        assert chi_square(counts, 64) < bound(64)


@pytest.mark.parametrize("number", [-1, 0, 257, 1000])
def test_a_number_below_anything_else_cannot_be_drawn(number):
    """P6.3: m <= 256."""
    with pytest.raises(ValueError, match=f"below {number} cannot be drawn"):
        SEED.draws().below(number)
