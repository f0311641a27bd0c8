"""Puzzles in files: those that ship with the program, and whatever somebody sends."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from core.games import rules_for
from core.review.idea import Idea, idea_of
from core.review.puzzle import KNOTS, SUFFIX, Puzzle, PuzzleFlaw, asker, puzzle_of, solves
from core.table.encoding import MalformedError, pack, unpack
from core.table.genesis import Genesis
from core.table.log import LOG_BYTES_MAX, NotALogError, Tail, first_record, read
from core.table.records import parse_record
from core.table.step import Completed
from gui.game_ui import game_of, known_ui
from gui.report.facts import state_of
from gui.report.judged import Verdict, judged, replay_of
from gui.report.terms_words import terms_of
from gui.report.values import read_as, written
from gui.words.no_log import packed_words
from gui.words.player_names import player_name
from gui.words.trouble_words import error_words
from gui.words.wanted import UsageError
from gui.words.words import counted, marked, words
from net.driver.disk import DiskError, listed, read_file

FOLDER = Path(__file__).parents[1] / "puzzles"
_FLAWS = {
    PuzzleFlaw.NO_GAME: marked("{file} is no puzzle: no game is in it."),
    PuzzleFlaw.NO_MOVE: marked("{file} is no puzzle: it does not end where somebody has to move."),
    PuzzleFlaw.NO_WIN: marked("{file} is no puzzle: no winning move was found."),
    PuzzleFlaw.NO_HOUR: marked("{file} is no puzzle: it does not end where an hour begins."),
    PuzzleFlaw.NO_POINTS: marked("{file} is no puzzle: hardly any points are in this hour."),
}


OWN = "puzzles"
"""The folder of those from our own games, in the data folder."""
_KNOTS = (
    marked("1 knot: easy"),
    marked("2 knots: think ahead"),
    marked("3 knots: plan to the end"),
)
_IDEAS = {
    Idea.LIES: marked("Lie another way"),
    Idea.SWINGS: marked("The thread comes closer"),
    Idea.TURNS: marked("Tail first"),
    Idea.SHORT: marked("The short way"),
    Idea.ALL: marked("Every segment counts"),
    Idea.BRAIN: marked("A brain well spent"),
    Idea.COIN: marked("What a coin can do"),
    Idea.BABY: marked("A baby comes"),
    Idea.WORM: marked("Room for a worm"),
    Idea.CHAIN: marked("The long chain"),
    Idea.GROWS: marked("Grow and grow"),
    Idea.FOOD: marked("Where food goes"),
    Idea.LEADS: marked("One leads to another"),
}
ANSWERS = "answers"
"""The file beside puzzles in which their answers are."""
_ANSWERS_MAX = 1 << 20


class PuzzleAnswer(NamedTuple):
    """What is known of a puzzle, so that nobody looks for it, or replays its game, again."""

    digest: bytes
    """Of its file."""
    step: int
    seat: int
    goal: int
    action: bytes
    knots: int
    state: bytes
    """How the game stands."""

    @staticmethod
    def of(data: bytes, puzzle: Puzzle, rules_id: str, state: Any) -> "PuzzleAnswer":  # noqa: ANN401
        """Return the answer to *puzzle*, whose file is *data* and whose game stands so."""
        step, seat, goal, action, knots = puzzle
        stands = written(state_of(rules_id), state)
        return PuzzleAnswer(digest_of(data), step, seat, goal, pack(action), knots, stands)

    def puzzle(self) -> Puzzle | None:
        """Return the puzzle; None if this answers nothing."""
        try:
            action = unpack(self.action)
        except MalformedError:
            return None
        if not isinstance(action, tuple) or not 1 <= self.knots <= KNOTS:
            return None
        return Puzzle(self.step, self.seat, self.goal, action, self.knots)


class AskedPuzzle(NamedTuple):
    """A puzzle, the game that it is from, how that stands, and the digest of its file."""

    puzzle: Puzzle
    genesis: Genesis
    state: Any
    digest: bytes
    steps: Sequence[Completed[Any]] = ()
    """Those that lead to it; none where only its card is wanted."""


class Shelved(NamedTuple):
    """A puzzle on the shelf: its place among those of its kind, and what its card says."""

    path: Path
    asked: AskedPuzzle
    kind: str
    """The game that it ships for; "" if it is from one's own games."""
    number: int

    @property
    def title(self) -> str:
        """What its answer hangs on, with its number."""
        idea = words(_IDEAS[idea_of(self.asked.puzzle)])
        return words("{number} {asked}", number=self.number, asked=idea) if self.kind else idea

    @property
    def line(self) -> str:
        """What is asked, and in which hour."""
        hour = line_words(self.asked).rpartition(", ")[2]
        goal = goal_words(self.asked)
        return f"{goal}, {hour}" if known_ui(self.asked.genesis.rules_id).HAS_HOURS else goal

    @property
    def said(self) -> str:
        """What is asked, where it is to be found, and how hard that is."""
        asked = self.asked
        knots = knots_words(asked.puzzle.knots)
        return f"{goal_words(asked)}. {line_words(asked)}. {knots}"


def shelved(data: Path) -> Iterator[Shelved]:
    """Yield the puzzles of the program, then those from our own games, which *data* keeps.

    Of those with an answer no game is replayed.
    """
    numbers = Counter[str]()
    for folder, is_ours in ((FOLDER, False), (data / OWN, True)):
        answers = answers_in(folder)
        for path in listed(folder, f"*{SUFFIX}"):
            asked = known_at(path, answers) or asked_at(path, answers)
            if isinstance(asked, AskedPuzzle):
                kind = "" if is_ours else game_of(asked.genesis.rules_id)
                numbers[kind] += 1
                yield Shelved(path, asked, kind, numbers[kind])


def known_at(path: Path, answers: Mapping[bytes, PuzzleAnswer]) -> AskedPuzzle | None:
    """Return the puzzle in the file at *path* by its answer alone; None without a fitting one."""
    try:
        data = read_file(path, LOG_BYTES_MAX)
        answer = answers[digest_of(data)]
        genesis = parse_record(first_record(data) or b"")
        puzzle = answer.puzzle()
        if not isinstance(genesis, Genesis) or puzzle is None:
            return None
        rules = rules_for(genesis.rules_id)
        if rules is None or rules.rules_hash != genesis.rules_hash:
            return None
        state = read_as(state_of(genesis.rules_id), answer.state)
        asked = AskedPuzzle(puzzle, genesis, state, answer.digest)
        return asked if Shelved(path, asked, "", 0).said else None
    except Exception:  # noqa: BLE001  # whatever somebody wrote beside our own puzzles
        return None


def own_files(data: Path) -> list[Path]:
    """List the files of the puzzles from our own games, which *data* keeps."""
    return listed(data / OWN, f"*{SUFFIX}")


def today_of(day: date, digests: Sequence[bytes]) -> bytes:
    """Return the puzzle of the *day* among these: the same for all who have the same ones.

    >>> today_of(date(2026, 11, 28), [b"a", b"b", b"c"])
    b'a'
    """
    return min(digests, key=lambda digest: sha256(day.isoformat().encode() + digest).digest())


def goal_words(asked: AskedPuzzle) -> str:
    """Return what is asked, in a few words."""
    puzzle, genesis = asked.puzzle, asked.genesis
    if known_ui(genesis.rules_id).HAS_HOURS:
        return counted(puzzle.goal, "Find {count} point", "Find {count} points")
    name = player_name(genesis.offers[puzzle.seat].name)
    return words("{name} moves {number}", name=name, number=puzzle.goal)


def line_words(asked: AskedPuzzle) -> str:
    """Return what has to be found in a race, or in which hour of which chapter it is."""
    puzzle, genesis = asked.puzzle, asked.genesis
    ui = known_ui(genesis.rules_id)
    if not ui.HAS_HOURS:
        return words("Find the win")
    hour, _ = ui.hour_words(asked.state, puzzle.seat, puzzle.action)
    sheet = ui.at_a_glance(terms_of(genesis))[1].rpartition(", ")[2]
    return f"{sheet}, {hour}"


def sentence_of(one: Shelved) -> str:
    """Return what is asked, in one sentence."""
    asked, line = goal_words(one.asked), line_words(one.asked)
    if known_ui(one.asked.genesis.rules_id).HAS_HOURS:
        return words("{asked} in this hour", asked=asked)
    if not one.kind:
        return words("{asked}. {line}.", asked=asked, line=line)
    return words("Puzzle {number}: {asked}. {line}.", number=one.number, asked=asked, line=line)


def knots_words(knots: int) -> str:
    """Return what so many knots mean."""
    return words(_KNOTS[knots - 1])


def shipped() -> list[Path]:
    """List the files of the puzzles that ship with the program, the easy ones of each game first.

    >>> [path.name for path in shipped()][23:25]
    ['cozy-24.puzzle', 'race-01.puzzle']
    """
    return sorted(FOLDER.glob(f"*{SUFFIX}"))


def digest_of(data: bytes) -> bytes:
    """Return the digest by which the puzzle in the file *data* is known."""
    return sha256(data).digest()


def answers_in(folder: Path) -> dict[bytes, PuzzleAnswer]:
    """Return the answers kept in *folder*, by puzzle; none if they cannot be read."""
    try:
        kept = read_as(tuple[PuzzleAnswer, ...], read_file(folder / ANSWERS, _ANSWERS_MAX))
    except (OSError, DiskError, MalformedError):
        return {}
    return {answer.digest: answer for answer in kept}


def packed_answers(answers: Sequence[PuzzleAnswer]) -> bytes:
    """Return the file that keeps these *answers*."""
    return written(tuple[PuzzleAnswer, ...], tuple(answers))


def asked_at(
    path: Path, answers: Mapping[bytes, PuzzleAnswer] | None = None
) -> AskedPuzzle | UsageError:
    """Return the puzzle in the file at *path*, or why there is none.

    What is not among the *answers* is looked for, which takes up to two seconds.
    """
    file = Path(path.name)
    try:
        data = read_file(path, LOG_BYTES_MAX)
        log = read(data)
    except OSError as error:
        return UsageError(words("{path} cannot be read: {why}", path=file, why=error_words(error)))
    except NotALogError as error:
        said = words("{file} is no puzzle, or it is damaged: ask for it once more.", file=file)
        return UsageError(packed_words(file, error) or said)
    replay = replay_of(log)
    outcome = judged(log, replay)
    if outcome.verdict is Verdict.NEWER:
        return UsageError(words("{file}: {what}", file=file, what=outcome.why), outcome.code)
    if replay.table is None or outcome.verdict is Verdict.FAILS or log.tail is not Tail.CLEAN:
        said = words(
            "{file} is damaged, or somebody has changed it: ask for it once more.", file=file
        )
        return UsageError(said)
    genesis, steps, digest = replay.table.genesis, replay.table.completed, digest_of(data)
    answer = (answers or {}).get(digest)
    puzzle = (answer and _proved(answer, genesis, steps)) or puzzle_of(steps, asker(log.bodies))
    if isinstance(puzzle, PuzzleFlaw):
        return UsageError(flaw_words(path, puzzle))
    return AskedPuzzle(puzzle, genesis, steps[-1].outcome.state, digest, steps)


def _proved(
    answer: PuzzleAnswer, genesis: Genesis, steps: Sequence[Completed[Any]]
) -> Puzzle | None:
    """Return the puzzle of *answer*, if by the rules it solves the one at the end of *steps*."""
    puzzle = answer.puzzle()
    if puzzle is None or puzzle.step != len(steps) or puzzle.seat not in range(len(genesis.offers)):
        return None
    return puzzle if solves(steps[-1].outcome.state, puzzle, puzzle.action) else None


def flaw_words(path: Path, flaw: PuzzleFlaw) -> str:
    """Return why the file at *path* is no puzzle."""
    return words(_FLAWS[flaw], file=Path(path.name))
