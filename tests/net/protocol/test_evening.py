"""Everything one node does between its start and its exit: door, lobby, table (P8, P10.2, P13)."""

import math

import pytest

from core.table.messages import MessageKind
from core.table.rules import Refusal
from core.table.signing import SigningKey
from core.table.step import StepReason
from core.table.table import Table, opening_records
from core.table.tournament import make_call
from core.table.trouble import Trouble
from net.protocol.commands import (
    Aside,
    CallTournament,
    GetUp,
    JoinByCode,
    Meet,
    Play,
    SameHere,
    TakeUp,
)
from net.protocol.effects import (
    Append,
    Ask,
    Blame,
    Dial,
    Effect,
    Gathered,
    Penalize,
    Rejected,
    RenewSecret,
    Send,
    Show,
    Started,
    Sync,
)
from net.protocol.evening import Evening
from net.protocol.game_packets import AsidePacket, GenesisPacket, Have, Msgs, genesis_packet
from net.protocol.hello_packets import Greeting, Hello, make_hello
from net.protocol.join_code import make_join_code
from net.protocol.limits import BAD_PACKETS_MAX, PENALTY_S
from net.protocol.lobby import Lobby
from net.protocol.packets import encode
from net.protocol.peer_packets import Peers, Whereabouts
from net.protocol.session import SessionReason
from net.protocol.snapshot import LobbySnapshot, TableSnapshot
from net.protocol.terms import Terms
from net.protocol.tournament_packets import TournamentPacket
from net.protocol.troubles import DiskReason, PeerReason
from tests.drawn import come_of, draw_memory
from tests.seats import identity_of, played, remembered_verify, sat_down, secret_bytes, secret_of
from tests.simulation.witness import read_frame
from tests.toy import Toy, ToyState

ANN_KEY, BEN_KEY, CEM_KEY = b"A" * 32, b"B" * 32, b"C" * 32
ANN, BEN, CEM = (identity_of(1, seat) for seat in range(3))
TOY = Toy()
TERMS = Terms(TOY.rules_id, TOY.rules_hash, 3, 2)
GENESIS, SITS = sat_down(1, 2)


def new_evening(name: str = "Ann", identity: SigningKey = ANN, key: bytes = ANN_KEY) -> Evening:
    known = ((TOY.rules_id, TOY.rules_hash),)
    lobby = Lobby(name, "1.0", known, identity, {TOY.rules_id: TOY}.get)
    return Evening(lobby, identity, key, draw_memory(name))


def table() -> Table[ToyState]:
    return Table(GENESIS, TOY, secret_of(1, 0), remembered_verify)


def packets(effects: list[Effect]) -> list[object]:
    return [read_frame(effect.frame) for effect in effects if isinstance(effect, Send)]


def said_hello(evening: Evening, now: float = 0.0) -> None:
    """Let Ben come up and say who he is."""
    evening.up(BEN_KEY, now)
    evening.receive(BEN_KEY, encode(make_hello(BEN, BEN_KEY, ANN_KEY)), now)


@pytest.fixture
def in_lobby() -> Evening:
    """Ours, with Ben in the hall."""
    evening = new_evening()
    said_hello(evening)
    evening.turn(0.0)
    return evening


@pytest.fixture
def at_table() -> Evening:
    """Ours at a table of two, with Ben connected."""
    evening = new_evening()
    evening.begin(table(), SITS)
    said_hello(evening)
    evening.turn(0.0)
    return evening


# -- who is met ------------------------------------------------------------------------------------


def test_a_hello_in_the_lobby_is_answered_with_a_greeting():
    evening = new_evening()
    said_hello(evening)
    kinds = [type(packet) for packet in packets(evening.turn(0.0))]
    assert kinds[:2] == [Hello, Greeting]


def test_a_hello_at_the_table_is_answered_with_the_game_and_for_a_seat_with_a_greeting():
    """It may be a seat that comes back, or somebody who would like to watch (P10.4, P12).

    A greeting alone would say that we have left, so a `have` comes behind it.
    """
    evening = new_evening()
    evening.begin(table(), SITS)
    said_hello(evening)
    kinds = [type(packet) for packet in packets(evening.turn(0.0))]
    assert kinds[:3] == [Hello, GenesisPacket, Greeting]
    assert kinds[-1] == Have
    evening.up(CEM_KEY, 0.0)
    evening.receive(CEM_KEY, encode(make_hello(CEM, CEM_KEY, ANN_KEY)), 0.0)
    said = packets([e for e in evening.turn(0.0) if isinstance(e, Send) and e.link == CEM_KEY])
    assert GenesisPacket in map(type, said)
    assert Greeting not in map(type, said)


def test_who_signs_nothing_more_does_not_greet_as_if_it_had_left(at_table):
    at_table.stop(Trouble(DiskReason.FULL))
    at_table.turn(0.1)
    at_table.down(BEN_KEY)
    said_hello(at_table, 1.0)
    assert [type(packet) for packet in packets(at_table.turn(1.0))] == [Hello]


def test_before_hello_neither_lobby_nor_table_hears_anything():
    """The door is the only way in (P10.2)."""
    for begins in (False, True):
        evening = new_evening()
        if begins:
            evening.begin(table(), SITS)
        evening.up(BEN_KEY, 0.0)
        evening.receive(BEN_KEY, encode(Greeting("Ben", "1.0", ())), 0.1)
        evening.receive(BEN_KEY, encode(Msgs(GENESIS.game, ())), 0.1)
        assert all(isinstance(packet, Hello) for packet in packets(evening.turn(0.1))) or begins
        shown = [e.snapshot for e in evening.turn(2.0) if isinstance(e, Show)]
        assert all(s.people == () for s in shown if isinstance(s, LobbySnapshot))


def test_two_meet_though_a_greeting_came_before_the_hello():
    """It took another connection than the hello, and what comes before a hello is not heard."""
    both = {ANN_KEY: new_evening(), BEN_KEY: new_evening("Ben", BEN, BEN_KEY)}
    both[ANN_KEY].up(BEN_KEY, 0.0)
    both[BEN_KEY].up(ANN_KEY, 0.0)
    for now in range(4):
        for own, other in (both, reversed(both)):
            said = [effect for effect in both[own].turn(now) if isinstance(effect, Send)]
            for effect in reversed(said):
                both[other].receive(own, effect.frame, now)
    people = [evening._lobby.snapshot().people for evening in both.values()]  # noqa: SLF001
    assert [[one.name for one in there] for there in people] == [["Ben"], ["Ann"]]


def test_who_was_in_the_lobby_is_met_at_the_table_too(in_lobby):
    """Nobody has to say hello twice."""
    in_lobby.begin(table(), SITS)
    effects = in_lobby.turn(0.1)
    assert genesis_packet(GENESIS, SITS) in packets(effects)
    (shown,) = (e.snapshot for e in effects if isinstance(e, Show))
    assert isinstance(shown, TableSnapshot)
    assert shown.connected == 0b10


def test_who_is_down_is_not_there(in_lobby, at_table):
    for evening in (in_lobby, at_table):
        evening.down(BEN_KEY)
        effects = evening.turn(5.0)
        assert packets(effects) == []
    in_lobby.receive(BEN_KEY, encode(Greeting("Ben", "1.0", ())), 5.1)
    assert [type(packet) for packet in packets(in_lobby.turn(5.1))] == [Hello]


@pytest.mark.parametrize("version", ["0.1.0", "0.2.0"])
def test_whose_greeting_knows_asides_is_sent_ours_until_it_is_down(in_lobby, version):
    """To an older program they are malformed; one that comes up again says anew what it is."""

    def sends_one(now: float) -> bool:
        in_lobby.command(Aside("gesture", 1))
        return any(isinstance(packet, AsidePacket) for packet in packets(in_lobby.turn(now)))

    in_lobby.receive(BEN_KEY, encode(Greeting("Ben", version, ())), 0.1)
    in_lobby.begin(table(), SITS)
    assert sends_one(1.0) is (version == "0.2.0")
    in_lobby.down(BEN_KEY)
    said_hello(in_lobby, 8.0)
    in_lobby.receive(BEN_KEY, encode(Have(GENESIS.game, 1, GENESIS.game, (), 0)), 8.0)
    assert not sends_one(8.0)


def test_a_greeting_that_came_before_the_hello_still_says_that_asides_are_known():
    evening = new_evening()
    evening.up(BEN_KEY, 0.0)
    evening.receive(BEN_KEY, encode(Greeting("Ben", "0.2.0", ())), 0.0)
    evening.receive(BEN_KEY, encode(make_hello(BEN, BEN_KEY, ANN_KEY)), 0.0)
    evening.begin(table(), SITS)
    evening.receive(BEN_KEY, encode(Have(GENESIS.game, 1, GENESIS.game, (), 0)), 0.1)
    evening.command(Aside("gesture", 1))
    assert any(isinstance(packet, AsidePacket) for packet in packets(evening.turn(1.0)))


def test_a_link_that_is_shut_out_and_not_down_yet_is_sent_none(in_lobby):
    in_lobby.receive(BEN_KEY, encode(Greeting("Ben", "0.2.0", ())), 0.1)
    in_lobby.begin(table(), SITS)
    for _ in range(BAD_PACKETS_MAX):
        in_lobby.receive(BEN_KEY, b"no packet", 0.2)
    in_lobby.command(Aside("gesture", 1))
    assert not any(isinstance(packet, AsidePacket) for packet in packets(in_lobby.turn(0.3)))


def test_an_aside_for_a_table_that_has_not_begun_is_forgotten(in_lobby):
    in_lobby.receive(BEN_KEY, encode(Greeting("Ben", "0.2.0", ())), 0.1)
    in_lobby.command(Aside("gesture", 1))
    in_lobby.begin(table(), SITS)
    assert not any(isinstance(packet, AsidePacket) for packet in packets(in_lobby.turn(0.2)))


def test_an_aside_in_the_lobby_is_no_misdeed(in_lobby):
    """It may come from a table that has begun a moment before ours."""
    for number in range(BAD_PACKETS_MAX):
        in_lobby.receive(BEN_KEY, encode(AsidePacket(GENESIS.game, "laid", number)), 0.1)
    assert not any(isinstance(effect, Penalize) for effect in in_lobby.turn(0.1))


# -- misdeeds --------------------------------------------------------------------------------------


def test_twenty_misdeeds_inside_good_packets_shut_a_link_out(at_table):
    """The session finds them, the door counts them (P13)."""
    forged = played(7, 2).messages[0]
    packet = encode(Msgs(GENESIS.game, (forged,)))
    effects: list[Effect] = []
    for number in range(BAD_PACKETS_MAX):
        assert not any(isinstance(effect, Penalize) for effect in effects)
        at_table.receive(BEN_KEY, packet, number / 10)
        effects += at_table.turn(number / 10)
    assert not any(isinstance(effect, Blame) for effect in effects)
    (shut,) = (effect for effect in effects if isinstance(effect, Penalize))
    values = {"step": forged.step, "seat": forged.seat}
    bad = Trouble(PeerReason.BAD_MESSAGE, why=StepReason.OTHER_GAME, **values)
    assert shut == Penalize(BEN_KEY, PENALTY_S, bad)


def test_a_malformed_genesis_in_the_lobby_is_a_misdeed_and_no_more(in_lobby):
    """What a peer does wrong is input (P13)."""
    packet = encode(GenesisPacket(("no genesis",), ()))
    for number in range(BAD_PACKETS_MAX):
        in_lobby.receive(BEN_KEY, packet, number / 10)
    (shut,) = (effect for effect in in_lobby.turn(2.0) if isinstance(effect, Penalize))
    assert shut.why == Trouble(PeerReason.NO_PACKET)


# -- commands --------------------------------------------------------------------------------------


def test_meeting_people_begins_with_a_secret_on_the_disk(in_lobby):
    """Keys come before the offer that names them (P3.2)."""
    in_lobby.command(Meet(TERMS))
    effects = in_lobby.turn(0.1)
    assert RenewSecret() in effects
    assert not any(type(packet).__name__ == "OpenTable" for packet in packets(effects))
    in_lobby.take_secret(secret_of(1, 0))
    kinds = [type(packet).__name__ for packet in packets(in_lobby.turn(0.2))]
    assert "OpenTable" in kinds


def test_who_takes_a_wish_back_at_once_sits_nowhere_although_the_secret_comes_later(in_lobby):
    in_lobby.command(Meet(TERMS))
    in_lobby.command(GetUp())
    assert RenewSecret() in in_lobby.turn(0.1)
    in_lobby.take_secret(secret_of(1, 0))
    effects = in_lobby.turn(0.2)
    assert not any(type(packet).__name__ == "OpenTable" for packet in packets(effects))
    (lobby,) = [effect.snapshot for effect in effects if isinstance(effect, Show)]
    assert isinstance(lobby, LobbySnapshot)
    assert (lobby.terms, lobby.seated) == (None, ())


@pytest.mark.parametrize("command", [GetUp(), TakeUp(GENESIS.game)])
def test_who_plays_cannot_just_get_up_or_sit_down_elsewhere(at_table, command):
    """A game is left by a call that all see (P7.6)."""
    at_table.command(command)
    assert Rejected(Refusal(SessionReason.AT_TABLE)) in at_table.turn(0.1)


@pytest.mark.parametrize("place", ["in_lobby", "at_table"])
def test_a_join_code_is_asked_for_and_named_peers_are_dialed_in_lobby_and_game(place, request):
    """One reached peer names all others; in a game only its seats are looked for (P10.3)."""
    evening = request.getfixturevalue(place)
    code = make_join_code("192.0.2.3", 9003, b"C" * 32)
    evening.command(JoinByCode(code))
    there = (("192.0.2.3", 9003),)
    named = Whereabouts(b"C" * 32, BEN.public, there), Whereabouts(b"D" * 32, bytes(32), there)
    evening.receive(BEN_KEY, encode(Peers(named)), 0.1)
    effects = evening.turn(0.1)
    assert Ask(code) in effects
    assert Dial(b"C" * 32, there) in effects
    assert (Dial(b"D" * 32, there) in effects) is (place == "in_lobby")


def test_everybody_is_told_where_we_are_once_it_is_known(in_lobby):
    in_lobby.locate((("192.0.2.1", 1001),))
    we = Whereabouts(ANN_KEY, ANN.public, (("192.0.2.1", 1001),))
    ben = Whereabouts(BEN_KEY, BEN.public, ())
    assert Peers((we, ben)) in packets(in_lobby.turn(0.1))
    in_lobby.down(BEN_KEY)
    in_lobby.locate((("192.0.2.9", 1001),))
    assert packets(in_lobby.turn(0.2)) == []


def test_commands_of_a_game_do_nothing_in_the_lobby(in_lobby):
    in_lobby.command(SameHere())
    in_lobby.command(Play(1, ("bid",), 1))
    assert not any(isinstance(e, Append) for e in in_lobby.turn(0.1))


def test_who_plays_cannot_open_another_table(at_table):
    """A new folder in the middle of a game would take the records of this one (P8, P11)."""
    at_table.command(Meet(TERMS))
    assert RenewSecret() not in at_table.turn(0.1)


def test_commands_of_a_game_reach_the_table(at_table):
    at_table.command(Play(1, ("bid",), 1))
    assert any(isinstance(effect, Rejected) for effect in at_table.turn(0.1))


# -- the disk --------------------------------------------------------------------------------------


def test_a_yes_leaves_only_after_it_was_written_and_synced():
    """Append and Sync come before every frame that tells it (P3.3, P8)."""
    evening, effects = alone_at_a_table()
    kinds = [type(effect) for effect in effects]
    told = [
        place
        for place, effect in enumerate(effects)
        if isinstance(effect, Send) and isinstance(read_frame(effect.frame), GenesisPacket)
    ]
    assert kinds.index(Append) < kinds.index(Sync) < min(told)
    assert evening.in_game


def alone_at_a_table() -> tuple[Evening, list[Effect]]:
    """Sit down to a table of one, with Ben in the hall; tell all that was to be done."""
    evening = new_evening()
    said_hello(evening)
    evening.command(Meet(Terms(TOY.rules_id, TOY.rules_hash, 3, 1)))
    evening.take_secret(secret_of(1, 0))
    done: list[Effect] = []
    for tick in range(4):
        for effect in evening.turn(tick / 10):
            done.append(effect)
            if isinstance(effect, Started):
                alone = Table(effect.genesis, TOY, secret_of(1, 0), remembered_verify)
                evening.begin(alone, effect.sits)
    return evening, done


def test_a_disk_that_fails_in_the_lobby_lets_no_yes_out():
    """What is not on the disk is not told, in a lobby as little as at a table (P8)."""
    evening = new_evening()
    said_hello(evening)
    evening.command(Meet(Terms(TOY.rules_id, TOY.rules_hash, 3, 1)))
    evening.take_secret(secret_of(1, 0))
    effects = evening.turn(0.1)
    assert any(isinstance(effect, Append) for effect in effects)
    evening.stop(Trouble(DiskReason.FULL))  # at the first Append, and the rest is not performed
    later = [packet for tick in range(40) for packet in packets(evening.turn(0.2 + tick / 10))]
    assert not any(isinstance(packet, GenesisPacket) for packet in later)


def test_a_disk_that_fails_at_the_table_ends_all_telling(at_table):
    """Of the game; who we are may be said (P8)."""
    at_table.stop(Trouble(DiskReason.FULL))
    (shown,) = (e.snapshot for e in at_table.turn(0.05) if isinstance(e, Show))
    assert isinstance(shown, TableSnapshot)
    assert shown.stopped == Trouble(DiskReason.FULL)
    at_table.command(SameHere())
    for tick in range(1, 50):
        effects = at_table.turn(tick / 10)
        assert not any(isinstance(effect, Append | Sync | Send) for effect in effects)
    assert at_table.close() == []


def test_leaving_writes_down_what_is_known(at_table):
    """And there is nothing to do in a lobby (P11)."""
    (act,) = (m for m in played(1, 2, 3).of(1, MessageKind.ACT) if m.seat == 1)
    at_table.receive(BEN_KEY, encode(Msgs(GENESIS.game, (act,))), 0.1)
    assert [type(effect) for effect in at_table.close()] == [Append, Sync]
    assert new_evening().close() == []


# -- coming back -----------------------------------------------------------------------------------


def test_a_game_that_was_said_yes_to_begins_after_a_restart():
    """A remembered yes, and the others', if our player says so (P3.3)."""
    evening = new_evening()
    evening.remember(GENESIS, SITS[:1])
    said_hello(evening)
    evening.turn(0.0)
    evening.receive(BEN_KEY, encode(genesis_packet(GENESIS, SITS[1:])), 0.1)
    effects = evening.turn(0.1)
    assert not any(isinstance(effect, Started) for effect in effects)
    (shown,) = (e.snapshot for e in effects if isinstance(e, Show))
    assert isinstance(shown, LobbySnapshot)
    assert [table.game for table in shown.late] == [GENESIS.game]
    evening.command(TakeUp(GENESIS.game))
    effects = evening.turn(0.2)
    (started,) = (effect for effect in effects if isinstance(effect, Started))
    assert started.genesis == GENESIS
    kinds = [type(effect) for effect in effects]
    assert kinds.index(Started) < kinds.index(Append) < kinds.index(Sync)
    (written,) = (effect for effect in effects if isinstance(effect, Append))
    assert written.records == opening_records(GENESIS, SITS)[2:]


def test_nothing_is_said_of_the_secret(in_lobby):
    """Neither in frames nor on the screen; the salt only in step 1 (P3.2, P3.4)."""
    secret = secret_of(1, 0)
    in_lobby.command(Meet(TERMS))
    in_lobby.take_secret(secret)
    told = [effect for tick in range(3) for effect in in_lobby.turn(float(tick))]
    assert any(isinstance(effect, Send) for effect in told)
    hidden = (secret_bytes(1, 0), secret.salt, secret.nonce(GENESIS.game, 2))
    for effect in told:
        assert not any(repr(value)[2:-1] in repr(effect) for value in hidden)


def test_it_is_due_when_the_lobby_is_then_when_the_table_is_and_never_with_a_full_disk(
    in_lobby, at_table
):
    for evening in (in_lobby, at_table):
        evening.turn(5.0)
        assert 5.0 < evening.due <= 6.0
        evening.stop(Trouble(DiskReason.FULL))
        assert evening.due == math.inf


@pytest.mark.parametrize("hears", [True, False])
def test_the_table_knows_whom_our_neighbours_reach(hears):
    """What Cem signed goes on at once only to a neighbour that does not hear Cem (P10.3, P10.4)."""
    game = played(1, 3, 3)
    evening = new_evening()
    table = Table(game.genesis, TOY, secret_of(1, 0), remembered_verify)
    evening.begin(table, game.sits)
    said_hello(evening)
    evening.up(CEM_KEY, 0.0)
    evening.receive(CEM_KEY, encode(make_hello(CEM, CEM_KEY, ANN_KEY)), 0.0)
    ben = Whereabouts(BEN_KEY, BEN.public, ())
    named = (ben, Whereabouts(CEM_KEY, CEM.public, ())) if hears else (ben,)
    evening.receive(BEN_KEY, encode(Peers(named)), 0.0)
    evening.turn(0.0)
    act = next(m for m in game.of(1, MessageKind.ACT) if m.seat == 2)
    evening.receive(CEM_KEY, encode(Msgs(game.genesis.game, (act,))), 0.1)
    to_ben = [e for e in evening.turn(0.1) if isinstance(e, Send) and e.link == BEN_KEY]
    told = [act in p.messages for p in packets([*to_ben]) if isinstance(p, Msgs)]
    assert any(told) is not hears


CALLED = CallTournament(TERMS, b"a tournament 16b")


def test_a_tournament_is_told_in_the_lobby_and_at_a_table_to_programs_that_know_it(in_lobby):
    in_lobby.command(CALLED)
    first = in_lobby.turn(0.1)
    assert any(isinstance(effect, Gathered) for effect in first)
    assert not [one for one in packets(first) if isinstance(one, TournamentPacket)]
    in_lobby.receive(BEN_KEY, encode(Greeting("Ben", "0.2.0", ())), 0.2)
    assert [one for one in packets(in_lobby.turn(1.2)) if isinstance(one, TournamentPacket)]
    in_lobby.begin(table(), SITS)
    assert in_lobby.due <= 2.2
    assert [one for one in packets(in_lobby.turn(2.3)) if isinstance(one, TournamentPacket)]


def test_a_tournament_of_others_is_shown_wherever_we_are(in_lobby, at_table):
    called = make_call(BEN, bytes(16), TOY.rules_id, TOY.rules_hash, 3)
    packet = TournamentPacket(called, TERMS, (come_of(BEN, "Ben", called.id),))
    for evening in (in_lobby, at_table):
        evening.receive(BEN_KEY, encode(packet), 0.1)
        (shown,) = (e for e in evening.turn(0.2) if isinstance(e, Gathered))
        assert [come.name for come in shown.tournaments[0].comes] == ["Ben"]


def test_a_forged_tournament_counts_as_a_misdeed(in_lobby):
    called = make_call(BEN, bytes(16), TOY.rules_id, TOY.rules_hash, 3)
    forged = encode(TournamentPacket(called._replace(signature=bytes(64)), TERMS, ()))
    for _ in range(BAD_PACKETS_MAX):
        in_lobby.receive(BEN_KEY, forged, 0.1)
    assert any(isinstance(effect, Penalize) for effect in in_lobby.turn(0.2))
