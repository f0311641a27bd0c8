"""A game of Worm & Cozy in words: the dice of each hour, what each player did, all sheets.

Law: what happened is read from the states that the rules core made.
"""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from core.cozy.game import FORFEITS_MAX, GameState
from core.cozy.hour import read_hour
from core.cozy.scoring import winners
from core.cozy.sheet import Sheet
from core.cozy.turn import Turn
from core.table.encoding import Value
from core.table.seeds import JointSeed
from core.table.step import Completed
from gui.cozy.around.past_hours import hour_of
from gui.cozy.brief import apart, stars
from gui.cozy.cozy_outcome import CozyOutcome
from gui.cozy.decision_words import deeds
from gui.cozy.sheet_text import KEY, WIDTH, beside, drawn
from gui.cozy.sheet_words import (
    dice_words,
    hour_name,
    points_words,
    region_words,
    sheet_name,
    sheet_title,
    tidy,
)
from gui.words.game_words import StoryWords
from gui.words.mark_kinds import MarkKind, Signed
from gui.words.past_round import PastRound
from gui.words.table_words import changes, listed, names_at, seated, verdict_words
from gui.words.words import counted, labelled, marked, sentence, words

AWAY = marked("an hour without a turn is a pass")
"""What becomes of the seat of a player who is away (D25)."""

_CARRIED_ON = " " * 8
"""The start of a line on which `score_lines` continues a row that was too long for one."""


class CozyStory(CozyOutcome, StoryWords):
    """A game of Worm & Cozy, hour by hour."""

    def told(self, done: Completed[Any]) -> list[str]:
        """Return a completed step in sentences, with the sheets drawn between them."""
        before, drawings, after = self._parts(done)
        indent = "  " if done.step.state else ""
        lines = [
            line
            for said in before
            for line in textwrap.wrap(
                said, WIDTH, initial_indent=indent, subsequent_indent=2 * indent
            )
        ]
        return [*lines, *drawings, *after]

    def news(self, done: Completed[Any]) -> list[str]:
        """Return a completed step in sentences, for a window that draws the sheets itself."""
        before, _drawings, after = self._parts(done)
        lines: list[str] = []
        for line in filter(None, (*before, *after)):
            said = " ".join(line.split())
            if line.startswith(_CARRIED_ON) and lines:
                lines[-1] += f" {said}"
            else:
                lines.append(said)
        return lines

    def _parts(self, done: Completed[Any]) -> tuple[list[str], list[str], list[str]]:
        """Return the lines before the drawings of a step, unwrapped, the drawings, those after."""
        names, before, after = names_at(done), done.step.state, done.outcome.state
        assert isinstance(after, GameState)
        if before is None:
            return _opening(seated(done), after)
        lines, drawings = [], []
        if before.is_rolled and after.turns[0].hour > before.turns[0].hour:
            actions = {slot.seat: slot.action for slot in done.outcome.slots}
            for seat, name in enumerate(names):
                lines.append(_hour(name, before.turns[seat], actions.get(seat, ())))
            drawings = ["", *sheets(names, after), ""]
        last = [*_left_twice(names, before, after), *changes(done, AWAY)]
        if after.is_over:
            last += self.ending(names, after)
        elif after.is_rolled and not before.is_rolled:
            last.append(roll_words(after.turns[0]))
        return lines, drawings, last

    def marks(self, done: Completed[Any]) -> list[Signed]:
        """Return what makes a step worth finding again: most new stars in an hour, and the end."""
        before, after = done.step.state, done.outcome.state
        if before is None or after.turns[0].hour == before.turns[0].hour:
            return []
        gained = [
            stars(new) - stars(old) for old, new in zip(before.turns, after.turns, strict=True)
        ]
        most = max(gained)
        found: list[Signed] = []
        if most > 0:
            seat = gained.index(most)
            named = {"name": names_at(done)[seat]}
            said = counted(most, "{name}: {count} new star", "{name}: {count} new stars", **named)
            found.append((MarkKind.STAR, said, seat))
        return [*found, (MarkKind.FINISH, words("the end"))] if after.is_over else found

    def hour_words(
        self, state: GameState, seat: int, action: tuple[Value, ...], beside: tuple[Value, ...] = ()
    ) -> tuple[str, str]:
        """Return the name of the hour that *seat* plays, and what *action* does, briefly.

        It reads otherwise than the action *beside* it.
        """
        turn = state.turns[seat]
        past, other = hour_of(turn, action), hour_of(turn, beside)
        name = hour_name(turn.region)
        return name, apart(turn, past.decisions, other.decisions if other else ()) if past else ""

    def round_words(self, state: GameState) -> str:
        """Return the hour by its name; of a game that is over, the last."""
        hours = state.sheet.hours
        return hour_name(hours[min(state.turns[0].hour, len(hours) - 1)])

    def round_label(self, state: GameState) -> str:
        """Return the hour as it stands below a timeline, where it is signed; "" at a roll."""
        return self.round_words(state) if state.is_rolled else ""

    def round_reached(self, state: GameState) -> tuple[str, int]:
        """Return the hour of the sheet."""
        return "hour", state.turns[0].hour + 1

    def drawn(self, done: Completed[Any], seed: JointSeed) -> Iterator[str]:
        """Yield what an opening step drew with *seed*: the dice of an hour."""
        after = done.outcome.state
        if after.is_rolled:
            draws, turn = seed.draws(), after.turns[0]
            pips = tuple(draws.below(6) + 1 for _ in range(3))
            yield words(
                "It throws the dice of {hour}: {pips}, which is {dice}: {verdict}.",
                hour=hour_name(turn.region),
                pips=", ".join(map(str, pips)),
                dice=dice_words(turn),
                verdict=verdict_words(is_equal=pips == turn.dice),
            )

    def so_far(self, steps: Sequence[Completed[Any]]) -> list[PastRound]:
        """Return the hours that are over in *steps*: who had the most points then."""
        return [*self._hours(steps)]

    def _hours(self, steps: Sequence[Completed[Any]]) -> Iterator[PastRound]:
        for done in steps:
            before, after = done.step.state, done.outcome.state
            if before is not None and after.turns[0].hour > before.turns[0].hour:
                totals = [score.total for score in after.scores()]
                best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
                yield PastRound(self.round_words(before), (), best, points_words(max(totals)))

    def lead_words(self, names: Sequence[str], state: GameState) -> tuple[str, int]:
        """Return in a line how many points all have, and the seat that leads; -1 if several do."""
        totals = [score.total for score in state.scores()]
        best = [seat for seat, total in enumerate(totals) if total == max(totals)]
        order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
        said = ", ".join(f"{names[seat]} {points_words(totals[seat])}" for seat in order)
        return said, best[0] if len(best) == 1 else -1

    def title(self, names: Sequence[str], state: GameState, _day: str) -> str:
        """Return what one calls a game: its sheet, and its hour or who has most points."""
        sheet = sheet_title(state.sheet) or sheet_name(state.sheet)
        if not state.is_over:
            return words("{sheet}, {hour}", sheet=sheet, hour=self.round_words(state))
        scores = state.scores()
        best = winners(scores)
        named = {"names": listed([names[seat] for seat in best]), "points": scores[best[0]].total}
        return words("{sheet}, {names} {points}", sheet=sheet, **named)

    def memory_line(self, day: str, state: GameState) -> str:
        """Return a sheet by its *day* and hour."""
        return words("{day}'s sheets, hour {hour}", day=day, hour=state.turns[0].hour + 1)

    def goes_on_words(self) -> str:
        return words("Your game goes on")

    def ends_words(self, state: GameState) -> str:
        return words("Ends at {hour}", hour=self.round_words(state))


def _left_twice(names: Sequence[str], before: GameState, after: GameState) -> Iterator[str]:
    """Yield who has now left too many rolls unopened to play on (C6.8)."""
    for name, old, new in zip(names, before.forfeits, after.forfeits, strict=False):
        if old < FORFEITS_MAX <= new:
            yield words("{name} left a roll for the second time and passes from now on.", name=name)


def title_lines(sheet: Sheet) -> list[str]:
    """Return the sheet's name and story, in lines for a terminal."""
    return textwrap.wrap(_title(sheet), WIDTH)


def _title(sheet: Sheet) -> str:
    named = {"name": sheet_name(sheet), "story": words(tidy(sheet.story))}
    return words("The sheet is {name}. {story}", **named)


def roll_words(turn: Turn) -> str:
    """Return which hour it is, where, and what the dice show."""
    region, count = turn.region, len(turn.sheet.hours)
    return words(
        "{name} (hour {hour} of {count}), {region}: {dice}.",
        name=hour_name(region),
        hour=turn.hour + 1,
        count=count,
        region=region_words(region),
        dice=dice_words(turn),
    )


def sheets(names: Sequence[str], state: GameState) -> list[str]:
    """Return every player's sheet, with the points it would bring now."""
    blocks = []
    for name, turn, score in zip(names, state.turns, state.scores(), strict=True):
        blocks.append([labelled(name, f"{score.total:+d}"), *drawn(turn, edge=False)])
    return beside(blocks)


def hour_deeds(turn: Turn, action: tuple[Value, ...]) -> list[str]:
    """Return what a player did in an hour that the rules have accepted."""
    read = read_hour(action)
    return deeds(turn, filter(None, read[1] if read else ()))


def _opening(who: str, state: GameState) -> tuple[list[str], list[str], list[str]]:
    drawing = ["", *map(words, KEY), "", *drawn(state.turns[0]), ""]
    return [who, _title(state.sheet)], drawing, []


def _hour(name: str, turn: Turn, action: tuple[Value, ...]) -> str:
    did = "; ".join(hour_deeds(turn, action)) or words("is away, so the hour is a pass")
    return sentence(labelled(name, did))
