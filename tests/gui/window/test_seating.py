"""What is asked of the node and of our bots, from sitting down to once more."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QProcess

from core.table.tournament_draw import Drawn
from core.table.trouble import Trouble
from gui.window.bot_seats import BotSeats
from gui.window.bridge import NodeBridge
from gui.window.seating import Seating
from net.driver.place import NodePlace
from net.protocol.commands import Avoid, GetUp, Meet, TakeUp, Watch
from net.protocol.snapshot import LobbySnapshot, PersonHere, TableBegun
from net.protocol.table_packets import OpenTable
from net.protocol.troubles import PeerReason
from tests import drawn
from tests.gui.evening_log import FIRST
from tests.gui.evening_log import terms as evening_terms
from tests.gui.race_log import race
from tests.gui.rooms import TERMS, free_port


class Written(NodeBridge):
    """A bridge without a node: it writes down what is asked of it."""

    def __init__(self, place: NodePlace) -> None:
        super().__init__(place)
        self.asked: list[Any] = []

    def start(self, resume: Path | None = None, *, alone: bool = False) -> None:
        self.asked.append(resume or ("alone" if alone else "start"))

    def submit(self, command: Any) -> None:
        self.asked.append(command)


class Crew(BotSeats):
    """Bots that only say that they were called."""

    def __init__(self, bridge: NodeBridge) -> None:
        super().__init__(bridge)
        self.called: list[tuple[Any, ...]] = []

    def start(self, terms, count, level, taken=()):
        self.called.append((terms, count, level, taken))
        self._running.update({name: QProcess(self) for name in ("Bea", "Cid")[:count]})

    def resume(self, folder):
        self.called.append(("resume", folder))
        self._running["Bea"] = QProcess(self)

    def stop(self):
        self._running = {}


@pytest.fixture
def seating(tmp_path):
    bridge = Written(NodePlace("Ann", "test", tmp_path, loopback=True, meet=free_port()))
    return Seating(bridge, Crew(bridge))


def asked(seating):
    return seating._bridge.asked


def called(seating):
    return seating._bots.called


def test_a_table_is_opened_with_bots_of_the_level_chosen(seating):
    seating.sit_down(TERMS, 2, "hard")
    assert asked(seating) == [Meet(TERMS)]
    assert called(seating) == [(TERMS, 2, "hard", ())]


def test_a_bot_asked_for_later_finds_who_sits_there(seating):
    seating.sit_down(TERMS)
    seating.take_lobby(LobbySnapshot((), ("Ann", "Ben"), (), TERMS))
    seating.add_bots()
    assert called(seating)[-1] == (TERMS, 1, "easy", ("Ann", "Ben"))


def test_bots_at_a_table_of_worm_and_cozy_can_play_it(seating):
    terms = replace(TERMS, rules_id="cozy/1")
    seating.sit_down(terms)
    seating.add_bots()
    assert called(seating)[-1][:3] == (terms, 1, "greedy")


def test_once_more_our_bots_come_along_and_no_others(seating):
    seating.sit_down(TERMS, 1, "hard")
    seating.again(TERMS, ("Ann", "Bea (bot)", "Dora (bot)"))
    assert asked(seating) == [Meet(TERMS), "start", Meet(TERMS)]
    assert called(seating)[-1] == (TERMS, 1, "hard", ())


def test_once_more_after_a_game_that_was_gone_on_with(seating):
    """It has no level any more; the bot plays as bots usually do."""
    seating.resume(Path("folder"))
    seating.add_bots()
    assert called(seating) == [("resume", Path("folder"))]
    seating.again(TERMS, ("Ann", "Bea (bot)"))
    assert asked(seating) == [Path("folder"), "start", Meet(TERMS)]
    assert called(seating)[-1] == (TERMS, 1, "easy", ())


def test_a_practice_race_is_met_by_nobody_else_also_once_more(seating):
    seating.practise()
    assert seating.is_alone
    assert seating.code == ""
    seating.again(seating.terms, ("Ann", "Bea (bot)", "Cid (bot)"))
    assert [one for one in asked(seating) if isinstance(one, str)] == ["alone", "alone"]


def test_who_looks_on_asks_for_one_table_and_plays_nothing(seating):
    seating.sit_down(TERMS)
    seating.watch(b"g" * 32)
    assert asked(seating)[-1] == Watch(b"g" * 32)
    assert seating.terms is None


@pytest.mark.parametrize(("is_waiting", "told"), [(True, GetUp()), (False, "start")])
def test_who_leaves_is_in_the_lobby_again(seating, is_waiting, told):
    """From a table that waits we only get up; from a game a fresh node leads back."""
    seating.sit_down(TERMS, 2, "easy")
    seating.get_up(is_waiting=is_waiting)
    assert asked(seating)[-1] == told
    assert (seating.terms, seating._bots._running) == (None, {})


def test_from_a_practice_race_one_is_met_again(seating):
    seating.practise()
    assert seating.has_hints
    seating.get_up(is_waiting=True)
    assert asked(seating)[-1] == "start"
    assert not seating.is_alone
    assert not seating.has_hints


def test_a_table_to_which_we_have_said_yes_is_taken_up_and_not_looked_on_at(seating):
    """It began after all, though we had given it up (P3.3)."""
    late = TableBegun(b"g" * 32, ("Ann", "Ben"), TERMS)
    assert not seating.take_lobby(LobbySnapshot((), (), (), None, (), (late,)))
    seating.watch(late.game)
    seating.watch(b"h" * 32)
    assert asked(seating)[-2:] == [TakeUp(late.game), Watch(b"h" * 32)]


def test_with_whom_one_does_not_want_to_sit_the_node_is_told(seating):
    seating.avoid(b"e" * 32)
    assert asked(seating)[-1] == Avoid(b"e" * 32)


def test_a_lobby_says_whether_we_look_for_people(seating):
    assert seating.take_lobby(LobbySnapshot((), (), (), TERMS))
    assert not seating.take_lobby(LobbySnapshot((), (), (), None))


DRAWN = Drawn(drawn.draw_of(7, drawn.called(TERMS.rules_id, TERMS.rules_hash, TERMS.options)), 1)
SECOND = evening_terms(FIRST._replace(number=2, previous=b"g" * 32))


def host(name, terms, problem=None, offers=None):
    offers = offers or race()[1].genesis.offers[:1]
    return PersonHere(b"h" * 32, name, "1", OpenTable(1, terms, offers), problem)


def test_for_more_players_our_bots_come_along_and_for_fewer_as_many_as_have_room(seating):
    seating.sit_down(SECOND, 2, "hard")
    for seats, bots in ((5, 2), (2, 1)):
        terms = replace(SECOND, seats=seats)
        seating.change_seats(terms)
        assert asked(seating)[-1] == Meet(terms)
        assert called(seating)[-1] == (terms, bots, "hard", ())


@pytest.mark.parametrize("terms", [SECOND, TERMS.at(DRAWN)], ids=["evening", "tournament"])
def test_who_sat_at_a_table_follows_its_opener_to_more_seats_or_fewer(seating, terms):
    other_size = replace(terms, seats=terms.seats - 1)
    seating.sit_down(terms)
    alone = LobbySnapshot((host("Ben", other_size),), ("Ann",), (), terms)
    assert seating.changed(alone) == 0, "we have not sat with Ben"
    seating.take_lobby(LobbySnapshot((), ("Ben", "Ann"), (), terms))
    assert seating.changed(alone) == other_size.seats
    others = (
        host("Cem", other_size),
        host("Ben", terms),
        host("Ben", replace(other_size, options=TERMS.options)),
        host("Ben", other_size, Trouble(PeerReason.AVOIDED, name="Ben")),
    )
    for other in others:
        assert seating.changed(LobbySnapshot((other,), ("Ann",), (), terms)) == 0


def test_who_sat_at_several_tables_follows_the_lowest_key_and_goes_not_to_and_fro(seating):
    seating.sit_down(SECOND)
    for name in ("Ben", "Cem"):
        seating.take_lobby(LobbySnapshot((), (name, "Ann"), (), SECOND))
    offers = sorted(race()[1].genesis.offers, key=lambda offer: offer.identity)
    low, high = ((offer,) for offer in offers[:2])
    wider = replace(SECOND, seats=4)
    for ben, cem, seats in ((wider, SECOND, 4), (SECOND, wider, 0)):
        people = host("Cem", cem, offers=high), host("Ben", ben, offers=low)
        assert seating.changed(LobbySnapshot(people, ("Ann",), (), SECOND)) == seats


@pytest.mark.parametrize(("first", "follows"), [("Ann", 0), ("Ben", 4)])
def test_where_a_bot_has_the_lowest_key_the_table_is_that_of_the_first_person(
    seating, first, follows
):
    """Whoever has changed the seats does not follow a bot back, and the others do."""
    seating.sit_down(SECOND)
    seating.take_lobby(LobbySnapshot((), ("Bea (bot)", first, "Cem"), (), SECOND))
    offers = [offer for offer in race()[1].genesis.offers if offer.name == first]
    bot = host("Bea (bot)", replace(SECOND, seats=4), offers=tuple(offers))
    assert seating.changed(LobbySnapshot((bot,), ("Ann",), (), SECOND)) == follows


def test_where_all_seats_are_taken_nobody_follows(seating):
    seating.sit_down(SECOND)
    seating.take_lobby(LobbySnapshot((), ("Ben", "Ann"), (), SECOND))
    people = (host("Ben", replace(SECOND, seats=4)),)
    full = LobbySnapshot(people, ("Ann", "Cem", "Dana"), ("Dana",), SECOND)
    assert seating.changed(full) == 0
    assert seating.changed(replace(full, missing_sits=())) == 4


def test_at_a_table_of_no_evening_nobody_follows(seating):
    seating.sit_down(TERMS)
    seating.take_lobby(LobbySnapshot((), ("Ben", "Ann"), (), TERMS))
    person = host("Ben", replace(TERMS, seats=TERMS.seats + 1))
    assert seating.changed(LobbySnapshot((person,), ("Ann",), (), TERMS)) == 0
