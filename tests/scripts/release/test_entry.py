"""A frozen program looks whether it is whole before it runs."""

import sys

import pytest

from release import entry
from release.linux import write_parts


@pytest.fixture
def inside(tmp_path):
    folder = tmp_path / "_internal"
    (folder / "zmq").mkdir(parents=True)
    (folder / "zmq" / "a b.so").write_bytes(b"1234")
    (folder / "Qt.so").write_bytes(b"12")
    (tmp_path / "READ ME.txt").touch()
    write_parts(tmp_path, "0.2.0")
    return folder


def test_a_whole_copy_misses_nothing(inside):
    assert entry.missing(inside) == ""


def test_a_file_that_was_not_unpacked_is_named(inside):
    (inside / "zmq" / "a b.so").unlink()
    assert entry.missing(inside) == "zmq/a b.so"


def test_a_file_that_is_cut_off_is_named(inside):
    (inside / "Qt.so").write_bytes(b"1")
    assert entry.missing(inside) == "Qt.so"


def test_what_lies_beside_the_program_bars_no_start(inside):
    (inside.parent / "READ ME.txt").unlink()
    assert entry.missing(inside) == ""


def test_without_the_list_the_list_is_named(inside):
    (inside / entry.PARTS).unlink()
    assert entry.missing(inside) == entry.PARTS


def test_half_an_unpacked_archive_is_told_in_a_sentence(inside, monkeypatch, capsys):
    (inside / "Qt.so").unlink()
    monkeypatch.setattr(sys, "_MEIPASS", str(inside), raising=False)
    assert entry.main() == 2
    assert capsys.readouterr().err == (
        "wormup-lan: this copy is not complete: Qt.so is missing or cut off; delete the folder,"
        " unpack the whole archive again and start it from there\n"
    )


def test_programs_that_we_open_find_their_own_libraries():
    variables = {
        "LD_LIBRARY_PATH": "/ours",
        "LD_LIBRARY_PATH_ORIG": "/theirs",
        "_PYI_ARCHIVE_FILE": "x",
        "HOME": "/h",
    }
    entry.forget(variables)
    assert variables == {"LD_LIBRARY_PATH": "/theirs", "HOME": "/h"}
    variables = {"LD_LIBRARY_PATH": "/ours"}
    entry.forget(variables)
    assert variables == {}


def test_a_process_that_shares_the_work_of_another_does_nothing_else(monkeypatch):
    def share() -> None:
        raise SystemExit(0)

    monkeypatch.setattr("multiprocessing.freeze_support", share)
    with pytest.raises(SystemExit):
        entry.main()
