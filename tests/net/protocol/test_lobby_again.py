"""Once more with the same people: they sit as they sat before (P3.3)."""

from itertools import permutations

import pytest

from tests.net.protocol.hall import Hall, terms


def seats(hall: Hall) -> tuple[str, ...]:
    """Name who sits where at the one table of *hall*."""
    (game,) = {guest.game.genesis.game: guest.game for guest in hall.guests if guest.game}.values()
    return tuple(offer.name for offer in game.genesis.offers)


def met(late: tuple[int, ...]) -> Hall:
    """Let people look for the same table, one after the other as *late* says."""
    hall = Hall(5)
    for number in late:
        guest = hall.guests[number]
        hall.perform(guest, guest.lobby.want(terms(len(late))))
        hall.run(0.5)
    hall.run(3)
    return hall


@pytest.mark.parametrize("late", list(permutations(range(4)))[::5], ids=str)
def test_who_plays_again_sits_as_before_whoever_comes_first(late):
    assert seats(met(late)) == seats(met((0, 1, 2, 3)))


def test_who_is_new_does_not_change_the_order_of_the_others():
    before = seats(met((0, 1, 2, 3)))
    for late in permutations((0, 1, 3, 4)):
        known = [name for name in seats(met(late)) if name in before]
        assert known == [name for name in before if name in known]
