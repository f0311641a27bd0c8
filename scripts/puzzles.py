"""Make the puzzles that ship with the program, from games of bots: ``python scripts/puzzles.py``.

Law: everything comes from the seeds below, so the same rules and bots make the same files. With
``--search`` it looks for other ones, for some minutes, and says what to write below.
"""

from __future__ import annotations  # see environment.py

import argparse
import sys
from collections import Counter
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # this clone, whatever is installed
sys.path.insert(0, str(Path(__file__).resolve().parent))
from bench.race import Setting, record_race, sit_down
from core.bots.levels import Level
from core.cozy.game import RULES_ID, options_for
from core.games import choose, rules_for
from core.review.finds import most
from core.review.puzzle import KNOTS, SUFFIX, Puzzle, PuzzleFlaw, cut, is_plain, puzzle_at
from core.table.agreed import Agreed, joined
from core.table.encoding import pack
from core.table.messages import seats_of
from core.table.origin import SEALED, Origin, PastStep
from core.table.rules import OPEN, Slot
from core.table.seeds import JointSeed
from core.wormup.profiles import Options, SwingWhen
from gui.report.puzzles import ANSWERS, FOLDER, PuzzleAnswer, packed_answers

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from core.cozy.game import GameState
    from core.table.encoding import Value

EACH = 24
"""So many ship of each game."""
_SHEETS = Path(__file__).resolve().parents[1] / "core" / "cozy" / "sheets"
_ENOUGH = 4
"""So many of one kind and as hard are enough to choose from."""
_ALL = range(1, KNOTS + 1)
_POINTS = 3, 8
"""The least and the most that is to be found in an hour."""
_ANEW = b"1", b"2", b"3"


class Kind(NamedTuple):
    """A kind of game that is searched for puzzles."""

    rules_id: str
    seats: int
    options: Value
    levels: tuple[Level, ...]


class Source(NamedTuple):
    """The game that a puzzle is from: its kind, its seed, and behind which step."""

    kind: int
    seed: int
    step: int


_RACERS = Level.NORMAL, Level.STRAIGHT, Level.EASY
_EITHER = SwingWhen.EITHER


def _race(edition: str, seats: int, options: Options) -> Kind:
    return Kind(f"wormup/{edition}", seats, options.plain(), _RACERS)


RACES = (
    _race("gryphon2010", 4, Options(course=7000)),
    _race("gryphon2008", 4, Options(course=7000)),
    _race("tidwell1994", 5, Options(course=7000)),
    _race("venice1995", 4, Options(course=7000)),
    _race("venice1995", 4, Options(repose=True, course=6000)),
    _race("tidwell1994", 4, Options(repose=True, course=6000)),
    _race("venice1995", 3, Options(course=6000, swing_when=_EITHER)),
    _race("gryphon2010", 4, Options(course=6000, swing_when=_EITHER)),
)
HOURS = tuple(
    Kind(RULES_ID, 1, options_for(path.read_text(encoding="utf-8")), (Level.GREEDY,))
    for path in sorted(_SHEETS.glob("*.toml"))
)
KINDS = {"race": (RACES, 300), "cozy": (HOURS, 8)}
"""What is searched, and in how many games of each kind."""
SOURCES: dict[str, tuple[Source, ...]] = {
    "race": (
        Source(1, 1, 14),
        Source(5, 1, 15),
        Source(4, 2, 16),
        Source(2, 47, 17),
        Source(7, 58, 13),
        Source(3, 161, 16),
        Source(6, 189, 7),
        Source(5, 7, 14),
        Source(5, 1, 16),
        Source(6, 3, 10),
        Source(7, 6, 8),
        Source(1, 30, 16),
        Source(4, 116, 15),
        Source(0, 189, 16),
        Source(7, 8, 10),
        Source(6, 13, 13),
        Source(6, 0, 6),
        Source(7, 1, 4),
        Source(1, 22, 18),
        Source(5, 51, 17),
        Source(4, 79, 10),
        Source(2, 165, 14),
        Source(0, 256, 21),
        Source(6, 1, 6),
    ),
    "cozy": (
        Source(0, 0, 27),
        Source(1, 0, 29),
        Source(3, 0, 33),
        Source(4, 1, 25),
        Source(7, 3, 21),
        Source(2, 5, 17),
        Source(5, 7, 19),
        Source(0, 3, 33),
        Source(0, 0, 17),
        Source(1, 0, 13),
        Source(2, 0, 19),
        Source(3, 0, 13),
        Source(5, 0, 25),
        Source(7, 0, 11),
        Source(4, 1, 19),
        Source(6, 2, 9),
        Source(0, 0, 29),
        Source(1, 0, 25),
        Source(2, 0, 15),
        Source(3, 0, 17),
        Source(4, 0, 9),
        Source(5, 0, 17),
        Source(6, 0, 15),
        Source(7, 0, 21),
    ),
}
"""The easy ones first."""


class Moment(NamedTuple):
    """A moment of a game of bots, and all that was played up to there."""

    step: int
    state: Any
    past: tuple[Value, ...]


def moments(kind: Kind, seed: int) -> Iterator[Moment]:
    """Let bots play a game of this *kind*, and yield each moment before somebody chooses."""
    rules, chance = rules_for(kind.rules_id), b"puzzle %d " % seed
    assert rules is not None
    everybody, sealed = (1 << kind.seats) - 1, dict[int, Any]()
    first = _seed(chance, 1)
    past = [PastStep(everybody, everybody, (), first.seed).value]
    state = rules.initial(kind.options, kind.seats, first)
    while authors := seats_of(rules.authors(state, everybody)):
        step = len(past)
        if rules.opens(state):
            slots = tuple(Slot(seat, (OPEN, step, sealed[seat], b"")) for seat in authors)
        else:
            yield Moment(step, state, tuple(past))
            chosen = {
                seat: choose(
                    kind.levels[seat % len(kind.levels)], rules, state, seat, chance + bytes([seat])
                )
                for seat in authors
            }
            sealed = {seat: one.sealed for seat, one in chosen.items()}
            slots = tuple(
                Slot(seat, one.action, b"" if one.sealed is None else SEALED)
                for seat, one in chosen.items()
            )
        joint = _seed(chance, step + 1)
        past.append(PastStep(everybody, everybody, slots, joint.seed).value)
        state = rules.apply(state, slots, everybody, everybody, joint)


def _seed(chance: bytes, step: int) -> JointSeed:
    return JointSeed(sha256(chance + b"%d" % step).digest())


def made(kind: Kind, moment: Moment) -> bytes:
    """Return the log of a table that goes on from *moment*, up to its first step."""
    setting = Setting(kind.rules_id, kind.options, kind.levels)
    keys = tuple(offer.identity for offer in sit_down(kind.seats, setting)[1].offers)
    past = pack(moment.past)
    origin = Origin(sha256(past).digest(), moment.step, sha256(past).digest(), keys, past)
    options = joined(Agreed(origin=origin), kind.options)
    table = record_race(kind.seats, Setting(kind.rules_id, options, kind.levels), steps=1)
    return cut(table.bodies, 1)


def asked(kind: Kind, moment: Moment) -> Puzzle | None:
    """Return the puzzle at *moment*, if it is one that is worth to be asked."""
    state = moment.state
    if kind in HOURS and not _is_hour_worth(state):
        return None
    puzzle = puzzle_at(moment.step, state)
    return None if isinstance(puzzle, PuzzleFlaw) or is_plain(state, puzzle) else puzzle


def _is_hour_worth(state: GameState) -> bool:
    """Return whether there are points to be found in an hour, and bots agree how many."""
    if not state.is_rolled:
        return False
    turn, (least, last) = state.turns[0], _POINTS
    points = most(turn).points
    return least <= points <= last and all(most(turn, seed).points <= points for seed in _ANEW)


def search(kinds: Sequence[Kind], games: int) -> Iterator[tuple[int, Source]]:
    """Yield puzzles of *kinds* in turn: how many knots each has, and where it is from."""
    known = set[bytes]()
    found = {kind: Counter[int]() for kind in range(len(kinds))}
    for seed, (at, kind) in product(range(games), enumerate(kinds)):
        if min(found[at][knots] for knots in _ALL) >= _ENOUGH:
            continue
        for moment in moments(kind, seed):
            puzzle = asked(kind, moment)
            if puzzle is None or found[at][puzzle.knots] >= _ENOUGH or pack(puzzle.action) in known:
                continue
            known.add(pack(puzzle.action))
            found[at][puzzle.knots] += 1
            yield puzzle.knots, Source(at, seed, moment.step)


def chosen(found: Iterable[tuple[int, Source]]) -> list[Source]:
    """Return as many of all that was *found* as ship: the easy ones first, of all kinds."""
    shelves = {knots: list[Source]() for knots in _ALL}
    for knots, source in found:
        print(knots, source, file=sys.stderr, flush=True)
        shelves[knots].append(source)
    picked = list[Source]()
    for sources in shelves.values():
        turns = Counter[int]()
        ranked = []
        for source in sources:  # one of each kind, then a second one
            ranked.append((turns[source.kind], source.seed, source))
            turns[source.kind] += 1
        picked += [source for *_, source in sorted(ranked)][: EACH // KNOTS]
    return picked


def write(name: str, kinds: Sequence[Kind], out: Path) -> list[PuzzleAnswer]:
    """Write the files of the puzzles *name* to *out*; return their answers."""
    answers = []
    for number, source in enumerate(SOURCES[name], start=1):
        kind = kinds[source.kind]
        moment = next(one for one in moments(kind, source.seed) if one.step == source.step)
        data, puzzle = made(kind, moment), puzzle_at(1, moment.state)
        assert isinstance(puzzle, Puzzle), puzzle
        path = out / f"{name}-{number:02}{SUFFIX}"
        path.write_bytes(data)
        answers.append(PuzzleAnswer.of(data, puzzle, kind.rules_id, moment.state))
        print(f"{path}: {len(data)} bytes, {puzzle.knots} knots")
    return answers


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the files, and say which."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="DIR")
    parser.add_argument("--search", choices=sorted(KINDS), help="look for other ones of a game")
    given = parser.parse_args(arguments)
    if given.search:
        kinds, games = KINDS[given.search]
        for source in chosen(search(kinds, games)):
            print(f"        {source},")
        return 0
    given.out.mkdir(parents=True, exist_ok=True)
    shipped = [write(name, kinds, given.out) for name, (kinds, _) in KINDS.items()]
    answers = packed_answers([answer for each in shipped for answer in each])
    (given.out / ANSWERS).write_bytes(answers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
