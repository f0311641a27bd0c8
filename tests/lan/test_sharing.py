"""A laptop without the game downloads it from another one, over a LAN, while people play there."""

import json
import shutil
import sys
from contextlib import ExitStack
from hashlib import sha256

import pytest

from gui.self_command import self_command
from tests.lan.network import PREFIX, Lan
from tests.net.driver.test_handing_over import LARGE, LINUX, release

pytestmark = pytest.mark.usefixtures("needs_lan")

_FETCH = """
import hashlib, sys, urllib.request
got = urllib.request.urlopen(sys.argv[1], timeout=60).read()
print(hashlib.sha256(got).hexdigest())
"""
CHROMIUM = shutil.which("chromium")


@pytest.fixture
def shared(tmp_path):
    """Let laptop 1 of two hand over a release; return laptop 2 and the address."""
    with ExitStack() as stack:
        lan = stack.enter_context(Lan(2))
        lan.add_dead_ends(1)
        folder = str(release(tmp_path / "dist"))
        command = [*self_command(), "share", "--json", "--name", "Ann", "--release", folder]
        process = stack.enter_context(lan.laptops[1].start(*command))
        stack.callback(process.kill)
        assert process.stdout is not None
        told = next(told for line in process.stdout if (told := json.loads(line))["is_checked"])
        yield lan.laptops[2], told["addresses"]


def said(laptop, *command):
    """Run a program on a laptop, and return what it says."""
    with laptop.start(*command) as process:
        return process.stdout.read()


def test_the_address_shown_is_the_one_that_leads_from_the_other_laptop(shared):
    """N7: adapters that lead nowhere are not named beside one that leads."""
    laptop, (address,) = shared
    assert address.startswith(f"http://{PREFIX}11:")
    digest = said(laptop, sys.executable, "-c", _FETCH, f"{address}/{LINUX}").strip()
    assert digest == sha256(LARGE).hexdigest()


@pytest.mark.skipif(not CHROMIUM, reason="there is no Chromium here")
def test_a_real_browser_shows_the_page(shared, tmp_path):
    laptop, (address, *_) = shared
    page = said(
        laptop,
        str(CHROMIUM),
        *("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"),
        *("--disable-background-networking", "--disable-component-update", "--dump-dom"),
        f"--user-data-dir={tmp_path / 'browser'}",
        address,
    )
    assert f'<a class="key" href="{address[-6:]}/{LINUX}">' in page
    assert "Ann&#39;s laptop" in page or "Ann's laptop" in page
