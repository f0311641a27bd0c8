"""Who is missing, why, and what those here may do: told apart, and true (P7.6)."""

from core.table.trouble import Trouble
from gui.window.table.absence import GRACE_S, AbsenceChoice, situation
from net.protocol.troubles import NetworkReason
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of

SILENT = (0, 0, GRACE_S + 31)


def three(**changes):
    return snapshot_of(race(steps_max=4)[1], **changes)


def test_nobody_is_asked_while_all_are_here():
    assert situation(three(), (0, 0, 0)).choice is AbsenceChoice.NOTHING
    assert situation(three(), (0, 0, 0)).said == ""


def test_a_silent_seat_is_named_at_once_and_may_be_left_out_after_a_grace():
    soon = situation(three(silent_since=(None, None, 1.0)), (0, 0, 3))
    assert (soon.choice, soon.said) == (
        AbsenceChoice.WAITING,
        (
            "Cem's laptop has not said a word for 0:03. A closed lid? Call across the table first."
            " Cem can come back at any time."
        ),
    )
    later = situation(three(silent_since=(None, None, 1.0)), SILENT)
    assert (later.choice, later.away) == (AbsenceChoice.GO_ON, 0b100)
    assert "not said a word for 0:41" in later.said


def test_who_is_heard_and_signs_nothing_is_told_apart_from_who_is_not_heard():
    """Nobody is told that a laptop is silent which others hear (P7.6)."""
    now = situation(three(silent_since=(None, None, 1.0), owing=0b100), SILENT)
    assert (now.choice, now.away) == (AbsenceChoice.GO_ON, 0b100)
    assert now.said.startswith(
        "Cem's laptop is heard, but has signed nothing for 0:41. Its program may be stuck:"
    )
    five = race(seats=5, steps_max=4)[1]
    silent = (None, None, 1.0, 1.0, 1.0)
    apart = situation(snapshot_of(five, silent_since=silent, owing=0b01100), (0, 0, 41, 42, 43))
    assert "Eva's laptop has not said a word for 0:43." in apart.said
    assert "heard, but have signed nothing: Cem 0:41, Dana 0:42." in apart.said


def test_who_has_adjourned_is_named_and_may_be_left_out_at_once():
    """Nobody need wait for it to be silent for a while."""
    now = situation(three(silent_since=(None, None, 1.0), left=0b100), (0, 0, 0))
    assert (now.choice, now.away) == (AbsenceChoice.GO_ON, 0b100)
    assert now.said == "Cem has left the table for now."


def test_one_who_has_left_gives_no_haste_against_one_who_is_silent():
    now = situation(
        snapshot_of(
            race(seats=5, steps_max=4)[1], silent_since=(None, None, None, 1.0, 1.0), left=16
        ),
        (0, 0, 0, 3, 3),
    )
    assert now.choice is AbsenceChoice.WAITING


def test_who_has_said_farewell_has_left_for_good():
    now = situation(three(silent_since=(None, None, 1.0), left=0b100, farewells=0b100), (0, 0, 0))
    assert now.said == "Cem has left for good."


def test_who_has_agreed_sees_for_how_many_it_waits():
    now = situation(three(silent_since=(None, None, 1.0), agreed=0b001), SILENT)
    assert now.choice is AbsenceChoice.AGREED
    assert "Waiting for 1 more." in now.said


def test_at_a_shared_laptop_it_is_said_that_one_answers_for_all():
    silent = three(silent_since=(None, None, 1.0))
    said = "Your answer counts for everybody at this laptop."
    assert situation(silent, SILENT, is_shared=True).said.endswith(said)
    assert said not in situation(silent, SILENT).said
    too_early = situation(silent, (0, 0, 3), is_shared=True)
    assert said not in too_early.said


def test_too_few_to_go_on_are_told_how_many_it_takes():
    now = situation(three(silent_since=(None, 1.0, 1.0)), (0, 50, 50))
    assert now.choice is AbsenceChoice.WAITING
    assert "2 must be here to go on; 1 is." in now.said


def test_of_two_players_nobody_can_be_left_out():
    now = situation(
        three(in_game=0b011, at_table=0b011, silent_since=(None, 1.0, None)), (0, 99, 0)
    )
    assert now.choice is AbsenceChoice.WAITING
    assert "Of two players nobody can be left out." in now.said


def test_of_two_players_one_who_has_left_for_good_ends_the_game():
    """There is nobody to wait for, and nothing to adjourn."""
    two = {"in_game": 0b011, "at_table": 0b011, "silent_since": (None, 1.0, None)}
    now = situation(three(**two, farewells=0b010), (0, 9, 0))
    assert now.choice is AbsenceChoice.WAITING
    assert now.said.endswith("nobody can be left out, so the game ends here.")


def test_a_proven_seat_may_be_left_out_without_a_grace():
    now = situation(three(proven=0b100), (0, 0, 0))
    assert now.choice is AbsenceChoice.GO_ON
    assert "has signed two different things" in now.said


def test_who_was_left_out_is_told_that_there_is_nothing_to_do():
    now = situation(three(at_table=0b110), (0, 0, 0))
    assert now.choice is AbsenceChoice.NOTHING
    assert "you sit again from the next step" in now.said


def test_after_three_minutes_one_may_go_on_without_who_is_heard_and_chooses_nothing():
    """P7.6: a person decides, and the window says after which time."""
    now = situation(three(slow=0b100), (0, 0, 0))
    assert now.away == 0b100
    assert now.choice is AbsenceChoice.GO_ON
    assert "has not chosen for 3 minutes" in now.said


def test_who_chooses_is_here_when_one_may_go_on_without_who_is_gone():
    both = situation(three(slow=0b100, silent_since=(None, 1.0, None)), (0, 50, 0))
    assert (both.choice, both.away) == (AbsenceChoice.GO_ON, 0b010)
    assert (both.heading, both.first) == ("Ben has dozed off", 1)
    assert "Cem" not in both.said


def test_where_enough_are_left_the_silent_and_the_slow_are_told_apart():
    five = race(seats=5, steps_max=4)[1]
    silent = (None, None, None, None, 1.0)
    now = situation(snapshot_of(five, slow=0b10, silent_since=silent), (0, 0, 0, 0, 95))
    assert (now.away, now.choice) == (0b10010, AbsenceChoice.GO_ON)
    assert (now.heading, now.first) == ("Eva has dozed off", 4)
    assert "Eva's laptop has not said a word for 1:35." in now.said
    assert "Ben is here and has not chosen for 3 minutes." in now.said


def test_who_has_not_chosen_either_is_told_so_and_nobody_is_said_to_be_missing():
    now = situation(three(slow=0b110), (0, 0, 0))
    assert now.heading == "Ben and Cem have not chosen yet"
    assert now.said == (
        "Ben and Cem are here and have not chosen for 3 minutes. You have not chosen yet either."
    )
    assert now.choice is AbsenceChoice.WAITING, "our own choice comes first"


def test_who_has_chosen_is_not_told_of_a_choice_of_our_own():
    now = situation(three(slow=0b110, acted=0b001), (0, 0, 0))
    assert "You" not in now.said
    assert now.said.endswith("Too few would be left to go on: it takes 2.")


def test_nothing_is_said_of_our_own_player_as_of_somebody_else():
    for changes in ({"slow": 0b111}, {"slow": 1}, {"silent_since": (1.0, 1.0, 1.0)}):
        now = situation(three(**changes), (50, 50, 50))
        assert not now.away & 1
        assert "Ann" not in now.heading + now.said


def test_whatever_is_said_of_others_has_a_heading():
    for changes in (
        {"slow": 0b100},
        {"silent_since": (None, None, 1.0)},
        {"silent_since": (None, None, 1.0), "left": 0b100},
        {"silent_since": (None, None, 1.0), "farewells": 0b100, "left": 0b100},
        {"proven": 0b100},
        {"split": (12, 0b100), "proven": 0b100},
    ):
        assert situation(three(**changes), SILENT).heading


def test_a_table_that_has_split_says_where_and_who_signed_both_sides():
    """S4: the two sides cannot go on together, so nothing is asked."""
    now = situation(three(split=(12, 0b100), proven=0b100), (0, 0, 0))
    assert now.choice is AbsenceChoice.NOTHING
    assert now.said.startswith("This table has split at step 12: Cem signed both sides.")


def test_where_our_own_laptop_is_in_no_network_nobody_else_is_said_to_sleep():
    off = Trouble(NetworkReason.NO_ADAPTER)
    silent = {"silent_since": (None, 1.0, None), "connected": 0b100}
    now = situation(three(**silent, offline=off), (0, 60, 0))
    assert now.heading == "No network is on"
    assert "switch on Wi-Fi" in now.said
    assert "Ben" not in now.said
    assert now.choice is AbsenceChoice.WAITING, "with bots of ours we would be enough to go on"
    assert now.first == 0
    assert situation(three(offline=off), (0, 0, 0)) == situation(three(), (0, 0, 0))
