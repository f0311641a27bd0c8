"""Games that go while they are looked at: deleted by hand, or on a stick that is pulled out."""

import builtins
import io
import os
import random
import shutil
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from gui.report.branches import kept
from gui.report.key_history import game_folders, log_folders, own_key, read_known, read_seats
from gui.report.puzzles import own_files
from gui.report.saved import (
    evening_left,
    of_evening,
    of_last_day,
    own_folder,
    same_again,
    saved,
    sits_at_one_laptop,
    sits_with_bots,
)
from net.driver.folder import genesis_of
from tests.gui.evening_log import evening
from tests.gui.race_log import race
from tests.gui.report.test_saved import by_hand, keep
from tests.tiers import IS_LONG

ASKS = [(os, "stat"), (os, "lstat"), (os, "open"), (os, "listdir"), (os, "scandir")]
ASKS += [(io, "open"), (builtins, "open")]

LOOKS: list[Callable[[Path, Path], object]] = [
    lambda data, _: list(saved(data)),
    lambda data, _: list(of_last_day(data)),
    lambda data, _: [*game_folders(data), *log_folders(data), *own_files(data)],
    lambda data, _: (read_known(data), read_seats(data), own_key(data)),
    lambda data, _: evening_left(data),
    lambda _, game: list(same_again(game)),
    lambda _, game: list(of_evening(game)),
    lambda data, game: (own_folder(game, data), sits_with_bots(game, data)),
    lambda data, game: (sits_at_one_laptop(game, data), kept(game, b""), genesis_of(game)),
]


@pytest.fixture(scope="module")
def played(tmp_path_factory) -> Path:
    data: Path = tmp_path_factory.mktemp("played")
    for number, (log, _) in enumerate(evening(2)):
        keep(data / "games", bytes([number]) * 32, log)
    keep(data / "people" / "0" / "games", bytes([8]) * 32, race(steps_max=5)[0])
    by_hand(data, "from Ben", race(steps_max=5)[0])
    return data


def going(monkeypatch, gone: Path, at: int) -> list[int]:
    """Let *gone* go right before the system is asked for the time *at*, and count the times."""
    asked = [0]

    def ask(really: Callable[..., object], *given, **more) -> object:
        asked[0] += 1
        if asked[0] == at:
            monkeypatch.undo()
            shutil.rmtree(gone)
        return really(*given, **more)

    for place, name in ASKS:
        monkeypatch.setattr(place, name, partial(ask, getattr(place, name)))
    return asked


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("what", ["game", "games"])
def test_whenever_a_game_goes_the_others_are_shown_and_nothing_breaks(
    tmp_path, played, look, what
) -> None:
    begin, step = (1, 1) if IS_LONG else (random.randint(1, 6), 6)
    for at in count(begin, step):
        data = tmp_path / str(at)
        shutil.copytree(played, data)
        game = min((data / "games").iterdir())
        with pytest.MonkeyPatch.context() as patch:
            asked = going(patch, game if what == "game" else data / "games", at)
            look(data, game)
        if asked[0] < at:
            assert at > 1
            return
