"""Who is there, who is reached through somebody, and who is silent since when (P10.1)."""

import pytest

from net.protocol.game_packets import Have
from net.protocol.hello_packets import Greeting
from net.protocol.neighbours import Neighbours
from net.protocol.table_packets import Closed
from tests.seats import sat_down

GENESIS, _ = sat_down(1, 3)
ANN, BEN, CEM = (offer.identity for offer in GENESIS.offers)
BEN_LINK, CEM_LINK = b"b" * 32, b"c" * 32
STRANGER = bytes(32)
HERE = Have(GENESIS.game, 1, GENESIS.game, (), 0)
ELSEWHERE = Have(STRANGER, 1, STRANGER, (), 0)
IN_A_LOBBY = Greeting("Ben", "test", ())


def of_ann() -> Neighbours:
    return Neighbours(GENESIS, 0)


def silence(neighbours: Neighbours) -> list[float | None]:
    return list(neighbours.silent_since)


def test_who_is_on_a_link_and_whom_it_is_connected_to_can_be_reached():
    ours = of_ann()
    assert ours.connected == 0
    ours.meet(BEN_LINK, BEN)
    assert ours.connected == 0b010
    assert ours.relate({BEN_LINK: frozenset((ANN, BEN, CEM, STRANGER))})
    assert ours.connected == 0b110
    assert not ours.relate({BEN_LINK: frozenset((BEN, CEM, STRANGER))})
    assert ours.relate({})
    assert ours.connected == 0b010


def test_silence_begins_when_nobody_hears_a_seat_any_more_and_is_none_of_ours():
    ours = of_ann()
    ours.meet(BEN_LINK, BEN)
    ours.listen(10.0)
    assert silence(ours) == [None, None, 10.0]
    ours.listen(11.0)
    assert silence(ours) == [None, None, 10.0]
    ours.relate({BEN_LINK: frozenset((CEM,))})
    ours.listen(12.0)
    assert silence(ours) == [None, None, None]
    ours.lose(BEN_LINK)
    ours.relate({})
    ours.listen(13.0)
    assert silence(ours) == [None, 13.0, 13.0]


def test_for_a_spectator_every_seat_may_be_silent_and_who_has_no_seat_is_one():
    onlooker = Neighbours(GENESIS, None)
    onlooker.meet(BEN_LINK, BEN)
    onlooker.meet(CEM_LINK, STRANGER)
    onlooker.listen(1.0)
    assert silence(onlooker) == [1.0, None, 1.0]
    assert onlooker.spectators == {STRANGER}
    assert onlooker.is_seat(ANN)
    assert not onlooker.is_seat(STRANGER)
    assert onlooker.seats_of({CEM, STRANGER}) == 0b100


def test_who_says_to_be_here_without_a_seat_looks_on_until_it_goes():
    ours = of_ann()
    ours.meet(BEN_LINK, BEN)
    ours.meet(CEM_LINK, STRANGER)
    assert ours.watching == 0, "it may only have come along from the lobby"
    assert not ours.hear(BEN_LINK, HERE, GENESIS.game)
    assert ours.hear(CEM_LINK, HERE, GENESIS.game)
    assert ours.watching == 1
    assert not ours.hear(CEM_LINK, HERE, GENESIS.game)
    assert ours.hear(CEM_LINK, IN_A_LOBBY, GENESIS.game)
    assert ours.watching == 0
    ours.hear(CEM_LINK, HERE, GENESIS.game)
    ours.lose(CEM_LINK)
    assert ours.watching == 0


@pytest.mark.parametrize("news", [IN_A_LOBBY, ELSEWHERE], ids=["in a lobby", "at another table"])
def test_who_says_to_be_elsewhere_is_silent_here_until_back_at_this_table(news):
    """A link alone does not mean that somebody sits with us, nor does being named (P10.1)."""
    ours = of_ann()
    ours.meet(BEN_LINK, BEN)
    ours.meet(CEM_LINK, CEM)
    ours.listen(1.0)
    assert (ours.connected, ours.left) == (0b110, 0)
    assert ours.hear(BEN_LINK, news, GENESIS.game)
    assert not ours.hear(BEN_LINK, news, GENESIS.game)
    ours.relate({CEM_LINK: frozenset((ANN, BEN))})
    ours.listen(2.0)
    assert (ours.connected, ours.left, silence(ours)) == (0b100, 0b010, [None, 2.0, None])
    assert not ours.is_at_table(BEN_LINK)
    assert ours.hear(BEN_LINK, HERE, GENESIS.game)
    ours.listen(3.0)
    assert (ours.connected, ours.left, silence(ours)) == (0b110, 0, [None, None, None])


def test_who_comes_in_the_middle_has_to_say_first_to_be_at_this_table():
    """Or one who adjourns would be heard again for a moment, from the lobby."""
    ours = of_ann()
    ours.listen(1.0)
    ours.meet(BEN_LINK, BEN)
    assert (ours.connected, ours.left) == (0, 0)
    assert ours.is_at_table(BEN_LINK)  # as far as it has said
    ours.hear(BEN_LINK, HERE, GENESIS.game)
    assert ours.connected == 0b010


def test_only_a_have_and_a_greeting_tell_where_somebody_is():
    """P10.4: nothing else changes anything."""
    ours = of_ann()
    ours.meet(BEN_LINK, BEN)
    assert not ours.hear(BEN_LINK, Closed(), GENESIS.game)
    assert ours.connected == 0b010
