"""What starting the program costs, in units of starting Python with what it needs of others.

Law: CPU time of whole child processes, in turns, with everything compiled, as on a laptop where the
program has been started once.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.race import sit_down
from bench.rows import Goal, Row, ratios
from core.table.log import MAGIC, record
from core.table.table import opening_records
from environment import ROOT

if sys.platform != "win32":
    import resource

_SEATS = 3
PACKAGES = (
    "from cryptography.exceptions import InvalidSignature\n"
    "from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey\n"
    "import msgpack\n"
    "import argparse, dataclasses, enum, hashlib, pathlib, typing\n"
)
"""All that an audit must import of others: what it is made of, and what any command needs."""


def rows(rounds: int) -> list[Row]:
    """Compare an audit of a log in which nothing has happened yet."""
    with tempfile.TemporaryDirectory(prefix="wormup-bench-") as folder:
        log = Path(folder) / "log"
        log.write_bytes(minimal_log())
        audit = [sys.executable, "-m", "gui.cli", "audit", str(log), "--data", f"{folder}/none"]
        bare = [sys.executable, "-c", PACKAGES]
        compiled = Path(folder) / "compiled"
        for command in (audit, bare):
            cpu_of(command, compiled)
        taken = [(cpu_of(audit, compiled), cpu_of(bare, compiled)) for _ in range(rounds)]
    audits, floors = zip(*taken, strict=True)
    name = "start of audit / Python and what it imports of others"
    return [Row(name, ratios(audits, floors), Goal.AT_MOST, 1.8)]


def minimal_log() -> bytes:
    """Make a log with a genesis and all sits."""
    _, genesis, sits, _ = sit_down(_SEATS)
    return MAGIC + b"".join(map(record, opening_records(genesis, sits)))


def cpu_of(command: list[str], compiled: Path) -> float:
    """Run *command* and return its CPU seconds; Python keeps its bytecode in *compiled*."""
    kept = {"PYTHONPYCACHEPREFIX": str(compiled), "PYTHONDONTWRITEBYTECODE": ""}
    before = _children()
    subprocess.run(
        command, check=True, cwd=ROOT, env={**os.environ, **kept}, stdout=subprocess.DEVNULL
    )
    return _children() - before


def _children() -> float:
    if sys.platform == "win32":
        raise OSError(f"{sys.platform} does not tell what a child process has used")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
