"""What a table of Worm Up! chooses: edition, course and house rules, each in words."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core.bots.levels import RACE_LEVELS
from core.table.encoding import Value
from core.wormup.actions import read_options
from core.wormup.course import COURSE_MAX, COURSE_MIN
from core.wormup.profiles import PROFILES, Options, Profile
from core.wormup.worm import UNITS_PER_MM
from gui.kit.label import Label, tip
from gui.kit.layout import Scaled, nest, spaced
from gui.kit.pick import Ground, Pick, PickCard
from gui.kit.role_label import role_label
from gui.kit.theme import look, margins, px
from gui.kit.tokens import GAP, MARGIN, SMALL, TIGHT
from gui.parts.table_form import Cover, TableForm
from gui.parts.wormline import WormSlider
from gui.words.words import counted, words
from gui.wormup.arguments import NAME
from gui.wormup.covers import paint_cover
from gui.wormup.editions import USUAL, described, differing, option_words, short_name, shortly
from gui.wormup.house_rules import HouseRules
from gui.wormup.refusals import edition_name, minutes, rounds_words

_CM = 10 * UNITS_PER_MM
_HIGH, _BEAD = 172, 15
_SLIDER = 286
_NAMED = 60
"""The most letters of house rules that the tray names."""
_LARGE = 1.25
"""The text size from which on two editions lie side by side, not four."""


class RaceForm(Scaled, TableForm, Ground):
    """The cards of the editions; what the chosen one leaves open is set beside and on a card."""

    levels = tuple(level.value for level in RACE_LEVELS[1:])

    def __init__(self) -> None:
        super().__init__()
        self.heading = words("Which edition?")
        self.hint = words("Only what differs is written here.")
        self._rules = Options()
        self._editions = list(reversed(PROFILES))
        cards = [_EditionCard(PROFILES[edition]) for edition in self._editions]
        self._grid = QGridLayout(self)
        self._pick = Pick(cards, self)
        self.measure = self._course = _Course()
        self._course.slider.valueChanged.connect(self.changed)
        self._scale()
        self._take_edition()
        self._pick.chosen.connect(self._take_edition)

    @staticmethod
    def cover() -> Cover:
        low, high = minutes(USUAL, Options(), USUAL.seats_min)
        return Cover(
            words(NAME),
            words("Bid in secret, crawl,\nblock, touch the thread."),
            words(
                "{least} to {most}",
                least=min(profile.seats_min for profile in PROFILES.values()),
                most=max(profile.seats_max for profile in PROFILES.values()),
            ),
            words("{low} to {high} min", low=low, high=high),
            paint_cover,
        )

    @property
    def rules_id(self) -> str:
        return f"wormup/{self._profile.edition}"

    @property
    def seats(self) -> tuple[int, int]:
        return self._profile.seats_min, self._profile.seats_max

    @property
    def seats_words(self) -> str:
        least, most = self.seats
        name, _ = short_name(self._profile)
        return words(
            "{edition} is for {least} to {most} players.", edition=name, least=least, most=most
        )

    def options(self) -> Value:
        """Return course and house rules as they stand in a genesis."""
        return self._options().plain()

    def take(self, rules_id: str, options: Value) -> None:
        """Choose the edition, the course and the house rules of an earlier table."""
        edition, chosen = rules_id.partition("/")[2], read_options(options)
        if edition in PROFILES and chosen is not None:
            self._pick.choose(self._editions.index(edition))
            if chosen.course:
                self._course.slider.setValue(round(chosen.course / _CM))
            self._rules = chosen
            self.changed.emit()

    def said(self, seats: int) -> str:
        """Return how many play, and about how long."""
        rounds = rounds_words(self._profile, self._options(), seats)
        return counted(
            seats,
            "{count} player, about {rounds}",
            "{count} players, about {rounds}",
            rounds=rounds,
        )

    def house_rules(self) -> str:
        """Return the house rules, or how many there are."""
        chosen = option_words(self._rules._replace(course=0))
        if not chosen:
            return words("House rules: none")
        named = ", ".join(chosen)
        if len(named) > _NAMED and len(chosen) > 1:
            return words("House rules: {count} chosen", count=len(chosen))
        return words("House rules: {rules}", rules=named)

    def ask_house_rules(self, *rows: QWidget) -> bool:
        """Ask for the house rules on a card over the page; return whether they are taken."""
        card = HouseRules(self, self._profile, self._rules, *rows)
        is_taken = bool(card.exec())
        if is_taken:
            self._rules = card.options()
            self.changed.emit()
        card.deleteLater()
        return is_taken

    @property
    def _profile(self) -> Profile:
        return PROFILES[self._editions[self._pick.current]]

    def _options(self) -> Options:
        usual, course = round(self._profile.course / _CM), self._course.slider.value()
        return self._rules._replace(course=0 if course == usual else course * _CM)

    def _take_edition(self) -> None:
        """Lay the course of the edition; a rule that it does not have is not chosen."""
        self._course.slider.setValue(round(self._profile.course / _CM))
        self._rules = self._rules._replace(repose=self._rules.repose and self._profile.may_repose)
        self.changed.emit()

    def _scale(self) -> None:
        """Lay the cards: four in a row, or two where the window is small or the text large."""
        is_small = look().art < 1 or look().size > _LARGE
        top, foot = (TIGHT, GAP) if is_small else (GAP, MARGIN)
        spaced(self._grid, (MARGIN, top, MARGIN, foot), GAP)
        for at, card in enumerate(self._pick.cards):
            row, column = divmod(at, 2) if is_small else (0, at)
            self._grid.addWidget(card, row, column)
            if isinstance(card, _EditionCard):
                card.scale(is_small=is_small)
        for column in range(4):
            self._grid.setColumnStretch(column, 0 if is_small and column > 1 else 1)


class _EditionCard(PickCard):
    """An edition in at most three lines; all of it stands in its tooltip."""

    def __init__(self, profile: Profile) -> None:
        name, said = short_name(profile)
        super().__init__(name)
        lines = described(profile) if profile is USUAL else differing(profile, USUAL)
        head = words("How it is played:") if profile is USUAL else words("What is different:")
        whole = "\n".join((edition_name(profile.edition), head, *lines))
        self.setToolTip(tip(whole))
        self.setAccessibleDescription(whole)
        title, sub = Label(name), Label(said)
        title.setProperty("role", "card")
        sub.setProperty("role", "small")
        self._head = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._head.addWidget(title)
        self._head.addWidget(sub, 1)
        self._lines: list[QLabel] = []
        self._column = QVBoxLayout(self)
        nest(self._column, self._head)
        for line in shortly(profile):
            self._lines.append(label := role_label("line", line))
            self._column.addWidget(label)
        self._column.addStretch(1)
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(policy.Policy.Expanding)
        policy.setVerticalPolicy(policy.Policy.MinimumExpanding)
        self.setSizePolicy(policy)

    def scale(self, *, is_small: bool) -> None:
        """Take the spaces of the look now; where it *is_small* the name is in one line."""
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._head.setDirection(beside if is_small else below)
        spaced(self._head, gap=TIGHT if is_small else 0)
        top = TIGHT if is_small else GAP
        spaced(self._column, (MARGIN, top, MARGIN, top), 0 if is_small else SMALL)
        for line in self._lines:
            line.setContentsMargins(margins(_BEAD, 0, 0, 0))
        self.setMinimumHeight(0 if is_small else px(_HIGH))

    def paint_inside(self, painter: QPainter) -> None:
        """Paint a bead before each line."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look().theme.amber))
        for line in self._lines:
            radius, first = px(7) / 2, line.fontMetrics().height() / 2
            painter.drawEllipse(QPointF(line.x() + radius, line.y() + first + 1), radius, radius)


class _Course(Scaled, QWidget):
    """How far it is to the finish: a worm on a line, and the length."""

    def __init__(self) -> None:
        super().__init__()
        named, self._said = Label(words("Course")), Label()
        named.setProperty("role", "strong")
        self._said.setProperty("role", "long")
        self.slider = WormSlider(-(-COURSE_MIN // _CM), COURSE_MAX // _CM, has_flag=True)
        self.slider.setObjectName("course")
        self.slider.setAccessibleName(words("Course"))
        self.slider.setToolTip(words("How far it is from the start to the finish"))
        self.slider.valueChanged.connect(self._tell)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in (named, self.slider, self._said):
            self._row.addWidget(part)
        self._scale()
        self._tell(self.slider.value())

    def _tell(self, length: int) -> None:
        self._said.setText(words("{length} cm", length=length))
        self.slider.setAccessibleDescription(self._said.text())

    def _scale(self) -> None:
        spaced(self._row, gap=MARGIN)
        self.slider.setMinimumWidth(px(_SLIDER))
