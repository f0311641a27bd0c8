"""What the race waits for, in words."""

from dataclasses import replace

import pytest

from core.wormup.worm import Vec
from gui.words.table import listed
from gui.wormup.move.draft import Draft
from gui.wormup.sentences import draft_words, due_words, resting_notes, waiting_words
from tests.core.wormup.races import start
from tests.core.wormup.scenes import CURLED, FIVE, FOUR, SEVEN, X, good, moving, straight
from tests.gui.race_log import race as played
from tests.gui.race_log import race_after
from tests.gui.wormup.local import Local

_NAMES = ("Ann", "Ben", "Cem")


def test_who_has_sealed_hears_for_whom_we_wait():
    local = Local()
    local.settle()
    snapshot = local.snapshot(acted=0b001)
    assert waiting_words(snapshot, local.race) == "Your bid is sealed. Waiting for Ben and Cem."


@pytest.mark.parametrize(
    ("bids", "part"), [((X, FIVE, FOUR), "name the number"), ((FOUR, FIVE, SEVEN), "Your move, 4")]
)
def test_our_player_hears_what_is_due(bids, part):
    assert part in due_words(good(start("gryphon2010", 3).reveal(bids)), 0)


def test_a_blocked_worm_hears_what_stands_in_its_way():
    said = draft_words(Draft(moving("gryphon2010", CURLED), 0), _NAMES)
    assert said == "Your head is blocked by your own worm and the edge of the table: press Done."


def test_the_winner_hears_it_at_once():
    race = moving("gryphon2010", straight(20_700, 10_000), number=4)
    draft = Draft(race, 0)
    assert draft.place(Vec(21_100, 10_000)) is None
    assert "you have won" in draft_words(draft, _NAMES)


def test_names_are_joined_as_in_a_sentence():
    assert listed(_NAMES) == "Ann, Ben and Cem"


def test_who_has_moved_hears_for_whose_laptop_we_wait():
    """Not that our own worm moves: that is done."""
    local = Local(seed=3)
    local.settle()
    snapshot = local.snapshot(silent_since=(None, None, 1.0))
    moving_race = good(start("gryphon2010", 3).reveal((FOUR, FIVE, SEVEN)))
    moved = replace(snapshot, authors=0b001, acted=0b001)
    assert waiting_words(moved, moving_race) == "Signed. Waiting for Cem."
    assert waiting_words(replace(moved, acted=0), moving_race) == "Ann moves 4."
    assert waiting_words(replace(moved, sealed=0b100), moving_race) == "Ann moves 4."


def test_nobody_is_waited_for_once_all_have_bid():
    local = Local()
    local.settle()
    all_in = waiting_words(local.snapshot(acted=0b111), local.race)
    assert all_in == "All bids are in: the envelopes open."


def test_when_the_race_is_over_nothing_rests_any_more():
    table = played()[1]
    before = next(d.outcome.state for d in table.completed if any(race_of(d).rest))
    assert any("rests" in note for note in resting_notes(before.race))
    assert resting_notes(race_after(table)) == ("", "", "")


def race_of(done):
    return done.outcome.state.race
