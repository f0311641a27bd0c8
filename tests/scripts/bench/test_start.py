"""What the start of an audit is compared with, and what it must not import."""

import subprocess
import sys

import pytest

from bench.start import PACKAGES, cpu_of, minimal_log, rows
from tests.tiers import long

_HEAVY = ("PySide6", "zmq", "shapely", "zeroconf")


def _modules(code, *arguments):
    program = f"{code}\nimport sys\nprint(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout, {name.partition(".")[0] for name in done.stderr.split()}


def test_an_audit_imports_no_window_no_network_and_no_shapes(tmp_path):
    log = tmp_path / "log"
    log.write_bytes(minimal_log())
    code = "import sys\nfrom gui.cli import main\nassert main(['audit', sys.argv[1]]) == 0"
    said, modules = _modules(code, str(log))
    assert "checks, unfinished" in said
    assert modules.isdisjoint(_HEAVY)
    assert {"cryptography", "msgpack", "gui"} <= modules


def test_the_floor_imports_the_packages_and_nothing_of_ours():
    _, modules = _modules(PACKAGES)
    assert {"cryptography", "msgpack"} <= modules
    assert modules.isdisjoint({"core", "net", "gui"})


def test_cpu_time_of_a_child_is_its_own(tmp_path):
    spin = "import time\nwhile time.process_time() < 0.2: pass"
    assert cpu_of([sys.executable, "-c", spin], tmp_path) >= 0.2


def test_nothing_is_compiled_twice(tmp_path):
    cpu_of([sys.executable, "-c", "import core.table.log"], tmp_path)
    assert any(tmp_path.rglob("core/table/log.*.pyc"))


def test_a_command_that_fails_is_not_measured(tmp_path):
    with pytest.raises(subprocess.CalledProcessError):
        cpu_of([sys.executable, "-c", "raise SystemExit(1)"], tmp_path)


@long
def test_the_start_is_measured():
    (row,) = rows(1)
    assert row.middle > 0
