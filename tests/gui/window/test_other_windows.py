"""Windows of others at this laptop: one folder each, held as long as the window is open."""

import subprocess
import sys

import pytest
from PySide6.QtCore import QProcess

from core.table.log import read
from gui.report.judged import replay_of
from gui.window import table_session
from gui.window.bridge import NodeBridge
from gui.window.other_windows import folder_of, hold, is_open, names_in_windows, open_window
from gui.window.pages import Pages
from gui.window.shared_laptop import PEOPLE_MAX, SharedLaptop
from gui.window.table_session import TableSession
from net.driver.folder import folder_name
from net.driver.identity import load_identity, rename
from net.driver.place import NodePlace
from tests.gui.heard_shell import HeardShell
from tests.gui.race_log import race
from tests.gui.report.test_saved import keep
from tests.gui.rooms import free_port
from tests.gui.tournament_log import tournament

COME = bytes(range(32))


@pytest.fixture
def laptop(qtbot, tmp_path):
    pages = Pages()
    qtbot.addWidget(pages)
    place = NodePlace("Ann", "test", tmp_path, loopback=True, meet=free_port())
    return SharedLaptop(HeardShell(), pages, NodeBridge(place, pages), pages)


@pytest.fixture
def begun(monkeypatch):
    """Return what would be started instead of starting it."""
    commands: list[list[str]] = []
    monkeypatch.setattr(
        QProcess,
        "startDetached",
        lambda program, rest: commands.append([program, *rest]),
    )
    return commands


def test_a_folder_is_held_by_one_window_and_free_once_that_has_ended(tmp_path):
    assert not is_open(tmp_path)
    assert not list(tmp_path.iterdir()), "who looks leaves nothing"
    held = hold(tmp_path)
    assert held is not None
    assert is_open(tmp_path)
    assert hold(tmp_path) is None
    held.unlock()
    assert not is_open(tmp_path)


def test_a_window_that_was_killed_holds_nothing(tmp_path):
    program = (
        "import os, pathlib, signal, sys\n"
        "from gui.window.other_windows import hold\n"
        "held = hold(pathlib.Path(sys.argv[1]))\n"
        "os.kill(os.getpid(), signal.SIGKILL if hasattr(signal, 'SIGKILL') else signal.SIGTERM)\n"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path)], check=False)
    assert (tmp_path / "window.lock").exists()
    assert not is_open(tmp_path)
    assert hold(tmp_path) is not None


def test_the_window_has_the_identity_of_that_name_and_comes_to_the_tournament(tmp_path, begun):
    place = NodePlace("Dana", "test", tmp_path, loopback=True, meet=45_999)
    folder = folder_of(tmp_path, "Dana")
    open_window(place, folder, COME)
    (command,) = begun
    asked = command[command.index("window") :]
    assert asked == [
        "window", "--data", str(folder), "--meet", "45999", "--loopback",
        "--come", COME.hex(),
    ]  # fmt: skip
    assert load_identity(folder).name == "Dana"


def test_nobody_at_this_laptop_has_the_name_of_somebody_in_another_window(laptop, tmp_path):
    rename(folder_of(tmp_path, "Dana"), "Dana")
    assert laptop.refusal("Dana") == ""
    held = hold(folder_of(tmp_path, "Dana"))
    assert held is not None
    assert laptop.refusal("dana") == "Somebody at this laptop has that name already."
    assert list(names_in_windows(tmp_path)) == ["Dana"]
    held.unlock()
    assert laptop.refusal("Dana") == ""


def test_five_people_share_a_laptop_and_no_sixth(laptop, tmp_path):
    held = []
    for name in ("Ben", "Cem", "Dana", "Eve"):
        assert laptop.refusal("Fay") == ""
        rename(folder_of(tmp_path, name), name)
        held.append(hold(folder_of(tmp_path, name)))
    assert laptop.refusal("Fay") == f"At most {PEOPLE_MAX} people share a laptop."


@pytest.fixture
def ours(qtbot, tmp_path, monkeypatch, shell):
    pages = Pages()
    qtbot.addWidget(pages)
    monkeypatch.setattr(table_session, "ask_name", lambda *_: "Dana")
    bridge = NodeBridge(NodePlace("Ann", "test", tmp_path, loopback=True, meet=free_port()))
    ours = TableSession(shell, pages, bridge)
    yield ours
    ours.close()


def test_a_window_is_opened_for_somebody_without_a_word_over_the_page(ours, begun, shell):
    said = shell.anew().toasts
    ours.let_come(COME)
    assert len(begun) == 1
    assert said == []


def test_where_the_folder_cannot_be_made_no_window_opens_and_it_is_said(
    ours, tmp_path, begun, shell
):
    (tmp_path / "people").write_text("no folder")
    said = shell.anew().toasts
    ours.let_come(COME)
    assert begun == []
    assert len(said) == 1


def test_a_window_that_has_gone_is_opened_again_from_a_table_of_the_tournament(ours, begun, shell):
    """Its player has been drawn for another table, and ours need not be left."""
    table = replay_of(read(tournament()[0])).table
    assert table is not None
    page = ours.lay()
    for done in table.completed:
        page.show_step(done)
    page._open_menu()
    (entry,) = (one for one in shell.menus[-1][1] if one[1] == "Somebody else at this laptop")
    entry[2]()
    (command,) = begun
    drawn = table.genesis.agreed.drawn
    assert drawn is not None
    assert command[-1] == drawn.draw.roll.tournament.id.hex()
    page.is_guest = True
    page._open_menu()
    assert not [one for one in shell.menus[-1][1] if one[1] == "Somebody else at this laptop"]


def test_a_game_is_gone_on_with_in_one_window_only_by_those_who_have_no_other(
    laptop, tmp_path, monkeypatch
):
    monkeypatch.setattr(NodeBridge, "start", lambda *_: None)
    monkeypatch.setattr(NodeBridge, "submit", lambda *_: None)
    dana = folder_of(tmp_path, "Dana")
    rename(dana, "Dana")
    for data, secret in ((tmp_path, bytes(32)), (dana, bytes([1] * 32))):
        keep(data / "games", secret, race()[0])
    held = hold(dana)
    assert held is not None
    laptop.resume(tmp_path / "games" / folder_name(bytes(32)))
    assert laptop.names == ()
    held.unlock()
    laptop.resume(tmp_path / "games" / folder_name(bytes(32)))
    assert laptop.names == ("Dana",)
