"""What lies before each seat: nothing, an envelope, an open die; and the ghost's dice.

Law: read from the race and from the seats that have acted; nothing is remembered.
"""

from dataclasses import dataclass, replace

from core.table.rules import SeatMask
from core.wormup.game import GameState
from core.wormup.profiles import Face
from core.wormup.race import Race, Stage
from gui.words.words import words

GHOST = -1


@dataclass(frozen=True, slots=True)
class Card:
    """One seat's place in the strip; *place*, *lift*, *tilt* and *opened* change in motion."""

    seat: int
    name: str
    letter: str
    has_envelope: bool = False
    face: Face | None = None
    is_void: bool = False
    number: int | None = None
    """How many segments the X moves."""
    spare: Face | None = None
    """The ghost's lower die, while it is thrown."""
    turn: int = 0
    """1 moves now, 2 next; 0 has moved or does not move."""
    is_out: bool = False
    place: float = 0.0
    lift: float = 0.0
    tilt: float = 0.0
    opened: float = 1.0
    has_bumped: bool = False

    def spoken(self) -> str:
        """Return in words what lies there."""
        name = self.name
        if self.is_out:
            return words("{name} has resigned", name=name)
        if self.face is not None:
            return self._face_spoken(self.face)
        if self.has_envelope:
            return words("{name}: a sealed envelope", name=name)
        return words("{name}: no bid yet", name=name)

    def _face_spoken(self, face: Face) -> str:
        name = self.name
        if self.is_void:
            return words("{name}: {face}, cancelled", name=name, face=face.value)
        if face is Face.X and self.number is not None:
            return words("{name}: X, moves {number}", name=name, number=self.number)
        return words("{name}: {face}", name=name, face=face.value)


def cards_of(
    state: GameState, names: tuple[str, ...], letters: tuple[str, ...], acted: SeatMask = 0
) -> tuple[Card, ...]:
    """Return what *state* shows: envelopes during bidding, then dice in the order of movers."""
    race = state.race
    if race.stage is Stage.BID:
        fixed = state.committed or acted
        cards = [
            Card(
                seat,
                name,
                letters[seat],
                has_envelope=bool(fixed >> seat & 1),
                is_out=not race.active[seat],
            )
            for seat, name in enumerate(names)
        ]
        cards += [Card(GHOST, words("Ghost"), "?")] if race.has_ghost else []
    else:
        cards = dice_of(race, names, letters)
        cards.sort(key=lambda card: _rank(race, card))
    return placed(cards)


def placed(cards: list[Card]) -> tuple[Card, ...]:
    """Return *cards* side by side in their order."""
    return tuple(replace(card, place=float(place)) for place, card in enumerate(cards))


def dice_of(race: Race, names: tuple[str, ...], letters: tuple[str, ...]) -> list[Card]:
    """Return the open dice of *race* by seat."""
    cards = []
    for seat, name in enumerate(names):
        face, number = race.bids[seat], race.numbers[seat]
        is_x = race.x_seat == seat
        cards.append(
            Card(
                seat,
                name,
                letters[seat],
                face=face,
                is_void=face is not None and number is None and not is_x,
                number=number if is_x else None,
                turn=race.queue.index(seat) + 1 if seat in race.queue else 0,
                is_out=not race.active[seat],
            )
        )
    if race.has_ghost:
        is_void = race.ghost is not None and race.ghost in race.bids
        cards.append(Card(GHOST, words("Ghost"), "?", face=race.ghost, is_void=is_void))
    return cards


def _rank(race: Race, card: Card) -> tuple[bool, bool, int, int]:
    """Return a sort key: movers by turn, then those that have moved, then the cancelled."""
    number = race.numbers[card.seat] if card.seat != GHOST else None
    return (
        card.face is None,
        card.is_void or card.seat == GHOST,
        card.turn,
        number or 0,
    )
