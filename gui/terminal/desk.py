"""One hour of Worm & Cozy played by a person in a terminal: shown, asked, undone, signed.

Law: everything before the signing is a draft, replayed from the signed state; the rules core says
what is legal. Only `Terminal` knows where lines go and where they come from.
"""

import shutil
import sys
import textwrap
from collections.abc import Callable
from dataclasses import dataclass

from core.cozy.decisions import Decision, PlaceWorm
from core.cozy.grid import Cell, path_of
from core.cozy.hour import Hour
from core.cozy.scoring import score_of
from gui.cozy.decision_words import deeds
from gui.cozy.questions import question, waiting
from gui.cozy.refusals import barred
from gui.cozy.sheet_text import KEY, WIDTH, drawn, score_lines
from gui.cozy.sheet_words import spaces_words
from gui.cozy.story import roll_words
from gui.cozy.why_not import why_not_in
from gui.terminal.hour_menu import hour_menu
from gui.terminal.menu import Menu, opened, read_spaces
from gui.words.words import marked, words

ROOMY_LINES = 38
"""A terminal of at least this many lines shows the roomy sheet, and the score."""
RULES = marked(
    """\
Each hour three dice show two organs and a shape, and a part of the sheet is the
hour's region. You do one thing: place a new worm of the shape in the region and
give it one of the organs; or give an organ to a worm in the region that has the
other one, or is of the shape; or let all organs of such a worm act; or pass.
A new organ may act at once, and one thing leads to the next:
  eye     puts foods on blank spaces that it sees: three wide ahead, and aside
  mouth   if it faces a food, its worm gets any organ
  tail    a line of worms, each pointing at the next, dances: all but one act
  collar  with a collar on a worm beside it: babies, and organs for them
  brain   next hour you may change a die; or use it up to change one at once
  heart   its worm grows at one end
Eyes and mouths go on the first two spaces of a worm, a tail on its last. At the
end four rows count (r shows them); every worm that touches a blank space costs
two points, so pack them well."""
)
HELP = marked(
    """\
Answer with the number of a line, or with spaces, such as c4 or c4 c5, to see
what can be done there. Then:
  u  undo one decision      b  the whole list again      s  show the sheet
  o  start the hour over    m  more of a long list       r  what the rows count
  h  the rules in short     k  the signs on the sheet    q  leave"""
)
SIGN = marked("  1  sign the hour; after that it stands")
STUCK = marked("That is no line of the list: give a number, spaces such as c4, or ? for help.")


class LeaveError(Exception):
    """The person wants to leave; everything signed is kept."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where lines are shown, where answers come from, and how many lines there is room for."""

    ask: Callable[[str], str]
    say: Callable[[str], None]
    height: Callable[[], int]

    def tell(self, text: str, hanging: int = 0) -> None:
        """Show a text of any length; every line but the first is indented by *hanging*."""
        for line in textwrap.wrap(text, WIDTH - 1, subsequent_indent=" " * hanging):
            self.say(line)

    def show(self, text: str) -> None:
        """Show lines as they are."""
        for line in text.split("\n"):
            self.say(line)

    @property
    def is_roomy(self) -> bool:
        """Whether there is room for the larger pictures."""
        return self.height() >= ROOMY_LINES


def own_terminal(say: Callable[[str], None]) -> Terminal:
    """Return the terminal of this process: a person, or a pipe, whose end is the wish to leave."""
    is_person = sys.stdin.isatty()

    def ask(prompt: str) -> str:
        try:
            answer = input(prompt)
        except EOFError:
            say("")
            raise LeaveError from None
        if not is_person:
            say(answer)
        return answer

    return Terminal(ask, say, lambda: shutil.get_terminal_size().lines)


class Desk:
    """Asks for one hour until it is signed; *keep* receives every state of the draft."""

    def __init__(
        self, hour: Hour, terminal: Terminal, keep: Callable[[Hour], None], sign: str = SIGN
    ) -> None:
        """*sign* is the line that ends the hour."""
        self._hour = hour
        self._terminal = terminal
        self._keep, self._sign = keep, sign
        self._menu = hour_menu(self._hour)

    def played(self) -> Hour:
        """Return the hour, asked for until it is over and signed. Raises `LeaveError`."""
        say = self._terminal.say
        say("")
        say(roll_words(self._hour.start))
        self._show_sheet()
        if self._hour.decisions:
            self._terminal.tell(words("Decided so far: {told}.", told=self._told()))
        while True:
            self._offer()
            answer = self._terminal.ask("> ").strip().lower()
            if self._hour.is_over and answer in {"1", "sign"}:
                return self._hour
            self._take(answer)

    # -- showing ----------------------------------------------------------------------------------

    def _show_sheet(self) -> None:
        """Show the sheet within this hour, even when the draft is at its end."""
        turn = self._hour.turn._replace(hour=self._hour.start.hour)
        self._terminal.show("\n".join(drawn(turn, roomy=self._terminal.is_roomy)))
        self._show_rows(whole=self._terminal.is_roomy)

    def _show_rows(self, *, whole: bool) -> None:
        """Show the four rows as they stand, or only their sum."""
        colony = self._hour.turn.colony
        total = words(
            "Score now: {total}  (r shows its rows)", total=f"{score_of(colony).total:+d}"
        )
        self._terminal.show("\n".join(score_lines(colony)) if whole else total)

    def _told(self) -> str:
        return "; ".join(deeds(self._hour.start, self._hour.decisions))

    def _offer(self) -> None:
        """Ask the present question, or show what can be signed."""
        terminal = self._terminal
        terminal.say("")
        if self._hour.is_over:
            terminal.tell(words("This hour: {told}.", told=self._told()))
            terminal.say(words(self._sign))
            terminal.say(
                words("  u  undo the last decision     o  start the hour over     ?  help")
            )
            return
        terminal.say(question(self._hour.turn))
        if then := waiting(self._hour.turn)[1:]:
            terminal.tell(words("(After that: {then}.)", then="; ".join(then)))
        if self._menu.title:
            terminal.say(f"     {self._menu.title}")
        terminal.show("\n".join(self._menu.lines(WIDTH, self._limit())))
        if self._menu == hour_menu(self._hour) and not self._hour.turn.stack:
            for line in barred(self._hour.turn, self._hour.legal()):
                terminal.tell(f"  -  {line}", hanging=5)

    def _limit(self) -> int:
        return max(8, self._terminal.height() - 16)

    # -- answers ----------------------------------------------------------------------------------

    def _take(self, answer: str) -> None:
        """Do what the person answered."""
        show = self._terminal.show
        key, aid = "\n".join(map(words, KEY)), words(HELP)
        texts = {"h": words(RULES), "k": key, "?": aid, "help": aid}
        if answer in texts:
            show(texts[answer])
        elif answer in {"q", "quit", "exit"}:
            raise LeaveError
        elif answer in {"s", "r"}:
            self._show_sheet() if answer == "s" else self._show_rows(whole=True)
        elif answer in {"u", "o"}:
            self._undo(1 if answer == "u" else len(self._hour.decisions))
        elif answer in {"", "b", "m"}:
            self._turn_over(answer)
        elif answer.isdecimal() and answer.isascii():
            self._pick(int(answer[:6]))
        elif (spaces := read_spaces(answer)) is not None and not self._hour.is_over:
            self._find(spaces)
        else:
            show(words(STUCK))

    def _turn_over(self, answer: str) -> None:
        if answer == "b":
            self._menu = hour_menu(self._hour)
        elif answer == "m":
            self._menu = self._menu.page(WIDTH, self._limit())

    def _undo(self, count: int) -> None:
        if not self._hour.decisions:
            self._terminal.say(words("Nothing is decided yet in this hour."))
            return
        self._change(self._hour.undo(count))

    def _pick(self, number: int) -> None:
        if self._hour.is_over or not 1 <= number <= len(self._menu.groups()):
            self._terminal.say(words(STUCK))
            return
        self._follow(self._menu.pick(number))

    def _find(self, spaces: frozenset[Cell]) -> None:
        menu = self._menu.about(spaces) or hour_menu(self._hour).about(spaces)
        if menu is None:
            self._terminal.tell(self._why_not(spaces))
            return
        self._follow(opened(menu.choices, menu.depth))

    def _follow(self, found: Menu[Decision] | Decision) -> None:
        if isinstance(found, Menu):
            self._menu = found
            return
        after = self._hour.decide(found)
        assert isinstance(after, Hour), after
        self._change(after)

    def _why_not(self, spaces: frozenset[Cell]) -> str:
        """Return why nothing is about *spaces*; for a worm to place there, the rule against it."""
        cells = tuple(sorted(spaces))
        said = spaces_words(cells)
        if not self._hour.turn.stack and len(spaces) >= 2:
            why = why_not_in(self._hour, PlaceWorm(path_of(cells) or cells))
            if why:
                return words(
                    "Nothing that you could do now is about {spaces}: {reason}.",
                    spaces=said,
                    reason=why,
                )
        return words("Nothing that you could do now is about {spaces}.", spaces=said)

    def _change(self, hour: Hour) -> None:
        """Continue from *hour*, keep it, and show the sheet if it looks different."""
        before, self._hour = self._hour, hour
        self._keep(hour)
        self._menu = hour_menu(self._hour)
        if before.turn.colony != hour.turn.colony:
            self._show_sheet()
