"""In every language and the smallest window, no page cuts the words of a key, a chip or a label."""

import json
import subprocess
import sys

import pytest

from gui.words.languages import LANGUAGES
from tests.tiers import IS_LONG

_SHOWN = [code for code in LANGUAGES if code == "de" or IS_LONG]
"""With --long all of them: each takes most of a minute. German words are the longest."""


@pytest.mark.parametrize("code", _SHOWN)
def test_no_words_are_cut_and_what_has_no_room_is_found(code):
    asked = [sys.executable, "-m", "tests.window.room", code]
    done = subprocess.run(asked, check=True, capture_output=True, text=True)
    found = json.loads(done.stdout.splitlines()[-1])
    assert sorted(found.pop("proof")) == [
        ["Button", "Bring a friend"],
        ["QLabel", "Is my Wi-Fi all right?"],
    ]
    assert found == {}
