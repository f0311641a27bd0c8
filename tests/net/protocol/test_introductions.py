"""One reached peer names all the others, and says of each what it said of itself (P10.3)."""

from net.protocol.effects import Dial, Effect, Send
from net.protocol.introductions import Introductions
from net.protocol.limits import PEERS_EVERY_S
from net.protocol.packets import ADDRESSES_MAX, PEERS_MAX, Peers, decode

ANN, BEN, CEM = (letter * 32 for letter in (b"a", b"b", b"c"))
AT = {
    ANN: (("192.0.2.1", 1001),),
    BEN: (("192.0.2.2", 1002), ("198.51.100.2", 1002)),
    CEM: (("192.0.2.3", 1003),),
}


def ann_between_ben_and_cem() -> Introductions:
    ann = Introductions(ANN)
    ann.locate(AT[ANN])
    for link in (BEN, CEM):
        ann.meet(link)
        ann.receive(link, Peers(((link, AT[link]),)))
    return ann


def told(effects: list[Effect]) -> dict[bytes, Peers]:
    packets = {e.link: decode(e.frame) for e in effects if isinstance(e, Send)}
    assert len(packets) == len(effects)
    return {link: packet for link, packet in packets.items() if isinstance(packet, Peers)}


def test_each_is_told_where_we_and_all_others_are():
    expected = Peers(((ANN, AT[ANN]), (BEN, AT[BEN]), (CEM, AT[CEM])))
    assert told(ann_between_ben_and_cem().turn(0.0)) == {BEN: expected, CEM: expected}


def test_whoever_is_named_is_dialed_but_not_we_and_nobody_without_an_address():
    ben = Introductions(BEN)
    ben.meet(ANN)
    named = Peers(((ANN, AT[ANN]), (BEN, AT[BEN]), (CEM, AT[CEM]), (b"d" * 32, ())))
    assert ben.receive(ANN, named) == [Dial(ANN, AT[ANN]), Dial(CEM, AT[CEM])]


def test_a_peer_that_has_not_said_hello_is_not_heard():
    assert Introductions(BEN).receive(ANN, Peers(((CEM, AT[CEM]),))) == []


def test_nobody_can_say_where_somebody_else_is_to_be_passed_on():
    """What Ben says of Cem leads us to a try, and nobody else through us."""
    ann = Introductions(ANN)
    ann.locate(AT[ANN])
    for link in (BEN, CEM):
        ann.meet(link)
    ann.receive(BEN, Peers(((BEN, AT[BEN]), (CEM, AT[BEN]))))
    assert told(ann.turn(0.0))[CEM] == Peers(((ANN, AT[ANN]), (BEN, AT[BEN])))


def test_it_is_told_again_when_something_changes_and_after_a_while():
    ann = ann_between_ben_and_cem()
    assert ann.turn(0.0)
    assert ann.turn(1.0) == []
    ann.lose(CEM)
    assert told(ann.turn(2.0)) == {BEN: Peers(((ANN, AT[ANN]), (BEN, AT[BEN])))}
    ann.locate((("192.0.2.9", 1001),))
    assert list(told(ann.turn(3.0))) == [BEN]
    assert ann.turn(3.0 + PEERS_EVERY_S - 0.1) == []
    assert list(told(ann.turn(3.0 + PEERS_EVERY_S))) == [BEN]


def test_without_an_address_of_our_own_nothing_is_said():
    ann = Introductions(ANN)
    ann.meet(BEN)
    assert ann.turn(0.0) == []


def test_a_crowd_does_not_make_a_packet_that_nobody_reads():
    ann = Introductions(ANN)
    ann.locate(tuple((f"192.0.2.{n}", 1001) for n in range(1, 20)))
    for n in range(PEERS_MAX + 5):
        link = bytes([n]) * 32
        ann.meet(link)
        many = tuple((f"198.51.100.{a}", 65535) for a in range(ADDRESSES_MAX))
        ann.receive(link, Peers(((link, many),)))
    (packet,) = set(told(ann.turn(0.0)).values())
    assert len(packet.peers) == PEERS_MAX
    assert len(packet.peers[0][1]) == ADDRESSES_MAX
