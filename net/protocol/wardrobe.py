"""Wardrobe: what our player would like to wear, and what is worn at our table and tonight (P3.7).

It goes from node to node and ends with the program. Law: who sits at our table keeps paint, hat and
letter until getting up; who wore a paint in the last game finds it free in the next.
"""

from collections.abc import Iterable, Sequence

from core.table.genesis import Genesis, Offer
from core.table.looks import PAINTS, PAIRED, Comer, Wish, Worn, dressed


class Wardrobe:
    """Guards that nobody's paint changes because somebody else sits down."""

    def __init__(self, wish: Wish | None = None) -> None:
        """Begin with the *wish* of our player; None if nothing was chosen."""
        self._wish = wish
        self._tonight: dict[bytes, str] = {}
        """By identity, the paints of the last game at which we sat or looked on."""
        self._worn: dict[Offer, Worn] = {}
        """At our own table, in the order of sitting down."""

    @property
    def wish(self) -> Wish | None:
        """What our player has chosen."""
        return self._wish

    def wear(self, wish: Wish | None, identity: bytes) -> None:
        """Take what our player, of *identity*, has chosen now: it counts more than tonight's."""
        if wish != self._wish:
            self._wish = wish
            self._tonight.pop(identity, None)

    def wish_of(self, identity: bytes) -> Wish | None:
        """Return what our player, of *identity*, asks for: first the paint worn tonight.

        Without a choice that is all, or the next to come or go would change it.
        """
        own = self._tonight.get(identity)
        if own is None:
            return self._wish
        if self._wish is None:
            return Wish((own,), PAIRED[PAINTS.index(own)]) if own in PAINTS else None
        return self._wish._replace(paints=tuple(dict.fromkeys((own, *self._wish.paints))))

    def note(self, genesis: Genesis) -> None:
        """Note what everybody wears in the game of *genesis*, for the next one of this evening."""
        keys = [offer.identity for offer in genesis.offers]
        paints = [one.paint for one in genesis.worms]
        self._tonight = dict(zip(keys, paints, strict=True))

    def dress(self, arrived: Iterable[Offer], seats: Sequence[Offer]) -> tuple[Worn, ...]:
        """Return by *seats* what those wear who sat down as they *arrived*; () without a wish."""
        here = tuple(arrived)
        self._worn = {offer: worn for offer, worn in self._worn.items() if offer in here}
        place = {offer: seat for seat, offer in enumerate(seats)}
        for offer in here:
            if offer not in self._worn:
                lower = sum(place[one] < place[offer] for one in self._worn)
                comer = Comer(offer.identity, offer.wish, lower)
                self._worn[offer] = dressed(comer, tuple(self._worn.values()), self._tonight)
        is_wished = any(offer.wish for offer in seats)
        return tuple(self._worn[offer] for offer in seats) if is_wished else ()
