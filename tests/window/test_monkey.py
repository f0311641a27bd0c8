"""Whatever is pressed, turned and typed: no error, no abort, and no page without a way back."""

import random
import subprocess
import sys

from tests.architecture.tree import ROOT
from tests.tiers import IS_LONG
from tests.window.monkey import SCENES
from tests.world import HANG_S

EVENTS = 200_000 // len(SCENES) if IS_LONG else 80
SHORT = 3
"""Of the scenes, so many are played with in a short run, others each time."""


def test_a_monkey_meets_no_error_no_abort_and_no_page_without_a_way_back():
    """The seed is drawn from that of the run; what the monkey prints says how to do it again."""
    seed = random.getrandbits(32)
    names = [*SCENES] if IS_LONG else random.sample([*SCENES], SHORT)
    command = [sys.executable, "-m", "tests.window.monkey", str(seed), str(EVENTS), *names]
    limit = HANG_S * (20 if IS_LONG else 1)
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=limit
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
