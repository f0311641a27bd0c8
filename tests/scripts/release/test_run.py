"""Which builds are made, and what is said about them."""

import sys

import pytest

import environment
from gui.cli import VERSION
from release import linux, run
from release.packing import NotMadeError


@pytest.fixture
def made(monkeypatch, tmp_path):
    """Return two builds: one that can be made here, and one that cannot."""
    monkeypatch.setitem(sys.modules, "release.stub", sys.modules[__name__])
    return [
        run.Build("here", "", "release.stub.build"),
        run.Build("elsewhere", "", "release.stub.build", ("plan9",)),
    ]


def fail(_dist, _wheels, version):
    raise NotMadeError(version)


def build(dist, _wheels, version):
    file = dist / f"wormup_lan-{version}.tar.gz"
    file.write_bytes(b"12345")
    return file


def test_a_size_that_the_page_tells_otherwise_is_named(tmp_path):
    page = "| `a-VERSION.zip` | for | how ([more](x.md)), 64 | 2.0 |\n| `SUMS` | for | | |\n"
    file = tmp_path / "a-1.2.zip"
    for size, is_right in ((2_190_000, True), (1_810_000, True), (2_300_000, False), (0, False)):
        file.write_bytes(bytes(size))
        assert (run.wrong_sizes([file], "1.2", page) == []) is is_right
    assert run.wrong_sizes([file], "1.2", page) == [
        "a-1.2.zip has 0 MB, docs/releasing.md says 2.0"
    ]
    assert run.wrong_sizes([file], "1.2", "") == []


def test_the_page_tells_the_size_of_every_archive():
    page = (environment.ROOT / "docs" / "releasing.md").read_text("utf-8")
    told = dict(run._SIZE.findall(page.replace("VERSION", VERSION)))  # noqa: SLF001
    assert {name.split(VERSION)[-1] for name in told} >= {
        *("-windows-x64.zip", "-linux-x64.tar.xz", "-linux-x64.deb", "-macos.zip", ".tar.gz")
    }


def test_what_can_be_made_is_made_with_its_sum_and_the_rest_is_named(made, tmp_path, capsys):
    dist = tmp_path / "dist"
    assert run.release(made, dist, tmp_path)
    said = capsys.readouterr().out
    assert "0.0 MB" in said
    assert "elsewhere can only be made on plan9" in said
    assert f"wormup_lan-{VERSION}.tar.gz" in (dist / "SHA256SUMS").read_text(encoding="ascii")


def test_what_cannot_be_made_is_told_and_the_rest_is_made(made, tmp_path, capsys):
    failing = run.Build("failing", "", "release.stub.fail")
    assert not run.release([failing, made[0]], tmp_path, tmp_path)
    said = capsys.readouterr().out
    assert f"failing  cannot be made: {VERSION}\nhere" in said


def test_the_sums_leave_out_what_another_release_left_behind(tmp_path):
    names = [f"wormup-lan-{VERSION}-linux-x64.tar.xz", f"wormup_lan-{VERSION}-py3-none-any.whl"]
    for name in [*names, f"wormup_lan-{VERSION}9.tar.gz", "wormup-lan-0.0-macos.zip", "notes"]:
        (tmp_path / name).touch()
    assert sorted(file.name for file in run.files_of(tmp_path, VERSION)) == sorted(names)


def test_two_releases_that_are_alike_pass(made, tmp_path, capsys):
    run.release(made, tmp_path / "dist", tmp_path)
    assert run.different(made, tmp_path / "dist", tmp_path) == 0
    assert "the same, byte for byte" in capsys.readouterr().out


def test_two_releases_that_differ_fail(made, tmp_path, monkeypatch):
    run.release(made, tmp_path / "dist", tmp_path)
    monkeypatch.setattr("release.packing.differences", lambda one, _two: [one.name])
    assert run.different(made, tmp_path / "dist", tmp_path) == 1


def test_the_environment_of_the_tests_is_as_it_is_pinned():
    assert run.unpinned() == []


def test_a_package_that_is_not_the_pinned_one_is_named(monkeypatch):
    monkeypatch.setattr(run, "_installed", lambda name: "" if name == "shapely" else "0.1")
    found = run.unpinned()
    assert any(line.startswith("msgpack==") and line.endswith("here is 0.1") for line in found)
    assert any(line.startswith("shapely==") and line.endswith("here is none") for line in found)


def test_where_no_wine_is_made_that_is_said_and_stops_no_release(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr("release.wine_house.PLACE", tmp_path)
    assert run.tried(tmp_path, tmp_path)
    assert "not tried" in capsys.readouterr().out


@pytest.mark.parametrize("code", [0, 1])
def test_where_wine_is_made_the_zip_is_tried_and_its_faults_stop_the_release(
    monkeypatch, tmp_path, code
):
    (tmp_path / "ready").touch()
    monkeypatch.setattr("release.wine_house.PLACE", tmp_path)
    tried = []

    def call(words):
        tried.append(words[-1])
        return code

    monkeypatch.setattr("subprocess.call", call)
    assert run.tried(tmp_path, tmp_path) is (code == 0)
    assert tried == [str(tmp_path / f"wormup-lan-{VERSION}-windows-x64.zip")]


@pytest.mark.skipif(sys.platform != "linux", reason="Wine and the build are Linux'")
def test_the_build_for_linux_plays_against_the_zip_of_its_release(monkeypatch, tmp_path):
    (tmp_path / "ready").touch()
    build = tmp_path / f"{linux.name(VERSION)}.tar.xz"
    build.touch()
    monkeypatch.setattr("release.wine_house.PLACE", tmp_path)
    asked = []

    def call(words):
        asked.extend(words)
        return 0

    monkeypatch.setattr("subprocess.call", call)
    assert run.tried(tmp_path, tmp_path)
    assert asked[-2:] == ["--linux", str(build)]
