"""Signatures shared out among the cores."""

import os
import threading

import pytest

from core.table.signing import Signed, SigningKey
from net.driver import verifying
from net.driver.verifying import verify_on_all_cores
from tests.world import HANG_S

KEY = SigningKey(bytes(32))


@pytest.fixture(autouse=True)
def _four_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 4)


def signed(count: int) -> list[Signed]:
    payloads = [number.to_bytes(2, "big") for number in range(count)]
    return [(KEY.public, payload, KEY.sign(payload)) for payload in payloads]


@pytest.mark.parametrize("count", [0, 1, 127, 128, 129, 600])
def test_where_none_is_false_all_are_counted(count: int) -> None:
    assert verify_on_all_cores(signed(count)) == count


def test_where_no_system_says_how_many_cores_there_are_one_works(monkeypatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    monkeypatch.setattr(verifying, "Thread", None)
    assert verify_on_all_cores(signed(600)) == 600


@pytest.mark.parametrize("wrong", [0, 127, 128, 300, 599])
def test_the_first_false_signature_is_found_wherever_it_stands(wrong: int) -> None:
    these = signed(600)
    for place in {wrong, 599}:
        public, payload, signature = these[place]
        these[place] = public, payload, bytes([signature[0] ^ 1, *signature[1:]])
    assert verify_on_all_cores(these) == wrong


def test_several_threads_verify_each_signature_once(monkeypatch: pytest.MonkeyPatch) -> None:
    these, asked, who = signed(1024), list[Signed](), set[int]()
    all_here = threading.Barrier(4, timeout=HANG_S)

    def look(share: list[Signed]) -> int:
        if threading.get_ident() not in who:
            who.add(threading.get_ident())
            all_here.wait()
        asked.extend(share)
        return len(share)

    monkeypatch.setattr(verifying, "verify_many", look)
    assert verify_on_all_cores(these) == 1024
    assert sorted(asked) == sorted(these)
    assert len(who) == 4


def test_behind_a_false_signature_the_rest_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Signed] = []

    def look(share: list[Signed]) -> int:
        asked.extend(share)
        return 0

    monkeypatch.setattr(verifying, "verify_many", look)
    assert verify_on_all_cores(signed(128) * 80) == 0
    assert len(asked) <= 4 * 128


def test_who_is_stopped_stops_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C reaches the main thread only."""
    asked, is_stopped = list[Signed](), threading.Event()

    def stop(share: list[Signed]) -> int:
        if threading.current_thread() is threading.main_thread():
            is_stopped.set()
            raise KeyboardInterrupt
        is_stopped.wait()
        asked.extend(share)
        return len(share)

    before = set(threading.enumerate())
    monkeypatch.setattr(verifying, "verify_many", stop)
    with pytest.raises(KeyboardInterrupt):
        verify_on_all_cores(signed(128) * 400)
    assert len(asked) < 128 * 400
    assert set(threading.enumerate()) <= before


def test_what_a_failing_thread_has_not_verified_is_not_true(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    these = signed(128) * 40

    def fail(share: list[Signed]) -> int:
        if threading.current_thread() is not threading.main_thread():
            raise MemoryError
        return len(share)

    monkeypatch.setattr(threading, "excepthook", lambda _why: None)
    monkeypatch.setattr(verifying, "verify_many", fail)
    assert verify_on_all_cores(these) < len(these)
