"""Who closed the page after a race sees first who wants one more, and sits down with them."""

from dataclasses import replace
from pathlib import Path

import pytest

from core.table.looks import BY_SEAT
from gui.window.start.one_more import LeftGame, Other, more_of
from gui.window.start.room import Room
from gui.window.ways import Resume, Seat
from net.protocol.snapshot import LobbySnapshot, TableBegun
from net.protocol.table_packets import OpenTable
from tests.gui.evening_log import FIRST, terms
from tests.gui.heard_shell import HeardShell
from tests.gui.window.start.test_room import ANN, BEN, CEM, TERMS, seated, shown, words_of
from tests.settled import settled
from tests.window.scenes import offer_evening

OLD = b"g" * 32
BEN_THERE, CEM_THERE = replace(BEN, table=None), CEM
LEFT = LeftGame(
    OLD,
    Path("games/old"),
    (Other(BEN.identity, "Ben", BY_SEAT[1]), Other(CEM.identity, "Cem", BY_SEAT[2])),
    ("Ben",),
    TERMS,
)
AT_OLD = LobbySnapshot(
    (BEN_THERE, CEM_THERE), (), (), None, ours=(TableBegun(OLD, ("Ann", "Ben", "Cem"), TERMS),)
)


@pytest.fixture
def room(qtbot, shell):
    made = Room(shell, lambda: None)
    qtbot.addWidget(made)
    made.resize(760, 600)
    made.be_wide(680, 28)
    made.show()
    yield made
    made.stop()


def titles(room):
    return [words_of(card).partition(" / ")[0] for card in shown(room)]


def test_who_wanted_more_stands_first_and_is_nowhere_else(room):
    room.show_lobby(AT_OLD)
    room.remember(LEFT)
    assert titles(room) == ["Ben wants one more"]


def test_after_a_restart_the_log_says_who_may_want_more(room):
    room.show_lobby(AT_OLD)
    room.last.over = LEFT._replace(wanting=())
    room.last.found.emit()
    assert titles(room) == ["Ben and Cem are still at the table"]
    host = replace(BEN, table=OpenTable(1, TERMS, seated("Ben", "Cem")))
    room.show_lobby(replace(AT_OLD, people=(host, CEM), ours=()))
    assert titles(room)[:1] == ["Ben wants one more"]


def test_nobody_is_not_said_while_friends_are_still_at_the_old_table(room):
    room.show_lobby(AT_OLD)
    room.remember(LEFT._replace(wanting=()))
    assert titles(room) == ["Ben and Cem are still at the table"]
    assert not room.is_empty


def test_sitting_down_leads_back_to_the_old_table_and_later_to_the_new_one(room, qtbot, shell):
    room.show_lobby(AT_OLD)
    room.remember(LEFT)
    (card,) = shown(room)
    card.button.click()
    settled()
    assert shell.gone == [Resume(LEFT.folder)]
    host = replace(BEN, table=OpenTable(1, TERMS, seated("Ben", "Cem")))
    room.show_lobby(replace(AT_OLD, people=(host, CEM), ours=()))
    assert titles(room)[0] == "Ben wants one more"
    card.button.click()
    settled()
    assert shell.gone[1:] == [Seat(TERMS)]


@pytest.mark.parametrize(
    "lobby",
    [
        replace(AT_OLD, ours=()),
        replace(AT_OLD, people=(ANN,)),
        LobbySnapshot(
            (replace(BEN, table=OpenTable(1, replace(TERMS, seats=2), ())),), (), (), None
        ),
    ],
    ids=["all have gone", "somebody else is here", "another table"],
)
def test_of_what_is_over_for_all_there_is_no_card(room, lobby):
    other = replace(TERMS, options=(1, "x")) if lobby.people[0].table else TERMS
    assert more_of(LEFT._replace(following=other), lobby) is None


def test_the_evening_has_no_second_card(room):
    room.show_lobby(AT_OLD)
    offer_evening(room)
    assert room.last.isVisibleTo(room)
    room.remember(LEFT)
    assert titles(room) == ["Ben wants one more"]


def test_what_had_gone_while_the_page_was_hidden_is_no_card_any_more(qtbot):
    class Pointed(Room):
        def underMouse(self) -> bool:
            return True  # Qt keeps saying so of what is hidden under the mouse

    room = Pointed(HeardShell(), lambda: None)
    qtbot.addWidget(room)
    room.show()
    table = replace(BEN, table=OpenTable(1, TERMS, seated("Ben", "Cem")))
    room.show_lobby(replace(AT_OLD, people=(table, CEM), ours=()))
    room.hide()
    room.show_lobby(AT_OLD)
    room.remember(LEFT)
    room.show()
    assert titles(room) == ["Ben wants one more"]
    room.stop()


def test_who_missed_a_race_of_the_evening_is_led_to_the_one_that_is_played_now(room):
    second = terms(FIRST._replace(number=2, previous=b"g" * 32))
    third = terms(FIRST._replace(number=3, previous=b"h" * 32))
    room.show_lobby(AT_OLD)
    offer_evening(room)
    room.remember(LEFT._replace(following=second))
    host = replace(BEN, table=OpenTable(1, third, seated("Ben", "Cem")))
    room.show_lobby(replace(AT_OLD, people=(host, CEM), ours=()))
    assert titles(room)[0] == "Ben wants one more"
    assert "Race 3 of 3" in words_of(shown(room)[0])
    assert not room.last.isVisibleTo(room)


def test_the_seats_that_are_free_are_those_of_the_table_that_is_there(room):
    large = replace(TERMS, seats=5)
    host = replace(BEN, table=OpenTable(1, large, seated("Ben", "Dora")))
    room.show_lobby(replace(AT_OLD, people=(host, CEM), ours=()))
    room.remember(LEFT)
    assert titles(room)[0] == "Ben wants one more"
    assert "3 seats free" in words_of(shown(room)[0])
