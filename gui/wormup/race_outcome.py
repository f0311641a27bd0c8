"""How a race ended: the finish, the standings, what each player did in it, and awards."""

from collections.abc import Sequence
from typing import Any

from core.table.step import Completed
from core.wormup.actions import MOVE, read_move
from core.wormup.game import GameState
from core.wormup.race import Result
from gui.words.game_words import OutcomeWords
from gui.words.player_habits import Habits
from gui.words.words import decimal, marked, words
from gui.wormup.race_awards import awards
from gui.wormup.race_facts import die, gained, millimetres, places, swung_away

_RESULTS = {
    Result.FINISH: marked("{winner} touches the finish line and wins."),
    Result.WALKOVER: marked("{winner} is the last one left and wins."),
    Result.STALL: marked("Nobody got on for ten rounds: the race ends without a winner."),
    Result.ROUNDS: marked("A hundred rounds are over: the race ends without a winner."),
    Result.AGREED: marked("All agree to end the race without a winner."),
}


class RaceOutcome(OutcomeWords):
    """How a race ended, by how far all are from the line."""

    def ending(self, names: Sequence[str], state: GameState) -> list[str]:
        """Return how the race ended, and the standings (W3.26)."""
        race = state.race
        lines = [self.outcome_words(names, state), words("Standings:")]
        place = 1
        for group in race.ranking():
            for seat in group:
                is_there = race.result is Result.FINISH and seat == race.winner
                gap = decimal(millimetres(race, seat), 1)
                facts = [words("at the line") if is_there else words("{gap} mm away", gap=gap)]
                facts += [] if race.active[seat] else [words("resigned")]
                lines.append(f"  {place}. {names[seat]} ({', '.join(facts)})")
            place += len(group)
        return lines

    def outcome_words(self, names: Sequence[str], state: GameState) -> str:
        """Return in a sentence how the race ended."""
        race = state.race
        assert race.result is not None
        winner = names[race.winner] if race.winner is not None else ""
        return words(_RESULTS[race.result], winner=winner)

    awards = staticmethod(awards)
    places = staticmethod(places)

    def winners(self, state: GameState) -> tuple[int, ...]:
        return () if state.race.winner is None else (state.race.winner,)

    def habits(self, steps: Sequence[Completed[Any]], seats: int) -> tuple[Habits, ...]:
        """Return by seat what it bid, into whom it bumped, and its longest step."""
        found = [Habits()] * seats
        for done in steps:
            if done.step.state is None:
                continue
            opened = {slot.seat: face for slot in done.outcome.slots if (face := die(slot.action))}
            for seat, face in opened.items():
                one = found[seat]
                hit = tuple(each for each, its in opened.items() if each != seat and its == face)
                found[seat] = one._replace(
                    faces=(*one.faces, face),
                    bumps=one.bumps + hit,
                    bumped_on=one.bumped_on + (face,) * len(hit),
                )
            for slot in done.outcome.slots:
                if slot.action[:1] == (MOVE,):
                    one = found[slot.seat]
                    before, after = done.step.state.race, done.outcome.state.race
                    longest = max(one.longest, gained(before, after, slot.seat))
                    found[slot.seat] = one._replace(longest=longest)
                    move = read_move(slot.action)
                    if move and move.swing and (lost := swung_away(before, after, slot.seat)):
                        one = found[slot.seat]
                        found[slot.seat] = one._replace(swung_from=(*one.swung_from, lost[0]))
        return tuple(found)

    def score_lines(self, names: Sequence[str], state: GameState) -> list[tuple[str | int, ...]]:
        """Return rounds, places and distances."""
        race = state.race
        lines: list[tuple[str | int, ...]] = [
            (words("rounds"), race.round),
            (words("place"), words("name"), words("mm to the line"), words("resigned")),
        ]
        place = 1
        for group in race.ranking():
            for seat in group:
                left = words("no") if race.active[seat] else words("yes")
                is_there = race.result is Result.FINISH and seat == race.winner
                gap = words("at the line") if is_there else f"{millimetres(race, seat):.1f}"
                lines.append((place, names[seat], gap, left))
            place += len(group)
        return lines

    def result_data(self, names: Sequence[str], state: GameState) -> dict[str, object]:
        """Return how the race ended, its places and distances."""
        race = state.race
        assert race.result is not None, "the race is over"
        return {
            "ending": race.result.name.lower(),
            "rounds": race.round,
            "winners": [names[seat] for seat in self.winners(state)],
            "places": [[names[seat] for seat in group] for group in race.ranking()],
            "mm_to_the_line": {
                name: round(millimetres(race, seat), 2) for seat, name in enumerate(names)
            },
        }

    def picture(self, names: Sequence[str], state: GameState) -> str:
        from gui.wormup.svg import board_svg

        race = state.race
        if race.winner is None:
            title = words("Worm Up!: nobody wins after round {round}", round=race.round)
        else:
            named = {"name": names[race.winner], "round": race.round}
            title = words("Worm Up!: {name} wins in round {round}", **named)
        return board_svg(race, names, title)
