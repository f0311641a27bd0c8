"""Who is silent and what that means, told once in words (P7.5, P7.6)."""

import datetime

import pytest

from core.table.messages import Call
from gui.words.presence import Presence, agreed_words, missing_words, unsealed
from net.protocol.snapshot import TableSnapshot
from tests.toy import ToyState
from tests.toy_table import toy_table

NAMES = ("Ann", "Ben", "Cem", "Dana")
EVENING = datetime.datetime(2026, 3, 5, 20, 14, 5, tzinfo=datetime.UTC)


def shown(seats: int, silent: int = 0, **changes: object) -> TableSnapshot:
    """Make what Ann sees at step 7 of a table of so many; the *silent* are so since second 0."""
    told = {
        "connected": ((1 << seats) - 1) & ~silent & ~1,
        "silent_since": tuple(0.0 if silent >> seat & 1 else None for seat in range(seats)),
    }
    return toy_table(NAMES[:seats], 7, **(told | changes))


@pytest.fixture
def presence() -> Presence:
    return Presence(lambda moment: EVENING + datetime.timedelta(seconds=moment))


def test_who_falls_silent_is_named_once_with_the_time_of_day_and_once_more_when_back(presence):
    assert presence.news(shown(3)) == []
    assert presence.news(shown(3, 0b100)) == ["Cem is silent since 20:14:05"]
    assert presence.news(shown(3, 0b100)) == []
    assert presence.news(shown(3)) == ["Cem is heard again"]
    assert presence.news(shown(3)) == []


def test_of_two_players_the_other_is_waited_for_and_how_to_adjourn_is_said(presence):
    presence.news(shown(2))
    silence, waiting = presence.news(shown(2, 0b10))
    assert silence == "Ben is silent since 20:14:05"
    assert waiting.startswith("waiting for Ben: of two players nobody can go on alone. Close")
    assert "`peer --resume`" in waiting


def test_too_few_wait_and_a_majority_does_not(presence):
    presence.news(shown(4))
    assert len(presence.news(shown(4, 0b0100))) == 1
    _, waiting = presence.news(shown(4, 0b1100))
    assert waiting.startswith("waiting for Cem and Dana: we are too few to go on.")


def test_after_a_restart_nobody_has_fallen_silent_but_all_are_waited_for(presence):
    (waiting,) = presence.news(shown(3, 0b110))
    assert waiting.startswith("waiting for Ben and Cem")
    assert presence.news(shown(3)) == []
    assert presence.news(shown(3, 0b100)) == ["Cem is silent since 20:14:05"]


def test_nobody_is_waited_for_who_was_left_out_or_has_gone(presence):
    presence.news(shown(2))
    assert presence.news(shown(2, 0b10, at_table=0b01)) == ["Ben is silent since 20:14:05"]
    assert presence.news(shown(2, 0b10, at_table=0b01, in_game=0b01)) == ["Ben is heard again"]


def test_a_spectator_has_nothing_to_adjourn(presence):
    presence.news(shown(2, seat=None))
    assert presence.news(shown(2, 0b10, seat=None)) == ["Ben is silent since 20:14:05"]


def test_a_call_of_the_others_is_told_and_one_that_lets_somebody_back_is_not(presence):
    presence.news(shown(4))
    called = shown(4, calls=(Call(1, 0b0111, 0), Call(2, 0b0011, 0b0100)))
    assert presence.news(called) == [
        "call of the others: go on without Dana",
        "call of the others: go on without Dana, let Cem go for good",
    ]
    assert presence.news(called) == []
    assert presence.news(shown(4, at_table=0b0111, calls=(Call(1, 0b1111, 0),))) == []


def test_what_our_own_seat_agrees_to_is_told():
    told = agreed_words(shown(4), without=0b1100, gone=0b1000)
    assert (
        told
        == "call: go on without Cem, go on without Dana, for good, as soon as a majority agrees"
    )


def test_after_the_end_everybody_may_go_without_a_word(presence):
    presence.news(shown(3))
    assert presence.news(shown(3, 0b110, is_over=True)) == []


def test_a_step_that_all_have_played_lacks_the_seals_of_the_silent():
    assert unsealed(shown(3, silent=0b100)) == 0, "its authors have not all acted"
    assert unsealed(shown(3, silent=0b100, acted=0b111)) == 0b100
    assert unsealed(shown(3, silent=0b100, acted=0b111, sealed=0b100)) == 0
    assert unsealed(shown(3, acted=0b111)) == 0


def test_a_split_of_the_table_is_told_once_with_who_signed_both_sides():
    """S4: on both sides, for each laptop holds the proof."""
    split = shown(3, split=(12, 0b100), proven=0b100)
    presence = Presence(lambda _: EVENING)
    lines = presence.news(split)
    assert [line for line in lines if "split at step 12: Cem signed both sides" in line]
    assert not [line for line in presence.news(split) if "split" in line]
    assert not [line for line in Presence(lambda _: EVENING).news(shown(3)) if "split" in line]


OPENING = ToyState(1, 1, 1, (0, 0, 0), 0b111)


def opening(acted: int, late: int, silent: int = 0) -> TableSnapshot:
    """Make what Ann sees while numbers are opened: who has *acted*, and who is *late*."""
    return shown(3, silent, state=OPENING, acted=acted, late=late)


def test_while_an_opening_is_late_all_are_told_whose_it_is_until_that_seat_is_silent(presence):
    """F5: who has not opened has seen what the others opened."""
    assert missing_words(opening(0b101, 0)) == "", "a moment is no news"
    late = opening(0b101, 0b010)
    assert missing_words(late) == "All numbers are in but Ben's"
    assert "All numbers are in but Ben's" in presence.news(late)
    assert presence.news(late) == []
    assert missing_words(opening(0b101, 0b010, silent=0b010)) == ""
    assert missing_words(opening(0b001, 0b110)) == "All numbers are in but those of Ben and Cem"
    assert missing_words(opening(0, 0b110)) == "", "nothing lies open"
    assert missing_words(shown(3, acted=0b101, late=0b010)) == "", "step 1 opens salts"


def test_who_is_heard_and_signs_nothing_is_not_called_silent(presence):
    presence.news(shown(3))
    assert presence.news(shown(3, 0b100, owing=0b100)) == [
        "Cem is heard, but signs nothing since 20:14:05"
    ]
