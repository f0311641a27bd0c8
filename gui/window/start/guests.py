"""Who is at our page with a browser, and how far what is being downloaded has come."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gui.kit.art import paint_icon
from gui.kit.chip import Chip, Tone
from gui.kit.fills import fill_disc
from gui.kit.layout import nest
from gui.kit.painted import Painted
from gui.kit.role_label import role_label
from gui.kit.theme import look, px
from gui.kit.tokens import GAP, SMALL, TIGHT
from gui.parts.hats import Who
from gui.parts.wormline import WormLine
from gui.parts.worms import paint_face
from gui.window.sharing.offer import Offer, Sharing, System, megabytes
from gui.words.words import counted, words

_MARK = 38
_ICON, _FACE = 0.58, 0.88
"""How wide a sign and a face are on a disc, as a share of it."""
_WORM_WIDE, _LINE = 236, 2


class GuestMark(Painted, QWidget):
    """A sign on a disc, or somebody's face."""

    def __init__(self, icon: str = "", worm: Who = None) -> None:
        super().__init__()
        self._icon, self._worm = icon, worm
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def become(self, worm: Who) -> None:
        """Be the face of *worm* from now on."""
        self._worm = worm
        self.update()

    def sizeHint(self) -> QSize:
        side = px(_MARK)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        now, frame = look().theme, QRectF(self.rect())
        if not self._icon:
            edge = frame.width() * (1 - _FACE) / 2
            paint_face(painter, frame.adjusted(edge, 2 * edge, -edge, 0), self._worm)
            return
        ground, ink = {
            "laptop": (now.goodpale, now.good),
            "wait": (now.paper, now.amberink),
        }.get(self._icon, ("", now.ink2))
        if ground:
            fill_disc(painter, frame, ground)
        edge = frame.width() * (1 - _ICON) / 2
        paint_icon(painter, self._icon, frame.adjusted(edge, edge, -edge, -edge), ink)


class GuestRow(Painted, QWidget):
    """The browser that came to our page last: whose, on what, and when."""

    def __init__(self) -> None:
        super().__init__()
        self._face, self._said = GuestMark(), role_label("quiet")
        self._title, self._when = role_label("strong"), Chip("", Tone.AMBER)
        lines, row = QVBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        lines.setSpacing(0)
        lines.addWidget(self._title)
        lines.addWidget(self._said)
        row.setContentsMargins(0, GAP, 0, 0)
        row.setSpacing(SMALL)
        row.addWidget(self._face)
        nest(row, lines, 1)
        row.addWidget(self._when)

    def show_guest(self, now: Sharing, names: Mapping[str, tuple[str, Who]]) -> None:
        """Show the last browser of *now*; *names* has whose a host is, and what they wear."""
        if not now.browsers:
            return
        guest = now.browsers[-1]
        name, worm = names.get(guest.host, ("", None))
        self._face.become(worm)
        self._title.setText(
            words("{name}'s browser is here", name=name) if name else words("A browser is here")
        )
        self._said.setText(_has(guest.system, now.offers, is_checked=now.is_checked))
        self._when.setText(
            counted(guest.minutes, "{count} minute ago", "{count} minutes ago")
            if guest.minutes
            else words("now")
        )
        self._when.updateGeometry()

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(0, TIGHT, self.width(), _LINE, QColor(look().theme.line))


def _has(system: System, offers: tuple[Offer, ...], *, is_checked: bool) -> str:
    """Return what a browser on *system* finds here, in words."""
    if system is System.PHONE:
        return words("A phone: the games need a laptop.")
    if any(offer.system is system for offer in offers) or not is_checked:
        return system.words
    return words("{system}, not here yet", system=system.words)


class LoadBar(QWidget):
    """How far a download has come, as far as the worm has crawled; else how many there were."""

    def __init__(self) -> None:
        super().__init__()
        self.worm = WormLine(_WORM_WIDE)
        self._title, self._said = role_label("strong"), role_label("quiet")
        self._done = Chip("", Tone.GOOD, "check")
        lines, self._row = QVBoxLayout(), QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        lines.setSpacing(0)
        lines.addStretch(1)
        for label in (self._title, self._said):
            label.setWordWrap(False)
            lines.addWidget(label)
        lines.addStretch(1)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(GAP)
        self._row.addWidget(self.worm)
        nest(self._row, lines)
        self._row.addWidget(self._done)

    def show_loads(self, now: Sharing, names: Mapping[str, tuple[str, Who]]) -> None:
        """Show the download of *now* that has most before it; *names* as for `GuestRow`."""
        self._show_load(now, names)
        self._row.activate()  # at once: who lays the tray asks how wide this is now

    def _show_load(self, now: Sharing, names: Mapping[str, tuple[str, Who]]) -> None:
        is_under_way = bool(now.loading)
        for part in (self.worm, self._title, self._said):
            part.setVisible(is_under_way)
        self._done.setVisible(bool(now.loaded) and not is_under_way)
        self._done.setText(counted(now.loaded, "{count} download", "{count} downloads"))
        if not is_under_way:
            return
        load = min(now.loading, key=lambda one: one.percentage)
        offer = next((one for one in now.offers if one.name == load.name), None)
        what = offer.system.words if offer else load.name
        name, _ = names.get(load.host, ("", None))
        count = len(now.loading)
        title = (
            counted(count, "{count} download under way", "{count} downloads under way")
            if count > 1
            else words("{name} downloads {system}", name=name, system=what)
            if name
            else words("{system} is being downloaded", system=what)
        )
        size = offer.size if offer else 0
        got = megabytes(size * load.percentage // 100)
        self._title.setText(title)
        self._said.setText(words("{got} of {size}", got=got, size=megabytes(size)))
        aloud = words("downloading: {percentage} %", percentage=load.percentage)
        self.worm.show_percentage(load.percentage, aloud)
