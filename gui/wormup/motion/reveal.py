"""All envelopes open together, equal dice collide, movers line up: at most 1.2 seconds.

Law: what was bid and what is valid is read from the completed step and the rules core.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import pi, sin
from typing import Any

from core.table.seeds import JointSeed
from core.table.step import Completed
from core.wormup.actions import read_face
from core.wormup.bids import ghost_face, valid_bids
from core.wormup.game import GameState, thrown
from core.wormup.profiles import Face
from core.wormup.race import Race
from gui.parts.animation import Beat, eased
from gui.wormup.motion.cards import GHOST, Card, cards_of, dice_of, placed

OPEN_MS, BUMP_MS, SORT_MS, READ_MS = 320, 430, 300, 450
"""Together at most 1.2 s, with time to read a round in which every bid cancelled."""

ShowCards = Callable[[tuple[Card, ...]], None]


def opened_race(done: Completed[Any]) -> Race:
    """Return the race of the opening step *done* with all its dice on the table."""
    before, after = done.step.state, done.outcome.state
    assert isinstance(before, GameState)
    assert isinstance(after, GameState)
    race = before.race
    bids = _bids(done, race)
    if after.race.bids == bids and after.race.round == race.round:
        return after.race
    dice = thrown(race, JointSeed(done.outcome.seed))
    ghost = ghost_face(dice) if dice else None
    valid = valid_bids(bids, ghost)
    return race._replace(
        bids=bids,
        ghost=ghost,
        numbers=tuple(face.number or None if face else None for face in valid),
        x_seat=valid.index(Face.X) if Face.X in valid else None,
    )


def _bids(done: Completed[Any], race: Race) -> tuple[Face | None, ...]:
    opened = {
        slot.seat: read_face(slot.action[2])
        for slot in done.outcome.slots
        if len(slot.action) == 4  # an opening, not an empty slot
    }
    return tuple(opened.get(seat) for seat in range(len(race.worms)))


def reveal_beats(
    done: Completed[Any], names: tuple[str, ...], letters: tuple[str, ...], show: ShowCards
) -> list[Beat]:
    """Return the beats of the opening step *done*; *show* paints the cards."""
    after = done.outcome.state
    cards = dice_of(opened_race(done)._replace(queue=()), names, letters)
    dice = placed([replace(card, spare=_spare(done, card)) for card in cards])
    groups = _groups(dice)

    def opening(share: float) -> None:
        show(tuple(replace(card, opened=share, is_void=False, has_envelope=True) for card in dice))

    def bumping(share: float) -> None:
        show(tuple(_bumped(card, groups, share) for card in dice))

    beats = [Beat(OPEN_MS, opening)]
    if groups:
        beats.append(Beat(BUMP_MS, bumping))
    final = cards_of(after, names, letters)
    if all(card.face is None for card in final):
        return [*beats, Beat(READ_MS, lambda _: show(dice))]
    return [*beats, Beat(SORT_MS, lambda share: show(_sorted(dice, final, eased(share))))]


def _spare(done: Completed[Any], card: Card) -> Face | None:
    """Return the die that the ghost threw besides its bid (V95-36)."""
    before = done.step.state
    assert isinstance(before, GameState)
    if card.seat != GHOST:
        return None
    dice = [*thrown(before.race, JointSeed(done.outcome.seed))]
    dice.remove(ghost_face(dice))
    return dice[0]


def _groups(dice: Sequence[Card]) -> dict[int, float]:
    """Return for each seat with a cancelled card where in the strip it meets the others."""
    meeting: dict[Face, list[Card]] = {}
    for card in dice:
        if card.is_void and card.face is not None:
            meeting.setdefault(card.face, []).append(card)
    return {
        card.seat: sum(other.place for other in cards) / len(cards)
        for cards in meeting.values()
        for card in cards
    }


def _bumped(card: Card, groups: dict[int, float], share: float) -> Card:
    """Return *card* on its way to the meeting point, colliding, and staggering back."""
    if card.seat not in groups:
        return card
    way = groups[card.seat] - card.place
    near = way - (0.3 if way > 0 else -0.3 if way < 0 else 0.0)
    if share < 0.4:
        gone = (share / 0.4) ** 2
        return replace(card, is_void=False, place=card.place + near * gone, lift=0.05 * gone)
    back = (share - 0.4) / 0.6
    wobble = sin(back * 4 * pi) * (1 - back)
    return replace(
        card,
        is_void=back > 0.5,
        has_bumped=back < 0.5,
        place=card.place + near * (1 - eased(back)),
        lift=0.08 * sin(back * pi),
        tilt=24 * wobble * (1 if way >= 0 else -1),
    )


def _sorted(dice: Sequence[Card], final: Sequence[Card], share: float) -> tuple[Card, ...]:
    """Return the cards sliding into the order of movers."""
    where = {card.seat: card.place for card in dice}
    if share >= 1.0:
        return tuple(final)
    return tuple(
        replace(
            card,
            place=where.get(card.seat, card.place) * (1 - share) + card.place * share,
            turn=0,
        )
        for card in final
    )
