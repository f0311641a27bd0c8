"""What scripts/environment.py decides, without installing anything."""

import ast
from itertools import chain
from pathlib import Path

import pytest

import environment
from environment import Plan, Stamp, install_commands, plan, python_of, refusal, wanted_stamp

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
    assert "Python 3.11 or newer is needed" in (refusal(version, missing=[]) or "")


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 1), (4, 0)])
def test_every_other_python_is_good_enough(version):
    assert refusal(version, missing=[]) is None


def test_a_python_without_venv_or_pip_is_told_what_to_install():
    sentence = refusal((3, 12), missing=["venv", "ensurepip"]) or ""
    assert "venv and ensurepip" in sentence
    assert "python3-venv" in sentence


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
    upgrade, install = install_commands(Path("python"), root, ())
    pins = str(root / "scripts" / "constraints.txt")
    assert upgrade[-2:] == ["--upgrade", "pip"]
    assert install[install.index("--constraint") + 1] == pins
    assert install[install.index("--build-constraint") + 1] == pins
    assert install[-2:] == ["--editable", str(root)]


def test_groups_are_installed_only_when_asked_for(root):
    _, install = install_commands(Path("python"), root, ("dev",))
    assert install[-2:] == ["--group", "dev"]


def test_indexes_are_left_to_pips_own_settings(root):
    words = chain(*install_commands(Path("python"), root, ("dev",)))
    assert {word for word in words if word.startswith("-")} - {"-m", "--quiet"} == {
        "--build-constraint",
        "--constraint",
        "--disable-pip-version-check",
        "--editable",
        "--group",
        "--no-input",
        "--upgrade",
    }


def test_what_another_tool_has_made_ends_in_a_sentence_and_stays(root):
    venv = _install(root)
    (venv / "wormup-lan.stamp").unlink()
    with pytest.raises(environment.NotReadyError, match="made by another tool"):
        environment.prepare(root, ())
    assert python_of(venv).exists()


def test_a_finished_environment_is_returned_at_once(root):
    assert environment.prepare(_install(root).parent, ()) == python_of(root / ".venv")


def test_a_python_too_old_for_the_program_still_reads_the_scripts():
    """Only the grammar counts: the refusal comes before anything newer is called."""
    started = [*environment.ROOT.glob("scripts/*.py"), *environment.ROOT.glob("scripts/*/run.py")]
    for file in [*started, environment.ROOT / "scripts" / "vectors" / "check.py"]:
        ast.parse(file.read_text(encoding="utf-8"), feature_version=(3, 8))
