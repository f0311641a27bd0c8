"""Join codes in words and as a picture; each failure has its own sentence (P10.3)."""

import pytest

from core.table.rules import Refusal
from gui.words.join import answer_words, code_refusal_words, invitation, picture
from net.protocol.join_code import CodeAnswer, CodeTried, make_join_code, read_join_code

CODE = make_join_code("192.168.1.23", 40123, bytes(32))
OTHER = make_join_code("10.0.0.2", 40123, bytes(32))


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (CODE.text[:-1], "19 letters and digits instead of 20"),
        (CODE.text[:-1] + "#", "codes have no '#'"),
        (CODE.text[1:] + CODE.text[0], "one of its letters is wrong"),
    ],
)
def test_a_mistyped_code_is_told_in_a_sentence(typed, words):
    refusal = read_join_code(typed)
    assert isinstance(refusal, Refusal)
    assert words in code_refusal_words(refusal)


def test_every_answer_has_a_sentence_of_its_own_with_the_address():
    said = {answer_words(CodeTried(CODE, answer)) for answer in CodeAnswer}
    assert len(said) == len(CodeAnswer)
    assert all("192.168.1.23" in sentence for sentence in said)


def test_the_invitation_names_every_code_in_a_line_and_is_left_out_without_a_network():
    assert invitation([]) == ""
    line = invitation([CODE, OTHER])
    assert f"--join {CODE.text} or {OTHER.text}" in line
    assert "\n" not in line


def test_the_picture_is_a_square_that_a_terminal_can_show():
    lines = picture(CODE.text).splitlines()
    assert {len(line) for line in lines} == {25}
    assert 2 * len(lines) - 1 == 25
    assert picture(CODE.text) != picture(OTHER.text)
