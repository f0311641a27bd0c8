"""A puzzle's answer told on the table: why a move is not the win, and how the win begins.

Law: nothing is blamed; what beats a move is dotted, for it has not happened.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from core.review.branch import BranchState
from core.review.puzzle import Reply
from core.table.encoding import Value
from core.table.looks import Worn
from core.wormup.actions import read_move
from core.wormup.course import Course
from core.wormup.moves import Move
from core.wormup.race import Race
from core.wormup.worm import TOUCH, UNITS_PER_MM, R, Vec
from gui.kit.animation import across
from gui.kit.clock import Glide
from gui.kit.theme import look, px
from gui.parts.badge import BadgeState
from gui.words.player_names import names_of
from gui.words.words import counted, decimal, words
from gui.wormup.board.lines import FinishThread
from gui.wormup.board.pill import Pill, PillSide
from gui.wormup.board.scenery import Scenery
from gui.wormup.board.sprites import Free, Halo, Head, Post, Sprite, SpriteLook
from gui.wormup.motion.moving import usual_ms
from gui.wormup.motion.seat_states import Phase, seat_states
from gui.wormup.move.kept import kept_draft
from gui.wormup.race_facts import away_mm

_LARGE = 1.5
"""The size of text from which on two sentences would hide each other, and the line."""
_BESIDE, _GLOWS, _GLOW = 30, 44, 2.2


class ToldMove:
    """What is told over the race of a move that is not the win, whatever it looks like by then.

    What would beat it crawls once, as fast as a move, and stays dotted.
    """

    def __init__(self, stand: BranchState, names: Sequence[str], reply: Reply | None) -> None:
        self._race, self._seat = stand.state.race, stand.branch.seat
        before = stand.steps[-1].step.state
        assert before is not None, "a move has been made in it"
        self._before: Race = before.race
        self._names, self._reply = names, reply
        self._crawl: Glide | None = None

    def tell(self, view: QObject, redraw: Callable[[], None]) -> None:
        """Let what beats the move crawl in *view*, if it has not yet; *redraw* shows it."""
        if self._reply is None or self._crawl is not None:
            return
        self._crawl = Glide(view, usual_ms(len(self._reply.move.placements)))
        self._crawl.valueChanged.connect(redraw)
        if not look().is_calm:
            self._crawl.start()

    def badges(self, worms: Sequence[Worn]) -> tuple[BadgeState, ...]:
        """Return what the badges say: who would be next does not move, and no round follows."""
        _, *rest = self._before.queue
        states = list(seat_states(self._before._replace(queue=tuple(rest)), worms, Phase.PLAYED))
        for seat in rest:
            said = words("moves {number}", number=self._before.numbers[seat])
            states[seat] = replace(states[seat], said=said, mood="happy", is_turn=False)
        states[self._seat] = replace(states[self._seat], is_turn=True)
        return tuple(states)

    @property
    def crawled(self) -> float:
        """How far what beats the move has crawled: 1 once it is there."""
        if self._crawl is None:
            return 0.0
        return float(self._crawl.currentValue()) if self._crawl.is_running else 1.0

    def sprites(self, scenery: Scenery) -> list[Sprite]:
        """Return what lies over the race now."""
        (near_px, far_px), reply = map(px, (_BESIDE, _GLOWS)), self._reply
        head, touch = self._race.worms[self._seat].head, reply and reply.move.placements[-1].at
        side = PillSide.ABOVE if touch and touch.y >= head.y else PillSide.BELOW
        near = Pill(head, short_words(self._race.course, head), side=side, away=near_px)
        if reply is None or self._crawl is None:
            return [near]
        replied = self._replied(scenery, reply, far_px)
        return replied if look().size >= _LARGE else [*replied, near]

    def _replied(self, scenery: Scenery, reply: Reply, away: int) -> list[Sprite]:
        """Return the move that would win then: its places dotted, its end pale in a glow."""
        move, worm, before = reply.move, scenery.worn[reply.seat], scenery.race.worms[reply.seat]
        is_turned = move.placements[0].reverse
        start = move.repose[0] if move.repose else before.tail if is_turned else before.head
        way = [start, *(step.at for step in move.placements)]
        is_there, gone = self.crawled == 1.0, self.crawled * (len(way) - 1)
        last = min(int(gone), len(way) - 2)
        (x, y), (to_x, to_y), share = way[last], way[last + 1], across(gone - last)
        at = x + (to_x - x) * share, y + (to_y - y) * share
        swings = is_there or (move.swing is not None and move.swing.first)
        crawling = [
            *(_swung(scenery, move) if swings else ()),
            *(Free(spot, worm) for spot in (*move.repose, *way[1 : last + 1])),
            Head(at, worm, (to_x - x, to_y - y), look=SpriteLook.MEANT),
        ]
        if not is_there:
            return crawling
        number = scenery.race.numbers[reply.seat] or 0
        name, ours = self._names[reply.seat], self._race.worms[self._seat].head
        said = words("{name}'s {number} touches here", name=name, number=number)
        side = PillSide.BELOW if to_y >= ours.y else PillSide.ABOVE
        *rest, head = crawling
        there = Halo(way[-1], _GLOW * R, is_bad=False)
        return [*rest, there, head, Pill(way[-1], said, side=side, away=away)]


def wrong(stand: BranchState, reply: Reply | None) -> tuple[str, str, ToldMove]:
    """Return why the last move was not the win: a heading, a line, and what is told over it."""
    race, seat = stand.state.race, stand.branch.seat
    names = names_of(stand.steps[0].step.genesis)
    move = read_move(stand.steps[-1].outcome.slots[0].action) or Move()
    laid = len(move.placements)
    stays = laid and counted(
        laid,
        "Your {count} segment stays on the table until you lift it.",
        "Your {count} segments stay on the table until you lift them.",
    )
    why = short_words(race.course, race.worms[seat].head)
    if reply is not None:
        why = words("{name} would touch first", name=names[reply.seat])
    return words("Not this one: {why}", why=why), stays or "", ToldMove(stand, names, reply)


def short_words(course: Course, head: Vec) -> str:
    """Return by how much a *head* has missed the line."""
    away = away_mm(course, head) - TOUCH / 2 / UNITS_PER_MM
    if away <= 0:
        return words("touched from behind")
    distance = f"{away:.0f}" if away >= 1 else decimal(away, 1)
    return words("{distance} mm short", distance=distance)


def _swung(scenery: Scenery, move: Move) -> list[Sprite]:
    if move.swing is None:
        return []
    finish = scenery.race.course.swung(move.swing.post, move.swing.to).finish
    return [FinishThread(finish, look=SpriteLook.MEANT), Post(move.swing.to, SpriteLook.MEANT)]


def begun(step: int, action: tuple[Value, ...]) -> object:
    """Return the first part of a winning move as a draft of *step*: the hint."""
    move = read_move(action) or Move()
    if move.swing and move.swing.first:
        first = Move(swing=move.swing)
    else:
        first = Move(repose=move.repose) if move.repose else Move(move.placements[:1])
    return kept_draft(step, first)
