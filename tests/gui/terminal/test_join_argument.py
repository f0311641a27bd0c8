"""The join code of another peer as an argument of a command."""

from argparse import ArgumentParser

import pytest

from gui.terminal.join_argument import add_join, read_join
from gui.words.wanted import UsageError
from net.protocol.join_code import JoinCode, make_join_code


def read(*arguments: str) -> JoinCode | None:
    parser = ArgumentParser()
    add_join(parser)
    chosen = parser.parse_args(arguments)
    read_join(chosen)
    code: JoinCode | None = chosen.code
    return code


def test_without_an_argument_there_is_no_code() -> None:
    assert read() is None


def test_a_join_code_is_read_and_a_mistyped_one_refused() -> None:
    code = make_join_code("192.168.7.9", 40_000, bytes(32))
    assert read("--join", code.text) == code
    with pytest.raises(UsageError, match="--join 'R2M02'"):
        read("--join", "R2M02")
