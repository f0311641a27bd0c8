"""Tests that are run in copies of one process: each once, and none that died looks green."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

_CONFTEST = """
from tests import forks

def pytest_configure(config):
    config.pluginmanager.register(forks.Forks(2))
"""


def _run(folder: Path, **files: str) -> str:
    """Return what pytest says of *files* that two copies run."""
    (folder / "conftest.py").write_text(_CONFTEST, "utf-8")
    for name, text in files.items():
        (folder / f"test_{name}.py").write_text(text, "utf-8")
    pytest = (sys.executable, "-m", "pytest", "-p", "no:randomly")
    command = [*pytest, f"--rootdir={folder}", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return f"{done.stdout}{done.stderr}"


def test_each_test_is_run_once_and_each_file_by_one_process(tmp_path: Path) -> None:
    """So they share what is dear, and no promise is tried twice or never."""
    pids = """
import os, pathlib, pytest

@pytest.mark.parametrize("n", range(3))
def test_it(n):
    with pathlib.Path(__file__).with_suffix(".pids").open("a") as told:
        print(os.getpid(), file=told)
"""
    said = _run(tmp_path, a=pids, b=pids, c=pids)
    assert "9 passed" in said, said
    for name in "abc":
        ran = (tmp_path / f"test_{name}.pids").read_text("utf-8").split()
        assert (len(ran), len(set(ran))) == (3, 1)


def test_a_process_that_dies_fails_its_test_and_those_behind_it(tmp_path: Path) -> None:
    """The others run on, also where it ended as if all had gone well, and say why they fail."""
    dies = "import os\ndef test_1(): pass\ndef test_2(): os._exit(0)\ndef test_3(): pass\n"
    fails = "def test_4():\n    print('seed 7')\n    assert [1] == [2]\n"
    fails += "def test_6(subtests):\n    with subtests.test('part 9'): assert [3] == [4]\n"
    said = _run(tmp_path, dies=dies, fails=fails, lives="def test_5(): pass\n")
    assert re.search(r"_ test_2 _+\nthe process died that ran this test\n", said), said
    assert re.search(r"_ test_3 _+\nnot run: ", said), said
    for part in ("assert [1] == [2]", "seed 7", "assert [3] == [4]", "part 9"):
        assert part in said, said
    assert "4 failed, 3 passed" in said, said


def test_a_green_run_leaves_nothing_behind(tmp_path: Path) -> None:
    """No folder of a test, of a copy, or of what a test starts."""
    one = "tests/net/driver/test_packing.py"
    command = [sys.executable, "-m", "pytest", "--forks", "2", one]
    temporary = {**os.environ, "TMPDIR": str(tmp_path)}
    subprocess.run(command, cwd=ROOT, env=temporary, check=True, capture_output=True)
    left = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert left == []
