"""Whatever is pressed, turned and typed: no error, no abort, and no page without a way back."""

import random
import subprocess
import sys

import pytest

from tests.architecture.tree import ROOT
from tests.tiers import IS_LONG
from tests.window.monkey import SCENES
from tests.world import HANG_S

EVENTS = 200_000 // len(SCENES) if IS_LONG else 80
SHORT = 3
"""Of the scenes, so many are played with in a short run, others each time."""
REVIEWED = {"review", "review-rounds", "replay-chances", "cozy-review"}
"""Those in which bots look back at a game first: minutes where others want the processor too."""
LIMIT_S = 4 * 3600.0 if IS_LONG else HANG_S


@pytest.mark.timeout(2 * LIMIT_S)
def test_a_monkey_meets_no_error_no_abort_and_no_page_without_a_way_back():
    """The seed is drawn from that of the run; what the monkey prints says how to do it again."""
    seed = random.getrandbits(32)
    short = random.sample(sorted(SCENES.keys() - REVIEWED), SHORT)
    names = [*SCENES] if IS_LONG else short
    command = [sys.executable, "-m", "tests.window.monkey", str(seed), str(EVENTS), *names]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=LIMIT_S
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
