"""One reached peer names all the others, and says of each what it said of itself (P10.3)."""

from dataclasses import replace

from net.protocol.effects import Dial, Effect, Send
from net.protocol.introductions import Introductions
from net.protocol.limits import (
    PEERS_EVERY_S,
    PLACES_LAST_S,
    PLACES_NAMED_MAX,
    PLACES_PER_PEER_MAX,
    PORT_MIN,
)
from net.protocol.packets import decode
from net.protocol.peer_packets import ADDRESSES_MAX, PEERS_MAX, Peers, Whereabouts

ANN, BEN, CEM = (
    Whereabouts(b"a" * 32, b"A" * 32, (("192.0.2.1", 9001),)),
    Whereabouts(b"b" * 32, b"B" * 32, (("192.0.2.2", 9002), ("198.51.100.2", 9002))),
    Whereabouts(b"c" * 32, b"C" * 32, (("192.0.2.3", 9003),)),
)


def ann_who_met(*others: Whereabouts) -> Introductions:
    ann = Introductions(ANN.link, ANN.identity)
    ann.locate(ANN.addresses)
    for other in others:
        ann.meet(other.link, other.identity)
    return ann


def ann_between_ben_and_cem() -> Introductions:
    ann = ann_who_met(BEN, CEM)
    for other in (BEN, CEM):
        ann.receive(other.link, Peers((other,)), 0.0)
    return ann


def told(effects: list[Effect]) -> dict[bytes, Peers]:
    packets = {e.link: decode(e.frame) for e in effects if isinstance(e, Send)}
    assert len(packets) == len(effects)
    return {link: packet for link, packet in packets.items() if isinstance(packet, Peers)}


def test_each_is_told_where_we_and_all_others_are():
    expected = Peers((ANN, BEN, CEM))
    assert told(ann_between_ben_and_cem().turn(0.0)) == {BEN.link: expected, CEM.link: expected}


def test_whoever_is_named_is_dialed_but_not_we_and_nobody_without_an_address():
    ann = ann_who_met(BEN)
    dana = Whereabouts(b"d" * 32, b"D" * 32, ())
    named = Peers((BEN, ANN, CEM, dana))
    expected = [Dial(BEN.link, BEN.addresses), Dial(CEM.link, CEM.addresses)]
    assert ann.receive(BEN.link, named, 0.0) == expected


def test_a_peer_that_has_not_said_hello_is_not_heard():
    ann = ann_who_met()
    assert ann.receive(BEN.link, Peers((CEM,)), 0.0) == []
    assert ann.named == {}


def test_nobody_can_say_where_somebody_else_is_to_be_passed_on():
    """What Ben says of Cem leads us to a try, and nobody else through us."""
    ann = ann_who_met(BEN, CEM)
    elsewhere = replace(CEM, addresses=(("192.0.2.66", 9066),))
    ann.receive(BEN.link, Peers((BEN, elsewhere)), 0.0)
    packet = told(ann.turn(0.0))[CEM.link]
    assert packet == Peers((ANN, BEN, replace(CEM, addresses=())))


def test_an_identity_is_the_one_of_the_hello_whatever_its_owner_says_here():
    ann = ann_who_met(BEN)
    ann.receive(BEN.link, Peers((replace(BEN, identity=CEM.identity),)), 0.0)
    assert told(ann.turn(0.0))[BEN.link] == Peers((ANN, BEN))


def test_who_is_reached_through_a_neighbour_is_known_until_the_neighbour_takes_it_back():
    ann = ann_who_met(BEN)
    ann.receive(BEN.link, Peers((BEN, ANN, CEM)), 0.0)
    assert ann.named == {BEN.link: {ANN.identity, BEN.identity, CEM.identity}}
    ann.receive(BEN.link, Peers((BEN, ANN)), 0.0)
    assert ann.named == {BEN.link: {ANN.identity, BEN.identity}}
    ann.lose(BEN.link)
    assert ann.named == {}


def test_it_is_told_again_when_something_changes_and_after_a_while():
    ann = ann_between_ben_and_cem()
    assert ann.turn(0.0)
    assert ann.turn(1.0) == []
    ann.lose(CEM.link)
    assert told(ann.turn(2.0)) == {BEN.link: Peers((ANN, BEN))}
    ann.locate((("192.0.2.9", 9001),))
    assert list(told(ann.turn(3.0))) == [BEN.link]
    assert ann.turn(3.0 + PEERS_EVERY_S - 0.1) == []
    assert list(told(ann.turn(3.0 + PEERS_EVERY_S))) == [BEN.link]


def test_a_second_hello_does_not_make_us_forget_where_somebody_is():
    ann = ann_between_ben_and_cem()
    ann.meet(BEN.link, BEN.identity)
    assert told(ann.turn(0.0))[CEM.link] == Peers((ANN, BEN, CEM))


def test_whoever_is_met_later_is_told_of_at_once():
    """Also under another identity: what the link said before was not its own."""
    ann = ann_who_met(BEN)
    ann.receive(BEN.link, Peers((BEN,)), 0.0)
    assert told(ann.turn(0.0)) == {BEN.link: Peers((ANN, BEN))}
    ann.meet(CEM.link, CEM.identity)
    expected = Peers((ANN, BEN, replace(CEM, addresses=())))
    assert told(ann.turn(0.1)) == {BEN.link: expected, CEM.link: expected}
    ann.meet(BEN.link, CEM.identity)
    other = Whereabouts(BEN.link, CEM.identity, ())
    assert told(ann.turn(0.2))[CEM.link].peers[1] == other


def test_without_an_address_of_our_own_it_is_still_said_whom_we_hear():
    """Others have to know whether we hear another program with their key (P11)."""
    ann = ann_who_met(BEN)
    ann.locate(())
    assert told(ann.turn(0.0)) == {
        BEN.link: Peers((replace(ANN, addresses=()), replace(BEN, addresses=())))
    }


def test_a_crowd_does_not_make_a_packet_that_nobody_reads():
    ann = ann_who_met()
    ann.locate(tuple((f"192.0.2.{n}", 9001) for n in range(1, 20)))
    many = tuple((f"198.51.100.{a}", 65535) for a in range(ADDRESSES_MAX))
    for n in range(PEERS_MAX + 5):
        link = bytes([n]) * 32
        ann.meet(link, link)
        ann.receive(link, Peers((Whereabouts(link, link, many),)), 0.0)
    (packet,) = set(told(ann.turn(0.0)).values())
    assert len(packet.peers) == PEERS_MAX
    assert len(packet.peers[0].addresses) == ADDRESSES_MAX


# -- where others may lead us ----------------------------------------------------------------------


def place(number: int, port: int = 9000) -> Whereabouts:
    """Make up the *number*-th laptop that is not there."""
    key = number.to_bytes(32)
    return Whereabouts(key, key, ((f"192.0.2.{number % 250}", port),))


def test_a_peer_leads_us_to_few_new_places_a_minute():
    """Or it would let all laptops of the room knock at every port of the network (P10.3, P13)."""
    ann = ann_who_met(BEN)
    for n in range(1000):
        led = ann.receive(BEN.link, Peers((place(n),)), 100 + n / 20)
        assert len(led) == (1 if n < PLACES_PER_PEER_MAX else 0)
    assert ann.receive(BEN.link, Peers((place(2000),)), 99.9 + PLACES_LAST_S) == []
    assert len(ann.receive(BEN.link, Peers((place(2000),)), 100 + PLACES_LAST_S)) == 1


def test_a_place_is_new_only_once_and_may_be_said_again():
    ann = ann_who_met(BEN)
    for _ in range(100):
        assert ann.receive(BEN.link, Peers((place(1), place(2))), 0.0) == [
            Dial(place(n).link, place(n).addresses) for n in (1, 2)
        ]


def test_a_place_that_is_said_again_lasts_from_the_first_time():
    """Then it is as new as any other, so nobody leads us to the same eight for ever."""
    ann = ann_who_met(BEN)
    eight = Peers(tuple(place(n) for n in range(PLACES_PER_PEER_MAX)))
    for now in (100.0, 130.0, 99.9 + PLACES_LAST_S):
        assert len(ann.receive(BEN.link, eight, now)) == PLACES_PER_PEER_MAX
    assert len(ann.receive(BEN.link, Peers((place(2000),)), 100.0 + PLACES_LAST_S)) == 1


def test_other_addresses_of_the_same_peer_are_new_places():
    ann = ann_who_met(BEN)
    led = [
        dial
        for port in range(2000, 3000)
        for dial in ann.receive(
            BEN.link, Peers((replace(BEN, addresses=(("192.0.2.2", port),)),)), 0.0
        )
    ]
    assert len(led) == PLACES_PER_PEER_MAX


def test_who_comes_again_under_another_key_does_not_lead_us_on_and_on():
    ann = ann_who_met()
    dials = 0
    for number in range(100):
        link = (number + 5000).to_bytes(32)
        ann.meet(link, link)
        named = tuple(place(number * 20 + n) for n in range(20))
        dials += len(ann.receive(link, Peers(named), 0.0))
        ann.lose(link)
    assert dials == PLACES_NAMED_MAX


def test_nobody_leads_us_to_the_port_of_a_service():
    """An inbox takes a free port, and those lie higher (P10.1)."""
    ann = ann_who_met(BEN)
    assert ann.receive(BEN.link, Peers((place(1, PORT_MIN - 1), place(2, PORT_MIN))), 0.0) == [
        Dial(place(2).link, place(2, PORT_MIN).addresses)
    ]
    both = replace(place(3), addresses=(("192.0.2.3", PORT_MIN), ("192.0.2.3", PORT_MIN - 1)))
    assert ann.receive(BEN.link, Peers((both,)), 0.0) == []


def test_in_a_game_only_its_seats_are_dialed_and_in_a_lobby_everybody():
    ann = ann_who_met(BEN)
    named = Peers((CEM, place(1)))
    ann.look_for([CEM.identity])
    assert ann.receive(BEN.link, named, 0.0) == [], "who looks on leads nobody"
    ann.look_for([BEN.identity, CEM.identity])
    assert ann.receive(BEN.link, named, 0.0) == [Dial(CEM.link, CEM.addresses)]
    ann.look_for(None)
    assert len(ann.receive(BEN.link, named, 0.0)) == 2
