"""The `moment` command: which step it saves, into which files, and what it refuses."""

from filecmp import cmp
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtGui import QImage

from core.table.log import record
from gui.cli import main
from gui.parts.pictures import HEIGHT, WIDTH
from gui.report.step_words import turn_begins
from gui.window.past import clip
from gui.wormup.story import RaceStory
from tests.gui.race_log import race


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "log"
    path.write_bytes(race()[0])
    return path


def saved(log: Path, name: str, *more: str) -> Path:
    path = log.with_name(name)
    assert main(["moment", str(log), "--output", str(path), *more]) == 0
    return path


def refused(capsys, log: Path, name: str, *more: str) -> str:
    before = log.read_bytes()
    assert main(["moment", str(log), "--output", str(log.parent / name), *more]) == 2
    assert log.read_bytes() == before, "the log was touched"
    said: str = capsys.readouterr().err
    return said


def test_the_step_that_is_named_is_saved_and_else_the_last(qapp, log, capsys) -> None:
    last = len(race()[1].completed)
    pictures = [
        QImage(str(saved(log, name, *step)))
        for name, step in (
            ("a.png", ()),
            ("b.png", ("--step", str(last))),
            ("c.png", ("--step", "4")),
        )
    ]
    assert [(one.width(), one.height()) for one in pictures] == [(WIDTH, HEIGHT)] * 3
    assert pictures[0] == pictures[1]
    assert pictures[0] != pictures[2]
    assert "a.png" in capsys.readouterr().out


def test_every_step_of_a_race_has_a_picture_also_before_the_first_dice(qapp, log) -> None:
    for step in (1, 2, 3):
        assert not QImage(str(saved(log, "a.png", "--step", str(step)))).isNull()


def test_a_picture_may_be_svg(qapp, log) -> None:
    assert "<svg" in saved(log, "a.svg", "--step", "4").read_text(encoding="utf-8")


@pytest.mark.parametrize("step", ["0", "-1", "9999"])
def test_a_step_that_the_log_does_not_have_is_one_sentence(qapp, log, capsys, step) -> None:
    said = refused(capsys, log, "a.png", "--step", step)
    assert f"no step {step} that checks" in said
    assert not log.with_name("a.png").exists()


def test_of_a_log_that_does_not_check_what_is_proved_is_shown(qapp, log, capsys) -> None:
    log.write_bytes(race(steps_max=8)[0] + record(b"\xc0"))
    path = log.with_name("a.png")
    assert main(["moment", str(log), "--output", str(path), "--step", "8"]) == 1
    said = capsys.readouterr().err
    assert "This copy was changed after the game, or is no honest copy." in said
    assert QImage(str(path)).text("Description") in said, "the picture says so itself"
    assert "1 to 8" in refused(capsys, log, "b.png", "--step", "9")


def test_a_clip_of_a_log_that_does_not_check_says_so_in_every_picture(qapp, log) -> None:
    log.write_bytes(race(steps_max=8)[0] + record(b"\xc0"))
    path = log.with_name("a.gif")
    assert main(["moment", str(log), "--output", str(path), "--step", "5"]) == 1
    opened: Any = Image.open(path)
    with opened as film:
        for at in range(film.n_frames):
            film.seek(at)
            strip = film.convert("L").crop((0, 420, 800, 450))
            assert strip.getpixel((2, 2)) > 240, "paper"
            assert strip.getextrema()[0] < 80, "and ink"


def test_what_is_no_log_no_picture_or_no_place_is_one_sentence(qapp, log, capsys) -> None:
    assert ".png or .svg" in refused(capsys, log, "a.jpg")
    assert "cannot be written" in refused(capsys, log, "missing/a.png")
    assert "cannot be written" in refused(capsys, log, "missing/a.svg")
    log.write_bytes(b"shopping list")
    assert "is not a log" in refused(capsys, log, "a.png")


def test_a_log_is_not_overwritten_by_its_picture(qapp, log, capsys) -> None:
    named = log.rename(log.with_name("game.png"))
    assert "the log itself" in refused(capsys, named, "game.png")


def test_a_clip_is_of_the_last_turn_or_of_the_steps_that_are_named(qapp, log) -> None:
    whole, table = race(steps_max=10)
    log.write_bytes(whole)
    steps = table.completed
    begins, last = turn_begins(steps), len(steps)
    states: list[Any] = [steps[at].step.state for at in (begins - 1, begins, last - 1)]
    rounds = [RaceStory().round_reached(state)[1] for state in states]
    assert rounds[0] < rounds[1] == rounds[2]
    named = saved(log, "named.webp", "--step", str(begins + 1), "--to", str(last))
    assert cmp(saved(log, "turn.webp"), named, shallow=False)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("a.webp --step 6 --to 5", "--to 5 comes before --step 6"),
        ("a.webp --to 5", "needs --step N"),
        ("a.png --step 5 --to 6", "belongs to a clip"),
        ("a.mp4", "a clip in .webp or .gif"),
        ("a.webp --step 5 --to 9999", "no step 9999"),
        ("none/a.webp --step 5", "cannot be written"),
    ],
)
def test_what_is_no_clip_is_one_sentence(qapp, log, capsys, asked, sentence) -> None:
    assert sentence in refused(capsys, log, *asked.split())


def test_steps_that_no_clip_holds_are_refused(qapp, log, capsys, monkeypatch) -> None:
    monkeypatch.setattr(clip, "MOST_MS", 4_000)
    assert "half a minute" in refused(capsys, log, "a.webp", "--step", "1", "--to", "30")
