"""Programs of macOS are read as their makers wrote them."""

import pytest

from release import mach_o
from tests.scripts.release.tiny_mac import program, universal


def test_a_program_tells_what_it_loads_where_it_looks_and_for_which_system_it_is():
    made = program(oldest=(12, 3), loads=["/usr/lib/a", "@rpath/b"], rpaths=["@loader_path/lib"])
    assert mach_o.linked_with(made) == ["/usr/lib/a", "@rpath/b"]
    assert mach_o.search_paths(made) == ["@loader_path/lib"]
    assert mach_o.oldest_system(made) == (12, 3)
    assert mach_o.has_uuid(made)
    assert mach_o.is_signed(made)
    bare = program(is_bare=True)
    assert not mach_o.has_uuid(bare)
    assert not mach_o.is_signed(bare)


def test_what_a_library_wants_is_told_apart_from_what_it_has():
    made = program(wants=["_a", "_b"], has=["_c"])
    assert mach_o.symbols(made) == ({"_a", "_b"}, {"_c"})


def test_of_a_file_for_two_kinds_of_mac_one_is_taken_as_it_is():
    silicon, intel = program("arm64", loads=["/usr/lib/a"]), program("x86_64")
    both = universal(silicon, intel)
    assert mach_o.is_mach_o(both)
    assert mach_o.thin(both, "arm64") == silicon
    assert mach_o.thin(both, "x86_64") == intel
    assert mach_o.thin(intel, "x86_64") == intel
    with pytest.raises(KeyError):
        mach_o.thin(intel, "arm64")
    assert mach_o.slices(b"a text") == {}
    assert not mach_o.is_mach_o(b"a text")


def test_another_sdk_changes_nothing_but_the_sdk():
    made = program()
    other = mach_o.with_sdk(made, 15)
    changed = [at for at, (a, b) in enumerate(zip(made, other, strict=True)) if a != b]
    assert len(changed) == 1
    assert other[changed[0]] == 15
    assert mach_o.oldest_system(other) == (13, 0)
