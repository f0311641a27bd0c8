"""Who was away: for each seat the rounds or hours in which it was silent or left out (P7).

Law: it is read from completed steps alone, so any copy of a log says the same. Being away is no
fault, and no sentence here says why.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from core.table.messages import mask_of
from core.table.step import Completed
from gui.report.step_words import ui_at
from gui.words.player_names import names_of
from gui.words.table_words import listed
from gui.words.words import counted, words

_LISTED = 4
"""More rounds than these are counted, not listed."""


class Away(NamedTuple):
    """How often a seat was away: in which of *units*, the rounds or hours that were played."""

    name: str
    unit: str
    units: tuple[int, ...]
    missed: tuple[int, ...]
    left: int
    """In which it left the game for good; 0 if it did not."""

    @property
    def is_always_here(self) -> bool:
        """Whether it missed nothing, to the end."""
        return not self.missed and not self.left

    @property
    def said(self) -> str:
        """The same in words."""
        if self.is_always_here:
            return words("always here")
        told = [self._missed_words()] if self.missed else []
        if self.left:
            left = words("left in round {round}", round=self.left)
            told.append(
                left if self.unit == "round" else words("left in hour {hour}", hour=self.left)
            )
        elif self.missed[-1] < self.units[-1]:
            told.append(words("came back"))
        return ", ".join(told)

    def _missed_words(self) -> str:
        count, them = len(self.missed), listed([*map(str, self.missed)])
        if self.unit == "round":
            if count > _LISTED:
                return counted(count, "missed {count} round", "missed {count} rounds")
            return counted(count, "missed round {rounds}", "missed rounds {rounds}", rounds=them)
        if count > _LISTED:
            return counted(count, "missed {count} hour", "missed {count} hours")
        return counted(count, "missed hour {hours}", "missed hours {hours}", hours=them)


def absences(steps: Sequence[Completed[Any]]) -> list[Away]:
    """Return by seat when it was away in *steps*, the first of a game and those that follow it."""
    played = [done for done in steps if done.step.state is not None]
    if not played:
        return []
    ui, names = ui_at(steps[0]), names_of(steps[0].step.genesis)
    units: dict[int, int] = {}
    """By round or hour, the seats that were silent or left out in it."""
    left = [0] * len(names)
    unit = ""
    for done in played:
        step, content = done.step, done.outcome.content
        unit, number = ui.round_reached(step.state)
        silent = mask_of(slot.seat for slot in done.outcome.slots if not slot.action)
        units[number] = units.get(number, 0) | silent | step.in_game & ~step.at_table
        for seat in range(len(names)):
            if step.in_game & ~content.in_game & 1 << seat:
                left[seat] = number
    return [
        Away(
            name,
            unit,
            tuple(units),
            tuple(number for number, seats in units.items() if seats >> seat & 1),
            left[seat],
        )
        for seat, name in enumerate(names)
    ]
