"""What a round has brought, in a heading, a line and the words of the button that goes on.

Law: whole sentences from the bids that are open; they are shown once their picture is.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from core.wormup.bids import free_numbers
from core.wormup.race import Race, Result, Stage
from gui.words.table_words import listed
from gui.words.words import marked, words
from gui.wormup.motion.opened import GHOST, ShownBid, groups_of
from gui.wormup.move.measure import touch_mm

Strong = Callable[[str], str]
"""How a name in a line is made to stand out."""


@dataclass(frozen=True, slots=True)
class TrayTelling:
    """What the tray says of what is shown."""

    heading: str
    line: str = ""
    rich: str = ""
    """The same as HTML, with the names in bold."""
    button: str = ""
    """The words of the button that goes on; "" while there is nothing to wait for."""
    is_open: bool = False
    """Whether it is of the envelopes, to which one may react."""
    hint: str = ""
    """What our player can do meanwhile, said where there is no line."""

    def html(self) -> str:
        """Return the line as HTML."""
        return self.rich or escape(self.line or self.hint)


_ORDERS = {
    1: marked("{first} moves {one}."),
    2: marked("{first} goes first with {one}, then {second} with {two}."),
    3: marked("{first} goes first, then {second}, then {third}."),
    4: marked("{first} goes first, then {second}, {third} and {fourth}."),
    5: marked("{first} goes first, then {second}, {third}, {fourth} and {fifth}."),
}
_ENDS = {
    Result.FINISH: marked("Touched in round {round}"),
    Result.WALKOVER: marked("The last one left, in round {round}"),
    Result.STALL: marked("Nobody got on for ten rounds"),
    Result.ROUNDS: marked("A hundred rounds are over"),
    Result.AGREED: marked("Ended together in round {round}"),
}


def sealed_telling() -> TrayTelling:
    """Return what is said while the envelopes lie there shut."""
    said = words("The envelopes open all at once.")
    return TrayTelling(words("All bids are in"), said, is_open=True)


def reveal_telling(race: Race, bids: Sequence[ShownBid], own_seat: int | None) -> TrayTelling:
    """Return what the open *bids* of *race* mean."""
    is_named = race.x_seat is not None and race.stage is not Stage.DECLARE
    said = [
        _named(race, bids, strong) if is_named else _staying(bids, strong)
        for strong in (_plainly, _strongly)
    ]
    order = [_order(race, bids, strong) for strong in (_plainly, _strongly)]
    line, rich = (" ".join(filter(None, pair)) for pair in zip(said, order, strict=True))
    return TrayTelling(_bumping(bids), line, rich, _button(race, bids, own_seat), is_open=True)


def move_telling(race: Race, names: Sequence[str], seat: int) -> TrayTelling:
    """Return what is said while the worm of *seat* moves."""
    number = race.numbers[seat] or 0
    said = words("{name} moves {number}", name=names[seat], number=number)
    return TrayTelling(said, hint=words("A click or a key hurries it on."))


def end_telling(race: Race, names: Sequence[str]) -> TrayTelling:
    """Return how the race ended and how far away the others were."""
    assert race.result is not None
    heading = words(_ENDS[race.result], round=race.round)
    away: list[str] = []
    for seat in (seat for group in race.ranking() for seat in group):
        if seat == race.winner and race.result is Result.FINISH:
            continue
        gap = f"{touch_mm(race.course, race.worms[seat].head):.0f}"
        first = words("{name} {gap} mm away", name=names[seat], gap=gap)
        away.append(f"{names[seat]} {gap}" if away else first)
    return TrayTelling(heading, f"{', '.join(away)}." if away else "")


def _plainly(name: str) -> str:
    return name


def _strongly(name: str) -> str:
    return f"<b>{escape(name)}</b>"


def _who(bid: ShownBid) -> str:
    return words("the ghost") if bid.seat == GHOST else bid.name


def _bumping(bids: Sequence[ShownBid]) -> str:
    """Return who bumps noses with whom."""
    groups = groups_of(bids)
    said = [(listed([_who(bid) for bid in group]), group[0].face.value) for group in groups]
    if not said:
        return words("Nobody bumps noses")
    (names, face), *more = said
    if not more:
        return words("{names} bump noses over {face}", names=names, face=face)
    ((others, other),) = more  # five bids have room for two pairs
    return words(
        "{names} bump noses over {face}, {others} over {other}",
        names=names,
        face=face,
        others=others,
        other=other,
    )


def _staying(bids: Sequence[ShownBid], strong: Strong) -> str:
    """Return who stays put."""
    staying = [bid for bid in bids if bid.bumps and bid.seat != GHOST]
    match len(staying):
        case 0:
            return ""
        case 1:
            return words("{name} stays put.", name=strong(staying[0].name))
        case 2:
            return words("Neither moves.")
        case _:
            return words("None of them moves.")


def _named(race: Race, bids: Sequence[ShownBid], strong: Strong) -> str:
    """Return which number the X has named, and whether there was a choice."""
    seat = race.x_seat
    assert seat is not None
    name = strong(next(bid.name for bid in bids if bid.seat == seat))
    number = race.numbers[seat]
    if not number:
        return words("No number is left for {name}'s X.", name=name)
    if len(free_numbers(race.profile, race.bids, race.ghost, seat)) == 1:
        return words("Only the {number} is left for {name}'s X.", number=number, name=name)
    return words("{name}'s X names {number}.", name=name, number=number)


def _order(race: Race, bids: Sequence[ShownBid], strong: Strong) -> str:
    """Return who goes when."""
    if race.stage is Stage.DECLARE:
        name = next(bid.name for bid in bids if bid.seat == race.x_seat)
        return words("{name} now names a number with the X.", name=strong(name))
    movers = sorted((bid for bid in bids if bid.turn), key=lambda bid: bid.turn)
    if not movers:
        return words("The next round begins.")
    places = zip(("first", "second", "third", "fourth", "fifth"), movers, strict=False)
    named: dict[str, object] = {place: strong(bid.name) for place, bid in places}
    counts = zip(("one", "two"), movers, strict=False)
    named |= {place: bid.number or 0 for place, bid in counts}
    return words(_ORDERS[len(movers)], **named)


def _button(race: Race, bids: Sequence[ShownBid], own_seat: int | None) -> str:
    """Return the words of the button that goes on."""
    if race.stage is Stage.DECLARE:
        return words("Name my number") if race.x_seat == own_seat else words("Go on")
    first = next((bid for bid in bids if bid.turn == 1), None)
    if first is None:
        return words("Next round")
    if first.seat == own_seat:
        return words("My move")
    return words("Watch {name}", name=first.name)
