"""Where Qt's files lie: whatever the folder is called into which somebody unpacks the program."""

import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
import shiboken6

from tests.world import HANG_S

ASK = """
import sys
sys.path.insert(0, sys.argv[1])
from gui.window.app import application
from gui.window.language import Speaker
app, speaker = application(), Speaker()
speaker.speak("de")
from PySide6.QtGui import QImageReader
print(app.platformName(), len(Speaker._installed), b"svg" in QImageReader.supportedImageFormats())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there a link needs more rights than we have")
@pytest.mark.parametrize("name", ["Spiele, neu", "a;b", "50 % & #1 = ü '"])
def test_plug_ins_and_words_are_found_in_a_folder_of_any_name(tmp_path, name):
    folder = tmp_path / name
    folder.mkdir()
    for package in (PySide6, shiboken6):
        here = Path(package.__file__ or "").parent
        (folder / here.name).symlink_to(here)
    done = subprocess.run(
        [sys.executable, "-c", ASK, str(folder)],
        capture_output=True,
        text=True,
        check=False,
        timeout=HANG_S,
    )
    assert done.stdout == "offscreen 1 True\n", done.stderr
