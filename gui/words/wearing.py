"""What a person wears, in words: paints and hats by their names."""

from core.table.looks import BY_SEAT, HATS, PAINTS, LookWish, Worn
from gui.words.isolation import isolated
from gui.words.words import marked, words

_PAINTS = dict(
    zip(
        PAINTS,
        (marked("Tomato"), marked("Ocean"), marked("Honey"), marked("Plum"), marked("Mint")),
        strict=True,
    )
)
_HATS = dict(
    zip(
        HATS,
        (
            *(marked("No hat"), marked("Feelers"), marked("Knitted cap"), marked("Daisy")),
            *(marked("Glasses"), marked("Sprout"), marked("Straw hat"), marked("Acorn cup")),
            *(marked("Bow"), marked("Propeller"), marked("Paper boat"), marked("Scarf")),
        ),
        strict=True,
    )
)


def paint_words(paint: str) -> str:
    """Return the name of a *paint* that is known."""
    return words(_PAINTS[paint])


def hat_words(hat: str) -> str:
    """Return the name of a *hat* that is known."""
    return words(_HATS[hat])


def person_words(name: str, worm: Worn | None) -> str:
    """Return who is shown by *worm*, for whoever cannot see it.

    >>> person_words("Ann", Worn("tomato", "straw")), person_words("Ben", None)
    ('Ann, Tomato, Straw hat', 'Ben')
    """
    if worm is None:
        return name
    hat = hat_words(worm.hat) if worm.hat != HATS[0] else ""
    return ", ".join(filter(None, (isolated(name), paint_words(worm.paint), hat)))


def worn(wish: LookWish | None) -> Worn | None:
    """Return what somebody with this *wish* wears who sits at no table yet; None without one."""
    if wish is None:
        return None
    hat = wish.hat if wish.hat in HATS else HATS[0]
    return Worn(wish.order[0], hat, wish.letter)


def newcomer() -> Worn:
    """Return how somebody who has chosen nothing races alone."""
    return BY_SEAT[0]


def usual(seat: int = 0) -> LookWish:
    """Return what a newcomer is offered."""
    paint, hat, _ = BY_SEAT[seat % len(BY_SEAT)]
    return LookWish((paint,), hat)
