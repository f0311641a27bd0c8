"""A puzzle's answer told on the table: why a move is not the win, and how the win begins.

Law: nothing is blamed; what beats a move is dotted, for it has not happened.
"""

from collections.abc import Callable, Sequence

from core.review.branch import Stand
from core.review.puzzle import Reply
from core.table.encoding import Value
from core.wormup.actions import read_move
from core.wormup.course import Course
from core.wormup.moves import Move
from core.wormup.worm import TOUCH, UNITS_PER_MM, R, Vec
from gui.kit.theme import px
from gui.words.player_names import names_of
from gui.words.words import counted, decimal, words
from gui.wormup.board.lines import Thread
from gui.wormup.board.pill import Pill, Side
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Free, Halo, Head, Look, Post, Sprite
from gui.wormup.move.kept import kept_draft
from gui.wormup.story import away_mm

Shown = Callable[[Scenery], Sequence[Sprite]]
"""What is shown over the race, whatever it looks like by then."""
_BESIDE, _GLOWS, _GLOW = 30, 44, 2.2


def wrong(stand: Stand, reply: Reply | None) -> tuple[str, str, Shown]:
    """Return why the last move was not the win: a heading, a line, and what is shown."""
    race, seat = stand.state.race, stand.branch.seat
    names = names_of(stand.steps[0].step.genesis)
    move = read_move(stand.steps[-1].outcome.slots[0].action) or Move()
    laid = len(move.placements)
    stays = laid and counted(
        laid,
        "Your {count} segment stays on the table until you lift it.",
        "Your {count} segments stay on the table until you lift them.",
    )
    short = short_words(race.course, race.worms[seat].head)
    why = short
    if reply is not None:
        why = words("{name} would touch first", name=names[reply.seat])

    def shown(scenery: Scenery) -> list[Sprite]:
        near_px, far_px = map(px, (_BESIDE, _GLOWS))
        head, touch = race.worms[seat].head, reply.move.placements[-1].at if reply else None
        side = Side.ABOVE if touch and touch.y >= head.y else Side.BELOW
        near = Pill(head, short, side=side, away=near_px)
        return [*(_reply(scenery, reply, seat, names, far_px) if reply else ()), near]

    return words("Not this one: {why}", why=why), stays or "", shown


def short_words(course: Course, head: Vec) -> str:
    """Return by how much a *head* has missed the line."""
    away = away_mm(course, head) - TOUCH / 2 / UNITS_PER_MM
    if away <= 0:
        return words("touched from behind")
    distance = f"{away:.0f}" if away >= 1 else decimal(away, 1)
    return words("{distance} mm short", distance=distance)


def _reply(
    scenery: Scenery, reply: Reply, seat: int, names: Sequence[str], away: int
) -> list[Sprite]:
    """Return the move that would win then: its places dotted, its end pale in a glow."""
    move, worm = reply.move, scenery.worn[reply.seat]
    spots = [step.at for step in move.placements]
    ours = scenery.race.worms[seat].head
    last, before = spots[-1], spots[-2] if len(spots) > 1 else scenery.race.worms[reply.seat].head
    number = scenery.race.numbers[reply.seat] or 0
    said = words("{name}'s {number} touches here", name=names[reply.seat], number=number)
    return [
        *_swung(scenery, move),
        *(Free(at, worm) for at in (*move.repose, *spots[:-1])),
        Halo(last, _GLOW * R, is_bad=False),
        Head(last, worm, (last.x - before.x, last.y - before.y), look=Look.MEANT),
        Pill(last, said, side=Side.BELOW if last.y >= ours.y else Side.ABOVE, away=away),
    ]


def _swung(scenery: Scenery, move: Move) -> list[Sprite]:
    if move.swing is None:
        return []
    finish = scenery.race.course.swung(move.swing.post, move.swing.to).finish
    return [Thread(finish, look=Look.MEANT), Post(move.swing.to, Look.MEANT)]


def begun(step: int, action: tuple[Value, ...]) -> object:
    """Return the first part of a winning move as a draft of *step*: the hint."""
    move = read_move(action) or Move()
    if move.swing and move.swing.first:
        first = Move(swing=move.swing)
    else:
        first = Move(repose=move.repose) if move.repose else Move(move.placements[:1])
    return kept_draft(step, first)
