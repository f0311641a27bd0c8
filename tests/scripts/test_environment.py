"""What scripts/environment.py decides, without installing anything."""

import ast
import os
import shutil
import subprocess
import sys
import tomllib
from itertools import chain
from pathlib import Path

import pytest

import environment
from environment import (
    PYTHONS,
    Plan,
    Stamp,
    failure,
    install_commands,
    plan,
    python_of,
    refusal,
    wanted_stamp,
)
from tests.tiers import long

_PYPROJECT = """
[project]
dependencies = ["rich"]
[dependency-groups]
dev = ["pytest"]
[tool.ruff]
line-length = 100
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text(_PYPROJECT)
    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts" / "constraints.txt").write_text("rich==1\npytest==2\n")
    return tmp_path


def _install(root: Path, groups: tuple[str, ...] = ()) -> Path:
    """Leave what an install for *groups* leaves behind."""
    venv = root / ".venv"
    python_of(venv).parent.mkdir(parents=True)
    python_of(venv).touch()
    (venv / "wormup-lan.stamp").write_text(wanted_stamp(root, groups).to_text())
    return venv


def _replace(file: Path, old: str, new: str) -> None:
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new))


@pytest.mark.parametrize("version", [(3, 7, 16), (3, 10, 99), (2, 7)])
def test_an_older_python_is_refused_in_one_sentence(version):
    assert "Python 3.11 to 3.15 is needed" in (refusal(version, missing=[]) or "")


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 1), (4, 0)])
def test_every_other_python_is_good_enough(version):
    assert refusal(version, missing=[]) is None


def test_a_python_without_venv_or_pip_is_told_what_to_install():
    sentence = refusal((3, 12), missing=["venv", "ensurepip"]) or ""
    assert "venv and ensurepip" in sentence
    assert "python3-venv" in sentence


OFFLINE = """\
WARNING: Retrying (Retry(total=0, connect=None, read=None)) after connection broken by \
'NameResolutionError("Failed to resolve ([Errno -3] Temporary failure in name resolution)")'
ERROR: Could not find a version that satisfies the requirement rich (from versions: none)
ERROR: No matching distribution found for rich
"""
NO_WHEEL = """\
ERROR: Could not find a version that satisfies the requirement numpy==2.4.6 (from versions: 1.3.0)
ERROR: No matching distribution found for numpy==2.4.6
"""
NO_COMPILER = (
    "error: subprocess-exited-with-error\n  ERROR: Failed building wheel for cryptography\n"
)
CONFLICT = "ERROR: ResolutionImpossible: for help visit the page on dependency conflicts\n"
FULL = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device\n"
FULL_WINDOWS = "OSError: [WinError 112] There is not enough space on the disk\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (OFFLINE, "is this laptop online?"),
        (NO_WHEEL, "numpy cannot be had for Linux on riscv64"),
        (NO_COMPILER, "cryptography cannot be had for Linux on riscv64"),
        (CONFLICT, "a library cannot be had for Linux on riscv64"),
        (FULL, "the disk is full"),
        (FULL_WINDOWS, "the disk is full"),
        (OFFLINE + FULL, "the disk is full"),
        ("ERROR: something nobody has seen yet", "its own words are above"),
        ("", "this Python can make no environment"),
    ],
)
def test_the_reason_is_found_in_pips_own_words(words, sentence):
    assert sentence in failure(words, (3, 13), "Linux on riscv64")


@pytest.mark.parametrize("words", [NO_WHEEL, NO_COMPILER, CONFLICT])
def test_a_python_newer_than_its_libraries_is_named_as_the_reason(words):
    assert "but this is Python 3.99" in failure(words, (3, 99), "Linux on x86_64")


def test_a_newer_python_without_a_network_is_told_of_the_network():
    assert "online?" in failure(OFFLINE, (3, 99), "Linux on x86_64")


SCRIPTS = ("constraints.txt", "environment.py", "catalogues.py")


@pytest.fixture
def copied(tmp_path):
    """Return the script that makes an environment, in a project of its own."""
    for name in ("pyproject.toml", *(f"scripts/{name}" for name in SCRIPTS)):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(environment.ROOT / name, tmp_path / name)
    return tmp_path / "scripts" / "environment.py"


def _start(script: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run *script* where no package index is reached."""
    nobody = {"HTTPS_PROXY": "http://127.0.0.1:9", "HTTP_PROXY": "http://127.0.0.1:9"}
    settings = {"PIP_CONFIG_FILE": os.devnull, "PIP_RETRIES": "0", "PIP_NO_CACHE_DIR": "1"}
    return subprocess.run(
        [sys.executable, script, *words],
        env={**os.environ, **nobody, **settings},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@long
def test_without_a_network_one_sentence_says_so_and_the_next_run_starts_afresh(copied):
    started = _start(copied)
    assert started.returncode == 2
    assert started.stdout == ""
    assert started.stderr.splitlines()[-1].startswith("pip could not reach a package index")
    venv = copied.parents[1] / ".venv"
    assert plan(venv, wanted_stamp(copied.parents[1], ())) is Plan.START_AFRESH


def test_a_folder_that_cannot_be_used_is_told_in_a_sentence(copied):
    (copied.parent / "file").touch()
    started = _start(copied, "--into", str(copied.parent / "file" / "inside"))
    assert started.returncode == 2
    assert "needs 500 MB of free disk and an account that may write there" in started.stderr
    assert "Traceback" not in started.stderr


def test_the_package_index_is_told_the_pythons_that_were_tried():
    project = tomllib.loads((environment.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = [one for one in project["project"]["classifiers"] if "Python :: 3." in one]
    assert named == [f"Programming Language :: Python :: {version}" for version in PYTHONS]
    assert project["project"]["requires-python"] == f">={PYTHONS[0]}"


@pytest.mark.parametrize("groups", [(), ("dev",), ("dev", "docs")])
def test_a_stamp_is_read_as_it_was_written(groups):
    stamp = Stamp("0a", "1b", groups)
    assert Stamp.from_text(stamp.to_text()) == stamp


@pytest.mark.parametrize("text", ["", environment.UNFINISHED, "place 0a\npackages 1b\n", "\0"])
def test_anything_else_is_no_stamp(text):
    assert Stamp.from_text(text) is None


def test_a_missing_or_empty_environment_is_made(root):
    wanted = wanted_stamp(root, ())
    assert plan(root / ".venv", wanted) is Plan.START_AFRESH
    (root / ".venv").mkdir()
    assert plan(root / ".venv", wanted) is Plan.START_AFRESH


def test_a_finished_environment_is_used_as_it_is(root):
    assert plan(_install(root), wanted_stamp(root, ())) is Plan.NOTHING


def test_the_development_environment_serves_the_program_too_but_not_the_other_way_round(root):
    venv = _install(root, ("dev",))
    assert plan(venv, wanted_stamp(root, ())) is Plan.NOTHING
    (venv / "wormup-lan.stamp").write_text(wanted_stamp(root, ()).to_text())
    assert plan(venv, wanted_stamp(root, ("dev",))) is Plan.INSTALL


def test_an_interrupted_install_starts_afresh(root):
    venv = _install(root)
    (venv / "wormup-lan.stamp").write_text(environment.UNFINISHED)
    assert plan(venv, wanted_stamp(root, ())) is Plan.START_AFRESH


def test_an_environment_that_lost_its_python_starts_afresh(root):
    venv = _install(root)
    python_of(venv).unlink()
    assert plan(venv, wanted_stamp(root, ())) is Plan.START_AFRESH


def test_an_environment_that_was_copied_from_another_folder_starts_afresh(root):
    venv = _install(root)
    elsewhere = wanted_stamp(root, ())._replace(place="another folder")
    assert plan(venv, elsewhere) is Plan.START_AFRESH


def test_what_another_tool_has_made_is_left_alone(root):
    venv = _install(root)
    (venv / "wormup-lan.stamp").unlink()
    assert plan(venv, wanted_stamp(root, ())) is Plan.LEAVE_ALONE


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("scripts/constraints.txt", "rich==1", "rich==9"),
        ("pyproject.toml", '["rich"]', '["rich", "segno"]'),
        ("pyproject.toml", '["pytest"]', '["pytest", "mypy"]'),
    ],
)
def test_another_pin_or_requirement_installs_again(root, file, old, new):
    venv = _install(root)
    _replace(root / file, old, new)
    assert plan(venv, wanted_stamp(root, ())) is Plan.INSTALL


def test_another_lint_rule_installs_nothing(root):
    venv = _install(root)
    _replace(root / "pyproject.toml", "100", "99")
    assert plan(venv, wanted_stamp(root, ())) is Plan.NOTHING


def test_pip_itself_comes_first_then_the_program_with_pinned_packages_and_builders(root):
    upgrade, install = install_commands(Path("python"), root, (), Path("pip.log"))
    pins = str(root / "scripts" / "constraints.txt")
    assert upgrade[-2:] == ["--upgrade", "pip"]
    assert install[install.index("--constraint") + 1] == pins
    assert install[install.index("--build-constraint") + 1] == pins
    assert install[-2:] == ["--editable", str(root)]


def test_groups_are_installed_only_when_asked_for(root):
    _, install = install_commands(Path("python"), root, ("dev",), Path("pip.log"))
    assert install[-2:] == ["--group", "dev"]


def test_indexes_are_left_to_pips_own_settings(root):
    words = chain(*install_commands(Path("python"), root, ("dev",), Path("pip.log")))
    assert {word for word in words if word.startswith("-")} - {"-m", "--quiet"} == {
        "--build-constraint",
        "--constraint",
        "--disable-pip-version-check",
        "--editable",
        "--group",
        "--log",
        "--no-input",
        "--upgrade",
    }


def test_what_another_tool_has_made_ends_in_a_sentence_and_stays(root):
    venv = _install(root)
    (venv / "wormup-lan.stamp").unlink()
    with pytest.raises(environment.NotReadyError, match="made by another tool"):
        environment.prepare(root, (), venv)
    assert python_of(venv).exists()


def test_an_environment_that_would_have_to_empty_itself_stays_as_it_is(root, monkeypatch):
    venv = _install(root)
    stamp = venv / "wormup-lan.stamp"
    stamp.write_text(wanted_stamp(root, ())._replace(place="another folder").to_text())
    before = stamp.read_text()
    link = root / "link"
    link.symlink_to(venv, target_is_directory=True)
    for prefix in (venv, link):
        monkeypatch.setattr(sys, "prefix", str(prefix))
        with pytest.raises(environment.NotReadyError, match="deactivate it first"):
            environment.prepare(root, (), venv)
    assert stamp.read_text() == before
    assert python_of(venv).exists()


def test_a_finished_environment_is_returned_at_once(root):
    assert environment.prepare(root, (), _install(root)) == python_of(root / ".venv")


def test_a_python_too_old_for_the_program_still_reads_the_scripts():
    """Only the grammar counts: the refusal comes before anything newer is called."""
    started = [*environment.ROOT.glob("scripts/*.py"), *environment.ROOT.glob("scripts/*/run.py")]
    for file in [*started, environment.ROOT / "scripts" / "vectors" / "check.py"]:
        ast.parse(file.read_text(encoding="utf-8"), feature_version=(3, 8))
