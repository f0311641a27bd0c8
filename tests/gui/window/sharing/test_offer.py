"""What is offered, and to which browser."""

from dataclasses import replace

import pytest

from gui.window.sharing.offer import (
    Browser,
    Gathering,
    Offer,
    Sharing,
    System,
    gathering_of,
    packed,
    system_of,
    unpacked,
)
from net.protocol.handed import Loading, Program, read_program

AGENTS = {
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0": System.WINDOWS,
    "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)": System.WINDOWS,
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1 Safari/605.1": System.MACOS,
    "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0": System.LINUX,
    "Mozilla/5.0 (X11; Ubuntu; Linux aarch64; rv:127.0) Firefox/127.0": System.LINUX,
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile": System.PHONE,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148": System.PHONE,
    "Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X)": System.PHONE,
    "curl/8.5": System.OTHER,
    "": System.OTHER,
}
FILES = {
    "wormup-lan-0.2.0-windows-x64.zip": System.WINDOWS,
    "wormup-lan-0.2.0-macos.zip": System.MACOS,
    "wormup-lan-0.2.0-linux-x64.tar.xz": System.LINUX,
    "wormup-lan-0.2.0-linux-arm64.tar.xz": System.LINUX,
    "wormup_lan-0.2.0-py3-none-any.whl": System.OTHER,
    "wormup_lan-0.2.0.tar.gz": System.OTHER,
}


@pytest.mark.parametrize("agent", AGENTS)
def test_a_browser_says_its_system(agent):
    assert system_of(agent) is AGENTS[agent]


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_for_the_system_in_its_name(name):
    assert Offer(name, 1, "").system is FILES[name]


def test_a_size_is_told_in_megabytes_and_is_never_nothing():
    assert Offer("x", 48_650_000, "").megabytes == "49 MB"
    assert Offer("x", 3, "").megabytes == "0.1 MB"


def test_another_hash_has_other_words():
    one, other = Offer("x", 1, "00" * 32), Offer("x", 1, "01" + "00" * 31)
    assert len(one.fingerprint) == 4
    assert one.fingerprint != other.fingerprint


def test_how_everything_stands_survives_its_line():
    now = Sharing(
        ("http://a/B", "c"),
        (Offer("x", 1, "00"),),
        loading=(Loading("x", "h", 7),),
        browsers=(Browser("h", "LINUX", 2),),
        left_s=9,
    )
    assert unpacked(packed(now)) == now
    assert unpacked(packed(Sharing((), trouble={"en": "no\nline"}))).trouble == {"en": "no\nline"}
    assert "\n" not in packed(Sharing((), trouble={"en": "no\nline"}))
    coming = Gathering(7, trouble={"en": "no"})
    assert gathering_of(packed(coming)) == coming


def test_the_room_is_told_where_the_page_is_and_what_builds_it_has():
    offers = (Offer("a", 7, "ab" * 32, system_tag="linux-x64"), Offer("b.whl", 1, "cd" * 32))
    now = Sharing(("http://10.0.0.2:4545/K7Q2M",), offers, left_s=9, system="linux-x64")
    program = now.program
    assert (program.port, program.code, program.hosts) == (4545, "K7Q2M", ("10.0.0.2",))
    assert program.builds == (("linux-x64", bytes.fromhex("ab" * 32), 7),)
    assert read_program(program.value) == program
    assert replace(now, left_s=0).program == Program("linux-x64")
    assert replace(now, addresses=()).program == Program("linux-x64")
