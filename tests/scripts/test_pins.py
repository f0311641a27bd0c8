"""The pins of this repository, and who is asked whether a laptop can have them."""

import sys
import tomllib
import zipfile
from importlib import metadata
from itertools import chain, product
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from environment import PYTHONS, ROOT
from pins import LAPTOPS, PINS, refusal

WINDOWS, WINDOWS_ARM, _, INTEL_MAC, LINUX, _ = LAPTOPS


SOUND = "miniaudio"


def has_sound(laptop, python):
    """Say where its library has wheels; a laptop without it is silent."""
    return python != "3.15" and "on ARM" not in laptop.name


def _pins(markers: dict[str, str] | None = None) -> dict[str, str]:
    """Read the pins that hold where *markers* do, or here; no package has two."""
    lines = [Requirement(line) for line in PINS.read_text(encoding="utf-8").splitlines()]
    there = [one for one in lines if one.marker is None or one.marker.evaluate(markers)]
    pinned: dict[str, str] = {canonicalize_name(one.name): str(one.specifier)[2:] for one in there}
    assert len(pinned) == len(there)
    return pinned


@pytest.mark.parametrize(("laptop", "python"), [*product(LAPTOPS, PYTHONS)])
def test_on_every_laptop_every_requirement_has_one_pin_that_it_allows(laptop, python):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tools = [*project["build-system"]["requires"], *chain(*project["dependency-groups"].values())]
    markers = laptop.markers(python)
    pins = _pins(markers)
    wishes = [Requirement(text) for text in project["project"]["dependencies"]]
    libraries = [one for one in wishes if one.marker is None or one.marker.evaluate(markers)]
    left_out = {one.name for one in wishes} - {one.name for one in libraries}
    assert left_out <= {SOUND}
    assert len(libraries) == len({one.name for one in libraries})
    assert has_sound(laptop, python) is (SOUND not in left_out)
    wanted = [*libraries, *map(Requirement, tools)]
    assert [w for w in wanted if not w.specifier.contains(pins[canonicalize_name(w.name)])] == []


def test_every_library_of_the_program_has_a_lowest_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wishes = [Requirement(text) for text in project["dependencies"]]
    assert [w for w in wishes if not {">=", "=="} & {one.operator for one in w.specifier}] == []


@pytest.mark.skipif(Path(sys.prefix) != ROOT / ".venv", reason="says nothing outside .venv")
def test_every_installed_package_has_the_pinned_version():
    installed = {canonicalize_name(dist.name): dist.version for dist in metadata.distributions()}
    del installed[canonicalize_name("wormup-lan")]
    installed.pop(canonicalize_name("setuptools"), None)  # Python 3.11 puts it into every venv
    assert installed.items() <= _pins().items()


def _wheel(folder: Path, tag: str, *needs: str) -> str:
    """Write the smallest wheel for *tag*, and return the requirement that takes it from there."""
    wheel = folder / f"leaf-1-{tag}.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        about = "Metadata-Version: 2.1\nName: leaf\nVersion: 1\nRequires-Python: <3.15\n"
        about += "".join(f"Requires-Dist: {need}\n" for need in needs)
        archive.writestr("leaf-1.dist-info/METADATA", about)
        archive.writestr("leaf-1.dist-info/WHEEL", f"Wheel-Version: 1.0\nTag: {tag}\n")
        archive.writestr("leaf-1.dist-info/RECORD", "")
    return f"leaf @ {wheel.as_uri()}"


@pytest.fixture
def no_pins(tmp_path):
    (tmp_path / "none.txt").touch()
    return tmp_path / "none.txt"


def test_a_wheel_is_taken_only_by_the_laptops_it_is_for(tmp_path, no_pins):
    wanted = [_wheel(tmp_path, "py3-none-win_amd64")]
    assert refusal(WINDOWS, "3.13", wanted, no_pins) is None
    assert "not a supported wheel" in (refusal(WINDOWS_ARM, "3.13", wanted, no_pins) or "")


def test_a_wheel_that_wants_an_older_python_is_refused(tmp_path, no_pins):
    wanted = [_wheel(tmp_path, "py3-none-any")]
    assert "requires a different Python" in (refusal(LINUX, "3.15", wanted, no_pins) or "")


def test_markers_are_those_of_the_laptop_and_python_asked_about(tmp_path, no_pins):
    """What a wheel of ours needs counts too, so it is looked for and not found."""
    lacking = tmp_path / "lacking.whl"
    need = f"gone @ {lacking.as_uri()} ; sys_platform == 'win32' and python_version == '3.12'"
    wanted = [_wheel(tmp_path, "py3-none-any", need)]
    assert refusal(WINDOWS, "3.11", wanted, no_pins) is None
    assert refusal(LINUX, "3.12", wanted, no_pins) is None
    assert refusal(WINDOWS, "3.12", wanted, no_pins) is not None


def test_what_a_laptop_builds_is_not_asked_for_as_a_wheel(tmp_path, no_pins):
    lacking = f"zeroconf @ {(tmp_path / 'lacking.whl').as_uri()}"
    wanted = [_wheel(tmp_path, "py3-none-any"), lacking]
    assert refusal(INTEL_MAC, "3.13", wanted, no_pins) is None
    assert refusal(LINUX, "3.13", wanted, no_pins) is not None
