"""The wheels for the laptops of others: all that is required, as it is pinned, loaded once."""

import zipfile

import pytest
from packaging.requirements import Requirement

from pins import WINDOWS
from release import wheels, windows
from release.mac_app import INTEL
from release.packing import NotMadeError


def _wheel(folder, name, metadata=""):
    with zipfile.ZipFile(folder / f"{name}-1.0-py3-none-any.whl", "w") as packed:
        packed.writestr(f"{name}-1.0.dist-info/METADATA", f"Name: {name}\n{metadata}")


@pytest.fixture
def project(tmp_path, monkeypatch):
    """Plant a project that requires *one* everywhere, and *other* elsewhere."""
    needs = "dependencies = ['one', 'other ; sys_platform != \"win32\"']"
    (tmp_path / "pyproject.toml").write_text(f"[project]\n{needs}\n", encoding="utf-8")
    (tmp_path / "scripts").mkdir()
    pins = "one==1.0\nother==1.0\ntwo==1.0\n"
    (tmp_path / "scripts" / "constraints.txt").write_text(pins, encoding="utf-8")
    monkeypatch.setattr(wheels, "ROOT", tmp_path)
    return tmp_path


def test_all_is_taken_that_is_required_on_windows_whatever_system_this_is(project):
    _wheel(project, "one", "Requires-Dist: two ; platform_system == 'Windows'\n")
    _wheel(project, "two", "Requires-Dist: one\nRequires-Dist: docs ; extra == 'docs'\n")
    assert [file.name[:3] for file in wheels.required(WINDOWS, project)] == ["one", "two"]


def test_a_wheel_that_is_there_is_not_loaded_again(project, monkeypatch):
    monkeypatch.setattr(wheels, "_load", lambda *_: pytest.fail("it was loaded"))
    _wheel(project, "one")
    assert len(wheels.required(WINDOWS, project)) == 1


def test_a_wheel_of_another_version_is_not_taken(project, monkeypatch):
    (project / "one-2.0-py3-none-any.whl").touch()
    monkeypatch.setattr(wheels, "_load", lambda *_: None)
    with pytest.raises(NotMadeError, match="no wheel for one"):
        wheels.required(WINDOWS, project)


@pytest.mark.parametrize(
    ("marker", "answer"),
    [
        ("", True),
        ("; sys_platform == 'win32' and platform_machine == 'AMD64'", True),
        ("; python_version < '3.12'", False),
        ("; platform_machine == 'ARM64'", False),
        ("; extra == 'test'", False),
    ],
)
def test_markers_are_those_of_windows(marker, answer):
    assert wheels.applies(Requirement(f"thing{marker}"), WINDOWS) is answer


def test_a_pinned_file_is_taken_only_as_it_was_looked_at(tmp_path):
    (tmp_path / windows.PYTHON.file).write_bytes(b"something else")
    with pytest.raises(NotMadeError, match=windows.PYTHON.sha256):
        wheels.load(tmp_path, windows.PYTHON)


def test_what_a_laptop_would_build_is_lent_by_another(project, tmp_path):
    pins = project / "scripts" / "constraints.txt"
    pins.write_text(pins.read_text("utf-8") + "zeroconf==1.0\n", encoding="utf-8")
    _wheel(project, "one", "Requires-Dist: zeroconf\n")
    _wheel(project, "other")
    with pytest.raises(NotMadeError, match="no wheel for zeroconf"):
        wheels.required(INTEL, project)
    lent = tmp_path / "lent"
    lent.mkdir()
    _wheel(lent, "zeroconf")
    found = wheels.required(INTEL, project, lent=list(lent.iterdir()))
    assert lent / "zeroconf-1.0-py3-none-any.whl" in found


def test_what_a_library_requires_and_we_never_use_is_not_taken(project):
    _wheel(project, "one", "Requires-Dist: Pygments\nRequires-Dist: pycparser\n")
    assert len(wheels.required(WINDOWS, project)) == 1
