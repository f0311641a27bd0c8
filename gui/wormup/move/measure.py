"""Gaps in millimetres, for people only. Law: measured, never judged; the rules core judges."""

from collections.abc import Iterable

from core.wormup.course import Course
from core.wormup.race import Race
from core.wormup.refusals import Body, BodyKind, bodies_of
from core.wormup.worm import UNITS_PER_MM, R, Vec, distance2
from gui.wormup.race_facts import away_mm


def gap_mm(first: Body, second: Body) -> float:
    """Return the gap from rim to rim; below 0 the two overlap.

    >>> gap_mm(Body(BodyKind.SEGMENT, Vec(0, 0)), Body(BodyKind.SEGMENT, Vec(425, 0)))
    1.0
    """
    distance: float = distance2(first.at, second.at) ** 0.5
    return (distance - first.kind.radius - second.kind.radius) / UNITS_PER_MM


def line_mm(course: Course, head: Vec) -> float:
    """Return the gap from the rim of a head to the finish line; below 0 it lies across.

    >>> from core.wormup.course import start_course
    >>> line_mm(start_course(15_240), Vec(21_015, 10_000))
    1.0
    """
    return away_mm(course, head) - R / UNITS_PER_MM


def touch_mm(course: Course, head: Vec) -> float:
    """Return how much a head lacks to touch the finish line, as its rim shows; 0 if it does."""
    return max(0.0, line_mm(course, head))


def nearest(spot: Vec, bodies: Iterable[Body]) -> tuple[float, Body] | None:
    """Return the gap from the rim of a segment at *spot* to the nearest of *bodies*, and it."""
    segment = Body(BodyKind.SEGMENT, spot)
    gaps = ((gap_mm(segment, body), body) for body in bodies)
    return min(gaps, key=lambda found: found[0], default=None)


def rims(first: Body, second: Body) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return the ends of the shortest way from the rim of *first* to that of *second*."""
    (ax, ay), (bx, by) = first.at, second.at
    away = distance2(first.at, second.at) ** 0.5 or 1.0
    near, far = first.kind.radius / away, second.kind.radius / away
    return (
        (ax + (bx - ax) * near, ay + (by - ay) * near),
        (bx - (bx - ax) * far, by - (by - ay) * far),
    )


def obstacles_of(race: Race, course: Course, seat: int) -> list[Body]:
    """Return the bodies that the worm of *seat* has to keep clear of."""
    posts = [Body(BodyKind.START_POST, at, number) for number, at in enumerate(course.start)]
    posts += [Body(BodyKind.FINISH_POST, at, number) for number, at in enumerate(course.finish)]
    return [*posts, *(body for body in bodies_of(race.worms) if body.seat != seat)]
