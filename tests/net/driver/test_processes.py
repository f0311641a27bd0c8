"""Work shared out among processes, which never outlive it."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from net.driver.processes import shared_out
from tests.architecture.tree import ROOT
from tests.world import HANG_S

_SLOW = """
import os, sys, threading
from pathlib import Path
from net.driver.processes import shared_out

def work(number):
    begun = Path(sys.argv[1])
    (begun / str(os.getpid())).touch()
    while number == 0 and len(list(begun.iterdir())) < 2:  # it ends when both have begun
        pass
    number and threading.Event().wait()  # no other one ever does

if __name__ == "__main__":
    with shared_out(work, range(9), 2) as results:
        for _ in results:
            print("begun", flush=True)
"""


_LOADING = """
import signal
from net.driver.processes import shared_out

if __name__ != "__main__":  # it is loaded by a process that begins
    signal.raise_signal(signal.SIGINT)

if __name__ == "__main__":
    with shared_out(str, range(3), 2) as results:
        print(*results)
"""


def whose(number: int) -> tuple[int, int]:
    """Return twice *number*, and which process says so."""
    return 2 * number, os.getpid()


def halved(number: int) -> float:
    """Return half of *number*, which must not be odd."""
    if number % 2:
        raise ValueError(number)
    return number / 2


def test_results_come_in_order_from_other_processes() -> None:
    with shared_out(whose, range(50), 2) as results:
        found = list(results)
    assert [number for number, _ in found] == [*range(0, 100, 2)]
    assert os.getpid() not in {process for _, process in found}
    assert active_children() == []


def test_what_the_work_raises_is_raised_here() -> None:
    with (
        pytest.raises(ValueError, match="3"),
        shared_out(halved, [2, 3, *range(4, 400, 2)], 1) as results,
    ):
        list(results)
    assert active_children() == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to send")
@pytest.mark.parametrize("how", [signal.SIGINT, getattr(signal, "SIGKILL", None)])
def test_nothing_is_left_of_work_that_is_stopped(tmp_path: Path, how: signal.Signals) -> None:
    """Ctrl+C goes to all processes of the terminal; a kill only to the first."""
    script = tmp_path / "slow.py"
    script.write_text(_SLOW, encoding="utf-8")
    begun = tmp_path / "begun"
    begun.mkdir()
    with subprocess.Popen(
        [sys.executable, script, begun],
        env={"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    ) as first:
        assert first.stdout
        assert first.stderr
        assert first.stdout.readline() == "begun\n"
        if how == signal.SIGINT:
            os.killpg(first.pid, how)
        else:
            first.kill()
        try:  # it ends when no process holds its pipes any more
            _, complaint = first.communicate(timeout=HANG_S)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(first.pid, signal.SIGKILL)
    assert complaint.count("Traceback") == (how == signal.SIGINT), complaint


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals to send")
def test_ctrl_c_means_nothing_to_a_process_that_still_loads_its_work(tmp_path: Path) -> None:
    script = tmp_path / "loading.py"
    script.write_text(_LOADING, encoding="utf-8")
    command, world = [sys.executable, str(script)], {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, check=False, env=world, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("0 1 2\n", "")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no mask of signals")
def test_ctrl_c_waits_here_only_while_processes_begin() -> None:
    masked = []

    def asked() -> Iterator[int]:
        masked.append(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))
        yield 1

    with shared_out(whose, asked(), 1) as results:
        list(results)
    assert masked == [True]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
