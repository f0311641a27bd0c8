"""What an audit has checked, a number and a sentence each, and where to see it oneself (P12).

The window and the report on one page say it in the same words.
"""

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from core.table.audit import Replay
from gui.game_ui import ui_of
from gui.report.dice_origin import dice_lines, numbers_line, openings
from gui.report.judged import Verdict
from gui.report.second_opinion import Opinion
from gui.report.verdict import Report
from gui.words.emblem_words import key_words
from gui.words.player_names import are_one_program
from gui.words.table_words import vouched_words
from gui.words.words import counted, sentence, words


class CheckTopic(Enum):
    """What a check is about."""

    SIGNATURES = "signatures"
    ENVELOPES = "envelopes"
    DICE = "dice"
    MOVES = "moves"
    AGAIN = "again"
    LIMITS = "limits"


class Check(NamedTuple):
    """One thing that was checked: how often, what it is, and what it says."""

    about: CheckTopic
    number: str
    title: str
    said: str


def checks(found: Report) -> list[Check]:
    """Return what was checked in the log that *found* describes; last, what no log can show.

    Of a log that is not judged to its end each says how far; of a newer version nothing was.
    """
    if found.verdict is Verdict.NEWER:
        return []
    ui, upto = ui_of(found.rules_id), found.judged.brief_proof
    moves = ui.moves_words() if ui else (words("Moves"), words("Nothing was played."))
    done = [
        Check(
            CheckTopic.SIGNATURES,
            str(found.signatures),
            words("Signatures"),
            words("Each is by the key of its seat: nobody can write for another."),
        ),
        Check(
            CheckTopic.ENVELOPES,
            str(found.envelopes),
            words("Envelopes"),
            words("Each held what was sealed. See one opened before your eyes."),
        ),
        Check(
            CheckTopic.DICE,
            str(found.draws),
            words("Dice, lots and the emblem"),
            sentence(vouched_words())
            if is_alone(found)
            else words("Everybody's numbers make them. All are computed again."),
        ),
        Check(CheckTopic.MOVES, str(found.moves), *moves),
        *_again(found),
    ]
    return [
        *(one._replace(said=f"{sentence(upto)} {one.said}") if upto else one for one in done),
        Check(
            CheckTopic.LIMITS,
            str(len(limits(found))),
            words("What no log can show"),
            words("Who sat there, who whispered, who saw what: ask each other."),
        ),
    ]


def _again(found: Report) -> Iterator[Check]:
    second = found.second
    if second is None or second.opinion is Opinion.NOTHING:
        return
    number = {Opinion.AGREES: str(second.moves), Opinion.DIFFERS: "!"}.get(second.opinion, "?")
    yield Check(CheckTopic.AGAIN, number, words("Measured twice"), sentence(second.lines[0]))


def told(about: CheckTopic, replay: Replay, found: Report) -> list[str]:
    """Return in sentences how to see for oneself what *about* was checked."""
    match about:
        case CheckTopic.SIGNATURES | CheckTopic.MOVES:
            return _keys(found)
        case CheckTopic.ENVELOPES | CheckTopic.DICE:
            return _openings(replay)
        case CheckTopic.AGAIN:
            return [sentence(line) for line in found.second.lines] if found.second else []
        case CheckTopic.LIMITS:
            return [sentence(line) for line in limits(found)]


def steps_words(count: int) -> str:
    """Return who sealed *count* steps."""
    return counted(
        count,
        "{count} step, sealed by all at the table or by a call",
        "{count} steps, each sealed by all at the table or by a call",
    )


def _keys(found: Report) -> list[str]:
    lines = [words("The same key in another game is the same laptop.")]
    for seat in found.seats:
        key = " ".join(key_words(seat.identity))
        lines.append(words("{name}: key {key}", name=seat.name, key=key))
        lines += map(sentence, seat.known_lines())
    experts = [line.strip() for line in found.lines()]
    return [*lines, sentence(steps_words(found.steps)), "", words("For experts"), *experts]


def _openings(replay: Replay) -> list[str]:
    steps = openings(replay.table.completed if replay.table else [])
    lines = [line for done in steps for line in dice_lines(done)]
    return [*lines, *(["", words("For experts")] if steps else []), *map(numbers_line, steps)]


def is_alone(found: Report) -> bool:
    """Return whether one program alone made all numbers: nobody else's are in the dice."""
    return bool(found.seats) and are_one_program(found.names)


def limits(found: Report) -> list[str]:
    """Return what no log can show, part of a sentence each."""
    alone = [
        words(
            "whether the dice were fair: without other people, only your own program vouches"
            " for them"
        )
    ]
    return [
        *(alone if is_alone(found) else []),
        words("who sat at the keyboard, and whether a program chose the moves"),
        words("whether players whispered, or looked at each other's screens"),
        words("when it was played and how long anybody thought: a log has no clock to trust"),
        words("that there is no other copy that ends differently: compare the copies"),
        words("whether somebody who vanished had first looked at what the others opened"),
        words("that the name of a player is the name of the person"),
        words("that several keys are several people: one person alone can make all of them"),
    ]
