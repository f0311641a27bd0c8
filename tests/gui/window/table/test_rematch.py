"""Playing the same again: all who want to go together, and nobody has to wait."""

import pytest
from PySide6.QtCore import QObject

from gui.parts.sound import Sound
from gui.window.table.rematch import AGAIN, PATIENCE_MS, Chair, Rematch
from net.protocol.commands import Aside
from tests.gui.race_log import race
from tests.gui.snapshots import snapshot_of


@pytest.fixture
def told(shell):
    """Return what is asked of the node and said to our player."""
    return shell.said


@pytest.fixture
def rematch(qapp, shell, told):
    parent = QObject()
    yield Rematch(shell, told.append, parent)
    parent.deleteLater()


def over(**changes):
    return snapshot_of(race()[1], seat=0, connected=0b111, **changes)


def test_who_wants_to_play_again_tells_the_others_and_waits_for_them(rematch, told, qtbot, clock):
    rematch.follow(over())
    with qtbot.assertNotEmitted(rematch.agreed):
        rematch.wish()
        clock.pass_time(100)
    assert told == [
        Aside(AGAIN, ()),
        "Waiting for Ben and Cem. A second press goes ahead.",
    ]


def test_a_wish_that_may_get_lost_is_repeated_until_all_have_agreed(rematch, told, clock):
    rematch.follow(over())
    rematch.wish()
    clock.pass_time(3_000)
    assert told.count(Aside(AGAIN, ())) == 2
    rematch.hear(1)
    rematch.hear(2)
    clock.pass_time(PATIENCE_MS)
    assert not clock.pending()


def test_nobody_goes_ahead_of_those_who_think_it_over_by_itself(rematch, qtbot, clock):
    """Only that our player may do so is told, after 20 s."""
    rematch.follow(over())
    with qtbot.assertNotEmitted(rematch.agreed):
        rematch.wish()
        clock.pass_time(PATIENCE_MS - 1)
        assert rematch.is_patient
        clock.pass_time(60_000)
    assert not rematch.is_patient
    assert rematch.missing == ("Ben", "Cem")


def test_a_wish_that_is_taken_back_is_told_and_no_game_begins(rematch, told, qtbot, clock):
    rematch.follow(over())
    rematch.wish()
    rematch.hear(1)
    rematch.stand(Chair.THINKS)
    with qtbot.assertNotEmitted(rematch.agreed):
        rematch.hear(2)
        clock.pass_time(60_000)
    assert told[-1] == Aside(AGAIN, "thinks")


@pytest.mark.parametrize(
    ("value", "chair"),
    [((), Chair.AGAIN), ("thinks", Chair.THINKS), ("finish", Chair.FINISH),
     ("review", Chair.REVIEW), ("of a later version", Chair.THINKS), (("x", 1), Chair.THINKS),
     (7, Chair.THINKS)],
)  # fmt: skip
def test_what_another_one_says_is_seen_on_the_chair(rematch, value, chair):
    rematch.follow(over())
    rematch.hear(1, value)
    assert rematch.chair(1) is chair
    assert rematch.chair(2) is Chair.THINKS


def test_who_takes_a_wish_back_is_waited_for_again(rematch, qtbot):
    rematch.follow(over())
    rematch.wish()
    rematch.hear(1)
    rematch.hear(1, "thinks")
    assert rematch.missing == ("Ben", "Cem")
    assert rematch.wanting == ()


def test_a_chair_is_free_once_somebody_has_gone_home(rematch):
    rematch.follow(over())
    rematch.hear(1)
    rematch.follow(snapshot_of(race()[1], seat=0, connected=0b101))
    assert rematch.chair(1) is Chair.GONE


def test_who_looks_on_sees_who_wants_more(rematch):
    rematch.follow(snapshot_of(race()[1], seat=None, connected=0b111))
    rematch.hear(2)
    assert [rematch.chair(seat) for seat in range(3)] == [Chair.THINKS, Chair.THINKS, Chair.AGAIN]


def test_where_a_page_shows_it_all_nothing_is_told_in_passing(rematch, told, shell):
    rematch.follow(over())
    rematch.has_page = True
    rematch.hear(1)
    rematch.wish()
    assert shell.toasts == []
    assert Aside(AGAIN, ()) in told


def test_nothing_is_repeated_before_a_wish_or_after_it_is_forgotten(rematch, clock):
    rematch.follow(over())
    assert not clock.pending()
    rematch.wish()
    assert clock.pending()
    rematch.forget()
    assert not clock.pending()


def test_when_all_want_to_they_go_together(rematch, told, qtbot):
    rematch.follow(over())
    rematch.wish()
    rematch.hear(1)
    with qtbot.waitSignal(rematch.agreed):
        rematch.hear(2)
    assert "Ben wants to play again." in told


def test_a_second_press_goes_ahead(rematch, qtbot):
    rematch.follow(over())
    rematch.wish()
    with qtbot.waitSignal(rematch.agreed):
        rematch.wish()


def test_who_has_gone_to_meet_us_already_is_not_waited_for(rematch, qtbot):
    rematch.follow(over())
    rematch.wish()
    with qtbot.waitSignal(rematch.agreed):
        rematch.follow(over(left=0b110))


def test_nobody_waits_for_bots(rematch, qtbot):
    rematch.follow(over(names=("Ann", "Bea (bot)", "Cid (bot)")))
    with qtbot.waitSignal(rematch.agreed):
        rematch.wish()


def test_a_wish_before_the_end_counts_for_nothing(rematch, told):
    rematch.follow(snapshot_of(race(steps_max=4)[1], seat=0))
    rematch.hear(1)
    assert told == []


def test_who_comes_back_before_all_have_gone_on_is_waited_for(rematch, qtbot, clock):
    rematch.follow(snapshot_of(race()[1], seat=0, connected=0b010, is_over=True))
    rematch.hear(1)
    rematch.stand(Chair.AGAIN)
    rematch.follow(over(is_over=True))
    with qtbot.assertNotEmitted(rematch.agreed):
        clock.pass_time(5_000)
    rematch.hear(2)
    with qtbot.waitSignal(rematch.agreed):
        clock.pass_time(1_000)


def test_who_wants_more_sounds_a_step_higher_for_each_and_all_together_as_a_chord(
    rematch, qtbot, clock, shell
):
    rematch.follow(over(is_over=True))
    rematch.hear(1)
    rematch.stand(Chair.AGAIN)
    rematch.hear(2)
    with qtbot.waitSignal(rematch.agreed):
        clock.pass_time(1_000)
    heard = [Sound.again(1), Sound.again(2), Sound.again(3), Sound.ALL_SIT]
    assert shell.played == heard
