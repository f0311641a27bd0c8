"""What a table of Worm Up! chooses: edition, course and house rules, each in words."""

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QSpinBox

from core.bots.levels import RACE_LEVELS
from core.table.encoding import Value
from core.wormup.course import COURSE_MAX, COURSE_MIN
from core.wormup.profiles import PROFILES, Lanes, Options, Profile, SwingWhen, XTurn
from core.wormup.worm import UNITS_PER_MM
from gui.parts.game_view import TableForm
from gui.parts.why_button import allow
from gui.words.words import words
from gui.wormup.editions import USUAL, described, differing
from gui.wormup.refusals import course_words, edition_name


class RaceForm(TableForm):
    """The widgets for what the chosen edition leaves open, and nothing else."""

    levels = tuple(level.value for level in RACE_LEVELS[1:])

    def __init__(self) -> None:
        super().__init__()
        self._edition = QComboBox()
        self._edition.setObjectName("edition")
        for edition in PROFILES:
            self._edition.addItem(edition_name(edition), edition)
        self._edition.setCurrentIndex(list(PROFILES).index(USUAL.edition))
        self._course = QSpinBox()
        self._course.setObjectName("course")
        self._course.setRange(COURSE_MIN // UNITS_PER_MM, COURSE_MAX // UNITS_PER_MM)
        self._course.setSuffix(" mm")
        self._repose = QCheckBox(words("A worm may be laid anew before it moves"))
        self._last = QCheckBox(words("The X moves after all others"))
        self._either = QCheckBox(words("A post may be swung before the advance too"))
        self._lot = QCheckBox(words("Lanes by lot"))
        self._out = QCheckBox(
            words("A player who does not open a bid is out until all let them back")
        )
        self._out.setToolTip(words("So it does not pay to look at the others' bids and vanish."))
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(words("Edition"), self._edition)
        form.addRow(words("Course"), self._course)
        for box in (self._repose, self._last, self._either, self._lot, self._out):
            form.addRow(box)
            box.toggled.connect(self.changed)
        self._course.valueChanged.connect(self.changed)
        self._take_edition()
        self._edition.currentIndexChanged.connect(self._take_edition)

    @property
    def rules_id(self) -> str:
        """The rules chosen."""
        return f"wormup/{self._profile.edition}"

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most seats."""
        return self._profile.seats_min, self._profile.seats_max

    def options(self) -> Value:
        """Return the house rules as they stand in a genesis."""
        return self._options().plain()

    def details(self, seats: int) -> list[tuple[str, list[str]]]:
        """Return headings, each with what stands below it.

        They say how long the race takes, and how the edition differs from the usual one.
        """
        profile = self._profile
        lines = described(profile) if profile is USUAL else differing(profile, USUAL)
        head = words("How it is played:") if profile is USUAL else words("What is different:")
        return [(course_words(profile, self._options(), seats), []), (head, lines)]

    @property
    def _profile(self) -> Profile:
        return PROFILES[self._edition.currentData()]

    def _options(self) -> Options:
        course = self._course.value() * UNITS_PER_MM
        usual = round(self._profile.course / UNITS_PER_MM) * UNITS_PER_MM
        return Options(
            self._repose.isChecked(),
            XTurn.LAST if self._last.isChecked() else XTurn.NUMBER,
            SwingWhen.EITHER if self._either.isChecked() else SwingWhen.AFTER,
            Lanes.LOT if self._lot.isChecked() else Lanes.SEAT,
            0 if course == usual else course,
            self._out.isChecked(),
        )

    def _take_edition(self) -> None:
        profile = self._profile
        self._course.setValue(round(profile.course / UNITS_PER_MM))
        self._repose.setChecked(False)
        allow(self._repose, "" if profile.may_repose else words("This edition has no such rule."))
        self.changed.emit()
