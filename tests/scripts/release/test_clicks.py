"""How long a build starts beside the clone."""

import sys

import pytest

from release import clicks


def test_what_both_wait_for_counts_for_neither_and_no_first_start_counts(monkeypatch):
    taken = iter([9.0, 9.0, 1.5, 2.5, 1.5, 2.5, 1.5, 3.5])
    monkeypatch.setattr(clicks, "painted_s", lambda _: next(taken))
    assert clicks.times(["clone"], ["build"], 3) == pytest.approx(2.0)


def test_a_start_is_over_when_the_page_is_painted_and_not_when_the_program_ends():
    code = "import time; print('{}', flush=True); time.sleep(0.3)"
    assert clicks.painted_s([sys.executable, "-c", code]) > 0
    with pytest.raises(ValueError, match="Expecting value"):
        clicks.painted_s([sys.executable, "-c", ""])


def test_a_build_that_starts_too_slowly_is_told(monkeypatch, capsys):
    for ratio, code in ((1.4, 0), (1.6, 1)):
        monkeypatch.setattr(clicks, "times", lambda *_, ratio=ratio: ratio)
        monkeypatch.setattr(sys, "argv", ["clicks.py", "a"])
        assert clicks.main() == code
    assert "1.60 times the clone's start, at most 1.5 wanted" in capsys.readouterr().out
