"""The wish beside the identity: kept whole, and none if it cannot be read (P3.7)."""

import pytest

from core.table.looks import LookWish
from net.driver.disk import DiskError
from net.driver.kept_wish import keep_wish, load_wish

WISH = LookWish(("plum", "mint"), "straw", "Z")


def test_a_wish_is_kept_and_the_next_one_takes_its_place(tmp_path):
    folder = tmp_path / "data"
    assert load_wish(folder) is None
    for wish in (WISH, WISH._replace(hat="bow")):
        keep_wish(folder, wish)
        assert load_wish(folder) == wish
    assert [file.name for file in folder.iterdir()] == ["wish"]


@pytest.mark.parametrize("data", [b"", b"\xc0", b"x" * 5000])
def test_a_wish_that_cannot_be_read_is_none(tmp_path, data):
    (tmp_path / "wish").write_bytes(data)
    assert load_wish(tmp_path) is None


def test_where_nothing_can_be_written_it_is_said(tmp_path):
    (tmp_path / "data").write_bytes(b"")
    with pytest.raises(DiskError):
        keep_wish(tmp_path / "data", WISH)
