"""What the organs of a colony promise to do in the hours that are left.

Law: a wish and no rule. A worm's organs act when an hour's region and roll allow option C on it;
the ablest worm is taken first, and no more often than there are hours for it.
"""

from typing import NamedTuple

from core.bots.cozy.survey import Survey
from core.cozy.turn import Turn
from core.cozy.worm import BABY, OrganKind

_ACTING = 0.6
"""The share of all hours in which organs act and nothing is placed."""
_FOODS_MOST = 9
"""A worm with many eyes puts no more foods than this."""
_GROWTH_SHOWN = 6
"""Growth beyond this makes a worm no abler than another."""
_MAY_BE_FED = 0.4
_ALONE = 0.2
"""What a mouth before a blank space counts, and a collar without a partner."""


class Powers(NamedTuple):
    """What one worm does if all its organs act, or all worms in the hours that are left."""

    eyes: float = 0.0
    foods: float = 0.0
    mouths: float = 0.0
    growth: float = 0.0
    links: float = 0.0
    collars: float = 0.0
    brains: float = 0.0

    def ability(self) -> float:
        """Return how good a choice such a worm is."""
        able = self.foods + self.mouths + min(self.growth, _GROWTH_SHOWN)
        return able + self.links + self.collars + self.brains


def powers_of(survey: Survey, worm: int) -> Powers:
    """Sum up what the organs of *worm* would do now."""
    colony = survey.colony
    organs = colony.organs_of(worm)
    kinds = [organ.kind for organ in organs]
    eyes, hearts, collars = (
        kinds.count(k) for k in (OrganKind.EYE, OrganKind.HEART, OrganKind.COLLAR)
    )
    growth = hearts and hearts * (hearts + colony.worms[worm].extension)
    meets = collars and any(colony.has(one, OrganKind.COLLAR) for one in colony.neighbours_of(worm))
    mouths = (survey.ahead_of(organ) for organ in organs if organ.kind is OrganKind.MOUTH)
    return Powers(
        eyes=eyes,
        foods=min(_FOODS_MOST, eyes * eyes, survey.blank.bit_count()),
        mouths=sum(
            1.0 if faced & survey.foods else _MAY_BE_FED if faced & survey.blank else 0.0
            for faced in mouths
        ),
        growth=min(growth, survey.reach(worm)) if growth and survey.exposed[worm] else 0,
        links=OrganKind.TAIL in kinds and colony.link_of(worm) is not None,
        collars=collars * (_ALONE + bool(meets)),
        brains=sum(organ.kind is OrganKind.BRAIN and not organ.filled for organ in organs),
    )


def promised(survey: Survey, turn: Turn) -> Powers:
    """Sum up what all worms may do in the hours from that of *turn* on."""
    left = _ACTING * (len(turn.sheet.hours) - turn.hour)
    total = [0.0] * len(Powers._fields)
    each = [powers_of(survey, worm) for worm in range(len(survey.worms))]
    for worm in sorted(range(len(each)), key=lambda worm: -each[worm].ability()):
        times = min(left, _uses(survey, turn.hour, worm))
        left -= times
        total = [sum_ + times * power for sum_, power in zip(total, each[worm], strict=True)]
    return Powers(*total)


def _uses(survey: Survey, hour: int, worm: int) -> float:
    """Return in how many hours, from *hour* on, option C may choose *worm*, on average (C4.3)."""
    colony = survey.colony
    kinds = len({organ.kind for organ in colony.organs_of(worm)})
    if not kinds:
        return 0.0
    other_shape = 1.0 if colony.worms[worm].shape == BABY else 5 / 6
    likely = 1 - (1 - kinds / 6) ** 2 * other_shape
    mask = survey.worms[worm]
    return likely * sum(mask & region > 0 for region in survey.board.regions[hour:])
