"""Which hour it is, and the three dice of it: the roll of the table, as brains have turned it.

Law: what a die may become comes from the list of legal decisions and nowhere else (C4.2).
"""

from collections.abc import Sequence
from functools import partial
from math import inf

from PySide6.QtCore import QEasingCurve, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from core.cozy.decisions import ChangeDie, Decision, FillBrain
from core.cozy.grid import Cell
from core.cozy.turn import ORGAN_DICE, SHAPE_DIE, Turn
from gui.cozy.hour.coin import Coin
from gui.cozy.hour.die_face import NAMELESS, DieFace
from gui.cozy.hour.die_fan import DieFan, TurnableDie
from gui.cozy.hour.organ_help import organ_help, tip
from gui.cozy.hour.tool import HourTool, StartTool
from gui.cozy.sheet_words import hour_name, region_words, shown_words
from gui.kit.clock import Glide
from gui.kit.focus import use_keys
from gui.kit.headline import fitting
from gui.kit.layout import Scaled, nest, spaced
from gui.kit.role_label import role_label
from gui.kit.theme import Type, font, look, px
from gui.words.words import counted, words

_TUMBLE_MS, _TURNS = 600, 9
_LEAST_POINTS = 12.0
_DICE = (*ORGAN_DICE, SHAPE_DIE)


class DicePanel(Scaled, QWidget):
    """Shows the hour and its dice, and offers what may be done with them."""

    asked = Signal()
    """A die was clicked that cannot be turned: where did its number come from?"""

    def __init__(self, fan: DieFan | None = None) -> None:
        """Show dice; *fan* turns them, if anybody may."""
        super().__init__()
        self.fan = fan
        self._turn: Turn | None = None
        self._rolled: Turn | None = None
        self._changes: tuple[ChangeDie | FillBrain, ...] = ()
        self.title, self.said = role_label("heading"), role_label("quiet")
        self.mine = tuple(DieFace(die) for die in _DICE)
        self._origins: tuple[str, ...] = ("",)
        """What is said of the dice, in full and shortly."""
        self._roll: tuple[int, object] | None = None
        self._spin = Glide(self, _TUMBLE_MS, _TURNS, 0)
        self._spin.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._spin.valueChanged.connect(self._show_spin)
        self.coin = Coin()
        self._told, self._row, self._grid = QHBoxLayout(), QHBoxLayout(), QGridLayout(self)
        self._build()
        self._scale()

    def _build(self) -> None:
        for label in (self.title, self.said):
            label.setWordWrap(False)
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        spaced(self._told, gap=8)
        self._told.addWidget(self.coin)
        self._told.addWidget(self.said, 1)
        for part in (self.title, self.said, *self.mine):
            part.installEventFilter(self)
        for die, face in enumerate(self.mine):
            self._row.addWidget(face, 0, Qt.AlignmentFlag.AlignTop)
            face.clicked.connect(partial(self.ask, die))
        self._grid.setColumnStretch(0, 1)
        self._grid.setRowStretch(2, 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say the hour in letters that fit; the arrows lead from a die to the next one."""
        if event.type() is QEvent.Type.Resize:
            self._fit()
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
            if way is not None and watched in self.mine:
                self.lead(self.mine.index(watched) + way)
                return True
        return super().eventFilter(watched, event)

    def lead(self, die: int | None = None) -> None:
        """Give the keys to *die*, or to the first one that can be turned."""
        if die is None:
            die = min((one.die for one in self._changes), default=0)
        use_keys()
        self.mine[die % len(self.mine)].setFocus(Qt.FocusReason.TabFocusReason)

    def _fit(self) -> None:
        """Shrink the heading, or shorten the line below it, where there is little room.

        The height never depends on the width: in a scroll area the bar would come and go for ever.
        """
        room = max(1, self.title.width() - 2)
        letters = fitting(Type.HEADING, self.title.text(), room, inf)
        letters.setPointSizeF(max(letters.pointSizeF(), _LEAST_POINTS))
        self.title.setFont(letters)
        coin = self._coin_words()
        self.coin.setVisible(bool(coin))
        wide = QFontMetrics(font(Type.BODY)).horizontalAdvance
        room = max(1, self._told.geometry().width() - 2)
        if coin:
            room -= self.coin.sizeHint().width() + px(8)
            ways = (in_two(one, room) for one in coin)
            lines = next((one for one in ways if one), coin[-1]).split("\n")
        else:
            told = (self._origins, self._brains_words())
            lines = [next((one for one in said if wide(one) <= room), said[-1]) for said in told]
        letters = fitting(Type.BODY, max(lines, key=wide), room, inf)
        letters.setPointSizeF(max(letters.pointSizeF(), _LEAST_POINTS))
        self.said.setFont(letters)
        cut = (
            QFontMetrics(letters).elidedText(one, Qt.TextElideMode.ElideRight, room)
            for one in lines
        )
        self.said.setText("\n".join(filter(None, cut)))

    def _scale(self) -> None:
        is_large = look().text >= NAMELESS
        for layout in (self._told, self._row):
            self._grid.removeItem(layout)
        self._grid.removeWidget(self.title)
        top = int(is_large)
        self._grid.addWidget(self.title, 0, 0, 1, 1 + top)
        nest(self._grid, self._told, 1, 0)
        nest(self._grid, self._row, top, 1, 3 - top, 1)
        spaced(self._row, gap=8)
        spaced(self._grid, (8, 0, 0, 0), 2)

    def show_dice(
        self, rolled: Turn | None, mine: Turn | None, legal: Sequence[Decision], owner: str = ""
    ) -> None:
        """Show the hour that was *rolled*, our dice, and the changes among the *legal* decisions.

        *owner* is whose sheet is looked at, if it is not ours.
        """
        self._turn = mine
        self._tumble(rolled)
        self._changes = tuple(one for one in legal if isinstance(one, ChangeDie | FillBrain))
        self._rolled = rolled
        if self.fan is not None:
            self.fan.close_fan()
        self._show_hour(rolled, mine, owner)
        for die, face in enumerate(self.mine):
            can_change = any(one.die == die for one in self._changes)
            face.show_turn(mine, rolled)
            why = _barred(mine, die) if self.fan is not None else ""
            hint = f"{why} {words('Click to see where its number came from.')}"
            if can_change:
                hint = words("Click to turn this die.")
            if mine is None or mine.dice is None:
                face.bar(words("The dice have not been rolled yet."))
            else:
                face.bar("", tip(f"{face.accessibleName()}. {_about(mine, die)} {hint}"))

    def _show_hour(self, rolled: Turn | None, mine: Turn | None, owner: str) -> None:
        turn = rolled or mine
        if turn is None or turn.is_over:
            self.title.setText(words("The end") if turn is not None else "")
            self._origins = ("",)
            self._fit()
            return
        hour, region = hour_name(turn.region), region_words(turn.region)
        self.title.setText(words("{hour}, {region}", hour=hour, region=region))
        self._origins = _origins(turn, owner)
        self._fit()

    def _coin_words(self) -> tuple[str, ...]:
        """Return what the coins of the hour before do, or have done; nothing without any."""
        rolled, mine = self._rolled, self._turn
        if rolled is None or mine is None or not rolled.credits or mine.hour != rolled.hour:
            return ()
        named = {"hour": hour_name(mine.sheet.hours[mine.hour - 1])}
        self.coin.show_coin(is_there=bool(mine.credits))
        if mine.credits:
            said = counted(mine.credits, "The coin of {hour} can turn a die.",
                           "{count} coins of {hour} can turn dice.", **named)  # fmt: skip
            return said, words("Coins: {count}", count=mine.credits)
        turned = [die for die, is_changed in enumerate(mine.changed) if is_changed]
        spent = (words("The coin of {hour} is spent.", **named), words("Coin spent"))
        if len(turned) != 1:
            return spent
        face = words("shape") if turned[0] == SHAPE_DIE else shown_words(rolled, turned[0])
        return (words("The coin of {hour} turned the {face}.", face=face, **named), *spent)

    def _brains_words(self) -> tuple[str, ...]:
        """Return how many brains could turn a die, in full and shortly."""
        brains = {one.cell for one in self._changes if isinstance(one, FillBrain)}
        spare = self._turn.credits if self._turn and self._changes else 0
        count = len(brains) + spare
        if not count:
            return ("",)
        said = counted(count, "One brain could turn a die.", "{count} brains could turn a die.")
        return said, words("Brains: {count}", count=count)

    def _tumble(self, rolled: Turn | None) -> None:
        """Let the dice tumble once for a new roll."""
        roll = (rolled.hour, rolled.dice) if rolled is not None and rolled.dice else None
        is_new, self._roll = roll is not None and roll != self._roll, roll
        if is_new and self.isVisible() and not look().is_calm:
            self._spin.start()

    def _show_spin(self, step: object) -> None:
        for place, die in enumerate(self.mine):
            die.spin(max(0, int(str(step)) - (2 - place)) if int(str(step)) else 0)

    def ask(self, die: int, payer: Cell | None = None) -> None:
        """Open the fan of *die*, or tell where its number came from; *payer* is to pay."""
        choices = tuple(one for one in self._changes if one.die == die)
        if self._turn is None or not choices or self.fan is None:
            self.asked.emit()
            return
        is_open = self.fan.is_open and self.fan.die is self.mine[die]
        self.fan.close_fan()
        if not is_open:
            self.fan.open(TurnableDie(self._turn, die, choices), self.mine[die], payer)

    def takes(self, at: Cell, tool: HourTool | None) -> bool:
        """Return whether a click on the sheet *at* a space was for the dice: a brain pays."""
        if self.fan is None:
            return False
        if self.fan.is_open:
            if not self.fan.pay_with(at):
                self.fan.close_fan()
            return True
        if not isinstance(tool, StartTool) or not tool.takes(at):
            return False
        fills = (one.die for one in self._changes if isinstance(one, FillBrain) and one.cell == at)
        self.ask(min(fills), at)
        return True


def in_two(said: str, room: float) -> str:
    """Return *said* in at most two lines of *room* px; "" if it does not fit."""
    wide = QFontMetrics(font(Type.BODY)).horizontalAdvance
    if wide(said) <= room:
        return said
    parts = said.split(" ")
    cuts = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    fits = [one for one in cuts if max(map(wide, one)) <= room]
    return "\n".join(min(fits, key=lambda one: max(map(wide, one)))) if fits else ""


def _barred(mine: Turn | None, die: int) -> str:
    """Return why *die* cannot be turned."""
    if mine is None or mine.dice is None or mine.is_over:
        return ""
    if mine.changed[die]:
        return words("This die has been turned.")
    if mine.stack:
        return words("A die is turned before A, B or C is chosen.")
    return words("No coin, and no brain in {region}.", region=region_words(mine.region))


def _origins(turn: Turn, owner: str) -> tuple[str, ...]:
    """Return whose dice these are, in full and shortly."""
    if owner:
        return (words("This is {name}'s sheet.", name=owner), owner)
    if turn.dice is None:
        return (words("The dice are still in the cup."), words("Not rolled yet."))
    return (words("The table rolled for everybody."), words("Rolled for everybody."))


def _about(turn: Turn, die: int) -> str:
    """Return what the face of *die* is good for."""
    if die == SHAPE_DIE:
        return words("The shape of a new worm; Give and Wake also fit worms laid in it.")
    return organ_help(turn.kind_of(die))
