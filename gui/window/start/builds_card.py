"""What this room has: a row a system, from whom it is, and the pictures that name it."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from gui.kit.button import Button, ButtonKind
from gui.kit.card import Card
from gui.kit.fills import fill_box
from gui.kit.headline import Headline
from gui.kit.layout import nest, spaced
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import Type, look, px
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT, TILE, WIDE
from gui.parts.emblem_pixmap import SmallEmblem
from gui.parts.hats import Who
from gui.window.sharing.choices import SystemChoice
from gui.window.sharing.offer import Gathering, Sharing, megabytes
from gui.window.start.guests import GuestMark
from gui.words.emblem_words import key_pictures
from gui.words.words import sentence, words
from net.protocol.handed import WantedBuild

_NAMED, _LINE = 148, 2
"""The width of the column with the systems, and the height of a line between two."""


class BuildsCard(Card):
    """Shows the choices of this laptop and of the room; asks to fetch what another has."""

    def __init__(self, fetch: Callable[[WantedBuild], None], show: Callable[[], None]) -> None:
        """Call *fetch* with what our player wants of another laptop; *show* what was fetched."""
        super().__init__()
        self._ask, self._show = fetch, show
        self.trouble = role_label("")
        card = spaced(QVBoxLayout(self), (WIDE, WIDE - SMALL, WIDE, MARGIN), SMALL)
        self._said = role_label("quiet")
        self._rows = QVBoxLayout()
        card.addWidget(Headline(words("What this room has"), Type.HEADING))
        card.addWidget(self._said)
        card.addWidget(self.trouble)
        nest(card, self._rows, 1)
        proved = words("Pictures show that nothing was mixed up. Whom to trust is yours to say.")
        trust = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        trust.setSpacing(SMALL)
        trust.addWidget(GuestMark("seal"))
        trust.addWidget(role_label("small", proved), 1)
        nest(card, trust)
        self._shown: object = None
        self._all_rows: list[BuildRow] = []
        self._is_tight = False
        self._fetching: BuildRow | None = None
        self._wanted: WantedBuild | None = None

    def show_choices(
        self, found: Sequence[SystemChoice], worms: Mapping[str, Who], trouble: str, now: Sharing
    ) -> None:
        """Show what there is for each system, and the *trouble* that we have none of our own.

        *worms* are those of the people here, by name; *now* is how everything stands.
        """
        is_checked = now.is_checked
        self.trouble.setText(sentence(trouble))
        self.trouble.setVisible(bool(trouble))
        self._said.setVisible(not trouble)
        self._said.setText(
            words("The friend's page shows the same four pictures.")
            if is_checked
            else words("The program is being packed. One moment…")
        )
        if (shown := (found, dict(worms), is_checked)) == self._shown:
            return
        self._shown, self._fetching, self._all_rows = shown, None, []
        while item := self._rows.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        for one, following in zip(found, [*found[1:], None], strict=True) if is_checked else ():
            row = BuildRow(one, worms, self._fetch)
            if one.giver and one.offer is not None and one.offer.system_tag == now.system:
                row.add_key(self._show)
            row.has_line = following is not None and following.offer is not None
            if one.wanted is not None and one.wanted == self._wanted:
                self._fetching = row
            self._rows.addWidget(row)
            row.show()  # at once: what its layout shows later takes no room now
            self._all_rows.append(row)
        self.be_tight(is_tight=self._is_tight)
        self._rows.setSpacing(TIGHT)

    def be_tight(self, *, is_tight: bool) -> None:
        """Take less room from left to right, or as much as there is."""
        self._is_tight = is_tight
        for row in self._all_rows:
            row.be_tight(is_tight=is_tight)
        self._rows.invalidate()  # at once: who lays the card asks how wide it is now

    def _fetch(self, row: "BuildRow", wanted: WantedBuild) -> None:
        self._fetching, self._wanted = row, wanted
        self.show_gathering(Gathering())
        self._ask(wanted)

    def show_gathering(self, now: Gathering) -> None:
        """Show how far the build is that is being fetched, or why it is not."""
        if self._fetching is not None:
            self._fetching.show_gathering(now)
        if now.trouble:
            self._wanted = None


class BuildRow(Painted, QWidget):
    """One system: how large, from whom, and its pictures, or the button that fetches it."""

    has_line = False
    """Whether a line parts it from the next."""

    def __init__(
        self,
        choice: SystemChoice,
        worms: Mapping[str, Who],
        fetch: Callable[["BuildRow", WantedBuild], None],
    ) -> None:
        super().__init__()
        self._wanted = wanted = choice.wanted
        self._is_missing = choice.offer is None
        origin, means = choice.origin
        self._means = role_label("line" if self._is_missing else "quiet", means)
        self._mark = _mark(choice, worms)
        self._left = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._named = _named(choice)
        self._left.addWidget(self._named)
        self._left.addWidget(self._mark)
        self._lines = _lines(role_label("name", origin), self._means)
        nest(self._left, self._lines, 1)
        sides = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        sides.setContentsMargins(GAP, SMALL, GAP, SMALL)
        sides.setSpacing(GAP)
        nest(sides, self._left, 1)
        self._button = Button("", ButtonKind.SMALL, "save")
        if choice.offer is not None:
            pictures = SmallEmblem(key_pictures(bytes.fromhex(choice.offer.digest)))
            sides.addWidget(pictures, 0, Qt.AlignmentFlag.AlignVCenter)
        elif wanted is not None:
            self._button.setText(words("Fetch {size}", size=choice.size))
            self._button.chosen.connect(lambda: fetch(self, wanted))
            sides.addWidget(self._button, 0, Qt.AlignmentFlag.AlignVCenter)

    def add_key(self, show: Callable[[], None]) -> None:
        """Let our player *show* the file: it is for this very laptop."""
        button = Button(words("Show the file"), ButtonKind.QUIET, "folder")
        button.chosen.connect(show)
        self._lines.insertWidget(self._lines.count() - 1, button, 0, Qt.AlignmentFlag.AlignLeft)

    def be_tight(self, *, is_tight: bool) -> None:
        """Lay the system above whose it is, where there is no room for both in a line."""
        way = QBoxLayout.Direction
        self._left.setDirection(way.TopToBottom if is_tight else way.LeftToRight)
        self._left.setSpacing(0 if is_tight else GAP)
        self._mark.setVisible(not is_tight)
        column = px(_NAMED)
        self._named.setMinimumWidth(0 if is_tight else column)
        self._named.setMaximumWidth(self.maximumWidth() if is_tight else column)
        self.updateGeometry()

    def paint(self, painter: QPainter) -> None:
        """Paint the ground of what is missing, or the line below."""
        if self._is_missing:
            fill_box(painter, QRectF(self.rect()), TILE, look().theme.amberpale)
        elif self.has_line:
            painter.fillRect(0, self.height() - _LINE, self.width(), _LINE, look().theme.line)

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


def _named(choice: SystemChoice) -> QWidget:
    """Return the system and the size, one above the other."""
    named = QWidget()
    kind = choice.offer.kind if choice.offer else ""
    size = choice.size.replace(" ", "\u00a0")
    size = words("{kind}, {size}", kind=kind, size=size) if kind else size
    title = Headline(choice.system.words, Type.HEADING)
    named.setLayout(_lines(title, role_label("quiet", size)) if size else _lines(title))
    return named


def _lines(*parts: QWidget) -> QVBoxLayout:
    lines = QVBoxLayout()
    lines.setContentsMargins(0, 0, 0, 0)
    lines.setSpacing(0)
    lines.addStretch(1)
    for part in parts:
        lines.addWidget(part)
    lines.addStretch(1)
    return lines


def _mark(choice: SystemChoice, worms: Mapping[str, Who]) -> GuestMark:
    """Return whose it is, in a picture: this laptop, somebody's face, or nobody's yet."""
    if giver := choice.giver:
        return GuestMark(worm=worms.get(giver))
    if choice.offer is not None:
        return GuestMark("laptop")
    return GuestMark("wait")
