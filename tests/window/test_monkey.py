"""Whatever is pressed, turned and typed: no error, no abort, and no page without a way back."""

import random
import subprocess
import sys

import pytest

from tests.architecture.tree import ROOT
from tests.tiers import long
from tests.window.monkey import SCENES
from tests.world import HANG_S

EVENTS = 80
SHORT = 3
"""Of the scenes, so many are played with in a short run, others each time."""
LONG = 200_000 // len(SCENES)
REVIEWED = {"review", "review-rounds", "replay-chances"}
"""Those in which bots look back at a game first: minutes where others want the processor too."""


def plays_well(events: int, *names: str) -> None:
    """Let the monkey play, with a seed that is drawn from that of the run."""
    seed = str(random.getrandbits(32))
    command = [sys.executable, "-m", "tests.window.monkey", seed, str(events), *names]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=HANG_S
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


def test_a_monkey_meets_no_error_no_abort_and_no_page_without_a_way_back():
    """What it prints says how to do it again."""
    plays_well(EVENTS, *random.sample(sorted(SCENES.keys() - REVIEWED), SHORT))


@long
@pytest.mark.parametrize("name", SCENES)
def test_for_as_long_as_one_likes_on_every_page(name):
    plays_well(LONG, name)
