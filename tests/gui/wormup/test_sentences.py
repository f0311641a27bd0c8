"""What the race waits for, in words."""

from dataclasses import replace

import pytest

from core.wormup.worm import Vec
from gui.words.table_words import listed
from gui.wormup.move.move_draft import MoveDraft
from gui.wormup.sentences import draft_words, due_words, waiting_heading, waiting_words, waits_words
from tests.core.wormup.races import start
from tests.core.wormup.scenes import CURLED, FIVE, FOUR, SEVEN, X, good, moving, straight
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
    said = draft_words(MoveDraft(moving("gryphon2010", CURLED), 0), _NAMES)
    assert said == "Your head is blocked by your own worm and the edge of the table: press Done."


def test_the_winner_hears_it_at_once():
    race = moving("gryphon2010", straight(20_700, 10_000), number=4)
    draft = MoveDraft(race, 0)
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


def test_the_key_says_for_whom_the_table_waits_in_few_words():
    local = Local(seats=4)
    local.settle()
    snapshot = local.snapshot()

    def said(acted):
        return waits_words(replace(snapshot, acted=acted, authors=0b1111), local.race)

    assert said(0b1110) == "Waiting for Ann"
    assert said(0b1100) == "Waiting for Ann and Ben"
    assert said(0b0001) == "Waiting for 3 players"
    assert said(0b1111) == "One moment"


def test_the_key_never_names_who_has_moved_while_the_seal_of_another_is_missing():
    moved = good(start("gryphon2010", 3).reveal((FOUR, FIVE, SEVEN)))
    snapshot = Local().snapshot(authors=0b001, acted=0b001)
    assert waits_words(snapshot, moved) == "One moment"
    silent = replace(snapshot, silent_since=(None, None, 1.0))
    assert waits_words(silent, moved) == "Waiting for Cem"


def test_the_tray_says_what_others_do_and_that_our_bid_is_sealed():
    local = Local()
    local.settle()
    race = local.race
    heading, said = waiting_heading(local.snapshot(acted=0b001), race)
    assert (heading, said) == (
        "Your bid is sealed",
        "Nobody can read it, and you cannot change it.\nThe envelopes open all at once.",
    )
    assert waiting_heading(local.snapshot(acted=0b111), race)[0] == "All bids are in"
    assert waiting_heading(local.snapshot(seat=None), race)[0] == "Round 1: secret bids"
    moving_race = good(start("gryphon2010", 3).reveal((FOUR, FIVE, SEVEN)))
    assert waiting_heading(local.snapshot(), moving_race)[0] == "Ann moves 4."
