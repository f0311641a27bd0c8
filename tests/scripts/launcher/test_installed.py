"""The wheel, installed among strangers of the same names: no network is needed."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from tests.architecture.tree import PACKAGES, ROOT
from tests.tiers import long

HOSTILE = "raise SystemExit('somebody else of this name')\n"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def strangers(tmp_path_factory):
    """Return a folder with a foreign core, net and gui."""
    folder = tmp_path_factory.mktemp("strangers")
    _plant(folder)
    return folder


@pytest.fixture(scope="module")
def commands(wheel, tmp_path_factory):
    """Return the commands of a fresh environment with the wheel, and strangers beside it."""
    home = tmp_path_factory.mktemp("fresh")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", home], check=True)
    paths = {"base": str(home), "platbase": str(home)}
    scripts = Path(sysconfig.get_path("scripts", "venv", paths))
    packages = Path(sysconfig.get_path("purelib", "venv", paths))
    python = scripts / Path(sys.executable).name
    install = ["install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    subprocess.run([sys.executable, "-m", "pip", "--python", python, *install], check=True)
    _plant(packages)
    # What it depends on comes from the Python of the tests, behind all that is installed here.
    (packages / "borrowed.pth").write_text(sysconfig.get_path("platlib"), encoding="utf-8")
    return scripts


def _plant(folder: Path) -> None:
    (folder / "core.py").write_text(HOSTILE, encoding="utf-8")
    (folder / "gui.py").write_text(HOSTILE, encoding="utf-8")
    (folder / "net").mkdir()
    (folder / "net" / "__init__.py").write_text(HOSTILE, encoding="utf-8")


def _run(command: list[str | Path], strangers: Path) -> "subprocess.CompletedProcess[str]":
    """Run *command* in the folder of the strangers, who are first on the path too."""
    return subprocess.run(
        command,
        cwd=strangers,
        env={**os.environ, "PYTHONPATH": str(strangers)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_wheel_has_one_name_and_every_file_of_the_program_but_the_translators_own(wheel):
    sources = [
        file.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for file in (ROOT / package).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".po"
    ]
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    launcher = {"wormup_lan/__init__.py", "wormup_lan/__main__.py"}
    assert held == {f"wormup_lan/_program/{name}" for name in sources} | launcher


def test_the_strangers_would_be_met_without_our_launcher(strangers):
    met = _run([sys.executable, "-m", "gui.cli", "--version"], strangers)
    assert "somebody else" in met.stderr


@pytest.mark.parametrize("command", [["wormup-lan"], ["worm-up"], ["python", "-m", "wormup_lan"]])
def test_an_installed_command_runs_our_program_and_no_strangers(commands, strangers, command):
    ran = _run([commands / command[0], *command[1:], "--version"], strangers)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith("wormup-lan ")


@long
def test_its_bots_are_ours_too_and_find_their_sheets(commands, strangers, tmp_path):
    words = ["demo", "--game", "cozy", "--chapter", "7", "--peers", "2", "--out", tmp_path]
    ran = _run([commands / "wormup-lan", *words], strangers)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "All 2 logs tell the same game" in ran.stdout
