"""Whose turn it is, and memory that strangers fill (N16)."""

import subprocess
import sys

import psutil
import pytest

from net.driver import resources
from net.driver.resources import (
    GROWTH_MAX,
    WINDOW_S,
    Lookout,
    MemoryWatch,
    give_back,
    resident_bytes,
)


def test_this_process_holds_some_memory_and_more_with_sixty_megabytes_more():
    before = resident_bytes()
    block = bytearray(b"x") * (60 << 20)
    assert before > 5 << 20
    assert resident_bytes() > before + len(block) // 2


def test_to_give_back_what_is_free_is_possible_at_any_time():
    give_back()


def test_memory_that_grows_by_24_megabytes_in_seconds_has_swollen_and_slower_growth_has_not():
    """N16: whatever a game needs comes slowly; faster than that only floods come."""
    for seconds, expected in ((WINDOW_S - 1, True), (WINDOW_S * 2, False)):
        sizes = iter(range(1, 2 * GROWTH_MAX, GROWTH_MAX // 8))
        watch = MemoryWatch(sizes.__next__, lambda: None)
        found = [watch.has_swollen(number * seconds / 9) for number in range(10)]
        assert any(found) is expected


def test_what_was_freed_and_only_kept_does_not_count():
    size = [100 << 20]

    def free() -> None:
        size[0] = 100 << 20

    watch = MemoryWatch(lambda: size[0], free)
    assert not watch.has_swollen(0)
    size[0] += 2 * GROWTH_MAX
    assert not watch.has_swollen(1)


def test_what_was_thrown_away_after_a_flood_is_given_back_however_little_it_is():
    """Else the next flood begins where this one ended."""
    size, given = [1], []
    watch = MemoryWatch(lambda: size[0], lambda: given.append(size[0]))
    for now, size[0] in enumerate((1, 2 * GROWTH_MAX, GROWTH_MAX // 2, GROWTH_MAX // 2)):
        watch.has_swollen(now)
    assert given == [2 * GROWTH_MAX, GROWTH_MAX // 2]


def test_where_the_system_tells_nothing_nothing_is_watched():
    watch = MemoryWatch(lambda: 0, lambda: None)
    assert not any(watch.has_swollen(second) for second in range(20))


def test_what_the_system_does_not_tell_for_a_moment_is_no_reason_to_cut_anybody():
    """A process that has no file left cannot ask how large it is."""
    size = 100 << 20
    sizes = iter((size, 0, size, size + 2 * GROWTH_MAX, 0, size))
    watch = MemoryWatch(sizes.__next__, lambda: None)
    assert not any(watch.has_swollen(second) for second in range(5))


def test_of_five_nodes_in_a_process_one_looks_at_its_memory_and_wakes_the_others_if_it_swells():
    """N16: the memory is that of all five, so to look five times says no more."""
    size, woken = [100 << 20], []
    lookout = Lookout(MemoryWatch(lambda: size[0], lambda: None))
    nodes = [lambda number=number: woken.append(number) for number in range(5)]
    assert [lookout.join(node) for node in nodes] == [True, False, False, False, False]
    assert [lookout.join(node) for node in nodes] == [True, False, False, False, False]
    assert not lookout.look(1)
    assert woken == []
    size[0] += 2 * GROWTH_MAX
    assert lookout.look(2)
    assert woken == [1, 2, 3, 4]
    assert lookout.has_swollen


def test_when_the_node_that_looks_has_gone_the_next_one_is_woken_to_look():
    woken = []
    lookout = Lookout(MemoryWatch(lambda: 1, lambda: None))
    nodes = [lambda number=number: woken.append(number) for number in range(3)]
    for node in nodes:
        lookout.join(node)
    lookout.leave(nodes[2])
    assert woken == []
    lookout.leave(nodes[0])
    lookout.leave(nodes[0])
    assert woken == [1]
    assert lookout.join(nodes[1])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_without_a_free_file_the_own_memory_is_unknown():
    asked = "import resource; from net.driver.resources import resident_bytes; resident_bytes()\n"
    asked += "resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0)); assert resident_bytes() == 0"
    subprocess.run([sys.executable, "-c", asked], check=True)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows counts the other way")
@pytest.mark.parametrize("more", [0, 12, 19])
def test_a_process_that_lets_others_go_first_yields_to_them_however_nice_it_was(more):
    asked = "import os, sys; from net.driver import resources; before = os.nice(int(sys.argv[1]))\n"
    asked += "resources.let_others_go_first(); assert os.nice(0) == max(10, before)"
    subprocess.run([sys.executable, "-c", asked, str(more)], check=True)


def test_so_much_growth_and_no_more_is_still_no_swelling():
    for more, has_swollen in ((GROWTH_MAX, False), (GROWTH_MAX + 1, True)):
        sizes = iter((1 << 20, *[(1 << 20) + more] * 4))
        watch = MemoryWatch(sizes.__next__, lambda: None)
        assert not watch.has_swollen(0.0)
        assert watch.has_swollen(0.1) is has_swollen


def gone() -> psutil.Process:
    raise psutil.AccessDenied


def test_where_the_system_does_not_say_how_much_we_hold_it_is_nothing(monkeypatch):
    monkeypatch.setattr(resources, "_own_process", gone)
    assert resident_bytes() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has classes, which are set always")
@pytest.mark.parametrize(("before", "then"), [(0, [10]), (15, [])])
def test_who_lets_others_go_first_never_goes_before_them_more_than_now(monkeypatch, before, then):
    asked: list[int] = []

    class Own:
        def nice(self, *level: int) -> object:
            asked.extend(level)
            return before

    monkeypatch.setattr(psutil, "Process", Own)
    resources.let_others_go_first()
    assert asked == then
