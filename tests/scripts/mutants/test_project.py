"""Which tests may notice a mutant, in which order."""

from mutants.project import Unmutated


def test_the_fastest_test_that_reaches_a_place_comes_first():
    reached = {"": {1}, "slow": {3}, "fast": {3}, "other": {4}}
    before = Unmutated({"slow": 2.0, "fast": 1.0, "other": 0.1}, reached, 0.1)
    assert before.reaching(3) == ["fast", "slow"]


def test_a_place_that_no_test_reaches_has_none():
    before = Unmutated({"one": 1.0}, {"": set(), "one": {3}}, 0.1)
    assert before.reaching(5) == []


def test_what_is_reached_at_an_import_may_matter_to_every_test():
    before = Unmutated({"slow": 2.0, "fast": 1.0}, {"": {3}, "slow": set(), "fast": set()}, 0.1)
    assert before.reaching(3) == ["fast", "slow"]
