"""How a game of Worm & Cozy ended: rows, totals, grades, winners and awards."""

from collections.abc import Sequence
from typing import Any

from core.cozy.game import GameState
from core.cozy.scoring import winners
from core.table.step import Completed
from gui.cozy.refusals import GRADES
from gui.cozy.sheet_awards import awards
from gui.cozy.sheet_text import grade_words
from gui.cozy.sheet_text import score_lines as sheet_lines
from gui.cozy.sheet_words import points_words, row_words, sheet_name
from gui.words.game_words import OutcomeWords
from gui.words.player_habits import Habits
from gui.words.table_words import listed
from gui.words.words import counted, words


class CozyOutcome(OutcomeWords):
    """How a game of Worm & Cozy ended, by the points of all sheets."""

    def ending(self, names: Sequence[str], state: GameState) -> list[str]:
        """Return the rows of every sheet, the grades, and the winners (C8)."""
        hours = len(state.sheet.hours)
        lines = [counted(hours, "The {count} hour is over.", "The {count} hours are over."), ""]
        for name, turn in zip(names, state.turns, strict=True):
            lines += [f"{name}:", *sheet_lines(turn.colony), ""]
        return [*lines, self.outcome_words(names, state)]

    def outcome_words(self, names: Sequence[str], state: GameState) -> str:
        """Return in a sentence who won, with how many points; alone, the grade."""
        scores = state.scores()
        if len(names) == 1:
            named = {
                "name": names[0],
                "total": points_words(scores[0].total),
                "grade": grade_words(scores[0]),
            }
            if state.week:
                return words(
                    "{name} ends with {total}: {grade}, by the known rolls of week {week}.",
                    week=state.week,
                    **named,
                )
            return words("{name} ends with {total}: {grade}.", **named)
        best = [names[seat] for seat in winners(scores)]
        named = {"names": listed(best), "total": points_words(max(score.total for score in scores))}
        if len(best) == 1:
            return words("{names} wins with {total}.", **named)
        return words("{names} share the win with {total}.", **named)

    awards = staticmethod(awards)

    def winners(self, state: GameState) -> tuple[int, ...]:
        """Return the seats with the most points; none for one player alone."""
        return winners(state.scores()) if len(state.turns) > 1 else ()

    def places(self, state: GameState) -> tuple[int, ...]:
        """Return by seat the place by points (C8.3)."""
        totals = [score.total for score in state.scores()]
        return tuple(1 + sum(other > total for other in totals) for total in totals)

    def habits(self, steps: Sequence[Completed[Any]], seats: int) -> tuple[Habits, ...]:
        """Return by seat the points so far; hours have no bids."""
        state = steps[-1].outcome.state if steps else None
        if state is None:
            return (Habits(),) * seats
        if state.week:  # no best ones: whoever knows the rolls could look ahead (C4.7)
            return (Habits(),) * seats
        return tuple(Habits(points=score.total) for score in state.scores())

    def score_lines(self, names: Sequence[str], state: GameState) -> list[tuple[str | int, ...]]:
        """Return the sheet, its rows, totals and grades, a column for each player."""
        scores = state.scores()
        lines: list[tuple[str | int, ...]] = [
            (words("sheet"), sheet_name(state.sheet)),
            ("", *names),
        ]
        for place, row in enumerate(state.sheet.score_rows):
            lines.append((row_words(row), *(score.points[place] for score in scores)))
        lines.append((words("Total"), *(score.total for score in scores)))
        lines.append((words("Grade"), *(words(GRADES[score.grade]) for score in scores)))
        return lines

    def result_data(self, names: Sequence[str], state: GameState) -> dict[str, object]:
        """Return the points of every row, the totals, the grades and the winners.

        The week stands there if its known rolls were played.
        """
        scores = dict(zip(names, state.scores(), strict=True))
        week = {"known_rolls_of_week": state.week} if state.week else {}
        return week | {
            "ending": "hours",
            "winners": [names[seat] for seat in self.winners(state)],
            "rows": {name: list(score.points) for name, score in scores.items()},
            "counts": {name: list(score.counts) for name, score in scores.items()},
            "totals": {name: score.total for name, score in scores.items()},
            "grades": {name: score.grade for name, score in scores.items()},
        }
