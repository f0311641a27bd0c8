"""The test of this laptop from the window: its lines as they come, and its end."""

import sys

import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QWidget

from gui.kit.chip import Chip
from gui.window.start.laptop_test import LaptopTest

LINE = "import sys; print('ok  ' + ' '.join(sys.argv[1:]), flush=True)\n"
STAY = "import threading; threading.Event().wait()"


@pytest.fixture
def begin(qtbot, tmp_path, monkeypatch):
    """Return what opens the card over a window, where the test is another *program*."""
    window = QWidget()
    window.resize(1280, 720)
    qtbot.addWidget(window)
    window.show()

    def begin(program, *, loopback=True):
        command = [sys.executable, "-c", program]
        monkeypatch.setattr("gui.window.start.laptop_test.self_command", lambda: command)
        card = LaptopTest(window, tmp_path, loopback=loopback)
        card.open()
        return card

    return begin


def key(card, said):
    return next(one for one in card.findChildren(QAbstractButton) if one.text() == said)


def state(card):
    return card.findChild(Chip).text()


def is_over(card):
    return not key(card, "Copy the report").why


@pytest.mark.parametrize(("loopback", "more"), [(True, " --loopback"), (False, "")])
def test_the_self_test_is_run_where_our_games_are(qtbot, begin, tmp_path, loopback, more):
    card = begin(LINE, loopback=loopback)
    qtbot.waitUntil(lambda: is_over(card))
    assert card.text.toPlainText() == f"ok  selftest --data={tmp_path}{more}"


def test_a_line_is_shown_while_the_test_goes_on(qtbot, begin):
    card = begin(LINE + STAY)
    qtbot.waitUntil(lambda: card.text.toPlainText().startswith("ok"))
    assert state(card) == "Testing for up to a minute…"
    assert key(card, "Copy the report").why == "The test is not over yet."
    key(card, "Close").click()


def test_the_test_ends_with_its_card(qtbot, begin):
    card = begin(LINE + STAY)
    qtbot.waitUntil(lambda: bool(card.text.toPlainText()))
    process = card.findChild(QProcess)
    qtbot.keyClick(card, Qt.Key.Key_Escape)
    assert process.state() is QProcess.ProcessState.NotRunning


@pytest.mark.parametrize(
    ("end", "said"),
    [
        ("sys.exit(0)", "All is well"),
        ("sys.exit(1)", "There is something to do"),
        ("import os; os.abort()", "There is something to do"),
    ],
)
def test_how_it_went_is_said_and_all_lines_can_be_copied(qtbot, begin, end, said):
    card = begin(f"{LINE}print('who complains?', file=sys.stderr, flush=True)\n{end}")
    qtbot.waitUntil(lambda: is_over(card))
    assert state(card) == said
    key(card, "Copy the report").click()
    copied = QGuiApplication.clipboard().text()
    assert copied == card.text.toPlainText()
    assert copied.startswith("ok  selftest")
    assert copied.endswith("who complains?")


def test_a_program_that_cannot_be_started_is_told(qtbot, begin, tmp_path, monkeypatch):
    nowhere = str(tmp_path / "nowhere")
    monkeypatch.setattr(sys, "executable", nowhere)
    card = begin(LINE)
    qtbot.waitUntil(lambda: state(card) == "The test cannot be started")
