"""A clone has no compiled language; however it is started, it speaks German."""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import environment
from environment import ROOT, wanted_stamp

_FOLDERS = ("core", "net", "gui", "scripts")
_FILES = ("pyproject.toml", "README.md", "LICENSE", "docs/releasing.md")
_HELP = "\nOptionen:\n"


@pytest.fixture(scope="module")
def clone(tmp_path_factory) -> Path:
    """Return a clone whose environment borrows the libraries of the tests."""
    root: Path = tmp_path_factory.mktemp("clone")
    for name in _FOLDERS:
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
    (root / "docs").mkdir()
    for name in _FILES:
        shutil.copy(ROOT / name, root / name)
    venv = root / ".venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    paths = {"base": str(venv), "platbase": str(venv)}
    borrowed = Path(sysconfig.get_path("purelib", "venv", paths), "borrowed.pth")
    borrowed.write_text(f"{root}\n{sysconfig.get_path('platlib')}\n", encoding="utf-8")
    (venv / "wormup-lan.stamp").write_text(wanted_stamp(root, ("languages",)).to_text())
    return root


@pytest.fixture
def fresh(clone: Path) -> Path:
    """Return the clone as git gives it."""
    for made in clone.glob("gui/translations/*/"):
        shutil.rmtree(made)
    return clone


def started(*command: str | Path, cwd: Path) -> "subprocess.CompletedProcess[str]":
    """Start *command* on a German laptop."""
    german = {"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_DE.UTF-8"}
    return subprocess.run(
        command,
        cwd=cwd,
        env={**os.environ, **german, "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_clone_is_started_in_german(fresh: Path):
    for _ in ("the first start", "any other"):
        ran = started(sys.executable, "scripts/run.py", "--help", cwd=fresh)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert _HELP in ran.stdout


def test_a_language_that_cannot_be_compiled_stops_nobody(fresh: Path):
    file = fresh / "gui" / "translations" / "nl.po"
    whole = file.read_bytes()
    file.write_bytes(b"<<<<<<< ours\n" + whole)
    ran = started(sys.executable, "scripts/run.py", "--help", cwd=fresh)
    file.write_bytes(whole)
    (told,) = ran.stderr.splitlines()
    assert told.startswith("a language stays as it was: nl.po, line 1: ")
    assert _HELP in ran.stdout


def test_the_wheel_of_pipx_and_uv_is_started_in_german(fresh: Path, tmp_path: Path):
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path)
    assert started(*build, cwd=fresh).returncode == 0
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "site")  # our own
    ran = started(sys.executable, "-m", "wormup_lan", "--help", cwd=tmp_path / "site")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert _HELP in ran.stdout


def test_what_a_friend_unpacks_is_started_in_german(fresh: Path, tmp_path: Path):
    """The builds take the files of the clone as they are; the smallest release makes them ready."""
    release = (sys.executable, "scripts/release/run.py", "auditor", "--dist", tmp_path)
    assert started(*release, cwd=fresh).returncode == 0
    unpack = (
        "import sys; sys.path[:0] = ['scripts', '.']\n"
        "from pathlib import Path\n"
        "from release.windows import ours\n"
        "for name, data in ours().items():\n"
        "    file = Path(sys.argv[1], name)\n"
        "    file.parent.mkdir(parents=True, exist_ok=True)\n"
        "    file.write_bytes(data)"
    )
    assert started(sys.executable, "-c", unpack, tmp_path, cwd=fresh).returncode == 0
    ran = started(sys.executable, "-m", "gui.cli", "--help", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert _HELP in ran.stdout


def test_a_clone_that_was_never_made_ready_says_what_brings_its_languages(fresh: Path):
    ran = started(sys.executable, "-m", "gui.cli", "--help", cwd=fresh)
    assert ran.returncode == 0
    assert "python3 scripts/environment.py" in ran.stderr
    assert "\noptions:\n" in ran.stdout


def test_every_script_makes_an_environment_that_can_compile(monkeypatch, tmp_path: Path):
    def prepare(_root: Path, groups: tuple[str, ...], _venv: Path) -> Path:
        return tmp_path / "-".join(groups)

    monkeypatch.setattr(environment, "prepare", prepare)
    assert environment.prepare_or_exit(("dev",)) == tmp_path / "languages-dev"
