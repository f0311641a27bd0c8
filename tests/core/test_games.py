"""Which rules a genesis may name."""

from core.games import known_rules, rules_for
from core.wormup.profiles import PROFILES


def test_all_editions_and_worm_and_cozy_are_known_by_an_id_and_a_hash_of_their_own() -> None:
    """P3.3: peers whose hashes differ cannot sit together."""
    known = dict(known_rules())
    assert known.keys() == {*(f"wormup/{edition}" for edition in PROFILES), "cozy/1"}
    assert len(set(known.values())) == len(known)
    for rules_id, digest in known.items():
        rules = rules_for(rules_id)
        assert rules is not None
        assert (rules.rules_id, rules.rules_hash) == (rules_id, digest)


def test_unknown_rules_are_none() -> None:
    assert rules_for("wormup/gryphon2011") is None
