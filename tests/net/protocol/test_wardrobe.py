"""The wardrobe: what our player asks for, and what is kept at a table and for an evening (P3.7)."""

from core.table.agreed import Agreed, joined
from core.table.genesis import Genesis, Offer, make_offer
from core.table.looks import BY_SEAT, LookWish, Worn
from net.protocol.wardrobe import Wardrobe
from tests.seats import NAMES, identity_of, secret_of
from tests.toy import Toy

TOMATO = LookWish(("tomato",), "straw")
ANN, BEN, CEM = (identity_of(1, seat).public for seat in range(3))


def offer(seat: int, wish: LookWish | None = TOMATO, seed: int = 1) -> Offer:
    return make_offer(NAMES[seat], identity_of(1, seat), secret_of(seed, seat), wish)


def paints(worn: tuple[Worn, ...]) -> list[str]:
    return [one.paint for one in worn]


def genesis(*offers: Offer, worn: tuple[Worn, ...]) -> Genesis:
    rules = Toy()
    return Genesis(rules.rules_id, rules.rules_hash, joined(Agreed(worn=worn), 3), offers)


def test_the_order_of_arrival_decides_and_not_that_of_the_seats():
    """P3.7."""
    wardrobe, seats = Wardrobe(), [offer(0), offer(1), offer(2)]
    arrived = [seats[1], seats[2], seats[0]]
    assert paints(wardrobe.dress(arrived, seats)) == ["honey", "tomato", "ocean"]


def test_who_stays_keeps_the_paint_when_somebody_comes_or_goes():
    """P3.7."""
    wardrobe, ann, ben, cem = Wardrobe(), offer(0), offer(1), offer(2)
    assert paints(wardrobe.dress([ann, ben], [ann, ben])) == ["tomato", "ocean"]
    assert paints(wardrobe.dress([ben], [ben])) == ["ocean"]
    assert paints(wardrobe.dress([ben, cem], [cem, ben])) == ["tomato", "ocean"]


def test_where_nobody_has_a_wish_nothing_is_said():
    """P3.7: old logs have nothing either."""
    ann, ben = offer(0, None), offer(1, None)
    assert Wardrobe().dress([ann, ben], [ann, ben]) == ()
    cem = offer(2)
    worn = Wardrobe().dress([ann, ben, cem], [ann, ben, cem])
    assert worn == (*BY_SEAT[:2], Worn("honey", "straw"))


def test_in_a_further_game_of_the_evening_all_keep_their_paints_whoever_comes_first():
    """P3.7."""
    wardrobe, ann, ben = Wardrobe(), offer(0), offer(1)
    wardrobe.note(genesis(ann, ben, worn=wardrobe.dress([ann, ben], [ann, ben])))
    asked = Wardrobe(TOMATO)
    asked.note(genesis(ann, ben, worn=(Worn("tomato", "straw"), Worn("ocean", "straw"))))
    again = offer(1, asked.wish_of(BEN), seed=2)
    assert again.wish == LookWish(("ocean", "tomato"), "straw")
    cem, back = offer(2), offer(0, seed=2)
    worn = wardrobe.dress([cem, again, back], [back, again, cem])
    assert paints(worn) == ["tomato", "ocean", "honey"]


def test_who_chose_nothing_keeps_the_paint_too_when_others_come_to_the_next_game():
    """P3.7."""
    wardrobe = Wardrobe()
    wardrobe.note(genesis(*(offer(seat, None) for seat in range(3)), worn=()))
    ann, cem = offer(0, wardrobe.wish_of(ANN), 2), offer(2, wardrobe.wish_of(CEM), 2)
    assert (ann.wish, cem.wish) == (LookWish(("tomato",), "feelers"), LookWish(("honey",), "daisy"))
    eve = offer(3, None, 2)
    worn = wardrobe.dress([eve, cem, ann], [eve, cem, ann])
    assert worn == (BY_SEAT[3], BY_SEAT[2], BY_SEAT[0])


def test_what_is_chosen_anew_counts_more_than_what_was_worn():
    """P3.7."""
    wardrobe = Wardrobe(TOMATO)
    ann, ben = offer(0), offer(1)
    wardrobe.note(genesis(ann, ben, worn=(Worn("tomato", "straw"), Worn("ocean", "straw"))))
    wardrobe.wear(TOMATO, BEN)
    assert wardrobe.wish_of(BEN) != TOMATO
    plum = LookWish(("plum",), "bow")
    wardrobe.wear(plum, BEN)
    assert wardrobe.wish_of(BEN) == plum
    assert Wardrobe().wish_of(CEM) is None
