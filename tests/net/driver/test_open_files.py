"""How many files a process may open (N15)."""

import subprocess
import sys

import pytest

from net.driver import open_files
from net.driver.open_files import FILES_MAX

LIMITS = """
import resource
from net.driver.open_files import allow_many_files
resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))
allow_many_files()
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
@pytest.mark.parametrize(
    ("soft", "hard", "then"), [(64, 256, 256), (256, 8192, FILES_MAX), (5000, 8192, 5000)]
)
def test_a_process_may_open_as_many_files_as_the_system_grants_up_to_4096(soft, hard, then):
    """N15: macOS starts a program with 256."""
    program = f"import resource\n{LIMITS.format(soft=soft, hard=hard)}"
    most = subprocess.run(
        [sys.executable, "-P", "-c", "import resource as r; print(*r.getrlimit(r.RLIMIT_NOFILE))"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.split()
    if int(most[1]) != -1 and int(most[1]) < hard:
        pytest.skip(f"this system grants no more than {most[1]} files")
    told = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    assert told.stdout.split() == [str(then), str(hard)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
@pytest.mark.parametrize(
    ("soft", "hard", "then"), [(64, 256, 256), (64, -1, FILES_MAX), (-1, -1, 0)]
)
def test_a_limit_that_is_none_is_no_number(monkeypatch, soft, hard, then):
    system, asked = sys.modules["resource"], []
    monkeypatch.setattr(system, "RLIM_INFINITY", -1)
    monkeypatch.setattr(system, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(system, "setrlimit", lambda _, limits: asked.append(limits))
    assert open_files.allow_many_files() == (then or FILES_MAX)
    assert asked == [(then, hard)] * bool(then)
