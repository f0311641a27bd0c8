"""A crash of ours is told on a page; its bundle holds what helps to find it, and no key."""

import zipfile

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox

from gui.parts import pictures
from gui.window.bridge import NodeBridge
from gui.window.problem import Problems, write_bundle
from net.driver.place import NodePlace


@pytest.fixture
def window(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def problems(window, tmp_path):
    return Problems(window, NodeBridge(NodePlace("Ann", "1", tmp_path, loopback=True), window))


def pages(window: QMainWindow) -> list[QMessageBox]:
    return [page for page in window.findChildren(QMessageBox) if page.isVisible()]


def press(page: QMessageBox, said: str) -> None:
    next(key for key in page.buttons() if said in key.text()).click()


def test_nothing_waits_for_the_page_and_one_is_enough(window, problems):
    problems.tell("RuntimeError", "boom")
    problems.tell("KeyError", "bang")
    (page,) = pages(window)
    assert page.text() == "Something in the window went wrong (RuntimeError)."
    press(page, "Go on")
    assert pages(window) == []
    problems.tell("KeyError", "bang")
    assert len(pages(window)) == 1


def test_the_page_saves_a_bundle(window, problems, tmp_path, monkeypatch):
    target = tmp_path / "problem.zip"
    monkeypatch.setattr(pictures, "ask_path", lambda *_: target)
    problems.tell("RuntimeError", "boom")
    press(pages(window)[0], "bundle")
    with zipfile.ZipFile(target) as bundle:
        assert "boom" in bundle.read("problem.txt").decode()


def test_the_window_closes_with_the_page_open(window, problems):
    problems.tell("RuntimeError", "boom")
    QApplication.closeAllWindows()
    assert not window.isVisible()
    assert pages(window) == []


def test_a_bundle_holds_trace_versions_and_log_and_no_key(tmp_path):
    game = tmp_path / "game"
    game.mkdir()
    (game / "log").write_bytes(b"the log")
    (game / "key").write_bytes(b"secret")
    journal = tmp_path / "problems.log"
    journal.write_text("node-begins")
    write_bundle(tmp_path / "bundle.zip", "1.2.3", "Traceback: boom", [game / "log", journal])
    with zipfile.ZipFile(tmp_path / "bundle.zip") as bundle:
        assert set(bundle.namelist()) == {"problem.txt", "log", "problems.log"}
        said = bundle.read("problem.txt").decode()
    assert "1.2.3" in said
    assert "boom" in said


def test_without_a_table_there_is_a_bundle_too(tmp_path):
    write_bundle(tmp_path / "bundle.zip", "1", "boom", [tmp_path / "no log"])
    assert (tmp_path / "bundle.zip").exists()


def test_what_fails_while_the_window_closes_keeps_nothing_open(window, problems):
    window.close()
    problems.tell("RuntimeError", "boom")
    assert pages(window) == []
