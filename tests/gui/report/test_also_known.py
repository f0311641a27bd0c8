"""Keys of one player: merged and split by hand, and never lost."""

import pytest

from gui.report.also_known import NAME, groups_in, merge, split
from gui.words.wanted import UsageError

ANN, ANNE, BEN, BENNY = (bytes([number]) * 32 for number in range(4))


def test_what_was_merged_is_one_player_until_it_is_split(tmp_path) -> None:
    assert groups_in(tmp_path) == ()
    merge(tmp_path, ANN, ANNE)
    merge(tmp_path, BEN, BENNY)
    assert groups_in(tmp_path) == ((ANN, ANNE), (BEN, BENNY))
    split(tmp_path, ANN)
    assert groups_in(tmp_path) == ((BEN, BENNY),)


def test_two_groups_become_one_and_a_key_leaves_it_alone(tmp_path) -> None:
    merge(tmp_path, ANN, ANNE)
    merge(tmp_path, BEN, BENNY)
    merge(tmp_path, BENNY, ANN)
    assert groups_in(tmp_path) == ((BEN, BENNY, ANN, ANNE),)
    split(tmp_path, BEN)
    assert groups_in(tmp_path) == ((BENNY, ANN, ANNE),)


def test_merging_twice_changes_nothing(tmp_path) -> None:
    merge(tmp_path, ANN, ANNE)
    first = (tmp_path / NAME).read_bytes()
    merge(tmp_path, ANNE, ANNE)
    merge(tmp_path, ANN, ANNE)
    assert (tmp_path / NAME).read_bytes() == first


@pytest.mark.parametrize(
    "torn",
    [
        b"",
        b"\xff",
        b"[[",
        b"{}",
        b"[1]",
        b"[[1]]",
        b'[["00"]]',
        b'[["xy"]]',
        b"[" * 100_000,
        f'[["{ANN.hex()}", "{ANN.hex()}"]]'.encode(),
        b" " * (1 << 21),
    ],
    ids=[
        "empty",
        "letters",
        "cut",
        "object",
        "flat",
        "number",
        "short",
        "digits",
        "deep",
        "twice",
        "long",
    ],
)
def test_a_torn_file_is_told_and_never_written_over(tmp_path, torn) -> None:
    (tmp_path / NAME).write_bytes(torn)
    for act in (groups_in, lambda data: merge(data, ANN, ANNE), lambda data: split(data, ANN)):
        with pytest.raises(UsageError, match="mend it or move it away"):
            act(tmp_path)
    assert (tmp_path / NAME).read_bytes() == torn
