"""What the window remembers."""

import os
import sys

import pytest

from gui.window.settings import Settings


def test_choices_are_kept_over_a_restart(tmp_path):
    settings = Settings(tmp_path)
    settings.language, settings.text_size, settings.mute = "de", 150, True
    settings.shows_keys, settings.calm = True, False
    del settings
    again = Settings(tmp_path)
    assert again.calm is False
    assert (again.language, again.text_size, again.mute) == ("de", 150, True)
    assert again.shows_keys


def test_an_unreadable_file_counts_as_empty(tmp_path):
    (tmp_path / "window.ini").write_bytes(b"\xff\x00[General]\ntext_size=huge\nmute=?\n")
    settings = Settings(tmp_path)
    assert (settings.language, settings.text_size, settings.mute) == ("", 100, False)
    assert settings.geometry.isEmpty()
    assert settings.calm is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes in folders")
def test_a_pipe_where_the_settings_belong_is_not_waited_for_and_choices_are_kept(tmp_path):
    os.mkfifo(tmp_path / "window.ini")
    Settings(tmp_path).language = "de"
    assert Settings(tmp_path).language == "de"
