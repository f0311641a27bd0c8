""" "Why?": the rules that matter for what is shown, each with its tag, and the gaps measured now.

Law: what a rule allows is asked of the rules core; the numbers are measured, for people only.
"""

from collections.abc import Iterator
from itertools import combinations, product

from core.wormup.legality import ground_of
from core.wormup.race import Race, Result, Stage
from core.wormup.refusals import Body, bodies_of
from gui.words.words import decimal, marked, sentence, words
from gui.wormup.move.hand import Hand
from gui.wormup.move.measure import gap_mm, line_mm
from gui.wormup.race_facts import millimetres
from gui.wormup.refusals import refusal_words
from gui.wormup.sentences import touch_words

_TIGHT_MM = 3.0
_RESULTS = {
    Result.FINISH: marked(
        "The race ends at the very placement that touches the line (rule W3.17)."
    ),
    Result.WALKOVER: marked("The last one in the race wins (rule W3.24)."),
    Result.STALL: marked("Ten rounds in which nobody got on end the race (rule W3.25)."),
    Result.ROUNDS: marked("A hundred rounds end the race (rule W3.25)."),
    Result.AGREED: marked("All in the race agreed to end it (rule W3.25)."),
}


def explained(race: Race, names: tuple[str, ...], hand: Hand | None = None) -> list[str]:
    """Return the rules that matter for *race* now, how far each head is, and where it is tight.

    First comes how the move of *hand* stands, and why it cannot go where one points.
    """
    conflict = hand.aim.conflict if hand else None
    return [
        *([hand.words()] if hand else []),
        *([sentence(refusal_words(conflict, names, race.profile))] if conflict else []),
        *_stage(race, names),
        *_distances(race, names),
        *_tight(race, names),
        *_blocked(race, names),
    ]


def _stage(race: Race, names: tuple[str, ...]) -> Iterator[str]:
    match race.stage:
        case Stage.BID:
            yield words("Everybody bids in secret; equal bids cancel each other (rule W3.8).")
            for seat in range(len(names)):
                yield from _resting(race, names, seat)
        case Stage.DECLARE:
            numbers = ", ".join(map(str, race.free_numbers()))
            yield words(
                "The X may name what nobody else has bid, not even in vain: {numbers} (rule W3.9).",
                numbers=numbers,
            )
        case Stage.MOVE:
            yield words("The lowest number moves first (rule W3.7).")
            yield words("Worms may not touch each other (rule W3.4).")
        case Stage.OVER:
            assert race.result is not None
            yield words(_RESULTS[race.result])


def _resting(race: Race, names: tuple[str, ...], seat: int) -> Iterator[str]:
    for face in race.profile.faces:
        refusal = race.bid_refusal(seat, face) if race.active[seat] else None
        if refusal:
            yield words(
                "{name}, {face}: {why}.",
                name=names[seat],
                face=face.value,
                why=refusal_words(refusal, names),
            )


def _distances(race: Race, names: tuple[str, ...]) -> Iterator[str]:
    for seat, name in enumerate(names):
        yield words(
            "{name}'s head: its middle is {away} mm from the line, its rim {gap} (rule W4.5).",
            name=name,
            away=decimal(millimetres(race, seat), 1),
            gap=touch_words(line_mm(race.course, race.worms[seat].head)),
        )


def _tight(race: Race, names: tuple[str, ...]) -> Iterator[str]:
    """Yield the narrowest gap between each two worms, if it is narrow."""
    bodies = [[b for b in bodies_of(race.worms) if b.seat == seat] for seat in range(len(names))]
    for first, second in combinations(bodies, 2):
        a, b = min(product(first, second), key=lambda pair: gap_mm(*pair))
        gap = gap_mm(a, b)
        if gap <= _TIGHT_MM:
            yield words(
                "{first} and {second} are {gap} mm apart; they may not touch (rule W3.4).",
                first=_segment(a, names),
                second=_segment(b, names),
                gap=decimal(gap, 2),
            )


def _segment(body: Body, names: tuple[str, ...]) -> str:
    if body.number == 0:
        return words("{name}'s head", name=names[body.seat])
    return words("{name}'s segment {number}", name=names[body.seat], number=body.number + 1)


def _blocked(race: Race, names: tuple[str, ...]) -> Iterator[str]:
    for seat, worm in enumerate(race.worms):
        if ground_of(race.worms, seat, race.course).is_blocked(worm):
            yield words("{name}'s head is blocked: no spot is free (rule W3.2).", name=names[seat])
