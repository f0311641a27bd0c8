"""Which puzzles are solved is known again after a restart, and no broken file is in the way."""

import pytest

from gui.report.solved import How, Solved

ONE, OTHER = b"1" * 32, b"2" * 32


def test_what_was_solved_is_known_after_a_restart_and_what_was_shown_too(tmp_path) -> None:
    first = Solved(tmp_path)
    assert first.how(ONE) is None
    first.note(ONE, is_alone=True)
    first.note(OTHER, is_alone=False)
    first.note(OTHER, is_alone=True)  # its answer was seen
    again = Solved(tmp_path)
    assert again.how(ONE) is How.SOLVED
    assert again.how(OTHER) is How.SEEN
    assert again.how(b"3" * 32) is None


@pytest.mark.parametrize("data", [b"", b"butter", b"\x93\x01\x02\x03", bytes(3 << 20)])
def test_a_file_that_cannot_be_read_is_nothing_solved_and_is_written_anew(tmp_path, data) -> None:
    folder = tmp_path / "puzzles"
    folder.mkdir()
    (folder / "solved").write_bytes(data)
    solved = Solved(tmp_path)
    assert solved.how(ONE) is None
    assert solved.note(ONE, is_alone=True)
    assert Solved(tmp_path).how(ONE) is How.SOLVED
    assert (folder / "solved.old").read_bytes() == data, "it may be of a newer version"
    assert Solved(tmp_path).note(OTHER, is_alone=True)
    assert (folder / "solved.old").read_bytes() == data


def test_where_nothing_can_be_written_it_is_known_until_the_end(tmp_path) -> None:
    (tmp_path / "puzzles").write_bytes(b"a file in the way")
    solved = Solved(tmp_path)
    assert not solved.note(ONE, is_alone=True)
    assert solved.how(ONE) is How.SOLVED
    assert Solved(tmp_path).how(ONE) is None


def test_what_another_program_has_solved_meanwhile_stays(tmp_path) -> None:
    one, other = Solved(tmp_path), Solved(tmp_path)
    assert one.note(ONE, is_alone=True)
    assert other.note(OTHER, is_alone=False)
    assert other.how(ONE) is How.SOLVED
    assert Solved(tmp_path).how(ONE) is How.SOLVED
    assert Solved(tmp_path).how(OTHER) is How.SEEN
