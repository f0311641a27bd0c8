"""States that nobody needs a picture of, but in which every button is looked at too."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton

from core.cozy.decisions import Pass, PlaceWorm
from core.wormup.race import Stage
from gui.cozy.cozy_view import CozyView
from gui.window.main_window import MainWindow
from gui.window.ways import Log
from net.protocol.snapshot import LobbySnapshot
from tests.gui.cozy_log import cozy_game
from tests.settled import settled
from tests.tiers import long
from tests.window import scenes


def start_nameless(window: MainWindow) -> None:
    scenes.start(window)
    window.ways.start.name.field.setText("")
    window.ways.start.name._edit()


def network_listening(window: MainWindow) -> None:
    scenes.network(window)
    page = window.ways.network_page()
    page.check()


def waiting_full(window: MainWindow) -> None:
    window.ways.ours()._seating.terms = scenes.RACE
    window.ways.ours().lay()
    window.ways.show_lobby(
        LobbySnapshot((scenes.BEN, scenes.CEM), ("Ann", "Ben", "Cem", "Dora"), (), scenes.RACE)
    )


def looking(window: MainWindow) -> None:
    window.ways.ours().lay()


def agreed(window: MainWindow) -> None:
    table = next(scenes.races(Stage.BID, 10))
    own = 1 << (table.seat or 0)
    scenes.lay(window, table, silent_since=(None, None, 1.0), acted=own, agreed=own)


def replay_unreadable(window: MainWindow) -> None:
    path = Path(window._bridge.data) / "12"
    path.write_bytes(b"no log")
    window.ways.go(Log(path))
    opening = window.ways.replay_page().log._loader
    assert opening is not None
    opening.wait()
    settled()


def cozy_chosen(window: MainWindow) -> None:
    scenes.cozy_hour(window)
    _cozy(window).sheet.setFocus()
    _cozy(window).editor.try_option(PlaceWorm)


def cozy_placed(window: MainWindow) -> None:
    scenes.cozy_hour(window)
    editor = _cozy(window).editor
    editor.decide(next(one for one in editor.draft.legal if isinstance(one, PlaceWorm)))


def cozy_undone(window: MainWindow) -> None:
    cozy_placed(window)
    _cozy(window).editor.draft.undo()
    _cozy(window).drawer.toggle()


def cozy_passed(window: MainWindow) -> None:
    scenes.cozy_hour(window)
    _cozy(window).editor.decide(Pass())


def cozy_signed(window: MainWindow) -> None:
    scenes.lay(window, cozy_game(seats=2, steps_max=3)[1], acted=0b01, may_act=False)


def _cozy(window: MainWindow) -> CozyView:
    view = page.viewer.live if (page := window.ways.ours().page) else None
    assert isinstance(view, CozyView)
    return view


def _press(window: MainWindow, text: str) -> None:
    buttons = [b for b in window.findChildren(QPushButton) if b.text() == text and b.isVisible()]
    buttons[0].click()


ALL: tuple[tuple[str, scenes.Scene], ...] = tuple(
    (scene.__name__.replace("_", "-"), scene)
    for scene in (
        start_nameless,
        network_listening,
        waiting_full,
        looking,
        agreed,
        replay_unreadable,
        cozy_chosen,
        cozy_placed,
        cozy_undone,
        cozy_passed,
        cozy_signed,
    )
)

_LONG = {
    "open-edition",
    "share-nothing",
    "share-over",
    "tournament-drawn",
    "tournament-over",
    "bid-chosen",
    "bid-sealed",
    "talk",
    "nudge",
    "coach-move",
    "move-x",
    "proven",
    "reveal-five",
    "finish-four",
    "evening",
    "look-back",
    "together-asked",
    "replay",
    "replay-end",
    "replay-unfinished",
    "replay-calls",
    "review-rounds",
    "replay-chances",
    "agreed",
    "cozy-later",
    "cozy-coach",
    "cozy-end-three",
    "cozy-replay",
    "cozy-review",
    "cozy-play-on",
    "cozy-undone",
    "cozy-passed",
    "start-evening",
    "start-twice",
    "open-evening",
    "how-to-play-cozy",
    "tournament-proposed",
    "waiting-evening",
    "declare",
    "move-begun",
    "slow",
    "elsewhere",
    "catching-up",
    "cozy-other",
    "cozy-chosen",
    "cozy-placed",
    "waiting-full",
}
"""Scenes of pages that another scene shows too, with a chip, a seat or a sentence more or less."""


def tiered(shown: Sequence[tuple[str, scenes.Scene]]) -> list[Any]:
    """Return the scenes to look at; those that differ little from another are long."""
    return [
        pytest.param(name, show, id=name, marks=long if name in _LONG else ())
        for name, show in shown
    ]
