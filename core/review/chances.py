"""How likely each seat is to win from a moment of a race: played on quickly, many times.

Law: public facts only; sealed bids are not looked at. The same race, seed and number of races give
the same counts. A race played on knows segments, not places: what each head still needs, faces,
bumps, rests, and the swings that the X may make as the posts stand.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from itertools import repeat
from typing import NamedTuple

from core.bots.contest import Contest, X, contest_of
from core.bots.outlook import LEAST
from core.wormup.profiles import Face
from core.wormup.race import Race, Stage

Bids = Mapping[int, int]
"""What some seats bid; what the ghost bids stands behind the last seat."""
_ROUNDS_MAX = 40
"""After so many rounds nobody wins a race that is played on."""
_LOST = 16
"""Up to so many parts of 64 of each segment are lost to bends and to others in the way."""
_PARTS = 64
_VAGUE, _VAGUER = 2.0, 0.2
"""By how many segments, and by which part of it, a need may be off: who stands in the way?"""
_SWUNG = 10.0
"""By how many segments a need may be off after a swing."""
_BYTES = 1 << 12


class Counts(NamedTuple):
    """How often each seat has won when a moment was played on, of so many *races*."""

    wins: tuple[int, ...]
    races: int

    def share(self, seat: int) -> float:
        """Return the share of the races that *seat* has won."""
        return self.wins[seat] / self.races

    def error(self) -> float:
        """Return by how much a share may be off: two standard errors of an even one.

        >>> Counts((200, 200), 400).error()
        0.05
        """
        return float(self.races**-0.5)


class RaceMoment(NamedTuple):
    """A race at one moment, as far as it is played on."""

    race: Race
    contest: Contest
    faces: tuple[int, ...]
    resting: tuple[int, ...]
    """The faces that may not be bid twice in a row."""
    rest: tuple[int, ...]
    """The face that each seat may not bid next; 0 is none."""
    numbers: tuple[tuple[int, int], ...]
    """The turns of this round that are still to come, (number, seat)."""
    x: int | None
    """The seat whose X is still to be named or to move."""


def moment_of(race: Race) -> RaceMoment:
    """Gather what playing on from *race* needs."""
    return RaceMoment(
        race,
        contest_of(race),
        tuple(code(face) for face in race.profile.faces),
        tuple(code(face) for face in race.profile.resting),
        tuple(code(face) if face else 0 for face in race.rest),
        tuple((race.numbers[seat] or 0, seat) for seat in race.queue),
        race.x_seat if race.stage is Stage.DECLARE or race.x_seat in race.queue else None,
    )


def counts(moment: RaceMoment, seed: bytes, races: int) -> Counts:
    """Play on from *moment* so many times, and count who wins."""
    race = moment.race
    if race.stage is Stage.OVER:
        wins = tuple(races * (seat == race.winner) for seat in range(len(race.worms)))
        return Counts(wins, races)
    return counts_after(moment, repeat({}, races), seed)


def counts_after(moment: RaceMoment, tables: Iterable[Bids], seed: bytes) -> Counts:
    """Play on from *moment* once with each of *tables*, the bids that are made first."""
    wins, races = [0] * len(moment.race.worms), 0
    for races, bids in enumerate(tables, start=1):
        winner = _Played(moment, seed + races.to_bytes(4, "big")).winner(bids)
        if winner is not None:
            wins[winner] += 1
    return Counts(tuple(wins), races)


def bids_of(race: Race) -> Bids:
    """Return what each seat has bid in this round of *race*, and behind the last the ghost."""
    return {seat: code(face) for seat, face in enumerate((*race.bids, race.ghost)) if face}


def code(face: Face) -> int:
    """Return *face* as a number."""
    return face.number or X


def is_clear(more: int, races: int) -> bool:
    """Return whether *more* wins of so many races are more than luck.

    >>> is_clear(20, 400), is_clear(21, 400)
    (False, True)
    """
    return more > 0 and more * more > races


class _Played:
    """One race played on from a moment."""

    __slots__ = ("_bytes", "_faces", "_left", "_moment", "_rest", "_seats")

    def __init__(self, moment: RaceMoment, seed: bytes) -> None:
        self._moment = moment
        self._rest = list(moment.rest)
        self._faces = moment.faces
        self._seats = [seat for seat, active in enumerate(moment.race.active) if active]
        self._bytes = iter(hashlib.shake_128(seed).digest(_BYTES))
        self._left = [
            max(need + self._luck() * (_VAGUE + _VAGUER * need), LEAST)
            for need in moment.contest.needs
        ]

    def winner(self, bids: Bids) -> int | None:
        """Return who wins; the first bids that are made are *bids*, as far as they go."""
        moment = self._moment
        if moment.race.stage is Stage.BID:
            winner = self._round(bids)
        elif moment.race.stage is Stage.DECLARE:
            winner = self._opened(self._row(bids_of(moment.race)))
        else:
            winner = self._moved(moment.numbers, moment.x)
        rounds = 0
        while winner is None and rounds < _ROUNDS_MAX:
            winner = self._round({})
            rounds += 1
        return winner

    def _round(self, known: Bids) -> int | None:
        bids = self._row(known)
        for seat in self._seats:
            bids[seat] = bids[seat] or self._bid(seat)
        if self._moment.race.has_ghost:
            bids[-1] = bids[-1] or max(self._face(), self._face())
        return self._opened(bids)

    def _row(self, known: Bids) -> list[int]:
        return [known.get(seat, 0) for seat in range(len(self._left) + 1)]

    def _face(self) -> int:
        return self._faces[next(self._bytes) % len(self._faces)]

    def _bid(self, seat: int) -> int:
        """Draw any face that does not rest, and once more if another would reach the line."""
        face, rests, need = self._face(), self._rest[seat], self._left[seat]
        while face == rests:
            face = self._face()
        if face < need <= self._faces[-2] or (need <= self._faces[0] and next(self._bytes) & 1):
            face = self._face()
            while face == rests:
                face = self._face()
        return face

    def _opened(self, bids: Sequence[int]) -> int | None:
        resting = self._moment.resting
        queue, holder = [], None
        for seat in self._seats:
            bid = bids[seat]
            is_valid = bid and bids.count(bid) == 1
            self._rest[seat] = bid if is_valid and bid in resting else 0
            if is_valid and bid == X:
                holder = seat
            elif is_valid:
                queue.append((bid, seat))
        if holder is not None:
            free = [number for number in self._moment.contest.numbers if number not in bids]
            queue.append((self._named(free, holder), holder))
        late = self._moment.contest.x_last
        queue.sort(key=lambda turn: (turn[1] == holder and (late or not turn[0]), turn[0]))
        return self._moved(queue, holder)

    def _named(self, free: Sequence[int], holder: int) -> int:
        need = self._left[holder]
        return min((n for n in free if n >= need), default=max(free, default=0))

    def _moved(self, queue: Iterable[tuple[int, int]], holder: int | None) -> int | None:
        left = self._left
        for number, seat in queue:
            lost = next(self._bytes) % _LOST * number / _PARTS if number else 0.0
            left[seat] -= number - lost
            if left[seat] <= 0:
                return seat
            if seat == holder:
                self._swing(seat)
        return None

    def _swing(self, holder: int) -> None:
        """Make one of the swings that the holder likes: the one that helps it most now."""
        shifts = self._moment.contest.shifts[holder]
        best, most = self._left, -1.0
        for shift in shifts:
            left = [max(a + b, LEAST) for a, b in zip(self._left, shift, strict=True)]
            weights = [1.0 / ((need + 3.0) * (need + 3.0)) for need in left]
            share = weights[holder] / sum(weights)
            if share > most:
                best, most = left, share
        self._left = [max(need + self._luck() * _SWUNG, LEAST) for need in best]

    def _luck(self) -> float:
        """Draw a number from -1 to 1, mostly near 0."""
        return (next(self._bytes) + next(self._bytes) - 255) / 255
