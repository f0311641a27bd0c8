"""Asking by join code over real UDP on loopback: every answer, and who gets none (P10.3)."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from select import select

import pytest

from net.driver.join_port import CodeQuestion, JoinPort, _is_free, open_inbox
from net.protocol.join_code import CodeAnswer, JoinCode, make_join_code
from net.protocol.troubles import NetworkReason
from tests.net.driver.windows import TooLongAtFirst
from tests.world import HANG_S

KEY, OTHER = bytes(range(32)), bytes(32)
PAIRS = 10
LOOK_S = 0.02


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def free_port() -> int:
    """Take a port and give it back: nobody listens there then."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def listening(stack: ExitStack, public: bytes) -> tuple[JoinPort, int]:
    port = JoinPort(public, "127.0.0.1", 0)
    stack.callback(port.close)
    return port, int(port.socket.getsockname()[1])


def asking(stack: ExitStack, code: JoinCode) -> CodeQuestion:
    question = CodeQuestion(code)
    stack.callback(question.close)
    return question


def answers(question: CodeQuestion, count: int, port: JoinPort | None = None) -> list[CodeAnswer]:
    end = time.monotonic() + HANG_S
    told: list[CodeAnswer] = []
    while len(told) < count:
        assert time.monotonic() < end, told
        if port:
            port.serve()
        if answer := question.turn():
            told.append(answer)
        else:
            sockets = [question.socket, *([port.socket] if port else [])]
            select(sockets, [], [], LOOK_S)
    return told


def test_the_peer_of_the_code_answers_with_its_key(stack):
    port, number = listening(stack, KEY)
    question = asking(stack, make_join_code("127.0.0.1", number, KEY))
    assert answers(question, 1, port) == [CodeAnswer.FOUND]
    assert question.public == KEY


def test_a_peer_with_another_key_is_told_and_not_believed(stack):
    port, number = listening(stack, OTHER)
    question = asking(stack, make_join_code("127.0.0.1", number, KEY))
    assert answers(question, 1, port) == [CodeAnswer.SOMEBODY_ELSE]
    assert question.public is None


def test_a_closed_program_and_silence_are_told_apart_and_a_late_start_is_found(stack):
    code = make_join_code("127.0.0.1", free_port(), KEY)
    question = asking(stack, code)
    assert answers(question, 1) == [CodeAnswer.CLOSED]
    deaf = stack.enter_context(socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
    deaf.bind(("127.0.0.1", code.port))
    assert answers(question, 1) == [CodeAnswer.NOBODY]
    deaf.close()
    port = JoinPort(KEY, "127.0.0.1", code.port)
    stack.callback(port.close)
    assert answers(question, 1, port) == [CodeAnswer.FOUND]


def test_an_address_to_which_nothing_can_be_sent_is_silence(stack):
    question = asking(stack, make_join_code("255.255.255.255", 9, KEY))
    assert answers(question, 1) == [CodeAnswer.NOBODY]


def test_only_a_whole_question_is_answered_and_never_by_more_bytes(stack):
    port, number = listening(stack, KEY)
    asker = stack.enter_context(socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
    asker.settimeout(HANG_S)
    asker.connect(("127.0.0.1", number))
    whole = b"wormup-who?".ljust(16, b"\0") + b"cookie__" + bytes(40)
    for other in (b"", whole[:-1], whole + b"\0", b"x" + whole[1:], bytes(64)):
        asker.send(other)
        port.serve()
    asker.send(whole)
    port.serve()
    answer = asker.recv(1000)
    assert answer == b"wormup-key!".ljust(16, b"\0") + b"cookie__" + KEY
    assert len(answer) < len(whole)
    asker.settimeout(0)
    with pytest.raises(BlockingIOError):
        asker.recv(1000)


def test_an_answer_that_was_not_asked_for_is_not_believed(stack):
    """Its cookie is not ours, or its key has another length."""
    liar = stack.enter_context(socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
    liar.bind(("127.0.0.1", 0))
    liar.settimeout(HANG_S)
    question = asking(stack, make_join_code("127.0.0.1", liar.getsockname()[1], KEY))
    assert question.turn() is None
    asked, asker = liar.recvfrom(100)
    head = b"wormup-key!".ljust(16, b"\0")
    liar.sendto(head + b"mistaken" + KEY, asker)
    liar.sendto(head + asked[16:24] + KEY + b"\0", asker)
    liar.sendto(asked, asker)
    assert answers(question, 1) == [CodeAnswer.NOBODY]
    assert question.public is None


def test_a_port_in_use_is_named(stack):
    _, number = listening(stack, KEY)
    second = JoinPort(OTHER, "127.0.0.1", number)
    stack.callback(second.close)
    assert second.trouble is not None
    assert second.trouble.reason is NetworkReason.JOIN_CODE_OFF
    assert dict(second.trouble.values)["port"] == number


def test_a_datagram_that_is_too_long_on_windows_keeps_no_question_waiting(stack):
    port, number = listening(stack, KEY)
    port.socket = TooLongAtFirst(port.socket)  # type: ignore[assignment]  # what Windows has
    question = asking(stack, make_join_code("127.0.0.1", number, KEY))
    assert question.turn() is None
    port.serve()
    assert answers(question, 1) == [CodeAnswer.FOUND]


def test_an_inbox_moves_on_from_ports_that_udp_may_not_have():
    """Windows keeps ranges of them, and another program may hold one."""
    asked = []

    def is_free(host, port):
        asked.append((host, port))
        return len(asked) == 4

    with open_inbox(loopback=True, is_free=is_free) as sockets:
        assert asked[-1] == ("127.0.0.1", sockets.port)
        assert len(asked) == 4
        for _, port in asked[:-1]:
            assert port != sockets.port


def test_an_inbox_goes_without_join_codes_if_ten_ports_may_not_be_had():
    asked = []

    def is_free(host, port):
        asked.append((host, port))
        return False

    with open_inbox(loopback=True, is_free=is_free) as sockets:
        assert len(asked) == PAIRS - 1
        assert sockets.port


def test_the_port_of_an_inbox_is_free_for_its_join_code(stack):
    sockets = stack.enter_context(open_inbox(loopback=True))
    port = stack.enter_context(closing(JoinPort(KEY, "127.0.0.1", sockets.port)))
    assert port.trouble is None


def test_a_port_that_udp_holds_is_seen_as_taken(stack):
    _, number = listening(stack, KEY)
    assert not _is_free("127.0.0.1", number)
    assert _is_free("127.0.0.1", free_port())


def test_who_was_asked_is_not_asked_again_at_once_and_not_at_all_once_found(stack):
    port, number = listening(stack, KEY)
    port.socket.settimeout(HANG_S)
    question = asking(stack, make_join_code("127.0.0.1", number, KEY))
    for _ in range(5):
        assert question.turn() is None
    asked = port.socket.recvfrom(100)
    port.socket.settimeout(0)
    with pytest.raises(BlockingIOError):
        port.socket.recv(100)
    port.socket.sendto(b"wormup-key!".ljust(16, b"\0") + asked[0][16:24] + KEY, asked[1])
    assert answers(question, 1) == [CodeAnswer.FOUND]
    question._next = 0.0  # noqa: SLF001  # long after
    assert question.turn() is None
    with pytest.raises(BlockingIOError):
        port.socket.recv(100)
