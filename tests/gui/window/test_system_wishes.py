"""What the system wishes of every program."""

import sys

import pytest

from gui.window import system_wishes


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="there no program is asked")
def test_a_desktop_that_does_not_answer_is_left_without_a_word(qapp, tmp_path, monkeypatch, qtlog):
    """On a busy machine gsettings takes longer than we wait."""
    slow = tmp_path / "gsettings"
    slow.write_text("#!/bin/sh\nexec sleep 60\n")
    slow.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setattr(system_wishes, "_ASK_MS", 200)
    assert not system_wishes.wants_calm()
    assert qtlog.records == []
