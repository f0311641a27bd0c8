"""Where our page is: in letters to type, as a picture for a phone, and who is there."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.layout import nest, spaced
from gui.kit.qr import CodeLetters, Qr
from gui.kit.role_label import role_label
from gui.kit.tokens import GAP, MARGIN, SMALL, WIDE
from gui.parts.hats import Who
from gui.window.sharing.offer import Sharing
from gui.window.start.guests import GuestRow
from gui.words.words import words

_QR, _QR_LARGE = 176, 372


class AddressCard(Card):
    """Shows the address to whoever sits here, or as large as the whole room can read it."""

    def __init__(self, turned: Callable[[], None]) -> None:
        """Call *turned* when it has become large, or small again."""
        super().__init__()
        self._turned = turned
        self.is_large = False
        self._now = Sharing(())
        self._how, self._letters = role_label("quiet"), CodeLetters("own-code")
        self._picture, self._picture_large = Qr(_QR), Qr(_QR_LARGE)
        self._letters_large = CodeLetters("room-code")
        self._others, self.guest = role_label("small"), GuestRow()
        self._aloud = role_label(
            "line", words("A phone can take a picture of it and read the address out to you.")
        )
        self._zoom = Button("", ButtonKind.QUIET, "fit")
        self._zoom.chosen.connect(self._turn)
        beside, column = QVBoxLayout(), QVBoxLayout()
        beside.addWidget(self._aloud)
        beside.addWidget(self._zoom, 0, Qt.AlignmentFlag.AlignLeft)
        beside.addStretch(1)
        way = QBoxLayout.Direction.LeftToRight
        pair, sides = QBoxLayout(way), QBoxLayout(way, self)
        spaced(sides, (WIDE, WIDE - SMALL, WIDE, MARGIN), SMALL)
        pair.setSpacing(GAP)
        pair.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        nest(pair, beside, 1)
        column.addWidget(role_label("heading", words("On the friend's laptop")))
        for label in (self._how, self._letters, self._letters_large):
            column.addWidget(label)
        nest(column, pair)
        column.addWidget(self.guest)
        column.addWidget(self._others)
        column.addStretch(1)
        nest(sides, column, 1)
        sides.addWidget(self._picture_large)

    def _turn(self) -> None:
        """Be large, or small again."""
        self.is_large = not self.is_large
        self._turned()

    def show_sharing(self, now: Sharing, names: Mapping[str, tuple[str, Who]]) -> None:
        """Show how everything stands; *names* has whose a host is, and what they wear."""
        self.setVisible(bool(now.left_s))
        first, *others = [address.removeprefix("http://") for address in now.addresses] or [""]
        self._show_codes(first)
        is_off = not first and now.is_checked
        self._how.setText(
            words("This laptop is in no network.")
            if is_off
            else words("Type this into a browser, in the same Wi-Fi.")
            if first
            else ""
        )
        self._zoom.setText(words("Show all again") if self.is_large else words("Show it large"))
        self._zoom.setVisible(bool(first))
        self._aloud.setVisible(bool(first))
        self._others.setText(
            words("In another network: {codes}", codes=words(" or ").join(others)) if others else ""
        )
        self._others.setVisible(bool(others) and not self.is_large)
        self.guest.show_guest(now, names)
        self.guest.setVisible(bool(now.browsers) and not self.is_large)

    def _show_codes(self, first: str) -> None:
        """Show the address *first* in letters and as a picture, for us or for the whole room."""
        host, _, code = first.partition("/")
        for letters, picture, is_meant in (
            (self._letters, self._picture, not self.is_large),
            (self._letters_large, self._picture_large, self.is_large),
        ):
            shown = first if is_meant else ""
            letters.show_lines(shown, (f"{host}/", code))
            picture.show_text(f"http://{shown}" if shown else "")
