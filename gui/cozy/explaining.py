"""Why something is as it is: the rules that matter at a moment, each with its tag and facts."""

from core.cozy.hour import legal
from core.cozy.measures import things_counted
from core.cozy.scoring import score_of
from core.cozy.turn import Turn
from gui.cozy.questions import ASKED, frame_words
from gui.cozy.refusals import barred
from gui.cozy.sheet_words import dice_words, hour_name, region_words, row_words, spaces_words
from gui.words.words import sentence, words


def explained(turn: Turn) -> list[str]:
    """Return what matters at *turn*."""
    return [*_hour(turn), *_stack(turn), *_rows(turn)]


def _hour(turn: Turn) -> list[str]:
    if turn.is_over:
        return [words("C8.1: the game ends after the last hour.")]
    named = {"hour": hour_name(turn.region), "region": region_words(turn.region)}
    if turn.dice is None:
        return [words("C6.7: the dice of {hour} come from everybody's numbers.", **named)]
    said = [
        words("C4.4: only the worm that is chosen first lies in {region} ({hour}).", **named),
        words("C4.1: the dice show {dice}.", dice=dice_words(turn)),
    ]
    if turn.stack:
        return said
    why = barred(turn, tuple(legal(turn)))
    return [*said, *(words("C4.3: {reason}", reason=reason) for reason in why)]


def _stack(turn: Turn) -> list[str]:
    return [
        words(
            "{frame}. {rule}",
            frame=sentence(frame_words(frame))[:-1],
            rule=words(ASKED[type(frame)].rule),
        )
        for frame in reversed(turn.stack)
    ]


def _rows(turn: Turn) -> list[str]:
    said, score = [], score_of(turn.colony)
    for row, count, points in zip(turn.sheet.score_rows, score.counts, score.points, strict=True):
        spaces = sorted({min(thing) for thing in things_counted(turn.colony, row)})
        named = {"row": row_words(row), "count": count, "points": f"{points:+d}"}
        if not spaces:
            said.append(words("C8.2, {row}: {count}, worth {points}.", **named))
            continue
        named["spaces"] = spaces_words(spaces)
        said.append(words("C8.2, {row}: {count}, worth {points}; at {spaces}.", **named))
    return said
