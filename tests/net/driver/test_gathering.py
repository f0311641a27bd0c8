"""A build fetched from another laptop: kept when it is what was promised, else nothing is left."""

import os
import threading
from contextlib import contextmanager
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from net.driver.builds import ShareError, Stock
from net.driver.gathering import gather
from net.driver.handing_over import Share
from net.protocol.handed import BuildHere, Program, WantedBuild
from net.protocol.troubles import ShareReason
from tests.net.driver.tiny import FILES, MAC, build, packed

CODE = "K7Q2M"


@contextmanager
def giving(answer):
    """Answer requests by *answer*, a function of the handler; yield the port."""

    class Visit(BaseHTTPRequestHandler):
        def do_GET(self):
            answer(self)

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Visit) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


def sends(content, length=None):
    def answer(visit):
        visit.send_response(200)
        visit.send_header("Content-Length", str(len(content) if length is None else length))
        visit.end_headers()
        visit.wfile.write(content)

    return answer


def wanted(own, port, size, hosts=("127.0.0.1",)):
    one = BuildHere(own.listed.system, bytes.fromhex(own.listed.digest), size)
    return WantedBuild(one, Program("", port, CODE, hosts, (one,)), "Ben")


def left(data):
    return sorted(path.name for path in (data / "builds" / "kept").iterdir())


def refused(data, asked):
    with pytest.raises(ShareError) as caught:
        gather(data, asked, lambda _: None, loopback=True)
    assert left(data) == []
    return caught.value.trouble.reason


def test_what_another_laptop_shares_is_fetched_checked_and_shared_on(tmp_path):
    own = build(tmp_path, MAC)
    share = Share(Stock(tmp_path / "giver", own=own), ("127.0.0.1", 0))
    thread = threading.Thread(target=share.run, args=(lambda _: None,))
    thread.start()
    try:
        while not share.state().builds:
            threading.Event().wait(0.01)
        got: list[int] = []
        size = share.state().builds[0].size
        asked = wanted(own, share.port, size)
        asked = replace(asked, program=replace(asked.program, code=share.code))
        gather(tmp_path / "data", asked, got.append, loopback=True)
    finally:
        share.end()
        thread.join()
    assert got[-1] == size
    assert left(tmp_path / "data") == ["macos-arm64.zip", "macos-arm64.zip.from"]
    (found,) = Stock(tmp_path / "data").look()
    assert (found.named, found.giver) == (own.listed.digest, "Ben")


def test_a_download_that_is_cut_off_leaves_nothing(tmp_path):
    own = build(tmp_path, MAC)
    archive = packed(own)
    with giving(sends(archive[:-9], len(archive))) as port:
        asked = wanted(own, port, len(archive))
        assert refused(tmp_path, asked) is ShareReason.NOT_FETCHED


def test_a_page_that_is_closed_and_another_size_than_promised_leave_nothing(tmp_path):
    own = build(tmp_path, MAC)
    archive = packed(own)
    for answer in (lambda visit: visit.send_error(404), sends(archive + b"x"), sends(archive, "x")):
        with giving(answer) as port:
            asked = wanted(own, port, len(archive))
            assert refused(tmp_path, asked) is ShareReason.NOT_FETCHED
    assert refused(tmp_path, wanted(own, 1, 9)) is ShareReason.NOT_FETCHED  # nobody is there


def test_another_build_than_promised_leaves_nothing(tmp_path):
    own, other = build(tmp_path / "a", MAC), build(tmp_path / "b", MAC, FILES | {"run": b"!!"})
    archive = packed(other)
    with giving(sends(archive)) as port:
        assert refused(tmp_path, wanted(own, port, len(archive))) is ShareReason.OTHER_BUILD


def test_what_is_no_build_leaves_nothing(tmp_path):
    own = build(tmp_path, MAC)
    for content in (b"x" * 999, packed(build(tmp_path / "b"))):
        with giving(sends(content)) as port:
            assert refused(tmp_path, wanted(own, port, len(content))) is ShareReason.BAD_ARCHIVE


def test_what_another_program_fetches_or_shares_meanwhile_spoils_nothing(tmp_path):
    """Else who gives it is said to have given another build, or to have stopped."""
    own = build(tmp_path, MAC, FILES | {"more": os.urandom(1 << 16)})  # no buffer holds it
    archive = packed(own)

    def meanwhile(_got):
        with pytest.raises(ShareError):
            gather(tmp_path, wanted(own, 1, 9), print, loopback=True)  # nobody is there
        Stock(tmp_path)

    with giving(sends(archive)) as port:
        asked = wanted(own, port, len(archive))
        assert gather(tmp_path, asked, meanwhile, loopback=True).exists()
    assert left(tmp_path) == ["macos-arm64.zip", "macos-arm64.zip.from"]


def test_it_goes_on_to_the_next_address_and_to_none_outside_the_room(tmp_path):
    own = build(tmp_path, MAC)
    archive = packed(own)
    with giving(sends(archive)) as port:
        asked = wanted(own, port, len(archive), ("8.8.8.8", "127.0.0.1"))
        assert gather(tmp_path, asked, lambda _: None, loopback=True).exists()
    asked = wanted(own, port, 9, ("8.8.8.8", "224.0.0.1", "0.0.0.0"))  # noqa: S104
    with pytest.raises(ShareError, match="NOT_FETCHED"):
        gather(tmp_path / "more", asked, lambda _: None, loopback=True)
    assert left(tmp_path / "more") == []


def test_a_failed_fetch_keeps_what_was_gathered_before(tmp_path):
    own = build(tmp_path, MAC)
    archive = packed(own)
    with giving(sends(archive)) as port:
        gather(tmp_path, wanted(own, port, len(archive)), lambda _: None, loopback=True)
    with pytest.raises(ShareError):
        gather(tmp_path, wanted(own, port, len(archive)), lambda _: None, loopback=True)
    assert left(tmp_path) == ["macos-arm64.zip", "macos-arm64.zip.from"]
