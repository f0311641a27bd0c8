"""Whatever somebody who runs the tests has set, what a test starts lives in their one world."""

import json
import os
import subprocess
import sys

from tests.architecture.tree import ROOT

_TELL = """
import json, os, signal
from net.driver.identity import data_directory
from gui.words.languages import wished
deaf = [name for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")
        if signal.getsignal(getattr(signal, name, signal.SIGINT)) is signal.SIG_IGN]
strange = [name for name in os.environ if name.startswith(("LC_", "XDG_", "DBUS_SESSION_"))]
print(json.dumps([str(data_directory()), wished(os.environ), deaf, strange]))
"""
_START = f"""
import signal, subprocess, sys
for name in ("SIGINT", "SIGHUP", "SIGQUIT"):
    if hasattr(signal, name):
        signal.signal(getattr(signal, name), signal.SIG_IGN)  # as of a job in the background
from tests import world
world.enter()
sys.exit(subprocess.call([sys.executable, "-c", {_TELL!r}]))
"""


def test_what_a_test_starts_hears_signals_speaks_english_and_keeps_off_anybodys_files(tmp_path):
    places = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
    strange = {name: str(tmp_path / name) for name in places}
    strange |= {"LANG": "C", "LC_ALL": "C", "LANGUAGE": "fr", "DBUS_SESSION_BUS_ADDRESS": "x"}
    start, outside = [sys.executable, "-c", _START], {**os.environ, **strange}
    done = subprocess.run(start, cwd=ROOT, env=outside, check=False, capture_output=True)
    assert done.stderr == b""
    place, language, deaf, unforgotten = json.loads(done.stdout)
    assert (language, deaf, unforgotten) == ("en", [], [])
    assert sys.platform == "win32" or not place.startswith(str(tmp_path))
    assert list(tmp_path.iterdir()) == []
