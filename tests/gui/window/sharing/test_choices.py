"""What the room has for each system."""

from gui.window.sharing.choices import choices
from gui.window.sharing.offer import Offer, System
from net.protocol.handed import BuildHere, Program, Wanted
from net.protocol.snapshot import PersonHere

LINUX = Offer("wormup-lan-1-linux-x64.tar.gz", 101_000_000, "ab" * 32, system_tag="linux-x64")
MAC = BuildHere("macos-arm64", bytes(32), 61_000_000)


def person(name, program):
    return PersonHere(name.encode(), name, "1", None, None, program=program)


def page(system, *builds):
    return Program(system, 4545, "K7Q2M", ("10.0.0.2",), builds)


def origins(offers, *people):
    return {one.system: one.origin[0] for one in choices(offers, people)}


def test_alone_each_system_has_a_line():
    assert [one.system for one in choices([LINUX], [])] == [
        *(System.LINUX, System.MACOS, System.WINDOWS)
    ]
    assert origins([LINUX])[System.LINUX] == "from this laptop"
    assert origins([LINUX])[System.MACOS] == "nobody here has it"


def test_what_another_laptop_hands_over_can_be_fetched_unless_we_have_it():
    ben = person("Ben", page("macos-arm64", MAC, BuildHere("linux-x64", bytes(32), 5)))
    found = choices([LINUX], [ben])
    (mac,) = [one for one in found if one.system is System.MACOS]
    assert mac.wanted == Wanted(MAC, ben.program, "Ben")
    assert mac.origin[0] == "Ben's laptop has it"
    assert mac.size == "61 MB"
    assert [one.wanted for one in found if one.system is System.LINUX] == [None]


def test_both_kinds_of_a_mac_are_offered_and_each_once():
    intel = BuildHere("macos-x64", bytes(32), 64_000_000)
    people = [person(name, page("linux-x64", MAC, intel)) for name in ("Ben", "Cem")]
    wanted = [one.wanted for one in choices([], people) if one.wanted]
    assert [(one.build.system, one.giver) for one in wanted] == [
        *(("macos-arm64", "Ben"), ("macos-x64", "Ben"))
    ]


def test_somebody_who_runs_a_system_is_named():
    people = [person("Old", None), person("Dana", Program("windows-x64"))]
    (windows,) = [one for one in choices([], people) if one.system is System.WINDOWS]
    assert "Dana has Windows: open “Bring a friend” there" in windows.origin[1]


def test_what_was_gathered_says_from_whom_and_who_vouches_for_it():
    mac = Offer("wormup-lan-1-macos-arm64.zip", 1, "ab" * 32, giver="Ben", is_signed=True)
    (found,) = [one for one in choices([mac], []) if one.offer]
    assert found.origin == ("from Ben's laptop", "gathered and checked, signed by the makers")
