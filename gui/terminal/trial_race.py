"""A race of two bots on this machine, as `selftest` tries it: real processes, sockets and logs."""

import contextlib
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from core.table.audit import Replay
from core.table.log import NotALogError
from gui.report.compare import CopiesState, compare, copy_of
from gui.report.judged import Verdict, replay_of
from gui.report.verdict import report
from gui.self_command import self_command
from gui.words.words import counted, words
from net.driver.folder import FolderError, read_log
from net.driver.place import lonely_meet

NAMES = ("Ann", "Ben")
RACE_S = 25
"""Counted from the first word of both. On a slow laptop the race is not over by then; what there is
of it has to check."""
START_S = 120
"""How long a bot may take to say its first word: a slow disk loads the program for long."""
_LOOK_S = 0.2
END_S = 6
"""How long a bot may take to end after that, or after the other."""
STEPS_MIN = 6
"""By then worms have moved."""
EDITION = "venice1995"
"""Two may play it."""


class RaceError(Exception):
    """The race did not go as it has to; the message says what to do."""


def try_race(seconds: int = RACE_S) -> str:
    """Let two bots race for *seconds* at most; return how it went. Raises `RaceError`."""
    with tempfile.TemporaryDirectory(prefix="wormup-", ignore_cleanup_errors=True) as made:
        folder = Path(made)
        with _bots(folder, seconds) as bots:
            for name, bot in zip(NAMES, bots, strict=True):
                _await_word(folder / f"{name}.txt", bot)
            is_over = [_end(bots[0], seconds + END_S), _end(bots[1], END_S)]
        replays = [_replay(folder / name) for name in NAMES]
        said = [_last_lines(folder / f"{name}.txt") for name in NAMES]
    _require_agreement(replays, said, seconds)
    steps = max(_steps(replay) for replay in replays)
    if all(is_over):
        return counted(
            steps,
            "two bots have raced to the end in {count} step; both logs check",
            "two bots have raced to the end in {count} steps; both logs check",
        )
    return counted(
        steps,
        "two bots have raced for {count} step until the time was up, for this laptop is slow or"
        " busy; both logs check",
        "two bots have raced for {count} steps until the time was up, for this laptop is slow or"
        " busy; both logs check",
    )


@contextlib.contextmanager
def _bots(folder: Path, seconds: int) -> Iterator[list["subprocess.Popen[bytes]"]]:
    """Start the bots with their files in *folder*; none outlives the block."""
    meet, bots = str(lonely_meet()), []
    try:
        for name in NAMES:
            command = [*self_command(), "peer", "--name", name, "--data", str(folder / name)]
            command += ["--loopback", "--meet", meet, "--within", str(seconds + START_S)]
            command += ["--edition", EDITION, "--seats", str(len(NAMES)), "--bot", "easy"]
            with (folder / f"{name}.txt").open("wb") as told:
                bot = subprocess.Popen(  # noqa: S603  # our own program
                    command, stdin=subprocess.DEVNULL, stdout=told, stderr=subprocess.STDOUT
                )
            bots.append(bot)
        yield bots
    finally:
        for bot in bots:
            bot.kill()
            bot.wait()


def _await_word(told: Path, bot: "subprocess.Popen[bytes]") -> None:
    """Wait for the first word of *bot* in the file *told*, or its end."""
    for _ in range(round(START_S / _LOOK_S)):
        if told.stat().st_size or bot.poll() is not None:
            return
        with contextlib.suppress(subprocess.TimeoutExpired):
            bot.wait(_LOOK_S)


def _end(bot: "subprocess.Popen[bytes]", seconds: int) -> bool:
    """Wait for the end of *bot*; return whether its race is over."""
    with contextlib.suppress(subprocess.TimeoutExpired):
        return bot.wait(seconds) == 0
    return False


def _replay(data: Path) -> Replay | None:
    """Return the race in *data* if its log is there and checks as far as it goes."""
    for log in data.glob("games/*/log"):
        with contextlib.suppress(FolderError, NotALogError):
            file = read_log(log)
            replay = replay_of(file)
            if report(file, replay).verdict is not Verdict.FAILS:
                return replay
    return None


def _last_lines(told: Path) -> str:
    """Return the two last lines of what a bot has *told*."""
    return "; ".join(told.read_text(encoding="utf-8", errors="replace").splitlines()[-2:])


def _steps(replay: Replay | None) -> int:
    return len(replay.table.completed) if replay and replay.table else 0


def _require_agreement(replays: Sequence[Replay | None], said: Sequence[str], seconds: int) -> None:
    """Raise `RaceError` unless both have raced for some steps and hold the same race."""
    first, second = replays
    if min(map(_steps, replays)) < STEPS_MIN:
        raise RaceError(
            words(
                "two bots on this laptop have not raced within {seconds} s of their first words:"
                " try again when the laptop has less to do; if that does not help, send us this"
                " report. Last they said: {said}",
                seconds=seconds,
                said=" / ".join(said),
            )
        )
    assert first is not None, "no race has no steps"
    assert second is not None, "no race has no steps"
    if compare(copy_of(first), copy_of(second)).copies not in {
        CopiesState.EQUAL,
        CopiesState.SHORTER,
    }:
        raise RaceError(words("the logs of two bots do not agree: please send us this report"))
