"""Who stands where at the end of a race, and what stands over it.

Law: who stands where is read from the race; without a winner nobody is crowned.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from core.wormup.game import GameState
from core.wormup.race import Race, Result
from gui.parts.hats import Who
from gui.words.award import Podium, PodiumPlace
from gui.words.seats import worms_of
from gui.words.words import words
from gui.wormup.motion.telling import end_telling
from gui.wormup.move.measure import touch_mm


@dataclass(frozen=True, slots=True)
class BlockPlace:
    """Who stands on a block: by *order* from the left end of the ranking, with *place* on it."""

    seat: int
    worm: Who
    order: int
    place: int
    mood: str


def stands_of(race: Race, worms: Sequence[Who]) -> tuple[BlockPlace, ...]:
    """Return who stands where; without a winner all stand level, by their distance."""
    stands: list[BlockPlace] = []
    for group in race.ranking():
        place = len(stands) + 1
        for seat in group:
            is_last = len(group) == 1 and len(stands) + 1 == len(race.worms)
            mood = "happy" if seat == race.winner else "dizzy" if is_last else "looks"
            if not race.active[seat]:
                mood = "sleeps"
            elif race.winner is None:
                mood = "content"
            stands.append(BlockPlace(seat, worms[seat], len(stands), place, mood))
    return tuple(stands)


def title_words(race: Race, names: Sequence[str], seat: int | None = None) -> str:
    """Return what stands on the banner, as our *seat* reads it."""
    if race.winner is not None and race.winner == seat:
        return words("You win!")
    if race.winner is not None:
        return words("{name} wins!", name=names[race.winner])
    return words("All friends, no winner")


def podium(names: Sequence[str], state: GameState, seat: int | None) -> Podium:
    """Return the podium with how far everybody is from the line, as our *seat* reads it."""
    race = state.race
    places = tuple(
        PodiumPlace(stand.seat, stand.place, _gap_words(race, stand.seat), stand.mood)
        for stand in stands_of(race, worms_of(names))
    )
    title, heading = title_words(race, names, seat), end_telling(race, names).heading
    return Podium(title, race.winner, places, heading)


def _gap_words(race: Race, seat: int) -> str:
    if seat == race.winner and race.result is Result.FINISH:
        return words("touched!")
    return words("{gap} mm", gap=f"{touch_mm(race.course, race.worms[seat].head):.0f}")
