"""A code as a picture that a camera reads, and as letters to read aloud."""

from dataclasses import replace

import segno
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument

from gui.kit.qr import CodeLetters, Qr
from gui.kit.theme import look, wear
from gui.kit.tokens import EVENING

CODE = "R2M02-5WWQD-A4Q8D-FWC5X"


def shown(qtbot):
    code = Qr(172)
    qtbot.addWidget(code)
    code.show_text(CODE)
    code.resize(code.sizeHint())
    return code


def test_every_dot_is_where_the_code_has_it(qtbot):
    code = shown(qtbot)
    image = code.grab().toImage()
    dots = [list(row) for row in segno.make(CODE, micro=False).matrix]
    dot = image.width() / (len(dots) + 3.2)
    seen = [
        [
            int(image.pixelColor(int((x + 2.1) * dot), int((y + 2.1) * dot)).lightness() < 128)
            for x in range(len(dots))
        ]
        for y in range(len(dots))
    ]
    assert seen == dots
    assert code.accessibleName() == CODE


def test_in_the_evening_it_is_still_dark_on_white(qtbot, qapp):
    """A camera does not read it the other way round."""
    day = shown(qtbot).grab().toImage()
    wear(qapp, replace(look(), theme=EVENING))
    evening = shown(qtbot).grab().toImage()
    middle = day.rect().center()
    assert day.pixel(middle) == evening.pixel(middle)


def test_the_letters_stand_in_groups_and_can_be_copied(qtbot):
    letters = CodeLetters("code")
    qtbot.addWidget(letters)
    letters.show_code(CODE)
    assert "R2M02<br>5WWQD<br>A4Q8D<br>FWC5X" in letters.text()
    assert letters.accessibleName() == CODE
    assert letters.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard


def test_without_a_code_there_is_nothing(qtbot):
    letters, code = CodeLetters("code"), Qr(172)
    for part in (letters, code):
        qtbot.addWidget(part)
    letters.show_code("")
    code.show_text("")
    assert letters.isHidden()
    assert code.isHidden()


def test_a_phone_that_reads_a_join_code_is_told_what_it_is(qtbot):
    code = shown(qtbot)
    code.show_code(CODE)
    assert code.accessibleName() == f"Worm Up! Join by code: {CODE}"
    code.show_code("")
    assert code.isHidden()


def test_a_code_is_as_large_as_its_card_lets_it_be_and_large_again(qtbot):
    letters = CodeLetters("own-code")
    qtbot.addWidget(letters)
    letters.show_lines("192.168.100.123:45455/K7Q2M", ("192.168.100.123:45455/", "K7Q2M"))
    wide, sizes = letters.sizeHint().width(), []
    for width in (wide, wide // 2, 1, wide):
        letters.resize(width, 100)
        sizes.append(letters.letters.pointSizeF())
        assert f"font-size: {sizes[-1]:.1f}pt" in letters.text()
        assert letters.sizeHint().width() == wide, "what it would like does not shrink with it"
    assert sizes[0] == sizes[3] > sizes[1] > sizes[2]


def test_of_a_code_the_widest_group_has_room(qtbot):
    letters = CodeLetters("own-code")
    qtbot.addWidget(letters)
    letters.show_code("11111-WWWWW-11111")
    page = QTextDocument()
    page.setDefaultFont(letters.font())
    page.setDocumentMargin(0)
    page.setHtml(letters.text())
    assert page.idealWidth() <= letters.sizeHint().width()
