"""Runs a project's tests with a mutation in it, for scripts/mutants/run.py.

Law: a mutated file exists only in memory, in a process forked for it alone; the first process has
already loaded what many of them load.
"""

from __future__ import annotations  # see environment.py

import ast
import builtins
import contextlib
import gc
import importlib
import json
import math
import os
import signal
import sys
import tempfile
import time
from functools import _lru_cache_wrapper
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from itertools import accumulate
from pathlib import Path
from typing import IO, TYPE_CHECKING, NamedTuple

from mutants.mutations import Mutation, watch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import CodeType

_WATCHER = "__reached__"
_WHILE_COLLECTING = ""
_SPARE, _TIMES, _MEMORY = 1.0, 5.0, 4 << 30
"""The limits of a mutant: spare seconds, times the processor time of its tests, and bytes."""
_WAITS_S = 120
"""A test that uses no processor is ended after so much time of the clock."""
_NO_TEST_LEFT = 5
_PYTEST = ("-x", "-q", "--tb=no", "--assert=plain", "-p", "no:randomly", "-p", "no:cacheprovider")


class Mutant(NamedTuple):
    """A mutation of *file*; *number* names its place among all files of the run."""

    file: str
    number: int
    mutation: Mutation

    @property
    def key(self) -> str:
        """Its name in the notes."""
        return f"{self.file} {self.mutation.name}"


class Unmutated(NamedTuple):
    """What the tests of a folder do without a mutation."""

    seconds: dict[str, float]
    """Processor time of each test."""
    reached: dict[str, set[int]]
    """The places that each test reached."""
    collecting: float
    """Processor time until the first test."""

    def reaching(self, number: int, below: str = "", within: float = math.inf) -> list[str]:
        """List the tests that reach a place, fastest first; all of them if an import reaches it.

        They are *below* a folder of tests, or examples in the program, and together take no more
        than *within* processor seconds.
        """
        is_import = number in self.reached[_WHILE_COLLECTING]
        reach = (test for test in self.seconds if is_import or number in self.reached[test])
        found = [test for test in reach if test.startswith(below) or not test.startswith("tests/")]
        in_order = sorted(found, key=self.seconds.__getitem__)
        until = accumulate(self.seconds[test] for test in in_order)
        return [test for test, seconds in zip(in_order, until, strict=True) if seconds <= within]


class Started(NamedTuple):
    """A process that runs tests, and the file in which it notes the one that it begins."""

    pid: int
    begun: IO[bytes]

    def noticed(self, status: int) -> str:
        """Return the test that failed, or what else went wrong; empty if nothing did."""
        code = os.waitstatus_to_exitcode(status)
        with self.begun as begun:
            begun.seek(0)
            test = begun.read().decode()
        return "" if code in {0, _NO_TEST_LEFT} else test or "collecting"


class Project(NamedTuple):
    """A project at *root* and the files to mutate."""

    root: Path
    trees: Mapping[str, ast.Module]

    def unmutated(self, places: Sequence[str], mutants: Sequence[Mutant]) -> Unmutated:
        """Run the tests at *places* twice and see which places of *mutants* they reach.

        Raise `ChildProcessError` if a test fails, also when the fastest come first.
        """
        before = self._reached(places, mutants)
        in_order = sorted(before.seconds, key=before.seconds.__getitem__)
        started = self.start(before, in_order)
        if failed := started.noticed(os.waitpid(started.pid, 0)[1]):
            raise ChildProcessError(
                f"{failed} fails without a mutation when the fastest come first"
            )
        return before

    def _reached(self, places: Sequence[str], mutants: Sequence[Mutant]) -> Unmutated:
        with tempfile.TemporaryDirectory() as scratch:
            written = Path(scratch, "seen.json")
            begun = tempfile.TemporaryFile()  # noqa: SIM115 - `noticed` closes it
            pid = _forked(lambda: self._watch(places, mutants, written, begun.fileno()))
            if failed := Started(pid, begun).noticed(os.waitpid(pid, 0)[1]):
                raise ChildProcessError(f"{failed} fails without a mutation: run it")
            seconds, reached, collecting, modules = json.loads(written.read_text("utf-8"))
        for name in modules:
            with contextlib.suppress(Exception):  # a test that needs it will say so
                importlib.import_module(name)
        gc.freeze()
        return Unmutated(seconds, {test: set(seen) for test, seen in reached.items()}, collecting)

    def start(
        self, before: Unmutated, tests: Sequence[str], mutant: Mutant | None = None
    ) -> Started:
        """Run *tests* in this order with *mutant*, in its own process."""
        begun = tempfile.TemporaryFile()  # noqa: SIM115 - `noticed` closes it
        return Started(_forked(lambda: self._run(before, tests, mutant, begun.fileno())), begun)

    def _watch(
        self, places: Sequence[str], mutants: Sequence[Mutant], written: Path, begun: int
    ) -> int:
        for mutant in {mutant.number: mutant for mutant in mutants}.values():
            watch(mutant.mutation, mutant.number, _WATCHER)
        watcher = _Watch(self.root, begun)
        files = sorted({mutant.file for mutant in mutants})
        code = self._pytest(files, [*places, *files], watcher)
        reached = {test: list(seen) for test, seen in watcher.reached.items()}
        modules = [name for name in sys.modules if not _is_ours(name, self.root)]
        facts = (watcher.seconds, reached, watcher.collecting, modules)
        written.write_text(json.dumps(facts), "utf-8")
        return code

    def _run(
        self, before: Unmutated, tests: Sequence[str], mutant: Mutant | None, begun: int
    ) -> int:
        if mutant:
            mutant.mutation.place.put(mutant.mutation.new)
        _end_after(_SPARE + _TIMES * before.collecting)
        chosen = _Chosen({test: before.seconds[test] for test in tests}, begun)
        places = sorted({test.partition("::")[0] for test in tests})
        return self._pytest([mutant.file] if mutant else [], places, chosen)

    def _pytest(self, changed: Sequence[str], places: Sequence[str], plugin: object) -> int:
        import pytest

        sys.meta_path.insert(0, _Finder(self.root, {file: self.trees[file] for file in changed}))
        os.chdir(self.root)
        os.environ["WORMUP_LONG"] = "1"  # a test that is not of every check still notices
        return int(pytest.main([*_PYTEST, *_options(), *places], plugins=[plugin]))


class _Loader(SourceFileLoader):
    def __init__(self, name: str, file: Path, tree: ast.Module) -> None:
        super().__init__(name, str(file))
        self._tree = tree

    def get_code(self, fullname: str) -> CodeType:
        return compile(ast.fix_missing_locations(self._tree), self.get_filename(fullname), "exec")


class _Finder(MetaPathFinder):
    """Finds the changed trees before the files on the disk."""

    def __init__(self, root: Path, trees: Mapping[str, ast.Module]) -> None:
        self._files = {_module(file): (root / file, tree) for file, tree in trees.items()}

    def find_spec(self, fullname: str, *_: object) -> ModuleSpec | None:
        if fullname not in self._files:
            return None
        file, tree = self._files[fullname]
        return spec_from_file_location(fullname, file, loader=_Loader(fullname, file, tree))


class _Watch:
    """A pytest plugin: how long each test takes, and which places it reaches."""

    def __init__(self, root: Path, begun: int) -> None:
        self._root, self._begun, self._began = root, begun, time.process_time()
        self.collecting = 0.0
        self._caches: list[_lru_cache_wrapper[object]] = []
        self.seconds: dict[str, float] = {}
        self.reached: dict[str, set[int]] = {}
        self._turn_to(_WHILE_COLLECTING)

    def pytest_collection_finish(self) -> None:
        self.collecting = time.process_time() - self._began
        found = (item for item in gc.get_objects() if isinstance(item, _lru_cache_wrapper))
        self._caches = [item for item in found if _is_ours(item.__module__, self._root)]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        for cache in self._caches:
            cache.cache_clear()  # otherwise only the first test reaches what it holds
        self._turn_to(nodeid)
        _note(nodeid, self._begun)
        self._began = time.process_time()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.seconds[nodeid] = time.process_time() - self._began

    def _turn_to(self, test: str) -> None:
        setattr(builtins, _WATCHER, self.reached.setdefault(test, set()).add)


class _Chosen:
    """A pytest plugin: only the tests of *seconds*, in that order, each with a time limit."""

    def __init__(self, seconds: Mapping[str, float], begun: int) -> None:
        self._seconds, self._begun = seconds, begun

    def pytest_collection_modifyitems(self, items: list[object]) -> None:
        order = list(self._seconds)
        chosen = {name: item for item in items if (name := getattr(item, "nodeid", "")) in order}
        items[:] = [chosen[name] for name in order if name in chosen]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        _note(nodeid, self._begun)
        _end_after(_SPARE + _TIMES * self._seconds[nodeid])


def _options() -> list[str]:
    """End what waits for ever; make Hypothesis draw the same examples, and stop at the first."""
    waits = ["-o", "timeout_method=thread", "-o", f"timeout={_WAITS_S}"]
    found = waits if find_spec("pytest_timeout") else []
    if not find_spec("hypothesis"):
        return found
    from hypothesis import Phase, settings

    phases = (Phase.explicit, Phase.generate)
    drawn = settings(deadline=None, database=None, derandomize=True, phases=phases)
    settings.register_profile("mutants", drawn)
    return [*found, "--hypothesis-profile=mutants"]


def _note(test: str, begun: int) -> None:
    """Write *test* over the one before it."""
    os.ftruncate(begun, 0)
    os.pwrite(begun, test.encode(), 0)


def _forked(work: Callable[[], int]) -> int:
    """Start *work* in its own process, which prints nothing; return its id."""
    assert sys.platform != "win32"
    import resource

    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    code = 99
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        code = work()
    finally:
        os._exit(code)


def _end_after(seconds: float) -> None:
    """Make this process die once it has used so much more processor time."""
    assert sys.platform != "win32"
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _module(file: str) -> str:
    return file.removesuffix(".py").replace("/", ".")


def _is_ours(module: str, root: Path) -> bool:
    """Return whether *module* is the project's; its folder may also hold an environment."""
    file = getattr(sys.modules.get(module), "__file__", None) or ""
    return file.startswith(str(root)) and not file.startswith(sys.prefix)
