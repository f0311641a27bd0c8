"""What is read off a race for people: faces, places, and how far the worms are from the line.

Law: it states no rule.
"""

from core.table.encoding import Value
from core.table.rules import OPEN
from core.wormup.actions import read_face
from core.wormup.course import Course
from core.wormup.game import GameState
from core.wormup.race import Race
from core.wormup.worm import SEGMENTS, UNITS_PER_MM, D, Vec
from gui.words.words import decimal


def die(action: tuple[Value, ...]) -> str:
    """Return the face of the die that *action* lays open, or ""."""
    face = read_face(action[2]) if action[:1] == (OPEN,) and len(action) > 2 else None
    return "" if face is None else str(face.value)


def places(state: GameState) -> tuple[int, ...]:
    """Return by seat the place in the standings (W3.26)."""
    found: dict[int, int] = {}
    for group in state.race.ranking():
        place = len(found) + 1
        found |= dict.fromkeys(group, place)
    return tuple(found[seat] for seat in sorted(found))


def millimetres(race: Race, seat: int) -> float:
    """Return how far a worm's head is from the finish line, in mm, for people only."""
    return away_mm(race.course, race.worms[seat].head)


def away_mm(course: Course, head: Vec) -> float:
    """Return how far a *head* is from the finish line, in mm, for people only."""
    above, below = course.square_to_line(head)
    return float((above / below) ** 0.5) / UNITS_PER_MM


def worm_lengths(away: float) -> str:
    """Return how many worms fit into *away* mm.

    >>> worm_lengths(257.6)
    '2.3'
    """
    return decimal(away * UNITS_PER_MM / (SEGMENTS * D), 1)


def swung_away(before: Race, after: Race, seat: int) -> tuple[int, int] | None:
    """Return who was in front of all but *seat* when that swung the thread, and the mm it cost.

    None where it cost nothing.
    """
    others = [each for each, on in enumerate(before.active) if on and each != seat]
    front = min(others, key=lambda each: millimetres(before, each), default=None)
    if front is None:
        return None
    lost = round(millimetres(after, front) - millimetres(before, front))
    return (front, lost) if lost > 0 else None


def gained(before: Race, after: Race, seat: int) -> int:
    """Return the mm that a move brought *seat* nearer to the line where that was before."""
    moved = before._replace(worms=after.worms)
    return round(millimetres(before, seat) - millimetres(moved, seat))
