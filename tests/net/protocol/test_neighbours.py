"""Who is there, who is reached through somebody, and who is silent since when (P10.1)."""

from net.protocol.neighbours import Neighbours
from tests.seats import sat_down

GENESIS, _ = sat_down(1, 3)
ANN, BEN, CEM = (offer.identity for offer in GENESIS.offers)
BEN_LINK, CEM_LINK = b"b" * 32, b"c" * 32
STRANGER = bytes(32)


def of_ann() -> Neighbours:
    return Neighbours(GENESIS, 0)


def silence(neighbours: Neighbours) -> list[float | None]:
    return list(neighbours.silent_since)


def test_who_is_on_a_link_and_whom_it_is_connected_to_can_be_reached():
    ours = of_ann()
    assert ours.connected == 0
    ours.identities[BEN_LINK] = BEN
    assert ours.connected == 0b010
    assert ours.relate({BEN_LINK: frozenset((ANN, BEN, CEM, STRANGER))})
    assert ours.connected == 0b110
    assert not ours.relate({BEN_LINK: frozenset((BEN, CEM, STRANGER))})
    assert ours.relate({})
    assert ours.connected == 0b010


def test_silence_begins_when_nobody_hears_a_seat_any_more_and_is_none_of_ours():
    ours = of_ann()
    ours.identities[BEN_LINK] = BEN
    ours.listen(10.0)
    assert silence(ours) == [None, None, 10.0]
    ours.listen(11.0)
    assert silence(ours) == [None, None, 10.0]
    ours.relate({BEN_LINK: frozenset((CEM,))})
    ours.listen(12.0)
    assert silence(ours) == [None, None, None]
    ours.identities.clear()
    ours.relate({})
    ours.listen(13.0)
    assert silence(ours) == [None, 13.0, 13.0]


def test_for_a_spectator_every_seat_may_be_silent_and_who_has_no_seat_is_one():
    onlooker = Neighbours(GENESIS, None)
    onlooker.identities |= {BEN_LINK: BEN, CEM_LINK: STRANGER}
    onlooker.listen(1.0)
    assert silence(onlooker) == [1.0, None, 1.0]
    assert onlooker.spectators == {STRANGER}
    assert onlooker.is_seat(ANN)
    assert not onlooker.is_seat(STRANGER)
    assert onlooker.seats_of({CEM, STRANGER}) == 0b100
