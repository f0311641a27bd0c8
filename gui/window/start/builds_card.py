"""What this room has: a row a system, from whom it is, and the pictures that name it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from gui.parts.button import Button, Kind
from gui.parts.card import Card
from gui.parts.chip import Chip, Tone
from gui.parts.emblem import SmallEmblem
from gui.parts.headline import Headline
from gui.parts.role_label import role_label
from gui.parts.theme import Type, px
from gui.parts.tokens import GAP, SMALL, TIGHT
from gui.window.sharing.choices import Choice
from gui.window.sharing.offer import Gathering, megabytes
from gui.words.emblem import key_pictures
from gui.words.words import sentence, words
from net.protocol.handed import Wanted


class BuildsCard(Card):
    """Shows the choices of this laptop and of the room; asks to fetch what another has."""

    def __init__(self, fetch: Callable[[Wanted], None]) -> None:
        """Call *fetch* with what our player wants of another laptop."""
        super().__init__()
        self._ask = fetch
        self.state = Chip()
        self.trouble = role_label("")
        head, card = QHBoxLayout(), QVBoxLayout(self)
        head.addWidget(Headline(words("What this room has"), Type.HEADING))
        head.addWidget(self.state)
        head.addStretch(1)
        self._said = role_label("quiet")
        self._rows = QVBoxLayout()
        card.addLayout(head)
        card.addWidget(self._said)
        card.addWidget(self.trouble)
        card.addLayout(self._rows)
        card.addStretch(1)
        proved = words("Pictures show that nothing was mixed up. Whom to trust is yours to say.")
        card.addWidget(role_label("small", proved))
        self._shown: object = None
        self._fetching: Row | None = None
        self._wanted: Wanted | None = None

    def show_choices(self, found: Sequence[Choice], trouble: str, *, is_checked: bool) -> None:
        """Show what there is for each system, and the *trouble* that we have none of our own."""
        self.trouble.setText(sentence(trouble))
        self.trouble.setVisible(bool(trouble))
        self._said.setVisible(not trouble)
        self._said.setText(
            words("The friend's page shows the same four pictures.")
            if is_checked
            else words("The program is being packed. One moment…")
        )
        if (shown := (found, is_checked)) == self._shown:
            return
        self._shown, self._fetching = shown, None
        while item := self._rows.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        for one in found if is_checked else ():
            row = Row(one, self._fetch)
            if one.wanted is not None and one.wanted == self._wanted:
                self._fetching = row
            self._rows.addWidget(row)
        self._rows.setSpacing(px(SMALL))

    def _fetch(self, row: "Row", wanted: Wanted) -> None:
        self._fetching, self._wanted = row, wanted
        self.show_gathering(Gathering())
        self._ask(wanted)

    def show_gathering(self, now: Gathering) -> None:
        """Show how far the build is that is being fetched, or why it is not."""
        if self._fetching is not None:
            self._fetching.show_gathering(now)
        if now.trouble:
            self._wanted = None


class Row(QWidget):
    """One system: how large, from whom, and its pictures, or the button that fetches it."""

    def __init__(self, choice: Choice, fetch: Callable[["Row", Wanted], None]) -> None:
        super().__init__()
        self._wanted = wanted = choice.wanted
        name = choice.offer.label if choice.offer else choice.system.words
        title = words("{system}, {size}", system=name, size=choice.size) if choice.size else name
        origin, means = choice.origin
        self._means = role_label("quiet", means)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        for label in (Headline(title, Type.HEADING), role_label("name", origin), self._means):
            lines.addWidget(label)
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._sides.setContentsMargins(0, 0, 0, px(TIGHT))
        self._sides.setSpacing(px(GAP))
        self._sides.addLayout(lines, 1)
        self._button = Button("", Kind.SMALL, "save")
        if choice.offer is not None:
            pictures = SmallEmblem(key_pictures(bytes.fromhex(choice.offer.digest)))
            self._sides.addWidget(pictures, 0, Qt.AlignmentFlag.AlignTop)
        elif wanted is not None:
            self._button.setText(words("Fetch {size}", size=choice.size))
            self._button.chosen.connect(lambda: fetch(self, wanted))
            self._sides.addWidget(self._button, 0, Qt.AlignmentFlag.AlignVCenter)
        else:
            self._sides.addWidget(Chip(words("missing"), Tone.AMBER, "wait"))

    def show_gathering(self, now: Gathering) -> None:
        """Show how far it is."""
        trouble = now.trouble.get(words("en"), "")  # the code of the language spoken now
        self._button.setVisible(bool(trouble))
        if trouble:
            self._means.setText(sentence(trouble))
        elif self._wanted is not None:
            whole = self._wanted.build.size
            said = words("{got} of {size}", got=megabytes(now.got), size=megabytes(whole))
            self._means.setText(words("It is being checked…") if now.got >= whole else said)
