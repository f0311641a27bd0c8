"""What the version of somebody in the room means for us, in words."""

import pytest

from core.games import known_rules
from gui.report.version_notes import version_notes
from net.protocol.snapshot import PersonHere
from net.protocol.versions import OtherVersion

ALL = tuple(rules_id for rules_id, _ in known_rules())
RACES = tuple(rules_id for rules_id in ALL if rules_id.startswith("wormup/"))


def notes(theirs: str, ours: str, alike: tuple[str, ...], *, is_all: bool = False):
    other = OtherVersion(theirs, ours, alike, is_all)
    return version_notes(PersonHere(b"", "Ben", theirs, None, None, other), "Ben")


def test_of_our_own_version_nothing_is_said():
    assert version_notes(PersonHere(b"", "Ben", "0.2.0", None, None), "Ben") == ()


def test_where_all_works_together_it_says_so_and_asks_for_nothing():
    assert notes("0.3.0", "0.2.0", ALL, is_all=True) == (
        "Ben has version 0.3.0, you have 0.2.0: all tables are for both of you",
    )


def test_where_some_tables_work_the_games_are_named_and_the_way_to_the_newer_program():
    assert notes("0.3.0", "0.2.0", RACES) == (
        (
            "Ben has version 0.3.0, you have 0.2.0: both of you can play Worm Up!, but some tables"
            " are not for you"
        ),
        "“Bring a friend” on Ben's laptop gives you the newer program",
    )


def test_where_nothing_works_it_says_so_and_ours_may_be_the_newer_one():
    assert notes("0.1.0", "0.2.0", ()) == (
        "Ben has version 0.1.0, you have 0.2.0: no table is for both of you",
        "“Bring a friend” on your laptop gives Ben the newer program",
    )


@pytest.mark.parametrize("alike", [("chess/1",), ("chess/1", "cozy/9")])
def test_rules_that_no_game_of_ours_has_are_not_named(alike):
    assert "chess" not in " ".join(notes("0.3.0", "0.2.0", alike))
