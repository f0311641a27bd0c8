"""Builds handed over on the LAN: what is served, to whom, for how long, and nothing else."""

import socket
import struct
import sys
import threading
import time
from collections import Counter
from contextlib import ExitStack, suppress
from hashlib import sha256
from http.client import HTTPConnection
from itertools import count
from select import select

import pytest

from core.table.trouble import Trouble
from net.driver import handing_over as sharing
from net.driver.builds import SUMS, ShareError, Stock
from net.driver.handing_over import AGENT_MAX, GUESTS_MAX, OF_ONE_MAX, VISITORS_MAX, Share
from net.protocol.join_code import ALPHABET
from net.protocol.troubles import ShareReason
from tests.until import until
from tests.world import HANG_S

WINDOWS, LINUX = "wormup-lan-9-windows-x64.zip", "wormup-lan-9-linux-x64.tar.xz"
SMALL, LARGE = b"a small build", bytes(range(256)) * 40_000
PAGE = b"<!DOCTYPE html><p>Worm Up!"
LINUX_ONLY = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere loopback is one address")
RESET = struct.pack("ii", 1, 0)
"""Ends a connection at once, whatever is on its way."""


def release(folder, files=None):
    """Make a release in *folder*, by default of two builds."""
    files = {WINDOWS: SMALL, LINUX: LARGE} if files is None else files
    folder.mkdir(exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    sums = "".join(f"{sha256(content).hexdigest()}  {name}\n" for name, content in files.items())
    (folder / SUMS).write_text(sums, encoding="ascii")
    return folder


class Open:
    """A share that is served meanwhile."""

    def __init__(self, folder, **options):
        self.share = Share(Stock(folder.parent / "data", folder), ("127.0.0.1", 0), **options)
        self.share.page = lambda *_: PAGE
        self.states = []
        self.trouble = None
        self._thread = threading.Thread(target=self._run)

    def _run(self):
        try:
            self.share.run(self.states.append)
        except ShareError as error:
            self.trouble = error.trouble

    def __enter__(self):
        self._thread.start()
        until(lambda: self.share.state().is_checked)
        return self

    def __exit__(self, *_):
        self.share.end()
        self._thread.join()

    @property
    def is_over(self):
        return not self._thread.is_alive()

    def connect(self, source=None):
        place = ("127.0.0.1", self.share.port)
        return socket.create_connection(place, HANG_S, source and (source, 0))

    def ask(self, path, method="GET", **fields):
        """Ask for *path* below the code, and return status, fields and body."""
        path = f"/{self.share.code}{path}"
        asking = HTTPConnection("127.0.0.1", self.share.port, timeout=HANG_S)
        asking.request(method, path, headers={k.replace("_", "-"): v for k, v in fields.items()})
        answer = asking.getresponse()
        body = answer.read()
        asking.close()
        return answer.status, answer.headers, body

    def status_of(self, line):
        """Send a request whose first line is *line*, and return the number that comes back."""
        with self.connect() as asking:
            asking.sendall(line + b"\r\n\r\n")
            return int(all_of(asking).split()[1])


def all_of(asking):
    """Return everything that comes until the other side ends."""
    parts = []
    with suppress(ConnectionError):
        while part := asking.recv(1 << 16):
            parts.append(part)
    return b"".join(parts)


@pytest.fixture
def there(tmp_path):
    with Open(release(tmp_path / "dist")) as made:
        yield made


def test_the_page_and_each_build_are_served_as_they_are(there):
    status, fields, body = there.ask("")
    assert (status, body) == (200, PAGE)
    assert fields["Content-Type"] == "text/html;charset=utf-8"
    assert "default-src 'none'" in fields["Content-Security-Policy"]
    for name, content in ((WINDOWS, SMALL), (LINUX, LARGE)):
        status, fields, body = there.ask(f"/{name}")
        assert (status, body) == (200, content)
        assert fields["Content-Disposition"] == f'attachment;filename="{name}"'
    until(lambda: there.share.state().loaded == 2)
    assert there.share.state().loading == ()


def test_the_page_is_the_one_for_the_browser_and_its_languages(there):
    there.share.page = lambda agent, languages: f"{agent}|{languages}".encode()
    asked = {"User_Agent": "Some/1", "Accept_Language": "de,en"}
    assert there.ask("/", **asked)[2] == b"Some/1|de,en"


def test_head_says_the_same_without_the_body_and_is_no_load(there):
    for path, content in (("", PAGE), (f"/{LINUX}", LARGE)):
        status, fields, body = there.ask(path, "HEAD")
        assert (status, fields["Content-Length"], body) == (200, str(len(content)), b"")
        with there.connect() as asking:
            asking.sendall(f"HEAD /{there.share.code}{path} HTTP/1.0\r\n\r\n".encode())
            assert all_of(asking).endswith(b"\r\n\r\n")
    assert there.share.state().loaded == 0


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get"])
def test_another_method_is_barred(there, method):
    assert there.ask("", method)[:1] == (405,)


def test_the_code_may_be_typed_as_people_type(there):
    there.share.code = "K70L1".replace("L", "1")
    for typed in ("k70l1", "K7OI1", "k7-0ii", "K7011/"):
        assert there.status_of(f"GET /{typed} HTTP/1.1".encode()) == 200


TRICKS = [
    "/",
    "//",
    "/" + WINDOWS,
    "//" + WINDOWS,
    "/x/" + WINDOWS,
    "/{wrong}/" + WINDOWS,
    "/{wrong}",
    "/{code}x",
    "/{code}/x",
    "/{code}/../{code}/x",
    "/{code}/../../../../etc/passwd",
    "/{code}/%2e%2e/%2e%2e/etc/passwd",
    "/{code}/..%2f..%2fetc/passwd",
    "/{code}/..\\..\\windows\\win.ini",
    "/{code}/..%5c..%5cwindows",
    "/{code}//etc/passwd",
    "/{code}/C:/x",
    "/{code}/./" + WINDOWS,
    "/{code}/x/../" + WINDOWS,
    "/{code}/" + WINDOWS + "%00.txt",
    "/{code}/" + WINDOWS + "\0",
    "/{code}/" + WINDOWS + "/",
    "/{code}/" + WINDOWS + "?x",
    "/{code}/" + WINDOWS.upper(),
    "/{code}/" + WINDOWS.replace("-", "%2d"),
    "/{code}/" + SUMS,
    "/{code}/key",
    "/{code}/" + "x" * 60_000,
    "http://127.0.0.1/{code}",
    "file:///etc/passwd",
    "\\\\host\\share",
    "*",
]


NEXT = str.maketrans(ALPHABET, ALPHABET[1:] + ALPHABET[:1])
"""Gives each letter of a code the next one, so that no two codes that are turned are equal."""


@pytest.mark.parametrize("path", TRICKS, ids=range(len(TRICKS)))
def test_whatever_else_is_asked_for_is_not_there(there, tmp_path, path):
    (tmp_path / "dist" / "key").write_bytes(b"secret")
    code = there.share.code
    asked = path.format(code=code, wrong=code[1:] + code[:1].translate(NEXT))
    assert there.status_of(f"GET {asked} HTTP/1.1".encode()) in {400, 404}


def test_a_line_that_never_ends_and_fields_without_number_are_refused(there):
    assert there.status_of(b"GET /" + b"x" * 70_000) == 414
    fields = b"".join(b"X-%d: y\r\n" % number for number in range(200))
    assert there.status_of(b"GET / HTTP/1.1\r\n" + fields) == 431
    assert there.status_of(b"GET / HTTP/1.1\r\nX: " + b"x" * 70_000) == 431
    assert there.status_of(b"\0\xff\x13 / HTTP/1.1") in {400, 405}


def test_a_file_whose_hash_is_wrong_is_neither_named_nor_served(tmp_path):
    folder = release(tmp_path / "dist")
    (folder / WINDOWS).write_bytes(b"another build")
    with Open(folder) as there:
        assert [build.path.name for build in there.share.state().builds] == [LINUX]
        assert there.ask(f"/{WINDOWS}")[0] == 404


def test_an_empty_file_is_no_build(tmp_path):
    with Open(release(tmp_path / "dist", {WINDOWS: SMALL, LINUX: b""})) as there:
        assert [build.path.name for build in there.share.state().builds] == [WINDOWS]


def test_a_file_that_changes_before_it_is_loaded_is_gone(there, tmp_path):
    (tmp_path / "dist" / WINDOWS).write_bytes(SMALL.upper())
    assert there.ask(f"/{WINDOWS}")[0] == 404
    assert [build.path.name for build in there.share.state().builds] == [LINUX]


def test_of_a_file_that_changes_under_a_load_no_changed_byte_is_sent(there, tmp_path, monkeypatch):
    monkeypatch.setattr(sharing, "PACE", 4_000_000)
    with there.connect() as asking:
        asking.sendall(f"GET /{there.share.code}/{LINUX} HTTP/1.1\r\n\r\n".encode())
        asking.recv(1)
        (tmp_path / "dist" / LINUX).write_bytes(LARGE[::-1])
        body = all_of(asking).partition(b"\r\n\r\n")[2]
    assert len(body) < len(LARGE)
    assert LARGE.startswith(body)
    until(lambda: len(there.share.state().builds) == 1)
    assert there.share.state().loaded == 0


def test_when_the_folder_goes_the_share_ends_and_says_why(there, tmp_path):
    for file in (tmp_path / "dist").iterdir():
        file.unlink()
    assert [there.ask(f"/{name}")[0] for name in (WINDOWS, LINUX)] == [404, 404]
    until(lambda: there.is_over)
    assert there.trouble.reason is ShareReason.ALL_WRONG


def test_a_folder_in_which_all_is_wrong_is_not_served(tmp_path):
    folder = release(tmp_path / "dist", {WINDOWS: SMALL})
    (folder / WINDOWS).write_bytes(b"another build")
    with Open(folder) as there:
        until(lambda: there.is_over)
    assert there.trouble.reason is ShareReason.ALL_WRONG


def test_a_thousand_requests_at_once_are_answered_or_turned_away_and_all_is_well_after(there):
    before, most = threading.active_count(), 0
    request = f"GET /{there.share.code} HTTP/1.1\r\n\r\n".encode()
    with ExitStack() as stack:
        guests = []
        for _ in range(1_000):
            guests.append(stack.enter_context(there.connect()))
            with suppress(ConnectionError):  # turned away already
                guests[-1].sendall(request)
            most = max(most, threading.active_count() - before)
        said = Counter(all_of(guest)[9:12] for guest in guests)
    assert said[b"200"] >= OF_ONE_MAX
    assert set(said) <= {b"200", b"503", b""}
    assert most < 4 * GUESTS_MAX
    until(lambda: not there.share.guests)
    assert there.ask("")[0] == 200


@LINUX_ONLY
def test_a_guest_with_many_connections_leaves_room_for_the_others(there):
    with ExitStack() as stack:
        for _ in range(3 * OF_ONE_MAX):
            stack.enter_context(there.connect("127.0.0.2"))
        until(lambda: there.share.guests["127.0.0.2"] == OF_ONE_MAX)
        assert there.ask("")[0] == 200


@pytest.fixture
def crowd(there):
    """Return what fills all places with guests that never read, each address with so many."""
    with ExitStack() as stack:

        def fill(each):
            asked = f"GET /{there.share.code}/{LINUX} HTTP/1.1\r\n\r\n".encode()
            for number in range(GUESTS_MAX):
                reader = stack.enter_context(there.connect(f"127.0.1.{number // each + 1}"))
                reader.sendall(asked)
            until(lambda: there.share.guests.total() == GUESTS_MAX)

        yield fill


@LINUX_ONLY
def test_all_guests_together_have_a_bounded_number_of_connections(there, crowd):
    crowd(1)
    with there.connect() as late:
        assert all_of(late).startswith(b"HTTP/1.0 503")


@LINUX_ONLY
def test_who_comes_first_is_served_at_once_beside_40_readers_of_5_addresses(there, crowd):
    crowd(OF_ONE_MAX)
    assert there.ask("")[0] == 200
    assert there.ask(f"/{WINDOWS}")[2] == SMALL
    assert there.share.guests.total() <= GUESTS_MAX


@LINUX_ONLY
def test_whoever_takes_a_place_takes_it_from_who_has_most_and_leaves_that_one_more(there, crowd):
    crowd(OF_ONE_MAX)
    with ExitStack() as stack:
        for _ in range(OF_ONE_MAX):
            stack.enter_context(there.connect())
        until(lambda: len(there.share.guests) == 6)
        until(lambda: there.share.guests["127.0.0.1"] == 6)
        assert sorted(there.share.guests.values()) == [6, 6, 7, 7, 7, 7]


@LINUX_ONLY
def test_of_40_addresses_one_that_stands_still_gives_its_place(there, crowd, monkeypatch):
    crowd(1)
    monkeypatch.setattr(sharing, "STILL_S", 0.0)
    assert there.ask("")[0] == 200


def test_a_load_that_breaks_off_gives_its_place_back(there, monkeypatch):
    """As often as there are places for one address, and once more."""
    monkeypatch.setattr(sharing, "PACE", 1e9)
    for _ in range(OF_ONE_MAX + 1):
        with there.connect() as asking:
            asking.sendall(f"GET /{there.share.code}/{LINUX} HTTP/1.1\r\n\r\n".encode())
            assert asking.recv(1)
            asking.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        until(lambda: not there.share.guests)


def test_a_guest_who_sends_a_byte_now_and_then_is_cut_off_in_time(there, monkeypatch):
    monkeypatch.setattr(sharing, "HEAD_S", 0.5)
    with there.connect() as slow:

        def is_cut_off():
            with suppress(ConnectionError):
                slow.sendall(b"G")
            return select([slow], [], [], 0.02)[0]

        until(is_cut_off)
    until(lambda: not there.share.guests)


def test_a_guest_who_never_reads_is_cut_off_in_time(there, monkeypatch):
    monkeypatch.setattr(sharing, "PIECE_S", 0.5)
    monkeypatch.setattr(sharing, "PACE", 1e9)
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", there.share.port))
        deaf.sendall(f"GET /{there.share.code}/{LINUX} HTTP/1.1\r\n\r\n".encode())
        until(lambda: there.share.state().loading)
        until(lambda: not there.share.state().loading)
        until(lambda: not there.share.guests)
    assert there.share.state().loaded == 0


def test_all_loads_together_keep_to_the_pace(there, monkeypatch):
    monkeypatch.setattr(sharing, "PACE", 20_000_000)
    began = time.monotonic()
    loads = [threading.Thread(target=there.ask, args=(f"/{LINUX}",)) for _ in range(3)]
    for load in loads:
        load.start()
    for load in loads:
        load.join()
    assert time.monotonic() - began > 0.9 * 3 * len(LARGE) / 20_000_000


def test_a_load_under_way_is_told_by_its_percentage(there, monkeypatch):
    monkeypatch.setattr(sharing, "PACE", 4_000_000)
    with there.connect() as asking:
        asking.sendall(f"GET /{there.share.code}/{LINUX} HTTP/1.1\r\n\r\n".encode())
        asking.recv(1 << 16)
        until(lambda: there.share.state().loading)
        ((name, _, percentage),) = there.share.state().loading
    assert name == LINUX
    assert 0 <= percentage < 100


def test_the_last_browsers_at_the_page_are_remembered_and_no_more_of_them(there):
    there.ask("")
    (visitor,) = there.share.state().visitors
    assert (visitor.host, visitor.minutes) == ("127.0.0.1", 0)
    for number in range(VISITORS_MAX):
        there.share.welcome(f"10.0.0.{number}", "x" * 2 * AGENT_MAX)
    there.share.welcome("10.0.0.0", "again")
    last = there.share.state().visitors
    assert len(last) == VISITORS_MAX
    assert (last[-1].host, last[-1].agent) == ("10.0.0.0", "again")
    assert len(last[0].agent) == AGENT_MAX


def test_it_ends_when_the_time_is_up(tmp_path):
    now = [100.0]
    with Open(release(tmp_path / "dist"), lasts_s=1800, clock=lambda: now[0]) as there:
        assert there.share.state().left_s == 1800
        now[0] += 1790
        assert there.ask("")[0] == 200
        now[0] += 10
        until(lambda: there.is_over)
        assert there.states[-1].left_s == 0
        with pytest.raises(ConnectionError):
            there.connect()
    assert there.trouble is None


def test_ctrl_c_ends_it_at_any_moment(tmp_path, monkeypatch):
    """Inside an event that it waits for it would leave the lock held, and nothing would end."""
    monkeypatch.setattr(sharing, "LOOK_S", 0.001)
    seconds = count()
    share = Share(
        Stock(tmp_path, release(tmp_path / "dist")),
        ("127.0.0.1", 0),
        lasts_s=20,
        clock=seconds.__next__,
    )

    def strike(frame, event, _):
        if event == "return" and frame.f_code is threading.Condition.__enter__.__code__:
            raise KeyboardInterrupt
        return strike

    with suppress(KeyboardInterrupt):
        share.run(lambda state: sys.settrace(strike if state.left_s else None))


def test_a_port_that_is_taken_is_told_if_it_was_named_and_replaced_if_not(tmp_path):
    folder = release(tmp_path / "dist")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ShareError) as caught:
            Share(Stock(tmp_path, folder), ("127.0.0.1", port))
        with socket.socket() as other, pytest.raises(OSError) as said:  # noqa: PT011  # its words are the system's
            other.bind(("127.0.0.1", port))
        what = str(said.value.strerror)
        assert caught.value.trouble == Trouble(ShareReason.PORT_UNUSABLE, port=port, what=what)
    with Open(folder) as one, Open(folder) as other:
        assert one.share.port != other.share.port


def test_each_share_has_another_code(tmp_path):
    folder = release(tmp_path / "dist")
    codes = set()
    for _ in range(4):
        with Open(folder) as there:
            codes.add(there.share.code)
    assert len(codes) == 4
    assert {len(code) for code in codes} == {5}
