"""Where a peer lives and whom it meets, as arguments of a command."""

from argparse import ArgumentParser, Namespace

import pytest

from gui.cli import module_of
from gui.terminal.place_arguments import add_place, require_name, require_place
from gui.words.wanted import UsageError
from net.driver.place import MEET_PORT


def chosen(*arguments: str) -> Namespace:
    parser = ArgumentParser()
    add_place(parser)
    found = parser.parse_args(arguments, Namespace(name="Ann"))
    require_place(found)
    return found


def test_peers_that_name_no_number_meet_by_the_usual_one() -> None:
    found = chosen()
    assert (found.meet, found.loopback) == (MEET_PORT, False)


@pytest.mark.parametrize("port", ["0", "65536"])
def test_a_number_that_is_no_port_is_refused(port) -> None:
    with pytest.raises(UsageError, match="a port is a number from 1 to 65535"):
        chosen("--meet", port)


@pytest.mark.parametrize("command", ["watch", "peer", "solo", "window", "tv", "share"])
def test_a_name_is_tidied_wherever_it_is_given(command) -> None:
    parser = ArgumentParser()
    module_of(command).add_arguments(parser)
    assert parser.parse_args(["--name", " Zoe\u0308"]).name == "Zo\xeb"


def test_a_name_that_nobody_can_have_is_refused_in_words() -> None:
    require_name("Ann")
    with pytest.raises(UsageError, match="--name '': a name has 1 to 24 characters, not 0"):
        require_name("")
