"""The problem bundle: what helps to find a bug, and no key."""

import zipfile

from gui.window.problem import write_bundle


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
