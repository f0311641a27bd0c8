"""Who is in the room: tables first, then games that are played, then people; newcomers below."""

import os
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QMoveEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from core.table.encoding import pack
from core.table.genesis import make_offer
from core.table.trouble import Trouble
from core.wormup.profiles import Options
from gui.kit.button import Button, ButtonKind
from gui.kit.scroll import Scroll
from gui.window.start.nobody_card import NobodyCard
from gui.window.start.room import Room
from gui.window.start.room_cards import PersonCard, RoomCard, RunningCard, TableCard
from gui.window.ways import Resume, Seat, To, Watch
from net.driver.folder import folder_name
from net.driver.own_build import system_here
from net.protocol.handed import Program
from net.protocol.snapshot import LobbySnapshot, PersonHere, TableBegun
from net.protocol.table_packets import OpenTable
from net.protocol.terms import Terms
from net.protocol.troubles import PeerReason
from net.protocol.versions import OtherVersion
from net.protocol.whose import Whose
from tests.gui.evening_log import terms
from tests.gui.on_screen import part
from tests.gui.race_log import race, race_left
from tests.gui.report.test_saved import keep
from tests.seats import identity_of, secret_bytes, secret_of
from tests.settled import settled
from tests.window.scenes import offer_evening

TERMS = Terms("wormup/gryphon2010", b"", Options().plain(), 3)
BEN = PersonHere(b"b" * 32, "Ben", "1", OpenTable(1, TERMS, ()), None)
ANN = PersonHere(b"a" * 32, "Ann", "1", None, None)
CEM = replace(ANN, identity=b"c" * 32, name="Cem")
DORA = TableBegun(b"d" * 32, ("Dora", "Eve"), TERMS)
LOBBY = LobbySnapshot((ANN, BEN), (), (), None)


class _Calm(Room):
    """A room over which the mouse is only where a test puts it."""

    is_under = False

    def underMouse(self) -> bool:
        return self.is_under


@pytest.fixture
def room(qtbot, shell):
    made = _Calm(shell, lambda: None)
    qtbot.addWidget(made)
    made.resize(760, 600)
    made.be_wide(680, 28)
    made.show()
    yield made
    made.stop()


def shown(room):
    return [card for card in room.cards() if card.isVisibleTo(room)]


def words_of(card):
    labels = [label for label in card.findChildren(QLabel) if label.isVisibleTo(card)]
    return " / ".join(label.text() for label in labels if label.text())


def seated(*names):
    return tuple(
        make_offer(name, identity_of(1, seat), secret_of(1, seat))
        for seat, name in enumerate(names)
    )


def test_before_anything_is_known_we_look_round_and_then_nobody_is_here(room):
    (card,) = shown(room)
    assert "Looking round…" in words_of(card)
    room.show_lobby(replace(LOBBY, people=()))
    (card,) = shown(room)
    assert "Nobody else is here yet" in words_of(card)
    assert "Friends on the same Wi-Fi appear by themselves." in words_of(card)


def test_who_is_here_twice_is_told_so_and_offered_a_new_key(qtbot, room):
    room.show_lobby(LobbySnapshot((), (), (), None))
    room.show_twice(is_twice=True)
    (card,) = room.cards()
    assert any("You are here twice" in label.text() for label in card.findChildren(QLabel))
    with qtbot.waitSignal(room.twice.button.chosen):
        next(key for key in card.findChildren(Button)).click()
    room.show_twice(is_twice=False)
    assert room.cards() != [card]


def test_a_table_is_called_after_whose_it_is_though_another_one_has_the_lowest_key(room):
    names = enumerate(("Dan", "Ann"))
    dan, ann = (make_offer(name, identity_of(1, at), secret_of(1, at)) for at, name in names)
    assert BEN.table is not None
    whose = Whose(ann.identity, "Somebody else")
    table = replace(BEN.table, offers=(dan, ann), whose=whose)
    host = replace(BEN, identity=dan.identity, name="Dan", table=table)
    room.show_lobby(replace(LOBBY, people=(host,)))
    (card,) = [card for card in shown(room) if isinstance(card, TableCard)]
    assert "Ann's table" in words_of(card), "by her offer, not by what is said of her"
    assert "with Dan" in words_of(card)


def test_tables_with_seats_come_first_then_games_that_are_played_then_people(room):
    room.show_lobby(replace(LOBBY, people=(ANN, BEN), playing=(DORA,)))
    assert [type(card) for card in shown(room)] == [TableCard, RunningCard, PersonCard]
    table, running, person = map(words_of, shown(room))
    assert "Ben's table" in table
    assert "2 seats free" in table
    assert "Worm Up!, Gryphon 2010" in table
    assert "Dora and Eve</span> are playing Worm Up!" in running
    assert "Ann</span> is looking round" in person


def test_only_the_first_table_has_the_key_that_stands_out(room):
    eve = replace(BEN, identity=b"e" * 32, name="Eve")
    room.show_lobby(replace(LOBBY, people=(ANN, BEN, eve)))
    keys = [card.button._kind for card in shown(room) if isinstance(card, TableCard)]
    assert keys == [ButtonKind.PRIMARY, ButtonKind.TALL]


def test_no_card_moves_away_under_the_mouse_when_somebody_comes(qtbot, room):
    """So that a click meets who stood there."""
    room.show_lobby(replace(LOBBY, people=(ANN,)))
    (ann,) = shown(room)
    room.is_under = True
    room.show_lobby(LOBBY)
    assert shown(room)[0] is ann
    assert isinstance(shown(room)[1], TableCard)
    room.is_under = False
    room._arrange()
    assert isinstance(shown(room)[0], TableCard)
    room.show_lobby(replace(LOBBY, people=(CEM, ANN)))
    assert [card._said[0] for card in shown(room)] == ["Ann", "Cem"]


def test_no_key_moves_while_a_card_comes_or_goes(room):
    """Not for a moment either: a click fell beside the key that had been pointed at."""
    room.show_lobby(LOBBY)
    settled()
    (table,) = (card for card in shown(room) if isinstance(card, TableCard))
    moved: list[QPoint] = []
    watcher = Watcher(moved)
    table.button.installEventFilter(watcher)
    room.is_under = True
    for people in ((BEN, CEM), (BEN, CEM, ANN), (BEN, ANN), (BEN,)):
        room.show_lobby(replace(LOBBY, people=people))
        settled()
    assert moved == []


class Watcher(QObject):
    """Keeps where what it watches is moved to."""

    def __init__(self, moved: list[QPoint]) -> None:
        super().__init__()
        self._moved = moved

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Keep where *event* moves to."""
        if isinstance(event, QMoveEvent):
            self._moved.append(event.pos())
        return False


def test_who_comes_and_goes_has_a_card_only_meanwhile(room):
    room.show_lobby(LOBBY)
    room.show_lobby(replace(LOBBY, people=(BEN,)))
    assert len(shown(room)) == 1
    assert len(room._here._cards) == 1


def test_an_open_table_is_joined_by_one_click(qtbot, room, shell):
    room.show_lobby(LOBBY)
    qtbot.mouseClick(shown(room)[0].button, Qt.MouseButton.LeftButton)
    settled()
    assert shell.gone == [Seat(TERMS)]


def test_the_table_of_an_evening_says_which_race_it_is(room):
    room.show_lobby(LobbySnapshot((replace(BEN, table=OpenTable(1, terms(), ())),), (), (), None))
    assert "Race 1 of 3 of an evening" in words_of(shown(room)[0])


def test_without_a_name_nobody_sits_down_and_it_says_so(qtbot, room, shell):
    room.refuse("Choose a name first.")
    room.show_lobby(LOBBY)
    key = shown(room)[0].button
    key.click()
    settled()
    assert shell.gone == []
    assert (key.why, key.toolTip()) == ("Choose a name first.",) * 2
    room.refuse("")
    assert not key.why


def test_who_sits_at_a_table_stands_on_its_card_and_on_no_other(room):
    """A bot that has sat down is nobody to wait for."""
    offers = seated("Ben", "Bea (bot)")
    ben = replace(BEN, identity=offers[0].identity, table=OpenTable(1, TERMS, offers))
    bea = PersonHere(offers[1].identity, "Bea (bot)", "1", None, None)
    room.show_lobby(replace(LOBBY, people=(bea, ben)))
    (card,) = shown(room)
    assert "1 seat free / with Bea (bot)" in words_of(card)


def test_a_table_without_a_free_seat_is_not_offered(room):
    offers = seated("Ben", "Cem", "Eve")
    ben = replace(BEN, identity=offers[0].identity, table=OpenTable(1, TERMS, offers))
    room.show_lobby(replace(LOBBY, people=(ben,)))
    (card,) = shown(room)
    assert not card.button.isVisibleTo(card)
    assert "Ben</span>&#x27;s table is full and about to begin" in words_of(card)


def test_who_cannot_sit_with_us_says_why(room):
    ben = replace(BEN, problem=Trouble(PeerReason.SAME_NAME, name="Ben"))
    room.show_lobby(replace(LOBBY, people=(ben,)))
    (card,) = shown(room)
    assert "Ben</span> has our name: one of us must take another" in words_of(card)
    assert not card.button.isVisibleTo(card)


def test_a_table_that_we_cannot_play_says_why_and_has_no_key(room):
    why = Trouble(PeerReason.UNKNOWN_RULES, name="Ben", theirs="0.3.0", ours="0.2.0")
    room.show_lobby(replace(LOBBY, people=(replace(BEN, problem=why),)))
    (card,) = shown(room)
    assert "table plays something that this program does not know" in words_of(card)
    assert not card.button.isVisibleTo(card)


def test_a_table_of_a_newer_version_says_so_and_has_no_key(room):
    why = Trouble(PeerReason.NEEDS_NEWER, name="Ben", theirs="0.3.0", ours="0.2.0")
    for ben in (replace(BEN, problem=why), replace(BEN, problem=why, table=None)):
        room.show_lobby(replace(LOBBY, people=(ben,)))
        (card,) = shown(room)
        assert "table needs the newer version of this program (theirs 0.3.0" in words_of(card)
        assert not card.button.isVisibleTo(card)


@pytest.mark.parametrize("person", [ANN, BEN])
def test_another_version_is_noted_on_the_card_of_who_has_it(room, person):
    other = OtherVersion("0.3.0", "0.2.0", ("wormup/gryphon2010",), is_all=False)
    room.show_lobby(replace(LOBBY, people=(replace(person, other=other),)))
    said = words_of(shown(room)[0])
    assert (
        f"{person.name} has version 0.3.0, you have 0.2.0: both of you can play Worm Up!, but"
        in said
    )


def test_a_newer_program_in_the_room_is_got_by_a_key_and_an_older_one_offers_none(room, shell):
    for theirs, system, brought in (
        ("0.1.0", system_here(), 0),
        ("0.3.0", "amiga", 0),  # what Ann has does not run here
        ("0.3.0", system_here(), 1),
    ):
        other = OtherVersion(theirs, "0.2.0", (), is_all=False)
        ann = replace(ANN, other=other, program=Program(system))
        room.show_lobby(replace(LOBBY, people=(ann,)))
        (card,) = shown(room)
        assert card.button.isVisibleTo(card) == brought
    (card,) = shown(room)
    assert card.button.text() == "Get it from Ann"
    card.button.click()
    settled()
    assert shell.gone == [To.SHARE]
    room.show_lobby(replace(LOBBY, people=(ANN,)))  # started anew, with our version
    (card,) = shown(room)
    assert not card.button.isVisibleTo(card)


def test_a_name_is_never_taken_for_html(room):
    odd = replace(ANN, name="<img src=x>")
    room.show_lobby(replace(LOBBY, people=(odd,)))
    assert "&lt;img src=x&gt;" in words_of(shown(room)[0])
    assert "<img" not in words_of(shown(room)[0])


def test_a_game_that_is_played_can_be_watched_and_its_players_have_no_cards(qtbot, room, shell):
    dora = replace(ANN, name="Dora")
    room.show_lobby(replace(LOBBY, people=(dora,), playing=(DORA,)))
    (card,) = shown(room)
    qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    settled()
    assert shell.gone == [Watch(DORA.game)]


def test_a_table_that_has_begun_after_all_comes_first(qtbot, room, shell):
    """We had said yes, and gave it up too early (P3.3)."""
    late = TableBegun(b"g" * 32, ("Ann", "Ben"), TERMS)
    room.show_lobby(replace(LOBBY, late=(late,)))
    card = shown(room)[0]
    assert "Sit down with Ann and Ben after all" in words_of(card)
    card.button.click()
    settled()
    assert shell.gone == [Watch(late.game)]


def test_anybody_may_be_kept_from_our_tables_by_the_menu_of_the_card(qtbot, room):
    room.show_lobby(LOBBY)
    for card, person in zip(shown(room), (BEN, ANN), strict=True):
        assert isinstance(card, RoomCard)
        assert card.more.accessibleName() == f"More about {person.name}"
        with qtbot.waitSignal(room.avoid_asked) as asked:
            card.more.click()
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            QTest.keyClick(menu, Qt.Key.Key_Down)
            QTest.keyClick(menu, Qt.Key.Key_Return)
        assert asked.args == [person.identity]


def test_what_is_known_of_somebody_stands_beside_the_name(qtbot, room, tmp_path):
    """A known name with a new key; who vanished when others had opened (F5)."""
    log, table = race_left()
    keep(tmp_path / "games", bytes(32), log)
    cem = table.genesis.offers[2]
    known = PersonHere(cem.identity, cem.name, "1", None, None)
    new, stranger = replace(BEN, table=None), replace(ANN, name="Dora")
    room.show_lobby(LobbySnapshot((known, new, stranger), (), (), None))
    room.look(tmp_path)
    qtbot.waitUntil(lambda: "Vanished" in words_of(shown(room)[0]))
    texts = list(map(words_of, shown(room)))
    assert texts[0].endswith("Vanished once when others had opened bids or dice.")
    assert texts[1].endswith("Another key than in an earlier game: ask who it is.")
    assert texts[2].endswith("is looking round")


def broken_off(data, seed=1):
    """Keep a race of Ann that was broken off in *data*, and return its genesis."""
    secret = secret_bytes(seed, 0)
    folder = data / "games" / folder_name(secret)
    folder.mkdir(parents=True)
    log, table = race(seed, steps_max=6)
    (folder / "key").write_bytes(pack((secret, b"offer")))
    (folder / "log").write_bytes(log)
    os.utime(folder / "log")
    return table.genesis


def test_a_game_that_can_go_on_comes_last_below_an_empty_room(qtbot, room, tmp_path, shell):
    broken_off(tmp_path)
    room.show_lobby(replace(LOBBY, people=()))
    room.look(tmp_path)
    qtbot.waitUntil(lambda: room.last.is_there)
    assert shown(room) == [part(room, NobodyCard), room.last]
    room.show_lobby(LOBBY)
    assert shown(room)[-1] is room.last
    assert part(room, NobodyCard) not in shown(room)
    room.last.button.click()
    settled()
    assert [type(to) for to in shell.gone] == [Resume]


def test_our_own_game_that_the_others_play_on_is_the_first_and_biggest_thing(
    qtbot, room, tmp_path, shell
):
    """Nobody reads "nobody is here" while friends wait at the table."""
    genesis = broken_off(tmp_path)
    room.look(tmp_path)
    qtbot.waitUntil(lambda: room.last.is_there)
    on = TableBegun(genesis.game, ("Ann", "Ben", "Cem"), TERMS)
    cem = replace(ANN, identity=b"c" * 32, name="Cem")
    eve = replace(BEN, identity=b"e" * 32, name="Eve")
    ben = replace(BEN, table=None)
    with qtbot.waitSignal(room.turned):
        room.show_lobby(replace(LOBBY, people=(ben, cem, eve), playing=(DORA,), ours=(on,)))
    cards = shown(room)
    assert cards[0] is room.back
    assert "Ben and Cem wait for you" in words_of(room.back)
    assert [type(card) for card in cards[1:]] == [TableCard, RunningCard], "nobody looks round"
    assert cards[0].sizeHint().height() == max(card.sizeHint().height() for card in cards)
    assert cards[1].button._kind is ButtonKind.TALL, "one key stands out"
    room.show_twice(is_twice=True)
    assert shown(room)[0] is room.back, "also where somebody is here twice"
    room.show_twice(is_twice=False)
    room.back.button.click()
    settled()
    assert shell.gone == [Resume(room.back.folder)]
    with qtbot.waitSignal(room.turned):
        room.show_lobby(replace(LOBBY, people=(ben,)))
    assert room.last in shown(room)
    assert room.back not in shown(room)


def test_nobody_is_here_is_said_no_longer_than_it_is_so_wherever_the_mouse_rests(room):
    """Only whoever is about to press what stands there finds it still there."""
    room.show_lobby(replace(LOBBY, people=()))
    assert part(room, NobodyCard) in shown(room)
    room.is_under = True
    room.show_lobby(LOBBY)
    assert part(room, NobodyCard) not in shown(room)
    room.show_lobby(replace(LOBBY, people=()))
    part(room, NobodyCard).button.setDown(True)
    room.show_lobby(LOBBY)
    assert part(room, NobodyCard) in shown(room)
    part(room, NobodyCard).button.setDown(False)
    room.show_lobby(LOBBY)
    assert part(room, NobodyCard) not in shown(room)


def test_an_evening_that_somebody_has_opened_again_is_offered_once(qtbot, room):
    offer_evening(room)
    assert room.last in shown(room)
    again = replace(BEN, table=OpenTable(1, replace(room.last.following, seats=4), ()))
    room.show_lobby(replace(LOBBY, people=(again,)))
    assert [type(card) for card in shown(room)] == [TableCard]
    room.show_lobby(replace(LOBBY, people=(BEN,)))
    assert room.last in shown(room), "that table is another one"


def test_two_who_name_each_other_as_guests_have_one_card(room):
    both = seated("Ben", "Ann")
    people = [
        PersonHere(one.identity, one.name, "1", OpenTable(1, TERMS, both), None) for one in both
    ]
    room.show_lobby(replace(LOBBY, people=tuple(people)))
    assert [type(card) for card in shown(room)] == [TableCard]


def test_a_table_keeps_its_card_when_who_comes_becomes_its_host(qtbot, room, shell):
    """A click on its key is not lost between press and release."""
    ben, ann = seated("Ben", "Ann")
    alone = PersonHere(ben.identity, "Ben", "1", OpenTable(1, TERMS, (ben,)), None)
    hosts = PersonHere(ann.identity, "Ann", "1", OpenTable(1, TERMS, (ben, ann)), None)
    room.show_lobby(replace(LOBBY, people=(alone,)))
    (card,) = shown(room)
    QTest.mousePress(card.button, Qt.MouseButton.LeftButton)
    room.show_lobby(replace(LOBBY, people=(hosts, replace(alone, table=None))))
    assert shown(room) == [card]
    assert "Ann's table" in words_of(card)
    QTest.mouseRelease(card.button, Qt.MouseButton.LeftButton)
    settled()
    assert shell.gone == [Seat(TERMS)]
    with qtbot.waitSignal(room.avoid_asked) as avoided:
        card.avoid()
    assert avoided.args == [ann.identity]


def test_cards_that_need_more_than_the_column_widen_it_once(qtbot, room):
    """Else a room that is wider has a wider margin, which makes it wider still, for ever."""
    scroll = Scroll()
    qtbot.addWidget(scroll)
    scroll.setWidgetResizable(True)
    scroll.setWidget(room)
    scroll.resize(420, 600)
    room._column.addWidget(QLabel("W" * 60))
    room.be_wide(372, 22)
    scroll.show()
    settled()
    assert room.width() == scroll.viewport().width()
    scroll.takeWidget()
