"""The build that runs: found by where its modules lie."""

import pytest

from net.driver.own_build import own_build, system_here
from net.protocol.makers import EXTRAS
from net.protocol.parts import parse
from tests.net.driver.tiny import build


def test_it_is_found_beside_the_modules_or_one_folder_up(tmp_path):
    made = build(tmp_path)
    assert own_build(made.top / "inside") == made
    assert own_build(made.top / "inside" / "lib.zip") == made


def test_it_is_found_whatever_its_folder_is_called_now(tmp_path):
    made = build(tmp_path)
    moved = made.top.rename(tmp_path / "Jürgen's games")
    found = own_build(moved / "inside")
    assert found
    assert found.top == moved


@pytest.mark.parametrize("text", ["", "12 a.so\n", "\0", "worm-up-parts-1\n"])
def test_a_clone_an_installed_wheel_and_a_broken_list_are_no_build(tmp_path, text):
    assert own_build(tmp_path / "clone") is None
    (tmp_path / "parts.txt").write_text(text, encoding="utf-8")
    assert own_build(tmp_path) is None


def test_the_signed_digests_lie_in_its_folder_or_beside_it(tmp_path):
    made = build(tmp_path)
    assert made.extras == {}
    for place in (made.top.parent, made.top):
        for name in EXTRAS:
            (place / name).write_text(str(place), encoding="utf-8")
        assert made.extras == dict.fromkeys(EXTRAS, str(place).encode())


def test_this_laptop_has_a_system_that_a_list_may_name():
    parse(f"worm-up-parts-1\n0.2.0 {system_here()}\ntop/in/parts.txt\n")
