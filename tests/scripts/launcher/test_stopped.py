"""Ctrl+C while the installed program is still loaded."""

import shutil
import subprocess
import sys

import pytest

from environment import ROOT

LOSES_IT = """
import signal
try:
    signal.raise_signal(signal.SIGINT)
except BaseException as error:
    raise ImportError from error
"""
"""As C code does that is interrupted while a module is loaded."""


@pytest.mark.parametrize("code", [LOSES_IT, "import signal; signal.raise_signal(signal.SIGINT)"])
def test_whoever_presses_ctrl_c_before_all_is_loaded_gets_130_and_no_traceback(tmp_path, code):
    launcher, program = tmp_path / "wormup_lan", tmp_path / "wormup_lan" / "_program" / "gui"
    program.mkdir(parents=True)
    shutil.copy(ROOT / "scripts" / "launcher" / "__main__.py", launcher)
    (launcher / "__init__.py").touch()
    (program / "__init__.py").touch()
    (program / "cli.py").write_text(code)
    command = [sys.executable, "-m", "wormup_lan"]
    done = subprocess.run(command, capture_output=True, check=False, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (130, b"")
