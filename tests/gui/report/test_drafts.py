"""Drafts on disk: kept whole, and never in the way."""

import os
import sys

import pytest

from gui.report.drafts import is_practice, keep, keep_practice, kept


def test_a_draft_is_kept_and_replaced(tmp_path):
    keep(tmp_path, [["place", 3]])
    keep(tmp_path, [["place", 4]])
    assert kept(tmp_path) == [["place", 4]]


def test_what_cannot_be_read_is_no_draft(tmp_path):
    assert kept(tmp_path) is None
    (tmp_path / "draft").write_bytes(b"\xff{")
    assert kept(tmp_path) is None


def test_a_game_is_practice_once_it_is_kept_as_that(tmp_path):
    assert not is_practice(tmp_path)
    keep_practice(tmp_path)
    keep_practice(tmp_path)
    assert is_practice(tmp_path)
    keep_practice(tmp_path / "missing")
    assert not is_practice(tmp_path / "missing")


def test_a_folder_that_is_gone_stops_nothing(tmp_path):
    keep(tmp_path / "missing", [1])
    assert kept(tmp_path / "missing") is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes in folders")
def test_a_pipe_where_the_draft_belongs_is_no_draft_and_is_written_over(tmp_path):
    os.mkfifo(tmp_path / "draft")
    assert kept(tmp_path) is None
    keep(tmp_path, [1])
    assert kept(tmp_path) == [1]


@pytest.mark.parametrize("more", [0, 1])
def test_a_draft_of_more_than_a_megabyte_is_none(tmp_path, more):
    thought = "x" * (2**20 - len('""') + more)
    keep(tmp_path, thought)
    assert kept(tmp_path) == (None if more else thought)


def test_a_draft_that_is_nested_without_end_is_none(tmp_path):
    (tmp_path / "draft").write_bytes(b"[" * 100_000)
    assert kept(tmp_path) is None
