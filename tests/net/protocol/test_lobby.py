"""From "who is here" to a genesis all have sat down to (P3.3, P8)."""

import random
from dataclasses import replace

import pytest

from core.table.audit import Replay
from core.table.encoding import MalformedError
from core.table.genesis import Genesis, Offer, make_offer, make_sit
from core.table.records import SignedRecord, parse_record
from net.protocol.effects import Append, Effect, RenewSecret, Send, Started, Sync
from net.protocol.limits import LOBBY_EVERY_S, SITTING_WITHIN_S
from net.protocol.packets import Closed, GenesisPacket, Join, Leave, OpenTable, genesis_packet
from tests.net.protocol.hall import Guest, Hall, nothing, terms
from tests.seats import identity_of, remembered_verify, secret_of
from tests.simulation.games import seeds
from tests.simulation.witness import read_frame, read_sits
from tests.toy import Toy


def sits_in(log: list[bytes]) -> int:
    """Count who has said yes by a *log*, which must be a good one."""
    replay = Replay(lambda _: Toy(), judge=remembered_verify)
    replay.read(log)
    assert not replay.findings
    return len(replay.sits)


def told_sits(
    effects: list[Effect], guest: Guest
) -> list[tuple[int, Genesis, tuple[bytes, bytes]]]:
    """List where in *effects* the own yes of *guest* is told: the place, to what, the yes."""
    return [
        (place, genesis, sit.wire)
        for place, effect in enumerate(effects)
        if isinstance(effect, Send)
        for packet in [read_frame(effect.frame)]
        if isinstance(packet, GenesisPacket)
        for genesis, sits in [read_sits(packet)]
        for sit in sits
        if genesis.offers[sit.seat].identity == guest.identity.public
    ]


def require_written_first(guest: Guest) -> None:
    """Require that each yes of *guest* was written, then synced, then told, one for an offer."""
    written: set[tuple[bytes, bytes]] = set()
    synced: set[tuple[bytes, bytes]] = set()
    told = {place: (genesis, wire) for place, genesis, wire in told_sits(guest.effects, guest)}
    games: dict[bytes, bytes] = {}
    for place, effect in enumerate(guest.effects):
        if isinstance(effect, Append):
            entries = map(parse_record, effect.records)
            written |= {entry.wire for entry in entries if isinstance(entry, SignedRecord)}
        elif isinstance(effect, Sync):
            synced |= written
        elif place in told:
            genesis, wire = told[place]
            assert wire in synced
            (own,) = (o for o in genesis.offers if o.identity == guest.identity.public)
            assert games.setdefault(own.table_key, genesis.game) == genesis.game


# -- tables come about -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_people_who_want_the_same_sit_down_to_one_genesis(seats):
    """With the yes of everybody, and all of it on every disk (P3.3, P8, P11)."""
    hall = Hall(seats)
    hall.want(*[terms(seats)] * seats)
    hall.run(1)
    assert len(set(hall.games())) == 1
    for guest in hall.guests:
        assert guest.game is not None
        assert [sit.seat for sit in guest.game.sits] == list(range(seats))
        assert sits_in(guest.log) == seats
        require_written_first(guest)


def test_two_tables_fill_beside_each_other():
    """Five people, two for a table of two, three for one of three (P3.3)."""
    hall = Hall(5)
    hall.want(terms(2), terms(3), terms(3), terms(2), terms(3))
    hall.run(2)
    first, second, third, fourth, fifth = hall.games()
    assert first == fourth is not None
    assert second == third == fifth is not None
    assert first != second


def test_who_is_one_too_many_goes_on_waiting():
    """Of five who want tables of two, one is left, and may play with the next who comes."""
    hall = Hall(("Ann", "Ben", "Cem", "Dana", "Eva", "Finn"))
    hall.want(*[terms(2)] * 5, None)
    hall.run(10)
    assert sum(game is not None for game in hall.games()) == 4
    hall.perform(hall.guests[5], hall.guests[5].lobby.want(terms(2)))
    hall.run(10)
    assert None not in hall.games()
    assert len(set(hall.games())) == 3


def test_the_opener_is_whoever_has_the_lowest_identity():
    """Nobody is asked, and everybody finds the same (P3.3)."""
    hall = Hall(4)
    hall.want(*[terms(4)] * 4)
    hall.run(2)
    assert hall.guests[0].game is not None
    opener = hall.guests[0].game.genesis.offers[0]
    assert opener.identity == min(guest.identity.public for guest in hall.guests)


@pytest.mark.parametrize("seed", seeds(8))
def test_lost_packets_only_cost_time(seed):
    """Three or four people of whose packets a third is lost end at one table (P3.3, P10.4)."""
    rng = random.Random(seed)
    seats = 3 + seed % 2
    hall = Hall(seats)
    hall.loses = lambda *_: rng.random() < 1 / 3
    hall.want(*[terms(seats)] * seats)
    hall.run(120)
    assert None not in hall.games()
    assert len(set(hall.games())) == 1
    for guest in hall.guests:
        require_written_first(guest)
        assert sits_in(guest.log) == seats


def test_a_hall_in_which_nothing_happens_is_nearly_silent():
    """Each tells each other where it stands once a second, and no packet answers another."""
    hall = Hall(4)
    hall.want(terms(5), terms(5), terms(5), terms(2))
    hall.run(5)
    before = [len(guest.effects) for guest in hall.guests]
    hall.run(10 * LOBBY_EVERY_S)
    for guest, count in zip(hall.guests, before, strict=True):
        sends = [effect for effect in guest.effects[count:] if isinstance(effect, Send)]
        assert len(sends) <= 11 * 4  # three others, and the seat at a table again


# -- who cannot sit together -----------------------------------------------------------------------


def test_other_rules_are_told_in_a_sentence_and_give_no_seat():
    """The hash must be that of the own core (P3.3, P10.3)."""
    hall = Hall(3, rules=(Toy(), Toy(), Toy(version=2)))
    hall.want(terms(2), terms(2), terms(2, Toy(version=2)))
    hall.run(5)
    first, second, third = hall.games()
    assert first == second is not None
    assert third is None
    problem = hall.guests[0].people()["Cem"].problem
    assert problem == (
        "Cem has other rules of toy/1 (program 1.0, ours 1.0): the older one must be updated"
    )
    assert hall.guests[0].people()["Ben"].problem == ""
    assert "Ann has other rules of toy/1" in hall.guests[2].people()["Ann"].problem


def test_who_only_calls_its_program_otherwise_is_welcome():
    """The rules' hash decides, not a version's name."""
    hall = Hall(2)
    hall.want(terms(2), terms(2))
    hall.run(0.2)
    assert hall.guests[0].people()["Ben"].problem == ""


@pytest.mark.parametrize("names", [("Ann", "Ann"), ("Ann", "ANN"), ("Ann", "\uff21nn")])
def test_two_with_the_same_name_do_not_sit_together(names):
    """Look-alikes count as the same, and the screen says who must change (P3.3, P13)."""
    hall = Hall(names)
    hall.want(terms(2), terms(2))
    hall.run(5)
    assert hall.games() == [None, None]
    problem = hall.guests[0].people()[names[1]].problem
    assert problem == f"{names[1]} has our name: one of us must take another"


def test_the_same_name_twice_leaves_room_for_others():
    hall = Hall(("Ann", "Ann", "Ben", "Cem"))
    hall.want(*[terms(2)] * 4)
    hall.run(10)
    assert None not in hall.games()
    first, second, _, _ = hall.games()
    assert first != second


def test_one_identity_has_one_seat():
    """Two programs of one person, by whatever names, are no two players (P3.3)."""
    hall = Hall(("Ann", "Ben"), identities=(0, 0))
    hall.want(terms(2), terms(2))
    hall.run(5)
    assert hall.games() == [None, None]


def test_nobody_can_bring_the_offer_of_somebody_else():
    """An offer is taken from its own identity only (P3.3)."""
    hall = Hall(3)
    hall.want(terms(2), None, None)
    hall.run(0.2)
    opener, thief, victim = hall.guests
    offer = make_offer("Cem", victim.identity, secret_of(5, 2))
    hall.perform(opener, opener.lobby.receive(thief.link, Join(1, offer), hall.now))
    hall.run(1)
    assert opener.lobby.snapshot().seated == ("Ann",)
    assert hall.games() == [None] * 3


def test_a_seat_at_last_weeks_table_is_none_at_this_one():
    """The number of a table says which offer of its opener it has (P3.3)."""
    hall = Hall(2)
    hall.want(terms(2), None)
    hall.run(0.2)
    opener, guest = hall.guests
    offer = make_offer("Ben", guest.identity, secret_of(5, 1))
    for number in (0, 2):
        hall.perform(opener, opener.lobby.receive(guest.link, Join(number, offer), hall.now))
    hall.run(1)
    assert opener.lobby.snapshot().seated == ("Ann",)


# -- what is not signed ----------------------------------------------------------------------------


class Invited:
    """Ben at Ann's table of two or three, to whom the genesis has not come yet."""

    def __init__(self, seats: int = 3) -> None:
        self.hall = Hall(seats)
        ranked = sorted(self.hall.guests, key=lambda guest: guest.identity.public)
        self.opener, self.guest = ranked[0], ranked[1]
        self.hall.loses = lambda _sender, to, packet: (
            to == self.guest.number and isinstance(packet, GenesisPacket)
        )
        self.hall.want(*[terms(seats)] * seats)
        self.hall.run(0.5)
        _, self.genesis, _ = told_sits(self.opener.effects, self.opener)[0]
        self.third = ranked[2] if seats > 2 else ranked[0]

    def show(self, genesis: Genesis, sender: Guest | None = None) -> bool:
        """Show Ben a *genesis*, and tell whether he said yes."""
        before = len(self.guest.effects)
        who = sender or self.opener
        packet = genesis_packet(genesis, ())
        try:
            effects = self.guest.lobby.receive(who.link, packet, self.hall.now)
        except MalformedError:
            effects = []
        self.hall.perform(self.guest, effects)
        self.hall.perform(self.guest, self.guest.lobby.turn(self.hall.now))
        wrote = any(isinstance(effect, Append) for effect in self.guest.effects[before:])
        assert wrote == bool(told_sits(self.guest.effects[before:], self.guest))
        return wrote


def own_place(invited: Invited) -> int:
    keys = [offer.identity for offer in invited.genesis.offers]
    return keys.index(invited.guest.identity.public)


def with_offer(genesis: Genesis, place: int, offer: Offer) -> Genesis:
    offers = list(genesis.offers)
    offers[place] = offer
    return replace(genesis, offers=tuple(offers))


def test_the_genesis_of_the_table_that_was_joined_is_signed():
    invited = Invited()
    assert invited.show(invited.genesis)
    require_written_first(invited.guest)


def test_a_genesis_with_another_offer_of_ours_is_not_signed():
    """Its keys would be somebody else's, or of another night (P3.3)."""
    invited = Invited()
    for name, seed in (("Ben", 8), (invited.genesis.offers[own_place(invited)].name, 9)):
        other = make_offer(name, invited.guest.identity, secret_of(seed, 0))
        assert not invited.show(with_offer(invited.genesis, own_place(invited), other))


def test_a_genesis_without_us_is_not_signed():
    invited = Invited()
    stranger = make_offer("Dana", identity_of(9, 3), secret_of(9, 3))
    assert not invited.show(with_offer(invited.genesis, own_place(invited), stranger))


@pytest.mark.parametrize(
    "changed",
    [
        {"rules_hash": bytes(32)},
        {"rules_hash": Toy(version=2).rules_hash},
        {"rules_id": "toy/2"},
        {"options": 4},
        {"options": True},
        {"options": (3,)},
    ],
    ids=str,
)
def test_a_genesis_of_another_game_is_not_signed(changed):
    """Rules, their hash and options are those that were wanted (P3.3)."""
    invited = Invited()
    assert not invited.show(replace(invited.genesis, **changed))
    assert invited.show(invited.genesis)


def test_a_genesis_of_fewer_or_more_seats_is_not_signed():
    invited = Invited()
    first, second, third = invited.genesis.offers
    own = invited.genesis.offers[own_place(invited)]
    stranger = make_offer("Dana", identity_of(9, 3), secret_of(9, 3))
    fewer = replace(invited.genesis, offers=(first, own))
    more = replace(invited.genesis, offers=(first, second, third, stranger))
    assert not invited.show(fewer)
    assert not invited.show(more)


def test_a_genesis_that_another_wrote_is_not_signed():
    """Neither one in which the opener is not first, nor one that somebody else sends (P3.3)."""
    invited = Invited()
    first, *rest = invited.genesis.offers
    assert not invited.show(replace(invited.genesis, offers=(*rest, first)))
    assert not invited.show(invited.genesis, sender=invited.third)


def test_at_most_one_genesis_is_signed_for_an_offer():
    """Not even if the other one is better (P3.3)."""
    invited = Invited()
    first, *rest = invited.genesis.offers
    assert invited.show(invited.genesis)
    assert not invited.show(replace(invited.genesis, offers=(first, *reversed(rest))))
    invited.hall.run(SITTING_WITHIN_S / 2)
    assert (
        len({genesis.game for _, genesis, _ in told_sits(invited.guest.effects, invited.guest)})
        == 1
    )


def test_a_false_yes_in_a_genesis_is_a_misdeed():
    """And so is a genesis whose signatures do not hold: the door counts it (P13)."""
    invited = Invited()
    false = make_sit(invited.genesis, invited.guest.identity).wire[0], bytes(64)
    packet = GenesisPacket(invited.genesis.wire, (false,))
    with pytest.raises(MalformedError):
        invited.guest.lobby.receive(invited.opener.link, packet, invited.hall.now)
    with pytest.raises(MalformedError):
        invited.guest.lobby.receive(invited.opener.link, GenesisPacket(("x",), ()), 0.0)


def test_a_false_yes_beside_a_true_genesis_does_not_make_us_skip_the_disk():
    """What is told later has to be written first, whatever else was in the packet (P8)."""
    invited = Invited()
    false = make_sit(invited.genesis, invited.guest.identity).wire[0], bytes(64)
    packet = GenesisPacket(invited.genesis.wire, (false,))
    with pytest.raises(MalformedError):
        invited.guest.lobby.receive(invited.opener.link, packet, invited.hall.now)
    invited.hall.run(2)
    require_written_first(invited.guest)


# -- giving up, and not ----------------------------------------------------------------------------


def test_a_table_that_not_all_sit_down_to_is_given_up_for_a_new_secret():
    """A yes binds the offer for good, so there must be a new one (P3.3)."""
    invited = Invited()
    opener = invited.opener
    assert opener.lobby.snapshot().missing_sits != ()
    invited.hall.run(SITTING_WITHIN_S - 1)
    assert len(opener.secrets) == 1
    invited.hall.run(2)
    assert len(opener.secrets) == 2
    assert sum(isinstance(effect, RenewSecret) for effect in opener.effects) == 2
    assert invited.hall.games() == [None] * 3


def test_people_who_gave_up_a_table_find_to_another():
    invited = Invited()
    invited.hall.run(SITTING_WITHIN_S + 1)
    invited.hall.loses = nothing
    invited.hall.run(SITTING_WITHIN_S + 2)
    games = invited.hall.games()
    assert None not in games
    assert len(set(games)) == 1
    assert games[0] != invited.genesis.game
    for guest in invited.hall.guests:
        require_written_first(guest)


def test_a_table_given_up_becomes_the_game_if_all_had_said_yes_after_all():
    """A yes is a promise that has no end (P3.3)."""
    invited = Invited()
    hall = invited.hall
    hall.loses = lambda sender, _to, packet: (
        sender == invited.guest.number and isinstance(packet, GenesisPacket)
    )
    assert invited.show(invited.genesis)
    hall.run(1)
    assert invited.guest.game is not None
    assert invited.guest.game.genesis == invited.genesis
    hall.run(SITTING_WITHIN_S + 1)
    assert len(invited.opener.secrets) == 2
    hall.loses = nothing
    hall.run(3)
    assert hall.games() == [invited.genesis.game] * 3
    for guest in hall.guests:
        assert sits_in(guest.log) == 3
        require_written_first(guest)


def test_a_yes_is_remembered_over_a_restart():
    """The others may have begun meanwhile (P3.3, P11)."""
    invited = Invited()
    guest, fresh = invited.guest, Guest(1, "Ben", 1, Toy())
    sit = make_sit(invited.genesis, guest.identity)
    fresh.lobby.remember(invited.genesis, [sit])
    fresh.lobby.meet(invited.opener.link, invited.opener.identity.public)
    others = [
        make_sit(invited.genesis, each.identity)
        for each in invited.hall.guests
        if each is not guest
    ]
    packet = genesis_packet(invited.genesis, others)
    effects = fresh.lobby.receive(invited.opener.link, packet, 0.0) + fresh.lobby.turn(0.0)
    (started,) = (effect for effect in effects if isinstance(effect, Started))
    assert started.genesis == invited.genesis
    assert len(started.sits) == 3


def test_who_wants_something_else_meanwhile_still_keeps_its_word():
    """The others may have begun: what was said yes to is remembered (P3.3)."""
    invited = Invited()
    hall = invited.hall
    assert invited.show(invited.genesis)
    hall.perform(invited.guest, invited.guest.lobby.want(terms(2)))
    hall.loses = nothing
    hall.run(3)
    assert hall.games() == [invited.genesis.game] * 3


def test_new_terms_wait_for_a_new_secret():
    """A guest came for other terms, and what is written now goes into another folder (P3.2)."""
    hall = Hall(2)
    ranked = sorted(hall.guests, key=lambda guest: guest.identity.public)
    opener = ranked[0]
    hall.want(terms(3), terms(3))
    hall.run(0.5)
    assert len(opener.lobby.snapshot().seated) == 2
    effects = opener.lobby.want(terms(2)) + opener.lobby.turn(hall.now)
    assert isinstance(effects[0], RenewSecret)
    assert not any(isinstance(effect, Append) for effect in effects)


# -- coming and going ------------------------------------------------------------------------------


def test_who_leaves_the_hall_leaves_its_seat():
    hall = Hall(2)
    hall.want(terms(3), terms(3))
    hall.run(0.5)
    opener, guest = sorted(hall.guests, key=lambda guest: guest.identity.public)
    assert len(opener.lobby.snapshot().seated) == 2
    opener.lobby.lose(guest.link)
    assert len(opener.lobby.snapshot().seated) == 1
    assert opener.people() == {}


def test_a_guest_whose_opener_is_gone_opens_its_own_table():
    hall = Hall(2)
    hall.want(terms(3), terms(3))
    hall.run(0.5)
    opener, guest = sorted(hall.guests, key=lambda guest: guest.identity.public)
    guest.lobby.lose(opener.link)
    assert len(guest.lobby.snapshot().seated) == 1
    hall.perform(guest, guest.lobby.meet(opener.link, opener.identity.public))
    before = len(guest.effects)
    hall.perform(guest, guest.lobby.turn(hall.now))
    kinds = {type(read_frame(e.frame)) for e in guest.effects[before:] if isinstance(e, Send)}
    assert OpenTable in kinds


def test_who_moves_to_a_better_table_says_so():
    """Ben leaves Cem's table for Ann's, who came late and has the lowest identity."""
    hall = Hall(3)
    ranked = sorted(hall.guests, key=lambda guest: guest.identity.public)
    late, opener, guest = ranked
    for each in (opener, guest):
        hall.perform(each, each.lobby.want(terms(3)))
    hall.run(1)
    assert len(opener.lobby.snapshot().seated) == 2
    hall.perform(late, late.lobby.want(terms(3)))
    hall.run(1)
    assert None not in hall.games()
    packets = [read_frame(e.frame) for e in guest.effects if isinstance(e, Send)]
    assert Leave() in packets
    assert Closed() in packets


def test_packets_of_somebody_who_has_not_been_met_count_for_nothing():
    hall = Hall(2)
    hall.want(terms(2), terms(2))
    hall.run(0.1)
    first, second = hall.guests
    first.lobby.lose(second.link)
    assert first.lobby.receive(second.link, Closed(), hall.now) == []
    assert first.people() == {}
