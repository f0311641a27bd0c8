"""Wardrobe: what our player would like to wear, and what is worn at our table and tonight (P3.7).

It goes from node to node and ends with the program. Law: who sits at our table keeps paint, hat and
letter until getting up; who wore a paint in the last game finds it free in the next.
"""

from collections.abc import Iterable, Sequence

from core.table.genesis import Genesis, Offer
from core.table.looks import BY_SEAT, PAINTS, PAIRED, Comer, LookWish, Worn, dressed


class Wardrobe:
    """Guards that nobody's paint changes because somebody else sits down."""

    def __init__(self, wish: LookWish | None = None) -> None:
        """Begin with the *wish* of our player; None if nothing was chosen."""
        self._wish = wish
        self._tonight: dict[bytes, str] = {}
        """By identity, the paints of the last game at which we sat or looked on."""
        self._worn: dict[Offer, Worn] = {}
        """At our own table, in the order of sitting down."""
        self._there: dict[Offer, Worn] = {}
        """What those wear at whose table our player sat down, and who may come to ours for it."""

    @property
    def wish(self) -> LookWish | None:
        """What our player has chosen."""
        return self._wish

    def wear(self, wish: LookWish | None, identity: bytes) -> None:
        """Take what our player, of *identity*, has chosen now: it counts more than tonight's."""
        if wish != self._wish:
            self._wish = wish
            self._tonight.pop(identity, None)

    def wish_of(self, identity: bytes) -> LookWish | None:
        """Return what our player, of *identity*, asks for: first the paint worn tonight.

        Without a choice that is all, or the next to come or go would change it.
        """
        own = self._tonight.get(identity)
        if own is None:
            return self._wish
        if self._wish is None:
            return LookWish((own,), PAIRED[PAINTS.index(own)]) if own in PAINTS else None
        return self._wish._replace(paints=tuple(dict.fromkeys((own, *self._wish.paints))))

    def note(self, genesis: Genesis) -> None:
        """Note what everybody wears in the game of *genesis*, for the next one of this evening."""
        keys = [offer.identity for offer in genesis.offers]
        paints = [one.paint for one in genesis.worms]
        self._tonight = dict(zip(keys, paints, strict=True))

    def sit_down(self, offers: Sequence[Offer], worn: Sequence[Worn], own: bytes) -> None:
        """Note what those of *offers* wear, by seat, to whom our player, of identity *own*, sits.

        They sat down before, though they become our guests where our key is lower (P3.3).
        """
        there = zip(offers, worn or BY_SEAT, strict=False)
        self._there = {offer: one for offer, one in there if offer.identity != own}

    def dress(self, arrived: Iterable[Offer], seats: Sequence[Offer]) -> tuple[Worn, ...]:
        """Return by *seats* what those wear who sat down as they *arrived*; () without a wish."""
        here = tuple(arrived)
        self._worn = {offer: worn for offer, worn in self._worn.items() if offer in here}
        place = {offer: seat for seat, offer in enumerate(seats)}
        for offer in here:
            if offer not in self._worn:
                lower = sum(place[one] < place[offer] for one in self._worn)
                comer = Comer(offer.identity, offer.wish, lower)
                self._worn[offer] = self._kept(offer) or dressed(comer, self._taken, self._tonight)
        is_wished = any(offer.wish for offer in seats)
        return tuple(self._worn[offer] for offer in seats) if is_wished else ()

    def _kept(self, offer: Offer) -> Worn | None:
        """Return what who brings *offer* has worn at the table at which we sat down, if that fits.

        Another one said it: it is a paint that nobody here wears, hat and letter as wished.
        """
        kept, taken = self._there.pop(offer, None), [one.paint for one in self._worn.values()]
        if kept is None or kept.paint in taken or kept.paint not in PAINTS:
            return None
        return (
            Worn(kept.paint, *offer.wish[1:]) if offer.wish else BY_SEAT[PAINTS.index(kept.paint)]
        )

    @property
    def _taken(self) -> tuple[Worn, ...]:
        """What is worn already, also by those who still come here, if that leaves a paint."""
        here = tuple(self._worn.values())
        both = (*here, *self._there.values())
        return both if {*PAINTS} - {one.paint for one in both} else here
