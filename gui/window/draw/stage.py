"""The draw as a ceremony: numbers fall in, the bowl is stirred, and worms slide to their tables.

Law: the draw is made of all numbers, so nobody slides before the last one is in, and who is still
missing is named. Where it was not seen how they came, or in calm motion, its last picture is shown.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sin, tau

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from core.table.looks import Worn
from core.table.tournament import PEOPLE_MAX, PEOPLE_MIN, Come
from core.table.tournament_draw import drawn_tables
from gui.kit.animation import across, part
from gui.kit.painted import Painted, placed
from gui.kit.painted_card import lettered, write
from gui.kit.theme import Type, look
from gui.parts.sound import Sound
from gui.parts.worms import paint_crawling
from gui.report.bracket import table_words
from gui.report.terms_words import at_a_glance
from gui.window.bracket_cards import coming_words
from gui.window.draw.ceremony import Ceremony
from gui.window.draw.pieces import (
    DrawnPerson,
    paint_badge,
    paint_bowl,
    paint_chair,
    paint_missing,
    paint_own,
    paint_sitter,
    paint_slip,
    paint_table,
    slip_at,
)
from gui.window.draw.plan import BOWL, HIGH, LIFTED, WIDE, badges, chairs, side_of, tables
from gui.words.player_names import player_name, player_names
from gui.words.seats import seat_letters
from gui.words.table_words import listed
from gui.words.wearing import worn
from gui.words.words import counted, words
from net.protocol.snapshot import PersonHere, TournamentHere

_TILT, _LIFT = 7.0, 0.3
"""How far the bowl rocks, in degrees; and the share of a slide in which its slip is read."""


class DrawStage(Painted, QWidget):
    """Shows a tournament from the call to full tables; *told*, *play*, *speak*: see `Ceremony`."""

    def __init__(
        self,
        page: QWidget,
        told: Callable[[], None],
        play: Callable[[Sound], None] = lambda _: None,
        speak: Callable[[str], None] = lambda _: None,
    ) -> None:
        super().__init__(page)
        self._here: TournamentHere | None = None
        self.people: Sequence[PersonHere] = ()
        """All who are in the room."""
        self._own = b""
        self.draw = Ceremony(self, self.update, told, play, speak)

    @property
    def is_running(self) -> bool:
        """Whether it is still being shown how the tables were drawn."""
        return self.draw.motion.is_running

    @property
    def has_more(self) -> bool:
        """Whether the stage shows something that cards do not: before all sit.

        After unfinished draws a card says how many they were, and who was missing.
        """
        here = self._here
        if here is None:
            return False
        if here.draw is None:
            return here.is_fixed or not here.unfinished
        return self.is_running and not self.draw.is_past

    @property
    def heading(self) -> str:
        """What happens now; "" while nothing does."""
        return self.draw.heading if self.is_running else ""

    @property
    def said(self) -> str:
        """Who is still missing, or of what the draw is made once nobody is."""
        here = self._here
        if here is None:
            return ""
        return missing_words(here) if here.draw is None and here.silent else draw_words(here)

    def show_here(self, here: TournamentHere, own: bytes = b"") -> None:
        """Show how the tournament *here* stands; *own* is the identity of our player."""
        before, draw = self._here, self.draw
        is_new = before is None or before.tournament.id != here.tournament.id
        is_new |= before is not None and before.is_fixed and before.comes != here.comes
        was_open = not is_new and before is not None and before.draw is None
        self._here, self._own = here, own
        if is_new or not here.is_fixed:
            draw.forget()
        if here.ended:
            self.skip()  # they have played meanwhile
        if here.is_fixed and (here.draw is None or was_open) and self.isVisible():
            draw.take(_in_order(here), here)
        if here.draw is not None and was_open and self.isVisible():
            draw.begin(here)
        self._describe(here)
        self.update()

    def show_people(self, people: Sequence[PersonHere]) -> None:
        """Show who of the *people* in the room has not come yet, before the people are fixed."""
        self.people = people
        if self._here is not None:
            self._describe(self._here)
        self.update()

    def skip(self) -> None:
        """Show the end at once."""
        self.draw.skip()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.skip()

    # -- painting ---------------------------------------------------------------------------------

    def paint(self, painter: QPainter) -> None:
        here = self._here
        if here is None:
            return
        unit = min(self.width() / WIDE, self.height() / HIGH)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(
            (self.width() - WIDE * unit) / 2, max(0.0, (self.height() - HIGH * unit) / 2)
        )
        painter.scale(unit, unit)
        people = {one.identity: _person(here, one) for one in _in_order(here)}
        shown = self._shown(here)
        for (one, person, said), frame in zip(shown, badges(len(shown)), strict=True):
            if one is None or _is_missing(here, one):
                paint_missing(painter, frame, person, said)
            else:
                share = 0.5 if self.draw.table_of(one.identity) else 1
                paint_badge(painter, frame, person, said, share)
        self._paint_tables(painter, here, people)
        if not here.is_fixed:
            box = QRectF(BOWL.center().x() - 220, BOWL.bottom() + 18, 440, lettered(26))
            write(painter, Type.CARD, look().theme.ink, at_a_glance(here.terms)[0], box)
        gone = {
            identity for *_, identity in self.draw.order[: self.draw.seated + bool(self.draw.slide)]
        }
        lying = [people[one].worm for one in self.draw.slips[: self.draw.landed] if one not in gone]
        tilt = _TILT * sin(3 * tau * self.draw.stir) if self.draw.stir else 0.0
        paint_bowl(painter, lying, tilt)
        if self.draw.fall and self.draw.landed < len(self.draw.slips):
            self._paint_falling(painter, people)
        if self.draw.slide and self.draw.seated < len(self.draw.order):
            self._paint_sliding(painter, _sizes(here), people)

    def _shown(self, here: TournamentHere) -> list[tuple[Come | None, DrawnPerson, str]]:
        """Return who has a badge, and how it stands with them; None has not come yet."""
        come: list[tuple[Come | None, DrawnPerson, str]] = [
            (one, _person(here, one), self._state(here, one)) for one in _in_order(here)
        ]
        if here.is_fixed:
            return come
        keys = {one.identity for one in here.comes}
        yet = [one for one in self.people if one.identity not in keys and one.problem is None]
        said = words("not yet")
        missing = [(None, _dressed(worn(one.wish), player_name(one.name)), said) for one in yet]
        shown = [*come, *missing[: PEOPLE_MAX - len(come)]]
        return sorted(shown, key=lambda one: one[1].name.casefold())

    def _describe(self, here: TournamentHere) -> None:
        """Tell a screen reader how it stands with everybody."""
        self.setAccessibleName(words("The draw"))
        lines = [
            words("{name}: {said}", name=person.name, said=said)
            for _, person, said in self._shown(here)
        ]
        self.setAccessibleDescription(". ".join(lines))

    def _state(self, here: TournamentHere, one: Come) -> str:
        """Return in a word or two how it stands with somebody."""
        if not here.is_fixed:
            return words("comes")
        if _is_missing(here, one):
            return words("still missing")
        if number := self.draw.table_of(one.identity):
            return words("table {number}", number=number)
        if self.draw.sliding == one.identity:
            return words("slides…")
        return words("in the bowl") if here.draw is not None else words("number is in")

    def _paint_tables(
        self, painter: QPainter, here: TournamentHere, people: Mapping[bytes, DrawnPerson]
    ) -> None:
        sizes = _sizes(here)
        seated = {(table, chair): who for table, chair, who in self.draw.order[: self.draw.seated]}
        mood = "happy" if self.draw.is_full else "looks"
        for number, (frame, size) in enumerate(zip(tables(len(sizes)), sizes, strict=True)):
            paint_table(painter, frame, table_words(number + 1))
            spots = chairs(frame, size)
            for chair, spot in enumerate(spots):
                who = seated.get((number, chair))
                if who is None:
                    paint_chair(painter, spot)
                    continue
                if self.draw.is_full and who == self._own:
                    paint_own(painter, spot)
                person = people[who] if len(sizes) <= _NAMED else people[who]._replace(name="")
                side = side_of(frame, spots, spot, is_roomy=len(sizes) <= _ROOMY)
                paint_sitter(painter, spot, person, side, mood)

    def _paint_falling(self, painter: QPainter, people: Mapping[bytes, DrawnPerson]) -> None:
        """Paint the slip that falls from a badge into the bowl."""
        who, share = self.draw.slips[self.draw.landed], across(self.draw.fall)
        start = badges(len(people))[[*people].index(who)].center()
        end, tilt = slip_at(self.draw.landed, len(people))
        spot = start + (end - start) * share - QPointF(0, 360 * share * (1 - share))
        paint_slip(painter, spot, people[who].worm, tilt + 140 * (1 - share))

    def _paint_sliding(
        self, painter: QPainter, sizes: Sequence[int], people: Mapping[bytes, DrawnPerson]
    ) -> None:
        """Paint the slip that is read, and its worm on the way to a chair."""
        table, chair, who = self.draw.order[self.draw.seated]
        end = chairs(tables(len(sizes))[table], sizes[table])[chair]
        lift = across(part(self.draw.slide, 0, _LIFT))
        rim = QPointF(BOWL.center().x(), BOWL.top() + 30)
        with placed(painter, rim + (LIFTED - rim) * lift, size=1 + 0.75 * lift):
            paint_slip(painter, QPointF(0, 0), people[who].worm, -4, people[who].letter)
        side = 1 if end.x() >= BOWL.center().x() else -1
        start = QPointF(BOWL.center().x() + side * BOWL.width() * 0.46, BOWL.top() + 36)
        way, who_is = across(part(self.draw.slide, _LIFT, 1.0)), people[who]
        paint_crawling(painter, start, end, who_is.worm, way, who_is.letter)


_ROOMY, _NAMED = 3, 6
"""With more tables names stand above the faces, and with more than that nowhere."""


def draw_words(here: TournamentHere) -> str:
    """Return of what a draw is made."""
    return counted(
        len(here.comes),
        "{count} number makes this draw, sealed before any is known: nobody can choose.",
        "{count} numbers make this draw, all sealed before any is known: nobody can choose.",
    )


def numbers_words(here: TournamentHere) -> str:
    """Return how many numbers are in, or how many people come."""
    count = len(here.comes)
    if not here.is_fixed:
        return coming_words(here)
    if here.draw is None and here.silent:
        done = count - len(here.silent)
        return counted(
            count, "{done} of {count} number is in", "{done} of {count} numbers are in", done=done
        )
    return counted(count, "the {count} number is in", "all {count} numbers are in")


def missing_words(here: TournamentHere) -> str:
    """Return who is still missing in a draw."""
    names = player_names(here.silent)
    if len(names) == 1:
        return words("{name} is still missing", name=names[0])
    return words("{names} are still missing", names=listed(names))


def _in_order(here: TournamentHere) -> list[Come]:
    return sorted(here.comes, key=lambda one: player_name(one.name).casefold())


def _sizes(here: TournamentHere) -> Sequence[int]:
    """Return how many sit at each table, drawn or to be drawn."""
    if here.draw is not None:
        return [*map(len, here.draw.tables)]
    return [*map(len, drawn_tables(bytes(32), max(PEOPLE_MIN, len(here.comes))))]


def _is_missing(here: TournamentHere, one: Come) -> bool:
    return here.is_fixed and here.draw is None and one.name in here.silent


def _person(here: TournamentHere, one: Come) -> DrawnPerson:
    return _dressed(worn(here.wishes.get(one.identity)), player_name(one.name))


def _dressed(worm: Worn | None, name: str) -> DrawnPerson:
    letter = worm.letter if worm is not None and worm.letter else seat_letters((name,))[0]
    return DrawnPerson(worm, name, letter)
