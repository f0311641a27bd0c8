"""Looks: what a person wishes to wear, and what a table wears (P3.7). Pure: nothing of a game.

wish = [[paint, ...], hat, letter] in an offer; worn = [paint, hat, letter] by seat in a genesis.
Law: paints and hats are small names, kept as they were said; what is not known is none.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from core.table.encoding import MalformedError, NewerError, Value, is_name
from core.table.naming import is_letter

PAINTS = ("tomato", "ocean", "honey", "plum", "mint")
"""All paints, and the row in which they follow where somebody wishes nothing else."""
NONE = "none"
HATS = (
    *(NONE, "feelers", "cap", "daisy", "glasses", "sprout"),
    *("straw", "acorn", "bow", "propeller", "paper", "scarf"),
)
PAIRED = ("feelers", "cap", "daisy", "glasses", "sprout")
"""By paint: the hat of people without a wish."""
PAINTS_MAX = 16
"""How many paints a wish may name, known or not."""


class Worn(NamedTuple):
    """What one person wears at a table. Without a letter it is the first of the name."""

    paint: str
    hat: str
    letter: str = ""


class LookWish(NamedTuple):
    """What a person would like to wear, as it was said."""

    paints: tuple[str, ...]
    """The one that was chosen first."""
    hat: str
    letter: str = ""

    @property
    def order(self) -> tuple[str, ...]:
        """All paints that this program knows: as wished, those not named behind.

        >>> LookWish(("mint", "coral", "mint", "plum"), "none").order
        ('mint', 'plum', 'tomato', 'ocean', 'honey')
        """
        wished = [paint for paint in self.paints if paint in PAINTS]
        return tuple(dict.fromkeys((*wished, *PAINTS)))


BY_SEAT = tuple(Worn(*pair) for pair in zip(PAINTS, PAIRED, strict=True))
"""What is worn where nobody has a wish, and in old logs."""


class Comer(NamedTuple):
    """Somebody who sits down: the identity key, the wish, and how many sit at lower seats."""

    identity: bytes
    wish: LookWish | None
    seat: int


def dressed(comer: Comer, taken: Sequence[Worn], tonight: Mapping[bytes, str]) -> Worn:
    """Return what *comer* wears who sits down where *taken* is worn already.

    It is the first paint of the own order that is free. What somebody else has worn *tonight*, by
    identity, counts as free only if there is no other.

    >>> dressed(Comer(b"ann", LookWish(("plum",), "straw"), 0), [Worn("plum", "none")], {})
    Worn(paint='tomato', hat='straw', letter='')
    """
    wish, own = comer.wish, tonight.get(comer.identity, "")
    usual = LookWish((own, PAINTS[comer.seat % len(PAINTS)]), NONE)
    worn = {one.paint for one in taken}
    free = [paint for paint in (wish or usual).order if paint not in worn]
    others = {paint for identity, paint in tonight.items() if identity != comer.identity}
    paint = next((paint for paint in free if paint not in others), free[0])
    return Worn(paint, *wish[1:]) if wish else BY_SEAT[PAINTS.index(paint)]


def fits(worn: Sequence[Worn], wishes: Sequence[LookWish | None]) -> bool:
    """Return whether people with such *wishes*, by seat, may wear this: () where nobody has one.

    No paint is worn twice; everybody has the own hat and letter, without a wish those by seat.
    """
    if not any(wishes):
        return not worn
    return (
        len(worn) == len(wishes)
        and len({one.paint for one in worn}) == len(worn)
        and all(
            one[1:] == wish[1:] if wish else one in BY_SEAT
            for one, wish in zip(worn, wishes, strict=True)
        )
    )


def shown(worn: Sequence[Worn], count: int) -> tuple[Worn, ...]:
    """Return what to draw of *count* people by seat: what is known of *worn*, without it by seat.

    A paint that is not known is drawn as one that nobody wears. A letter that is none is "".
    """
    paints = {one.paint for one in worn}
    free = iter([paint for paint in PAINTS if paint not in paints])
    return tuple(
        Worn(
            one.paint if one.paint in PAINTS else next(free),
            one.hat if one.hat in HATS else NONE,
            one.letter if is_letter(one.letter) else "",
        )
        for one in (worn or BY_SEAT)[:count]
    )


def wish_value(wish: LookWish) -> Value:
    """Return *wish* as it is sent."""
    return tuple(wish)


def read_wish(value: Value) -> LookWish:
    """Read a wish, or raise `MalformedError`; `NewerError` if it says more than we know."""
    match value:
        case (tuple(paints), str(hat), str(letter), *more) if len(paints) <= PAINTS_MAX and is_name(
            hat
        ):
            named = tuple(paint for paint in paints if isinstance(paint, str) and is_name(paint))
            if named == paints:
                _require_known(more)
                return LookWish(named, hat, letter)
    msg = "a wish is [[paint, ...], hat, letter]"
    raise MalformedError(msg)


def worn_value(worn: Sequence[Worn]) -> Value:
    """Return what is *worn*, by seat, as it is sent."""
    return tuple(tuple(one) for one in worn)


def read_worn(value: Value) -> tuple[Worn, ...]:
    """Read what each seat wears, as `read_wish` does; nothing is worn by nobody."""
    if isinstance(value, tuple) and 1 <= len(value) <= len(PAINTS):
        return tuple(map(_read_one, value))
    msg = "what is worn is [[paint, hat, letter], ...]"
    raise MalformedError(msg)


def _read_one(value: Value) -> Worn:
    match value:
        case (str(paint), str(hat), str(letter), *more) if is_name(paint) and is_name(hat):
            _require_known(more)
            return Worn(paint, hat, letter)
    msg = "what a seat wears is [paint, hat, letter]"
    raise MalformedError(msg)


def _require_known(more: Sequence[Value]) -> None:
    if more:
        msg = "a look of a newer version"
        raise NewerError(msg)
