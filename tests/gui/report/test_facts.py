"""What is kept of a log: the same again; and no file beside the logs changes a verdict (P12)."""

import json
import os
import random
import sqlite3
import sys
import zlib
from collections.abc import Callable
from contextlib import closing, suppress
from functools import cache
from pathlib import Path

import pytest

from core.bots.levels import Level
from core.review.branch import Branch
from core.review.puzzle import Puzzle, cut, puzzle_of
from core.table.encoding import pack, unpack
from core.table.log import read
from core.table.looks import LookWish
from gui.report import kept_review
from gui.report.also_known import NAME as GROUPS
from gui.report.also_known import groups_in
from gui.report.branches import keep, kept
from gui.report.facts import facts_of, packed, read_facts
from gui.report.index import mark_of
from gui.report.judged import Verdict, judged, replay_of
from gui.report.puzzles import (
    ANSWERS,
    OWN,
    AskedPuzzle,
    PuzzleAnswer,
    answers_in,
    asked_at,
    goal_words,
    known_at,
    own_files,
    packed_answers,
)
from gui.report.review import Review
from gui.report.saved import INDEX, Saved, saved
from gui.report.solved import Solved
from gui.window.past.game_thumbnail import kept_thumbnail, last_moment
from gui.window.settings import Settings
from gui.words.wanted import UsageError
from net.driver.kept_wish import keep_wish, load_wish
from tests.gui.cozy_log import cozy_game
from tests.gui.forged_log import forged
from tests.gui.race_log import race
from tests.tiers import IS_LONG

TRIES = 20_000 if IS_LONG else 300
LOGS = {
    "over": race()[0],
    "begun": race(2, steps_max=5)[0],
    "changed": forged()[0],
    "cozy": cozy_game(steps_max=9)[0],
}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Give the folder of a laptop with some games."""
    for name, log in LOGS.items():
        folder = tmp_path / "games" / name
        folder.mkdir(parents=True)
        (folder / "log").write_bytes(log)
        os.utime(folder / "log", (1, 1))
    return tmp_path


def verdicts(data: Path) -> dict[str, Verdict]:
    return {name: verdict_on((data / "games" / name / "log").read_bytes()) for name in LOGS}


@cache
def verdict_on(whole: bytes) -> Verdict:
    log = read(whole)
    return judged(log, replay_of(log)).verdict


def row_of(data: Path, name: str, facts: bytes) -> None:
    """Put *facts* into the index as what was read off the log *name*, with a right sum."""
    folder = data / "games" / name
    key, mark = os.fsencode(folder.relative_to(data)), mark_of(folder / "log").encode()
    total = zlib.crc32(facts, zlib.crc32(mark, zlib.crc32(key)))
    with closing(sqlite3.connect(data / INDEX)) as base, base:
        base.execute("REPLACE INTO logs VALUES (?, ?, ?, ?)", (key, mark, facts, total))


@pytest.mark.parametrize("name", LOGS)
def test_what_is_kept_of_a_log_is_what_was_read_off_it(data: Path, name: str) -> None:
    facts = facts_of(data / "games" / name)
    assert read_facts(packed(facts)) == facts


def test_what_was_kept_by_a_program_with_more_games_is_nothing_kept(data: Path) -> None:
    """Its rules are not ours: nobody here could say what the state is."""
    facts = facts_of(data / "games" / "over")
    assert facts.genesis is not None
    parts = unpack(packed(facts))
    assert isinstance(parts, tuple)
    wire, stands, plain = parts
    assert isinstance(wire, tuple)
    known = facts.genesis.rules_id
    foreign = tuple("wurmup/9" if part == known else part for part in wire)
    assert foreign != wire
    assert read_facts(pack((foreign, stands, plain))) is None


def test_a_row_of_the_index_makes_no_class_and_changes_no_verdict(data: Path) -> None:
    """The row of an attack: a pickle that took the place of `Replay._find`."""
    list(saved(data))
    before = verdicts(data)
    assert before["changed"] is Verdict.FAILS
    evil = (
        b"\x80\x05\x8c\x10core.table.audit\x8c\x06Replay\x93N}\x8c\x05_find"
        b"\x8c\x10core.table.audit\x8c\x07Finding\x93s\x86b0N\x85."
    )
    for name in LOGS:
        row_of(data, name, evil)
    assert len(list(saved(data))) == len(LOGS)
    assert verdicts(data) == before


@pytest.mark.parametrize("facts", [b"", pack(()), pack((1, 2, 3, 4)), pack(((), b"", b""))])
def test_a_row_of_another_shape_is_nothing_kept(data: Path, facts: bytes) -> None:
    first = list(saved(data))
    for name in LOGS:
        row_of(data, name, facts)
    assert list(saved(data)) == first


# -- every file beside the logs, changed in any way ------------------------------------------------


def mutated(data: bytes, draws: random.Random) -> bytes:
    """Give *data* with some bytes changed, cut, doubled or brought in."""
    found = bytearray(data)
    for _ in range(draws.choice((1, 1, 2, 8))):
        at = draws.randrange(len(found) + 1)
        match draws.randrange(5):
            case 0 if found:
                found[at % len(found)] ^= 1 << draws.randrange(8)
            case 1 if found:
                found[at % len(found)] = draws.choice((0, 1, 0x7F, 0x80, 0x90, 0xC0, 0xFF))
            case 2:
                del found[at : at + draws.choice((1, 4, 50))]
            case 3:
                found[at:at] = draws.randbytes(draws.choice((1, 4, 50)))
            case _:
                found[at:at] = found[at : at + draws.choice((1, 16))]
    return bytes(found)


Use = Callable[[Path], object]


def shelf(data: Path) -> list[Saved]:
    return list(saved(data))


def reviewed(data: Path) -> None:
    log = data / "games" / "over" / "log"
    kept_review.read_review(log, kept_review.digest_of(log.read_bytes()), race()[1])


def merged(data: Path) -> None:
    with suppress(UsageError):
        groups_in(data)


def branched(data: Path) -> None:
    kept(data / "games" / "over", race()[1].genesis.game)


def puzzled(data: Path) -> None:
    asked_at(data / "sent.puzzle")


def put_on_the_shelf(data: Path) -> None:
    own = data / OWN
    for path in own_files(data):
        if known := known_at(path, answers_in(own)):
            kept_thumbnail(known.genesis, known.state, (160, 100), 1.0)
        asked = asked_at(path, answers_in(own))
        assert isinstance(asked, AskedPuzzle)
        assert goal_words(asked)


def counted_solved(data: Path) -> None:
    Solved(data).how(bytes(32))


def settled(data: Path) -> tuple[object, ...]:
    found = Settings(data)
    texts = (found.language, found.light, found.table)
    return (*texts, found.mute, found.calm, found.geometry, found.text_size)


def wished(data: Path) -> None:
    if (wish := load_wish(data)) is not None:
        assert wish.order


def kept_files(data: Path) -> dict[str, tuple[Path, Use, int]]:
    """Give each file beside the logs, what reads it, and how often it is tried."""
    list(saved(data))
    log, table = data / "games" / "over" / "log", race()[1]
    kept_review.keep_review(log, kept_review.digest_of(log.read_bytes()), Review())
    branch = Branch(table.genesis.game, 5, 0, Level.NORMAL, bytes(32), ())
    keep(log.parent, branch)
    (made,) = (log.parent / "branches").iterdir()
    (data / GROUPS).write_text(json.dumps([["11" * 32, "22" * 32]]))
    (data / "sent.puzzle").write_bytes(cut(read(race()[0]).bodies, len(table.completed) - 1))
    own, done = data / OWN, table.completed[-2]
    own.mkdir()
    puzzle = puzzle_of(table.completed[:-1])
    assert isinstance(puzzle, Puzzle)
    sent, rules_id = (data / "sent.puzzle").read_bytes(), table.genesis.rules_id
    (own / "own.puzzle").write_bytes(sent)
    answer = PuzzleAnswer.of(sent, puzzle, rules_id, done.outcome.state)
    (own / ANSWERS).write_bytes(packed_answers([answer]))
    Solved(data).note(answer.digest, is_alone=True)
    keep_wish(data, LookWish(("plum",), "straw", "Z"))
    (data / "window.ini").write_text("[General]\nlanguage=de\ntext_size=115\ntable=packed\n")
    return {
        "index": (data / INDEX, shelf, 1),
        "review": (log.with_name(kept_review.KEPT), reviewed, 1),
        "branch": (made, branched, 4),
        "groups": (data / GROUPS, merged, 4),
        "puzzle": (data / "sent.puzzle", puzzled, 1),
        "answers": (own / ANSWERS, put_on_the_shelf, 1),
        "solved": (own / "solved", counted_solved, 4),
        "settings": (data / "window.ini", settled, 4),
        "wish": (data / "wish", wished, 4),
    }


FILES = ("index", "review", "branch", "groups", "puzzle", "answers", "solved", "settings", "wish")


@pytest.mark.timeout(0 if IS_LONG else None)
@pytest.mark.parametrize("name", FILES)
def test_no_file_beside_the_logs_makes_an_error_or_another_verdict(data: Path, name: str) -> None:
    before = verdicts(data)
    first = [(one.folder, one.standing) for one in shelf(data)]
    files = kept_files(data)
    assert files.keys() == {*FILES}
    path, use, worth = files[name]
    whole, draws = path.read_bytes(), random.Random(f"2 {name}")
    for _ in range(TRIES * worth // 15):
        path.write_bytes(mutated(whole, draws))
        use(data)
    path.write_bytes(whole)
    assert [(one.folder, one.standing) for one in shelf(data)] == first
    assert verdicts(data) == before


def loop(path: Path) -> None:
    path.symlink_to(path.name)


def away(path: Path) -> None:
    path.symlink_to("nowhere")


def deep(path: Path) -> None:
    path.write_bytes((b"[" if path.suffix == ".json" else b"\x91") * 100_000)


def odd(path: Path) -> None:
    path.write_bytes(b"[NaN, Infinity, 1e999, 9999999999999999999999999999]")


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes, and links only for some")
@pytest.mark.parametrize("made", [Path.mkdir, os.mkfifo, loop, away, deep, odd])
def test_whatever_lies_where_a_file_beside_the_logs_belongs_makes_no_error(
    data: Path, made: Callable[[Path], None]
) -> None:
    """A pipe would let the window wait for ever."""
    before = verdicts(data)
    for path, use, _ in kept_files(data).values():
        path.unlink()
        made(path)
        use(data)
    assert verdicts(data) == before


@pytest.mark.timeout(0 if IS_LONG else None)
def test_facts_that_no_log_can_say_are_drawn_or_passed_over(data: Path, qapp) -> None:
    list(saved(data))
    draws = random.Random(3)
    names = [name for name in LOGS if name != "changed"]
    wholes = {name: packed(facts_of(data / "games" / name)) for name in names}
    for _ in range(TRIES // 15):
        name = draws.choice(names)
        parts = unpack(wholes[name])
        assert isinstance(parts, tuple)
        wire, stands, plain = parts
        assert isinstance(stands, bytes)
        assert isinstance(plain, bytes)
        if draws.randrange(2):
            stands = mutated(stands, draws)
        else:
            plain = mutated(plain, draws)
        row_of(data, name, pack((wire, stands, plain)))
        for game in shelf(data):
            last_moment(game, (160, 100), 1.0)
