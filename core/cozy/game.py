"""Worm & Cozy at a table: slots of completed steps become rolls and turns (C6.5, C6.7, P14).

Law: total. The game goes on after every pattern of empty slots and of absent seats: one commit
step, then for each hour an opening step, whose seed is the roll, and an act step, which commits for
the next roll. A seat left out of an hour passes; one without a commitment adds nothing to the dice.
Where the table counts who leaves (C6.8), a seat that has not opened its number is out until all
others let it back, and with the second time it passes for good.

    options  (the sheet's file, its digest), and behind it True where the table counts who leaves,
             or ("week", number) where its rolls are those of a week (C4.7)
    actions  ("roll",) and a commitment to "", once
             ("open", step, "", nonce)
             ("hour", index, (decision, ...)) and a commitment to "", but for the last hour
             ("pass",) where there is nothing to do
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from core.cozy.chapter import FORMAT, read_sheet
from core.cozy.decisions import Pass, write_decision
from core.cozy.hour import HOUR, played, read_hour
from core.cozy.refusals import CozyReason, CozyRefusal
from core.cozy.scoring import Score, score_of, winners
from core.cozy.sheet import Measure, Sheet
from core.cozy.turn import Turn, start_turn
from core.cozy.week import WEEK, read_week, roll_of
from core.cozy.worm import OrganKind
from core.table.digests import DIGEST_BYTES, rules_digest
from core.table.encoding import Value, pack
from core.table.messages import mask_of
from core.table.rules import OPEN, Refusal, SeatMask, Slot
from core.table.seeds import JointSeed

VERSION = 1
"""Rises when the same log would be played differently; old versions stay."""
RULES_ID = "cozy/1"
SEATS_MAX = 5
ROLL = ("roll",)
PASS = ("pass",)
DICE_ONLY = ""
"""The value of a commitment: only its nonce counts (P6.6)."""
PIPS = 6
FORFEITS_MAX = 2
"""A seat with so many unopened commitments passes for good, where the table counts them (C6.8)."""


@dataclass(frozen=True, slots=True)
class GameState:
    """All colonies; they share only the hour and its roll."""

    turns: tuple[Turn, ...]
    """One for each seat, always between two hours or at the start of one."""
    committed: SeatMask = 0
    """The seats whose commitments are to be opened now; 0 outside an opening step."""
    forfeits: tuple[int, ...] = ()
    """How many commitments each seat has never opened; () where the table does not count (C6.8)."""
    unforgiven: SeatMask = 0
    """The seats that are out until all others let them back (C6.8)."""
    week: int = 0
    """The week whose rolls are played; 0 where the seats throw (C4.7)."""

    @property
    def sheet(self) -> Sheet:
        """The sheet that everybody plays on (D26)."""
        return self.turns[0].sheet

    @property
    def is_over(self) -> bool:
        """Whether the last hour has been played (C8.1)."""
        return self.turns[0].is_over

    @property
    def is_rolled(self) -> bool:
        """Whether the turns of this hour are wanted."""
        return self.turns[0].dice is not None

    @property
    def is_last_hour(self) -> bool:
        """Whether no roll follows this hour."""
        return self.turns[0].hour + 1 == len(self.sheet.hours)

    def wanted(self) -> SeatMask:
        """Return the seats that have to act now, at the table or not; 0 iff the game is over."""
        if self.is_over:
            return 0
        return self.committed or self.playing

    @property
    def playing(self) -> SeatMask:
        """The seats that have not left too often; if none has not, all."""
        everybody = (1 << len(self.turns)) - 1
        spent = mask_of(at for at, count in enumerate(self.forfeits) if count >= FORFEITS_MAX)
        return everybody & ~spent or everybody

    def chore(self, seat: int) -> tuple[Value, ...] | None:
        """Return what *seat* does without a choice; None if it plays its hour, or opens."""
        if not self.wanted() >> seat & 1:
            return PASS
        return None if self.is_rolled or self.committed else ROLL

    @property
    def sealed(self) -> str | None:
        """The value a `ROLL` or an hour commits to now; None where no roll follows (P6.6)."""
        return None if self.is_rolled and self.is_last_hour else DICE_ONLY

    def scores(self) -> tuple[Score, ...]:
        """Return the score of every seat as if the game ended now (C8.2)."""
        return tuple(score_of(turn.colony) for turn in self.turns)

    def winners(self) -> tuple[int, ...]:
        """List the seats with the highest total (C8.3)."""
        return winners(self.scores())


@dataclass(frozen=True, slots=True)
class Cozy:
    """The rules of Worm & Cozy for every sheet, as the table calls them (P14)."""

    @property
    def rules_id(self) -> str:
        """The name of the rules."""
        return RULES_ID

    @property
    def rules_hash(self) -> bytes:
        """The hash of the version and of what a sheet may name: others cannot sit together."""
        measures = tuple((one.value, one.arguments) for one in Measure)
        return rules_digest(
            RULES_ID, VERSION, (FORMAT, tuple(k.value for k in OrganKind), measures)
        )

    def options_refusal(self, options: Value, seats: int) -> Refusal | None:
        """Return why no table can be opened with *options* and so many *seats*, or None (C1.5)."""
        sheet = _read_options(options)
        if isinstance(sheet, CozyRefusal):
            return sheet
        if week_in(options) and seats != 1:
            return CozyRefusal(CozyReason.NOT_ALONE, value=seats)
        return None if 1 <= seats <= SEATS_MAX else CozyRefusal(CozyReason.SEATS, value=seats)

    def initial(self, options: Value, seats: int, seed: JointSeed) -> GameState:  # noqa: ARG002
        """Hand out the sheets; no lots are drawn from *seed*."""
        sheet = _read_options(options)
        if isinstance(sheet, CozyRefusal) or self.options_refusal(options, seats):
            raise ValueError(f"options that were to be refused: {sheet}, {seats} seats")
        forfeits = (0,) * seats if counts_leaving(options) else ()
        turns = (start_turn(sheet),) * seats
        return GameState(turns, forfeits=forfeits, week=week_in(options))

    def authors(self, state: GameState, at_table: SeatMask) -> SeatMask:
        """Return the wanted seats that are *at_table*, or, if none is, all *at_table*, to pass."""
        wanted = state.wanted()
        return wanted and (wanted & at_table or at_table)

    def opens(self, state: GameState) -> bool:
        """Return whether the authors now open their commitments."""
        return bool(state.committed)

    def sealed_values(self, state: GameState, seat: int) -> Iterable[Value]:  # noqa: ARG002
        """List every value that *seat* may commit to: only the nonce counts."""
        return (DICE_ONLY,)

    def refusal(
        self, state: GameState, seat: int, action: tuple[Value, ...], commit: bytes
    ) -> Refusal | None:
        """Return why *seat* may not do *action* with *commit*, or None; never raises."""
        if state.is_over:
            return CozyRefusal(CozyReason.GAME_OVER)
        if not 0 <= seat < len(state.turns):
            return CozyRefusal(CozyReason.SEAT, value=seat)
        if not state.wanted() >> seat & 1:
            is_idle = action == PASS and commit == b""
            return None if is_idle else CozyRefusal(CozyReason.SEAT, value=seat)
        return _action_refusal(state, seat, action) or _commit_refusal(state, commit)

    def apply(
        self,
        state: GameState,
        slots: tuple[Slot, ...],
        at_table: SeatMask,
        in_game: SeatMask,
        seed: JointSeed,
    ) -> GameState:
        """Play a completed step; a roll that nobody *at_table* can open is thrown at once.

        A seat that is no longer *in_game* passes, keeping its score (D25).
        """
        wanted = state.wanted()
        acts = [slot for slot in slots if wanted >> slot.seat & 1]
        if state.committed:
            opened = mask_of(slot.seat for slot in acts if slot.action)
            after = _rolled(state, seed, opened) if acts else state
        elif not acts and not state.forfeits:
            after = state
        else:
            after = state
            if state.is_rolled:
                after = _played(state, {slot.seat: slot.action for slot in acts})
            committed = mask_of(slot.seat for slot in acts if slot.commit)
            after = replace(after, committed=committed)
        is_unrolled = not after.is_rolled and not after.is_over
        if is_unrolled and not after.committed & at_table:
            after = _rolled(after, seed, opened=0)
        return _barred(state, after, in_game & ~at_table)

    def parting(self, state: GameState, seat: int) -> tuple[tuple[Value, ...], Value | None]:
        """Commit for the dice like everybody, and pass the hour (C4.3, C6.7)."""
        if not state.wanted() >> seat & 1:
            return PASS, None
        idle = HOUR, state.turns[seat].hour, (write_decision(Pass()),)
        return idle if state.is_rolled else ROLL, state.sealed

    def unforgiven(self, state: GameState) -> SeatMask:
        """Return the seats that are out until all others let them back (C6.8)."""
        return state.unforgiven

    def canonical(self, state: GameState) -> bytes:
        """Encode *state*; equal states, and only those, have equal bytes."""
        turns = tuple(turn.canonical() for turn in state.turns)
        left = (state.forfeits, state.unforgiven) if state.forfeits else ()
        week = (state.week,) if state.week else ()
        return pack((state.sheet.digest, state.committed, turns, *left, *week))


def options_for(text: str, *, counts: bool = False, week: int = 0) -> Value:
    """Return the options of a table on the sheet with the file *text* (C1.5).

    An option that is newer than kept logs is in them only if it is chosen: whether the table
    *counts* who leaves (C6.8), or the *week* whose rolls are played alone (C4.7).
    """
    sheet = read_sheet(text)
    if isinstance(sheet, Sheet):
        house: tuple[Value, ...] = ((WEEK, week),) if week else (True,) if counts else ()
        return (text.encode(), sheet.digest, *house)
    raise ValueError(f"a sheet that was to be refused: {sheet}")


def counts_leaving(options: Value) -> bool:
    """Return whether a table with *options* counts who leaves at a roll (C6.8)."""
    return isinstance(options, tuple) and len(options) == 3 and options[2] is True


def week_in(options: Value) -> int:
    """Return the week whose rolls a table with *options* plays; 0 if its seats throw (C4.7)."""
    match options:
        case (_, _, option):
            return read_week(option) or 0
        case _:
            return 0


def _read_options(options: Value) -> Sheet | CozyRefusal:
    match options:
        case (bytes(file), bytes(digest)) | (bytes(file), bytes(digest), True):
            return _read_file(file, digest)
        case (bytes(file), bytes(digest), week) if read_week(week):
            return _read_file(file, digest)
        case _:
            return CozyRefusal(CozyReason.OPTIONS_FORM)


@lru_cache(maxsize=8)  # a seat that joins a table reads the same file several times
def _read_file(file: bytes, digest: bytes) -> Sheet | CozyRefusal:
    try:
        sheet = read_sheet(file.decode())
    except UnicodeDecodeError as error:
        return CozyRefusal(CozyReason.SHEET, value=("file", "UTF-8", str(error.start)))
    if not isinstance(sheet, Sheet):
        first = sheet[0]
        return CozyRefusal(CozyReason.SHEET, value=(first.where, first.code, first.value))
    if sheet.digest != digest:
        return CozyRefusal(CozyReason.SHEET_DIGEST, value=sheet.digest)
    return sheet


def _action_refusal(state: GameState, seat: int, action: Value) -> CozyRefusal | None:
    """Return why the wanted *seat* may not do *action* in this step, or None."""
    if state.committed:
        is_opening = isinstance(action, tuple) and action[:1] == (OPEN,) and len(action) == 4
        return None if is_opening else CozyRefusal(CozyReason.STAGE, value=OPEN)
    if not state.is_rolled:
        return None if action == ROLL else CozyRefusal(CozyReason.STAGE, value=ROLL)
    after = _after(_Hour(state.turns[seat], action))
    return after if isinstance(after, CozyRefusal) else None


class _Hour:
    """An hour of a player, known again by the identity of its objects: comparing costs more."""

    __slots__ = ("action", "turn")

    def __init__(self, turn: Turn, action: Value) -> None:
        self.turn, self.action = turn, action

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Hour):
            return NotImplemented
        return self.turn is other.turn and self.action is other.action

    def __hash__(self) -> int:
        return self.turn.hour


@lru_cache(maxsize=2 * SEATS_MAX)  # to judge an hour is to play it, and it is played next
def _after(hour: _Hour) -> Turn | CozyRefusal:
    """Return where *hour* leads, or why it may not be played."""
    turn, read = hour.turn, read_hour(hour.action)
    if read is None:
        return CozyRefusal(CozyReason.STAGE, value=HOUR)
    number, decisions = read
    if number != turn.hour:
        return CozyRefusal(CozyReason.HOUR, value=turn.hour)
    after = played(turn, decisions)
    return after if isinstance(after, Turn) else replace(after, value=after.decision)


def _commit_refusal(state: GameState, commit: Value) -> CozyRefusal | None:
    """Return why *commit* does not go with this step, or None: it does if a roll follows (P6.6)."""
    if state.committed or state.sealed is None:
        return None if commit == b"" else CozyRefusal(CozyReason.COMMIT_UNWANTED)
    if isinstance(commit, bytes) and len(commit) == DIGEST_BYTES:
        return None
    return CozyRefusal(CozyReason.COMMIT_WANTED)


def _played(state: GameState, actions: dict[int, tuple[Value, ...]]) -> GameState:
    """Play the hour; a seat not among *actions*, or with an empty one, passes (D25)."""
    turns = tuple(_lived(turn, actions.get(at, ())) for at, turn in enumerate(state.turns))
    return replace(state, turns=turns, committed=0)


def _lived(turn: Turn, action: tuple[Value, ...]) -> Turn:
    after = _after(_Hour(turn, action)) if action else turn.closed()
    if isinstance(after, Turn):
        return after
    raise ValueError(f"an action that was to be refused: {action!r}")


def _rolled(state: GameState, seed: JointSeed, opened: SeatMask) -> GameState:
    """Throw the dice of the hour for everybody: organ, organ, shape (C4.1, C6.7).

    What was committed and not *opened* counts, where the table counts it (C6.8). The rolls of a
    week are thrown by nobody (C4.7).
    """
    if state.week:
        seed = roll_of(state.week, state.sheet.digest, state.turns[0].hour)
    draws = seed.draws()
    first, second, third = (draws.below(PIPS) + 1 for _ in range(3))
    unopened = state.committed & ~opened
    forfeits = tuple([count + (unopened >> at & 1) for at, count in enumerate(state.forfeits)])
    turns = tuple(turn.rolled((first, second, third)) for turn in state.turns)
    return replace(state, turns=turns, committed=0, forfeits=forfeits)


def _barred(before: GameState, after: GameState, away: SeatMask) -> GameState:
    """Keep out the seats that are *away* and have not opened, if the table counts them (C6.8)."""
    if not after.forfeits:
        return after
    counts = enumerate(zip(before.forfeits, after.forfeits, strict=True))
    unopened = mask_of(seat for seat, (old, new) in counts if new > old)
    return replace(after, unforgiven=(before.unforgiven | unopened) & away)
