"""In the lobby: what people wish to wear, what a table will wear, whose it is (P3.7, P3.3)."""

from dataclasses import replace

import pytest

from core.table.agreed import Agreed, joined
from core.table.looks import BY_SEAT, LookWish, Worn
from net.protocol.commands import GetUp, Meet, Wear
from net.protocol.people import can_be_played
from net.protocol.whose import Whose, lasting, read_whose
from tests.net.protocol.hall import Guest, Hall, Invited, terms
from tests.seats import identity_of
from tests.toy import Toy

TOMATO, CAP, BOW = (LookWish(("tomato",), hat) for hat in ("straw", "cap", "bow"))
THREE = tuple(sorted(range(3), key=lambda number: identity_of(1, number).public))
"""Identities with the lowest key first."""


def wear(hall: Hall, guest: Guest, wish: LookWish | None) -> None:
    hall.perform(guest, guest.lobby.command(Wear(wish)))


def meet(hall: Hall, guest: Guest, seats: int, whose: Whose | None = None) -> None:
    hall.perform(guest, guest.lobby.command(Meet(terms(seats), whose)))


def dressed(*wishes: LookWish | None) -> Hall:
    """Ann, Ben and Cem, by rising key, with these wishes."""
    hall = Hall(("Ann", "Ben", "Cem")[: len(wishes)], THREE[: len(wishes)])
    for guest, wish in zip(hall.guests, wishes, strict=True):
        wear(hall, guest, wish)
    hall.run(0.2)
    return hall


def whose(hall: Hall) -> list[str]:
    """Name whose table it is for each."""
    said = (guest.lobby.snapshot().whose for guest in hall.guests)
    return [one.name if one else "" for one in said]


def test_a_greeting_shows_the_wish_to_all_who_are_here():
    """P3.7."""
    hall = dressed(TOMATO, None)
    assert hall.guests[1].people()["Ann"].wish == TOMATO
    assert hall.guests[0].people()["Ben"].wish is None
    wear(hall, hall.guests[0], BOW)
    hall.run(0.2)
    assert hall.guests[1].people()["Ann"].wish == BOW


def test_all_see_what_will_be_worn_and_sign_just_that():
    """P3.7: by the order of sitting down, not of the keys."""
    hall = dressed(TOMATO, CAP, BOW)
    for guest in reversed(hall.guests[1:]):
        meet(hall, guest, 3)
        hall.run(0.5)
    seen = [guest.lobby.snapshot().worms for guest in hall.guests[1:]]
    assert seen[0] == seen[1]
    assert set(seen[0]) == {Worn("tomato", "bow"), Worn("ocean", "cap")}
    meet(hall, hall.guests[0], 3)
    hall.run(2.0)
    assert len(set(hall.games())) == 1
    (first, *others) = [guest.game.genesis.worms for guest in hall.guests if guest.game]
    assert len(others) == 2
    assert all(one == first for one in others)
    assert {one.hat for one in first} == {"straw", "cap", "bow"}
    assert len({one.paint for one in first}) == 3


@pytest.mark.parametrize("opener", range(3))
def test_nobodys_paint_changes_because_somebody_sits_down_whatever_the_keys(opener):
    """P3.7: who has the lowest key writes the genesis, and did not sit down first for that."""
    hall = dressed(TOMATO, CAP, BOW)
    order = [opener, *(at for at in range(3) if at != opener)]
    worn: dict[str, str] = {}
    for at in order:
        meet(hall, hall.guests[at], 4)
        hall.run(1.5)
        now = hall.guests[at].lobby.snapshot()
        seen = {name: one.paint for name, one in zip(now.seated, now.worms, strict=True)}
        assert {name: seen[name] for name in worn} == worn
        worn = seen
    assert [worn[hall.guests[at].lobby.name] for at in order] == ["tomato", "ocean", "honey"]


@pytest.mark.parametrize("who", range(3))
def test_who_changes_the_wish_takes_no_paint_from_those_who_sit_there(who):
    """P3.7: the opener neither, and not the own old one from oneself."""
    hall = dressed(TOMATO, CAP, BOW)
    for guest in hall.guests:
        meet(hall, guest, 4)
        hall.run(1.5)
    changes, other = hall.guests[who], hall.guests[(who + 1) % 3]

    def worn(guest: Guest) -> str:
        now = changes.lobby.snapshot()
        paint: str = now.worms[now.seated.index(guest.lobby.name)].paint
        return paint

    taken, own = worn(other), worn(changes)
    wear(hall, changes, LookWish((taken,), "scarf"))
    hall.run(2.0)
    assert worn(other) == taken
    assert worn(changes) not in {taken, *(worn(one) for one in hall.guests if one != changes)}
    wear(hall, changes, LookWish((own,), "paper"))
    hall.run(2.0)
    assert worn(changes) == own


def test_a_table_without_wishes_begins_as_it_always_has():
    """P3.7."""
    hall = dressed(None, None)
    hall.want(terms(2), terms(2))
    hall.run(1.0)
    (game, _) = (guest.game for guest in hall.guests)
    assert game is not None
    assert (game.genesis.options, game.genesis.worms) == (3, BY_SEAT[:2])


def test_who_changes_the_wish_while_waiting_sits_down_anew_in_it():
    """P3.7."""
    hall = dressed(TOMATO, None, CAP)
    hall.want(terms(3), terms(3), None)
    hall.run(0.5)
    wear(hall, hall.guests[1], BOW)
    hall.run(1.0)
    assert hall.guests[1].lobby.snapshot().worms == (Worn("tomato", "straw"), Worn("ocean", "bow"))
    assert hall.guests[0].lobby.snapshot().worms == hall.guests[1].lobby.snapshot().worms


LIES = {
    "no look": (),
    "one paint twice": (Worn("tomato", "feelers"),) * 3,
    "a hat that nobody chose": (Worn("tomato", "bow"), *BY_SEAT[1:3]),
    "a letter that nobody chose": (Worn("tomato", "feelers", "X"), *BY_SEAT[1:3]),
}


@pytest.mark.parametrize("lie", [name for name in LIES if LIES[name]])
def test_nobody_says_yes_to_what_a_lying_opener_makes_them_wear(lie):
    """P3.7."""
    invited = Invited()
    options = joined(Agreed(worn=LIES[lie]), 3)
    assert not invited.show(replace(invited.genesis, options=options))
    assert invited.show(invited.genesis)


def test_no_table_can_be_opened_on_what_its_people_wear():
    """P3.7: it is of a genesis, and no wish."""
    rules = Toy()
    worn = replace(terms(2), options=joined(Agreed(worn=BY_SEAT[:2]), 3))
    assert can_be_played({rules.rules_id: rules}.get, terms(2))
    assert not can_be_played({rules.rules_id: rules}.get, worn)


# -- whose table it is -----------------------------------------------------------------------------


def test_who_sits_down_to_somebody_sits_at_that_persons_table_whatever_the_keys():
    """P3.3: Cem's key is the highest, and Ann writes the genesis."""
    hall = dressed(None, None, None)
    ann, ben, cem = hall.guests
    meet(hall, cem, 3)
    hall.run(0.3)
    for guest in (ben, ann):
        (table,) = (one.table for one in guest.people().values() if one.table)
        meet(hall, guest, 3, table.whose)
        hall.run(0.15)
        assert whose(hall)[2] == "Cem"
    assert whose(hall) == ["Cem"] * 3


def test_of_two_tables_that_become_one_the_larger_one_keeps_its_name():
    """P3.3: Ben and Cem sat together, before they met Ann."""
    hall = dressed(None, None, None)
    ann, ben, cem = hall.guests
    hall.loses = lambda sender, to, _packet: 0 in {sender, to}
    meet(hall, ann, 4)
    meet(hall, ben, 4)
    hall.run(0.3)
    meet(hall, cem, 4, ben.lobby.snapshot().whose)
    hall.run(1.5)
    assert whose(hall) == ["Ann", "Ben", "Ben"]
    hall.loses = lambda _sender, _to, _packet: False
    hall.run(3.0)
    assert whose(hall) == ["Ben"] * 3
    assert {len(guest.lobby.snapshot().seated) for guest in hall.guests} == {3}


def test_of_two_equal_tables_that_become_one_the_lower_key_gives_the_name():
    """P3.3."""
    hall = dressed(None, None)
    hall.want(terms(3), terms(3))
    hall.run(1.5)
    assert whose(hall) == ["Ann"] * 2


def test_a_table_stays_that_of_who_opened_it_until_the_last_one_leaves():
    """P3.3."""
    hall = dressed(None, None, None)
    ann, ben, cem = hall.guests
    meet(hall, ann, 4)
    hall.run(0.3)
    for guest in (ben, cem):
        meet(hall, guest, 4, ann.lobby.snapshot().whose)
    hall.run(1.0)
    hall.perform(ann, ann.lobby.command(GetUp()))
    hall.run(2.0)
    assert whose(hall) == ["", "Ann", "Ann"]
    assert ben.lobby.snapshot().seated == ("Ben", "Cem")


def test_the_name_of_a_table_is_read_whole_or_not_at_all():
    key = bytes(32)
    assert read_whose((key, "Ann", 2, "more")) == Whose(key, "Ann", 2)
    for bad in ((), (key, "Ann"), (key, "Ann", 0), (key, "Ann", 6), (key, "Ann", True)):
        with pytest.raises(ValueError, match="whose table"):
            read_whose(bad)
    for bad in ((key[1:], "Ann", 1), (key, " Ann", 1), (key, "A\u202en", 1)):
        with pytest.raises(ValueError, match="whose table"):
            read_whose(bad)
    assert lasting([Whose(b"b", "Ben"), Whose(b"a", "Ann")]).name == "Ann"
