"""What the room has for each system."""

from dataclasses import replace

from gui.window.sharing.choices import choices, whose
from gui.window.sharing.offer import Offer, System
from net.protocol.handed import BuildHere, Program, WantedBuild
from net.protocol.snapshot import PersonHere
from net.protocol.versions import OtherVersion

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
    assert mac.wanted == WantedBuild(MAC, ben.program, "Ben")
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


def newer(one, theirs="0.3.0"):
    return replace(one, other=OtherVersion(theirs, "0.2.0", (), is_all=True))


def test_a_newer_program_for_this_laptop_comes_first_until_it_is_here():
    build = BuildHere("linux-x64", bytes(32), 5_000_000)
    ben, cem = person("Ben", page("linux-x64", build)), person("Cem", Program("linux-x64"))
    found = choices([LINUX], [newer(cem), newer(ben)], "linux-x64")
    assert found[0].wanted == WantedBuild(build, ben.program, "Ben")
    assert found[0].origin[0] == "Ben has the newer program"
    assert [one.system for one in found[1:]] == [System.LINUX, System.MACOS, System.WINDOWS]
    here = replace(LINUX, digest=build.digest.hex(), giver="Ben")
    assert not any(one.is_newer for one in choices([LINUX, here], [newer(ben)], "linux-x64"))


def test_where_a_newer_program_only_runs_it_is_said_what_to_do_there():
    cem = person("Cem", Program("linux-x64"))
    first = choices([LINUX], [newer(cem)], "linux-x64")[0]
    assert first.wanted is None
    assert first.origin[1] == "Open “Bring a friend” on Cem's laptop, then fetch it here."


def test_of_several_newer_programs_the_newest_is_offered_until_none_is_newer_than_what_is_here():
    builds = [BuildHere("linux-x64", bytes([n]) * 32, 5) for n in range(3)]
    people = [
        newer(person(name, page("linux-x64", build)), version)
        for name, build, version in zip("ABC", builds, ("0.3.0", "0.10.0", "0.9.0"), strict=True)
    ]
    offers, rows = [LINUX], []
    for fetched in (1, 0, None):
        first = choices(offers, people, "linux-x64")[0]
        rows.append(first.giver if first.is_newer else "")
        if fetched is not None:
            offers = [LINUX, replace(LINUX, digest=builds[fetched].digest.hex(), giver="x")]
    assert rows == ["B", "", "B"], "the newest, until it is here; also beside an older one"
    runs = newer(person("Dana", Program("linux-x64")), "0.11.0")
    assert choices(offers, [*people, runs], "linux-x64")[0].giver == "B"
    offers = [LINUX, replace(LINUX, digest=builds[1].digest.hex(), giver="B")]
    assert choices(offers, [*people, runs], "linux-x64")[0].runs == "Dana"


def test_a_newer_program_for_others_stands_beside_the_older_one_that_is_here_for_them():
    older = Offer("wormup-lan-1-macos-arm64.zip", 1, "cd" * 32, system_tag="macos-arm64")
    ben = newer(person("Ben", page("linux-x64", MAC)))
    found = [one for one in choices([LINUX, older], [ben], "linux-x64") if one.wanted]
    assert [(one.system, one.origin) for one in found] == [
        (
            System.MACOS,
            ("Ben has the newer program", "Fetch it once, and this laptop can give it too."),
        )
    ]
    here = replace(older, digest=MAC.digest.hex())
    assert not any(one.wanted for one in choices([LINUX, older, here], [ben], "linux-x64"))


def test_where_none_is_here_the_newest_is_fetched():
    ann = person("Ann", page("linux-x64", MAC))
    newest = BuildHere("macos-arm64", b"9" * 32, 1)
    (mac,) = [
        one
        for one in choices([LINUX], [ann, newer(person("Ben", page("linux-x64", newest)))])
        if one.wanted
    ]
    assert mac.giver == "Ben"


def test_an_address_that_several_claim_is_nobodys():
    ben, cem = person("Ben", page("linux-x64")), person("Cem", page("linux-x64"))
    old = person("Old", None)
    dana = person("Dana", replace(page("linux-x64"), hosts=("10.0.0.9", "10.0.0.9")))
    assert whose([ben, old, dana]) == {"10.0.0.2": ben, "10.0.0.9": dana}
    assert whose([ben, cem, dana]) == {"10.0.0.9": dana}


def test_an_older_program_or_one_for_another_system_is_not_newer():
    build = BuildHere("linux-x64", bytes(32), 5_000_000)
    ben, dana = person("Ben", page("linux-x64", build)), person("Dana", Program("windows-x64"))
    for people in ([ben], [newer(ben, "0.1.0")], [newer(dana)]):
        assert not any(one.is_newer for one in choices([LINUX], people, "linux-x64"))


def test_what_was_gathered_says_from_whom_and_who_vouches_for_it():
    mac = Offer("wormup-lan-1-macos-arm64.zip", 1, "ab" * 32, giver="Ben", is_signed=True)
    (found,) = [one for one in choices([mac], []) if one.offer]
    assert found.origin == ("from Ben's laptop", "gathered and checked, signed by the makers")
    other = replace(mac, is_signed=False, is_made_up=True)
    (found,) = [one for one in choices([other], []) if one.offer]
    assert "not what the makers have signed: do not start it" in found.origin[1]
