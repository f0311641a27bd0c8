"""A process that ends with the one that started it."""

import subprocess
import sys

from tests.world import HANG_S

CHILD = """
import threading
from net.driver.end_with_input import end_with_input
ended = threading.Event()
end_with_input(ended.set)
print("here", flush=True)
ended.wait()
"""


def test_a_process_hears_that_its_input_has_ended():
    with subprocess.Popen(
        [sys.executable, "-c", CHILD], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdout.readline()
        assert child.poll() is None
        child.stdin.close()
        assert child.wait(HANG_S) == 0
