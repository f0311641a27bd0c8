"""About this game: version, licences, folders."""

import inspect
import platform
import re
from importlib.metadata import distribution
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from gui.window import about
from gui.window.about import About, licence_folder, made_of
from release import licences, linux, windows
from release.contents import needed_distributions
from tests.architecture.tree import ROOT


@pytest.fixture
def window(qtbot):
    made = QWidget()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    return made


def said(card):
    return " / ".join(label.text() for label in card.findChildren(QLabel))


def keys(card):
    return {key.text(): key for key in card.findChildren(QAbstractButton)}


def test_it_names_the_version_the_folder_and_whose_work_is_inside(window, tmp_path):
    card = About(window, "1.2.3", tmp_path)
    assert "version 1.2.3" in said(card)
    assert str(tmp_path) in said(card)
    for part in (qVersion(), platform.python_version(), "LGPL 3", "Open Font License"):
        assert part in said(card)


def licence(name):
    told = distribution(name).metadata
    fields = ("License-Expression", "License", "Classifier")
    return " ".join(line for field in fields for line in told.get_all(field) or ())


def test_the_licences_that_it_names_are_those_of_the_libraries():
    named = " / ".join(made_of())
    assert "zeroconf: LGPL 2.1" in named
    by_name = {"zeroconf": "LGPL-2.1", "PySide6-Essentials": "LGPL-3", "shiboken6": "LGPL-3"}
    for name in needed_distributions(ROOT):
        wanted = by_name.get(name, "MIT|BSD|Apache")
        assert re.search(wanted, licence(name)), f"{name}: {licence(name)}"
    for font in (ROOT / "gui" / "fonts").glob("OFL-*.txt"):
        assert font.stem.removeprefix("OFL-") in named


def test_the_folder_of_our_games_is_opened_by_a_key(window, tmp_path, monkeypatch):
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    keys(About(window, "1.2.3", tmp_path))["Open the folder"].click()
    assert [Path(url.toLocalFile()) for url in opened] == [tmp_path]


@pytest.mark.parametrize("program", ["wormup-lan", "program/python.exe"])
def test_in_a_build_the_licence_texts_are_opened_by_a_key(window, tmp_path, monkeypatch, program):
    """The program of a build for Linux lies in its folder, that for Windows one folder deeper."""
    licences.write(tmp_path / about.LICENCES, tmp_path, [])
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    monkeypatch.setattr("sys.executable", str(tmp_path / program))
    keys(About(window, "1.2.3", tmp_path))["Licences"].click()
    assert [Path(url.toLocalFile()) for url in opened] == [tmp_path / about.LICENCES]


def test_an_app_for_macs_has_its_licences_among_its_resources(tmp_path):
    inside = tmp_path / "Worm Up.app" / "Contents"
    texts = inside / "Resources" / about.LICENCES
    texts.parent.mkdir(parents=True)
    licences.write(texts, tmp_path, [])
    assert licence_folder(inside / "MacOS" / "wormup-lan") == texts


def test_builds_put_their_licences_where_the_window_looks_for_them():
    for build in (linux, windows):
        source = inspect.getsource(build)
        assert f'"{about.LICENCES}"' in source


def test_without_such_a_folder_it_says_where_the_licences_are(window, tmp_path):
    assert licence_folder(tmp_path / "bin" / "python") is None
    card = About(window, "1.2.3", tmp_path)
    assert "Licences" not in keys(card)
    assert "brought its licence" in said(card)
