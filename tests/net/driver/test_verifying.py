"""Signatures shared out among the cores."""

import os
import threading

import pytest

from core.table.signing import Signed, SigningKey
from net.driver import verifying
from net.driver.verifying import all_signed_at_once

KEY = SigningKey(bytes(32))


@pytest.fixture(autouse=True)
def _four_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 4)


def signed(count: int) -> list[Signed]:
    payloads = [number.to_bytes(2, "big") for number in range(count)]
    return [(KEY.public, payload, KEY.sign(payload)) for payload in payloads]


@pytest.mark.parametrize("count", [0, 1, 127, 128, 129, 600])
def test_true_signatures_are_all_signed(count: int) -> None:
    assert all_signed_at_once(signed(count))


@pytest.mark.parametrize("wrong", [0, 127, 128, 300, 599])
def test_one_false_signature_is_enough_wherever_it_stands(wrong: int) -> None:
    these = signed(600)
    public, payload, signature = these[wrong]
    these[wrong] = public, payload, bytes([signature[0] ^ 1, *signature[1:]])
    assert not all_signed_at_once(these)


def test_several_threads_verify_each_signature_once(monkeypatch: pytest.MonkeyPatch) -> None:
    these, asked, who = signed(1024), list[Signed](), set[int]()
    all_here = threading.Barrier(4, timeout=30)

    def look(share: list[Signed]) -> bool:
        if threading.get_ident() not in who:
            who.add(threading.get_ident())
            all_here.wait()
        asked.extend(share)
        return True

    monkeypatch.setattr(verifying, "all_signed", look)
    assert all_signed_at_once(these)
    assert sorted(asked) == sorted(these)
    assert len(who) == 4


def test_behind_a_false_signature_the_rest_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Signed] = []
    monkeypatch.setattr(verifying, "all_signed", asked.extend)  # it returns None: nothing is true
    assert not all_signed_at_once(signed(10_000))
    assert len(asked) <= 4 * 128


def test_who_is_stopped_stops_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C reaches the main thread only."""
    asked, is_stopped = list[Signed](), threading.Event()

    def stop(share: list[Signed]) -> bool:
        if threading.current_thread() is threading.main_thread():
            is_stopped.set()
            raise KeyboardInterrupt
        is_stopped.wait()
        asked.extend(share)
        return True

    before = threading.active_count()
    monkeypatch.setattr(verifying, "all_signed", stop)
    with pytest.raises(KeyboardInterrupt):
        all_signed_at_once(signed(128) * 400)
    assert len(asked) < 128 * 400
    assert threading.active_count() == before


def test_a_thread_that_fails_makes_nothing_true(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_share: list[Signed]) -> bool:
        if threading.current_thread() is not threading.main_thread():
            raise MemoryError
        return True

    monkeypatch.setattr(threading, "excepthook", lambda _why: None)
    monkeypatch.setattr(verifying, "all_signed", fail)
    assert not all_signed_at_once(signed(128) * 40)
