"""What the window is compared with, and that what is counted can be seen to go wrong."""

import subprocess
import sys

import pytest

from bench import window
from bench.rows import Goal
from gui.wormup.board.board import Board
from tests.tiers import long


def imported(program, *arguments):
    """Return what *program* has imported when its first picture ends it."""
    telling = (
        "import os, sys\nend = os._exit\n"
        "os._exit = lambda code: (print(*sys.modules, flush=True), end(code))\n"
    )
    command = [sys.executable, "-c", telling + program, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_the_bare_window_imports_nothing_of_ours():
    modules = {name.partition(".")[0] for name in imported(window.BARE)}
    assert "PySide6" in modules
    assert modules.isdisjoint({"core", "net", "gui"})


def test_before_the_first_picture_no_game_and_no_network_is_imported(tmp_path):
    modules = imported(window.WINDOW, str(tmp_path))
    assert "gui.window.start.start_page" in modules
    late = ("zmq", "zeroconf", "shapely", "core.wormup", "core.cozy", "gui.wormup", "gui.cozy")
    assert modules.isdisjoint(
        {*late, "net.driver.node", "gui.window.table.table_page", "gui.window.past.replay_page"}
    )
    assert modules.isdisjoint(
        {"cryptography", "core.table.messages", "gui.parts.discs", "gui.window.start.room"}
    )


@long
def test_the_start_is_measured():
    assert window.start_row(1).middle > 0


@long
@pytest.mark.parametrize(("movers", "who"), [(1, "one worm"), (5, "all worms")])
def test_a_frame_is_measured_against_a_blit(qtbot, movers, who):
    row = window.frame_row(1, movers)
    assert row.goal is Goal.AT_MOST
    assert who in row.name
    assert row.middle > 0


def test_nothing_is_painted_again_while_nothing_moves(qtbot):
    assert window.still_row(5).is_reached


def test_a_board_that_paints_all_each_time_is_caught(qtbot, monkeypatch):
    show = Board.show_sprites

    def careless(board, sprites):
        show(board, sprites)
        board.update()

    monkeypatch.setattr(Board, "show_sprites", careless)
    assert not window.still_row(5).is_reached


@long
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what is shared")
def test_five_windows_at_one_table_are_weighed_and_their_wake_ups_counted(monkeypatch):
    monkeypatch.setattr(window, "_SEATS", 3)
    monkeypatch.setattr(window, "_REST_S", 1)
    pss, rss, own, all_threads = window.memory_rows()
    assert len(pss.values) == len(own.values) == 3
    assert 0 < max(pss.values) < min(rss.values)
    assert own.goal is Goal.NEVER_MORE
    assert min(own.values) >= 0
    assert max(own.values) < max(all_threads.values)


@long
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what is shared")
def test_one_window_with_several_people_is_weighed_and_its_rest_measured(monkeypatch):
    monkeypatch.setattr(window, "_SEATS", 3)
    monkeypatch.setattr(window, "_SHARED_REST_S", 1)
    pss, idle, wakes = window.shared_rows()
    assert 0 < pss.middle < pss.limit
    assert idle.goal is Goal.NEVER_MORE
    assert idle.middle >= 0
    assert wakes.middle > 0
