"""Run the check where it is not alone: ``python scripts/conditions.py`` (Linux and macOS).

Law: a condition is made here and ended here; each run says how it ended, and what it printed is
kept in build/conditions/. Without arguments all of `PLAN` is run, which takes hours; with the names
of conditions only these: ``conditions.py --times 20 busy --pytest tests/window -k lid``.

Exit codes: 0 all runs were green, 1 one was not, 2 wrong use.
"""

from __future__ import annotations  # see environment.py

import argparse
import contextlib
import os
import pwd
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import environment
from check import SPLIT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

BUSY = 8
_SPIN = [sys.executable, "-c", "while True: pass"]
_DEAF = ["sh", "-c", 'trap "" INT HUP QUIT; exec "$@"', "sh"]
_PYTEST = """
python=$(python3 scripts/environment.py --dev) || exit 2
exec "$python" -m pytest "$@"
"""
_KEPT = environment.ROOT / "build" / "conditions"


class Start(NamedTuple):
    """How a run is started: words before its command, variables, folder, and whose it is."""

    before: tuple[str, ...] = ()
    variables: dict[str, str] = {}  # noqa: RUF012  # nobody changes it
    root: Path = environment.ROOT
    user: int | None = None


class Run(NamedTuple):
    """What is run, and how often: the whole check, or pytest with *words*."""

    condition: str
    times: int
    words: tuple[str, ...] = ()


@contextlib.contextmanager
def quiet() -> Iterator[Start]:
    """As it is."""
    yield Start()


@contextlib.contextmanager
def busy() -> Iterator[Start]:
    """Beside eight processes that compute."""
    others = [subprocess.Popen(_SPIN) for _ in range(BUSY)]
    try:
        yield Start()
    finally:
        for other in others:
            other.kill()
            other.wait()


@contextlib.contextmanager
def background() -> Iterator[Start]:
    """As a job in the background, deaf to Ctrl+C and to a terminal that is closed."""
    yield Start(before=tuple(_DEAF))


@contextlib.contextmanager
def nice() -> Iterator[Start]:
    """Under nice 15."""
    yield Start(before=("nice", "-n", "15"))


@contextlib.contextmanager
def elsewhere() -> Iterator[Start]:
    """With all XDG folders outside of home."""
    with tempfile.TemporaryDirectory(prefix="wormup-xdg-") as folder:
        names = ("DATA", "CONFIG", "CACHE", "STATE")
        yield Start(variables={f"XDG_{name}_HOME": f"{folder}/{name}" for name in names})


@contextlib.contextmanager
def c_locale() -> Iterator[Start]:
    """In the language C, which knows no letters but those of ASCII."""
    yield Start(variables={"LANG": "C", "LC_ALL": "C", "LANGUAGE": ""})


@contextlib.contextmanager
def german() -> Iterator[Start]:
    """On a system that speaks German."""
    yield Start(variables={"LANG": "de_DE.UTF-8", "LANGUAGE": "de"})


@contextlib.contextmanager
def chatham() -> Iterator[Start]:
    """Where it is 12 hours and 45 minutes later than at Greenwich, and in summer an hour more."""
    yield Start(variables={"TZ": "Pacific/Chatham"})


@contextlib.contextmanager
def nobody() -> Iterator[Start]:
    """As an account without rights, in a clone of its own; root is needed to become nobody."""
    if os.geteuid():
        msg = "nobody: start this as root, who alone may become somebody else"
        raise SystemExit(msg)
    account = pwd.getpwnam("nobody")
    with tempfile.TemporaryDirectory(prefix="wormup-nobody-") as folder:
        root, home = Path(folder, "clone"), Path(folder, "home")
        home.mkdir()
        clone = ["git", "clone", "--quiet", str(environment.ROOT), str(root)]
        subprocess.run(clone, check=True)
        for path in (Path(folder), *Path(folder).rglob("*")):
            os.chown(path, account.pw_uid, account.pw_gid, follow_symlinks=False)
        yield Start(variables={"HOME": str(home)}, root=root, user=account.pw_uid)


CONDITIONS: dict[str, Callable[[], contextlib.AbstractContextManager[Start]]] = {
    each.__name__: each
    for each in (quiet, busy, background, nice, elsewhere, c_locale, german, chatham, nobody)
}
PLAN = (
    Run("busy", 5),
    Run("busy", 20, ("tests/window", "tests/net/driver")),
    *(Run(name, 1) for name in CONDITIONS if name != "busy"),
)


def perform(run: Run) -> int:
    """Run it as often as it is to be run; return how often it was not green."""
    failed = 0
    for number in range(1, run.times + 1):
        with CONDITIONS[run.condition]() as start:
            began, load = time.monotonic(), os.getloadavg()[0]
            code, last = _ended(run, start, _KEPT / f"{run.condition}-{number}.txt")
        failed += code != 0
        words = " ".join(run.words) or "check.py"
        took = f"{time.monotonic() - began:.0f} s, load {load:.0f} to {os.getloadavg()[0]:.0f}"
        state = "green" if code == 0 else f"RED ({code})"
        print(f"{run.condition} {number}/{run.times}: {words}: {state}, {took}: {last}", flush=True)
    return failed


def _ended(run: Run, start: Start, kept: Path) -> tuple[int, str]:
    """Run it once; return its exit code and its last line."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with kept.open("wb") as file:
        running = subprocess.Popen(
            [*start.before, *command(run)],
            cwd=start.root,
            env={**os.environ, **start.variables},
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            user=start.user,
            group=start.user,
            extra_groups=[] if start.user else None,
            start_new_session=True,
        )
        try:
            code = running.wait()
        finally:  # it has children of its own, which would go on
            with contextlib.suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)
    return code, kept.read_text("utf-8", "replace").rstrip().rpartition("\n")[2]


def command(run: Run) -> list[str]:
    """Return what is run: the check, or pytest as it runs it."""
    return (
        ["sh", "-c", _PYTEST, "sh", *SPLIT, *run.words]
        if run.words
        else ["python3", "scripts/check.py"]
    )


def main() -> int:
    """Run what is asked for; return the exit code."""
    names = "; ".join(f"{name}: {make.__doc__}" for name, make in CONDITIONS.items())
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0], epilog=names)
    parser.add_argument("conditions", nargs="*", metavar="CONDITION", help="only under these")
    parser.add_argument("--times", type=int, default=1, help="each so often (1)")
    parser.add_argument("--pytest", nargs=argparse.REMAINDER, default=[], help="only these tests")
    options = parser.parse_args()
    if unknown := set(options.conditions) - set(CONDITIONS):
        parser.error(f"no condition is called {min(unknown)!r}; there are {', '.join(CONDITIONS)}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    chosen = [Run(name, options.times, tuple(options.pytest)) for name in options.conditions]
    return int(sum(map(perform, chosen or PLAN)) > 0)


if __name__ == "__main__":
    sys.exit(main())
