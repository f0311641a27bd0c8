"""A C compiler for the systems of others, with their headers inside: zig, as PyPI has it."""

from __future__ import annotations  # see environment.py

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from release.packing import NotMadeError
from release.wheels import Pinned, load, unpack

if TYPE_CHECKING:
    from pathlib import Path

ZIG = Pinned(
    "ziglang==0.17.1",
    "ziglang-0.17.1-py3-none-manylinux_2_12_x86_64.manylinux2010_x86_64.musllinux_1_1_x86_64.whl",
    "ea6cc5d87b033cf0aedfbc8f9549a908cae6c50ac31f1698188fa48a74524b54",
)


def laid(kept: Path) -> Path:
    """Return the compiler, laid out in *kept* once; its licence lies beside it."""
    if not sys.platform.startswith("linux"):
        msg = "the compiler for other systems is taken for Linux alone: make this build there"
        raise NotMadeError(msg)
    folder = kept / "zig"
    wheel = load(kept, ZIG, "--only-binary=:all:")
    if not folder.exists():
        part = folder.with_name("zig.part")
        unpack(wheel, part)
        (part / "ziglang" / "zig").chmod(0o755)
        part.rename(folder)
    return folder / "ziglang" / "zig"


def run(zig: Path, folder: Path, *words: str) -> None:
    """Run the compiler in *folder* with *words*. Raises `NotMadeError`."""
    variables = {**os.environ, "ZIG_GLOBAL_CACHE_DIR": str(zig.parents[1] / "cache")}
    done = subprocess.run(
        [str(zig), *words],
        cwd=folder,
        env=variables,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise NotMadeError(f"zig {words[0]}: {done.stderr[-2000:]}")
