"""What a completed step shows and tells, as beats: envelopes, numbers, moves, the finish.

Law: each beat that tells something changes what is known when its picture is there, not before.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from core.table.looks import Worn
from core.table.step import Completed
from core.wormup.actions import DECLARE, MOVE, read_move
from core.wormup.game import GameState
from core.wormup.moves import Move
from core.wormup.race import Race, Result, Stage
from gui.kit.animation import Beat
from gui.parts.game_view import GameView
from gui.parts.sound import Sound
from gui.words.player_names import names_of
from gui.words.seats import worms_of
from gui.words.words import words
from gui.wormup.board.board import Board
from gui.wormup.board.scenery import Scenery
from gui.wormup.motion.moving import Moving
from gui.wormup.motion.opened import ShownBid, bids_of, opened_race, spare_die
from gui.wormup.motion.reveal import Reveal
from gui.wormup.motion.reveal_beats import closing_beat, named_beats, reveal_beats
from gui.wormup.motion.seat_states import Phase
from gui.wormup.motion.teller import Teller
from gui.wormup.motion.telling import TrayTelling, move_telling, reveal_telling, sealed_telling
from gui.wormup.race_facts import millimetres, worm_lengths

REST_MS, READ_MS, NAMED_MS = 4_000, 1_600, 1_600
"""How long the order of a round can be read: at the table, in a replay, and where an X names."""
SLOWLY = 2.5


class PlaybackMoment(NamedTuple):
    """What is known at a moment of the playback."""

    race: Race
    phase: Phase
    worms: tuple[Worn, ...]


@dataclass(frozen=True, slots=True)
class ToldTable:
    """Whom a step is told to."""

    names: tuple[str, ...]
    own_seat: int | None
    is_live: bool
    """Whether there is a tray to tell it in: a replay has one of its own."""

    @property
    def worms(self) -> tuple[Worn, ...]:
        """What everybody wears."""
        return worms_of(self.names)


class Steps:
    """Makes the beats of completed steps, and holds what is known as they are shown."""

    def __init__(self, view: GameView, board: Board, reveal: Reveal, teller: Teller) -> None:
        """Tell *view* what has happened, and how it sounds."""
        self._view, self._board, self._reveal, self._teller = view, board, reveal, teller
        self.is_mute = False
        """Whether we are catching up: what happened long ago makes no sound and no news."""
        self.moment: PlaybackMoment | None = None
        self.once_more: Callable[[], list[Beat]] | None = None
        """The reveal that can be seen again while it can be read."""
        self._namings = self._reveals = 0
        """How many steps in which an X names its number wait to be shown, and how many reveals."""

    def forget(self) -> None:
        """Know no more than the table itself: everything has been shown."""
        self.moment, self.once_more, self._reveals = None, None, 0

    def beats(self, done: Completed[Any], own_seat: int | None, *, is_live: bool) -> Iterator[Beat]:
        """Yield how *done* came about; of our own move no more than its news."""
        before, after = done.step.state, done.outcome.state
        assert isinstance(before, GameState)
        assert isinstance(after, GameState)
        names = names_of(done.step.genesis)
        table = ToldTable(names, own_seat, is_live)
        if before.committed:
            yield from self._revealed(done, after.race, table)
            return
        slot = done.outcome.slots[0]
        name, *_ = slot.action or ("",)
        if name == DECLARE and after.race.x_seat is not None:
            yield from self._named(before.race, after.race, table)
        move = read_move(slot.action) if name == MOVE else None
        if move is None:
            return
        has_won = after.race.result is Result.FINISH
        if slot.seat == own_seat and is_live and not has_won:
            yield self._news(_moved_news(before.race, after.race, slot.seat, move, names))
            return
        yield from self._moved(table, (before.race, after.race), slot.seat, move)

    def _revealed(self, done: Completed[Any], after: Race, table: ToldTable) -> Iterator[Beat]:
        race = opened_race(done)
        bids = bids_of(race, table.names, table.worms, spare_die(done))
        if not bids:
            return
        telling = reveal_telling(race, bids, table.own_seat)
        sealed = sealed_telling()
        tell = [
            self._known(table, race, Phase.FLOWN, sealed),
            self._known(table, race, Phase.OPEN, sealed),
            self._dazed(self._known(table, race, Phase.BUMPED, sealed), table, race),
            self._known(table, race, Phase.ORDERED, telling),
        ]
        self._reveals += 1
        yield self._known(table, race, Phase.SEALED, sealed)
        yield from reveal_beats(self._reveal, bids, self._cue, tell)
        yield self._rest(table, telling, bids)
        yield self._closing(table, after)
        seat = after.x_seat if after.stage is Stage.DECLARE else None
        if seat is not None and seat == table.own_seat:
            yield self._news((words("Nobody else has an X"), seat))

    def _dazed(self, known: Beat, table: ToldTable, race: Race) -> Beat:
        """Return *known*, with which the worms that have bumped become dizzy below the veil."""

        def show(share: float) -> None:
            if share >= 1.0:
                self._board.show_sprites(Scenery(race, table.worms).still())
                self._reveal.look_again()
            known.show(share)

        return replace(known, show=show)

    def _named(self, before: Race, after: Race, table: ToldTable) -> Iterator[Beat]:
        """Yield how the X of a seat gets its number, and with it the order of the round.

        The envelopes are shown for it only where they still lie open: nobody sees them twice.
        """
        if not self._reveals and table.is_live:
            bids = bids_of(after, table.names, table.worms)
            telling = reveal_telling(after, bids, table.own_seat)
            yield self._known(table, after, Phase.ORDERED, telling)
            yield self._rest(table, telling, bids, NAMED_MS)
            yield self._known(table, after, Phase.PLAYED)
            return
        asked = bids_of(before, table.names, table.worms)
        waiting = replace(reveal_telling(before, asked, table.own_seat), button="")
        yield self._known(table, before, Phase.ORDERED, waiting)
        bids = bids_of(after, table.names, table.worms)
        telling = reveal_telling(after, bids, table.own_seat)
        self._namings += 1

        def begin(share: float) -> None:
            if share >= 1.0:
                self._namings -= 1

        ordered = self._known(table, after, Phase.ORDERED, telling)
        first, *rest = named_beats(self._reveal, bids, ordered)
        yield first
        yield Beat(0, begin)
        yield from rest
        yield self._rest(table, telling, bids)
        yield self._closing(table, after)

    def _closing(self, table: ToldTable, after: Race) -> Beat:
        """Return how the board comes back with what is known after a reveal.

        Where an X names its number next, the envelopes stay open for that; who is a round behind
        has the X of the next round waiting too, which is no reason to keep these open.
        """
        is_named_next = after.stage is Stage.DECLARE
        beat, known = (
            closing_beat(self._reveal, lambda: is_named_next and bool(self._namings)),
            self._known(table, after, Phase.PLAYED),
        )

        def show(share: float) -> None:
            beat.show(share)
            if share >= 1.0:
                self._reveals = max(0, self._reveals - 1)
                known.show(1.0)

        return Beat(beat.ms, show, tells=True)

    def _rest(
        self, table: ToldTable, telling: TrayTelling, bids: tuple[ShownBid, ...], ms: int = REST_MS
    ) -> Beat:
        """Return the *ms* in which a round can be read at the table, and seen again slowly."""
        nothing = [Beat(0, lambda _: None)] * 4

        def again() -> list[Beat]:
            beats = reveal_beats(self._reveal, bids, self._cue, nothing)
            slowed = [replace(beat, ms=round(beat.ms * SLOWLY)) for beat in beats]
            return [*slowed, self._rest(table, telling, bids)]

        def show(share: float) -> None:
            if share < 1.0:
                self.once_more = again
                self._tell(table, telling, is_resting=True)
            else:
                self.once_more = None
                self._tell(table, None)

        return Beat(ms if table.is_live else READ_MS, show, is_rest=True)

    def _moved(
        self, table: ToldTable, races: tuple[Race, Race], seat: int, move: Move
    ) -> Iterator[Beat]:
        """Yield how the worm of *seat* moves, from the race before to the race after."""
        before, after = races
        has_won = after.result is Result.FINISH
        yield self._known(table, before, Phase.PLAYED, move_telling(before, table.names, seat))
        moving = Moving(before, table.worms, seat, self._board.show_sprites)
        yield from moving.beats(move, self._sound, after if has_won else None)
        if has_won:
            yield self._known(table, after, Phase.PLAYED)
            return
        if len(move.placements) < (before.numbers[seat] or 0) and not before.profile.may_stop:
            yield self._cue(Sound.BLOCKED)
        yield self._news(_moved_news(before, after, seat, move, table.names))
        yield self._known(table, after, Phase.PLAYED)

    def _known(
        self, table: ToldTable, race: Race, phase: Phase, telling: TrayTelling | None = None
    ) -> Beat:
        """Return a beat after which *race* is known up to *phase*, as *telling* says it."""

        def show(share: float) -> None:
            if share >= 1.0:
                self.moment = PlaybackMoment(race, phase, table.worms)
                self._tell(table, telling)
                if phase is Phase.SEALED and not self.is_mute:
                    self._view.news.emit("", -1)  # the last round's, where envelopes will lie

        return Beat(0, show, tells=True)

    def _tell(
        self, table: ToldTable, telling: TrayTelling | None, *, is_resting: bool = False
    ) -> None:
        self._teller.tell(telling if table.is_live else None, is_resting=is_resting)

    def _news(self, news: tuple[str, int]) -> Beat:
        def show(share: float) -> None:
            if share >= 1.0 and not self.is_mute:
                self._view.news.emit(*news)

        return Beat(0, show)

    def _sound(self, sound: Sound) -> None:
        if not self.is_mute:
            self._view.sounded.emit(sound)

    def _cue(self, sound: Sound) -> Beat:
        return Beat(0, lambda share: self._sound(sound) if share >= 1.0 else None)


def _moved_news(
    before: Race, after: Race, seat: int, move: Move, names: tuple[str, ...]
) -> tuple[str, int]:
    """Return how far the worm of *seat* has come."""
    count = len(move.placements)
    named = {"name": names[seat], "count": count, "away": worm_lengths(millimetres(after, seat))}
    if count < (before.numbers[seat] or 0) and not before.profile.may_stop:
        said = words("{name} is stuck after {count}, {away} worms from the thread", **named)
    elif move.swing:
        said = words("{name} has swung a post, now {away} worms from the thread", **named)
    else:
        said = words("{name} moved {count}, now {away} worms from the thread", **named)
    return said, seat
