"""A review told: what turned a race, a card for each round or hour, and what stands out.

Law: window, terminal and programs are told by this alone, so they say the same. Whoever plays on
this laptop is spoken to, if the log is theirs.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any, NamedTuple

from core.bots.contest import X
from core.review.chances import is_clear
from core.review.race_review import Placed, Point, ReviewedBid, opened, turnings
from core.table.table import Table
from gui.game_ui import known_ui
from gui.report.hours_text import hours_text
from gui.report.review import Review
from gui.report.review_text import BidRow, FaceOdds, ReviewHeadline, ReviewLine, ReviewText, Round
from gui.words.player_names import names_of
from gui.words.table_words import listed
from gui.words.words import words


class _Names(NamedTuple):
    """The names at a table, and the seat that is spoken to."""

    by_seat: tuple[str, ...]
    own: int | None

    def others(self, seats: Sequence[int]) -> str:
        """Return *seats* in a sentence; behind the last one sits the ghost."""
        those = [*self.by_seat, words("the ghost")]
        return listed([those[seat] for seat in seats if seat != self.own])


def told(
    found: Review, table: Table[Any], own: int | None = None, *, doubt: str = ""
) -> ReviewText:
    """Return *found* in words; the player of the seat *own* is spoken to.

    Where a *doubt* says why the log is not judged to its end, *table* is what checks.
    """
    names, said = _Names(names_of(table.genesis), own), ""
    if doubt:
        upto = words("It is reviewed up to step {step}.", step=len(table.completed))
        said = f"{doubt} {upto}"
    if found.prospects:
        return hours_text(found.prospects, found.hours, table, own)._replace(part=said)
    if not found.points:
        nothing = words("There is nothing to look back at: no step of this game was completed.")
        if known_ui(table.genesis.rules_id).HAS_HOURS:
            nothing = words("There is nothing to look back at: no hour of this game was played.")
        return ReviewText(names.by_seat, nothing, said)
    off = round(100 * found.points[-1].counts.error())
    by_bots = words("By bots, +- {off} %. They count segments and know nobody's habits.", off=off)
    legend = words(
        "How many % of the races each face wins against the bids that were made, and in"
        " brackets against the others' habits:"
    )
    return ReviewText(
        names.by_seat,
        by_bots,
        said,
        tuple(_turnings(found.points, names)),
        tuple(_headlines(found, names)) if found.bids else (),
        legend if found.bids else "",
        tuple(_rounds(found, table, names)),
        _moves_words(found.moves) if found.moves else "",
    )


def _turnings(points: Sequence[Point], names: _Names) -> Iterator[ReviewLine]:
    """Yield each turning point as a sentence."""
    for before, after, seat in turnings(points):
        said = {
            "step": after.step,
            "round": before.round,
            "name": names.by_seat[seat],
            "before": round(100 * before.counts.share(seat)),
            "after": round(100 * after.counts.share(seat)),
        }
        if seat == names.own:
            line = words("Step {step}, round {round}: you go from {before} to {after} %.", **said)
        else:
            line = words(
                "Step {step}, round {round}: {name} goes from {before} to {after} %.", **said
            )
        gain = after.counts.wins[seat] > before.counts.wins[seat]
        yield ReviewLine(line, after.step, seat, is_good=gain)


# -- bids -----------------------------------------------------------------------------------------


def _rounds(found: Review, table: Table[Any], names: _Names) -> Iterator[Round]:
    """Yield the rounds whose bids are judged, each with the moves that followed."""
    faces = sorted({face.face for bid in found.bids for face in bid.faces})
    steps = {done.step.number: done for done in table.completed}
    for step, some in groupby(found.bids, lambda bid: bid.step):
        bids = list(some)
        number = bids[0].round
        ghost = opened(steps[step]).get(len(names.by_seat))
        yield Round(
            words("Round {round}", round=number),
            _round_line(bids, names),
            tuple(map(_face, faces)),
            tuple(_row(bid, faces, names) for bid in bids),
            _face(ghost) if ghost else "",
            tuple(_move(one, names) for one in _better(found.moves) if one.round == number),
        )


def _row(bid: ReviewedBid, faces: Sequence[int], names: _Names) -> BidRow:
    best = max(bid.faces, key=lambda one: (_percent(one.known, bid.races), one is bid.made))
    cells = {
        one.face: FaceOdds(
            _percent(one.known, bid.races),
            _percent(one.habits, bid.races),
            one.face == bid.bid,
            one is best,
        )
        for one in bid.faces
    }
    name = names.by_seat[bid.seat]
    return BidRow(
        bid.seat, name, _face(bid.bid), bool(bid.bumped), tuple(cells.get(face) for face in faces)
    )


def _round_line(bids: Sequence[ReviewedBid], names: _Names) -> ReviewLine:
    """Return what is said of a round: of our own bid if it was beaten, else of the worst."""
    worse = [bid for bid in bids if is_clear(bid.lost, bid.races)]
    if not worse:
        return ReviewLine(words("No other face would clearly have won more."), bids[0].step)
    said = max(worse, key=lambda bid: (bid.seat == names.own, bid.lost))
    return ReviewLine(_bid_words(said, names), said.step, said.seat, is_good=False)


def _bid_words(bid: ReviewedBid, names: _Names) -> str:
    """Return what a bid came to, and which face would have won more."""
    best, others = _face(bid.best.face), [seat for seat in bid.bumped if seat != names.own]
    said = {
        "name": names.by_seat[bid.seat],
        "bid": _face(bid.bid),
        "best": words("{face} alone", face=best) if bid.bumped else best,
        "more": _percent(bid.lost, bid.races),
        "others": names.others(bid.bumped),
    }
    bumped_us = names.own in bid.bumped
    if bid.seat == names.own and bid.bumped:
        line = words(
            "You bid {bid} and bumped into {others}; {best} would have won {more} % more.", **said
        )
    elif bid.seat == names.own:
        line = words("You bid {bid}; {best} would have won {more} % more.", **said)
    elif bumped_us and others:
        line = words(
            "{name} bid {bid} and bumped into you and {others}; {best} would have won {more} %"
            " more.",
            **said,
        )
    elif bumped_us:
        line = words(
            "{name} bid {bid} and bumped into you; {best} would have won {more} % more.", **said
        )
    elif bid.bumped:
        line = words(
            "{name} bid {bid} and bumped into {others}; {best} would have won {more} % more.",
            **said,
        )
    else:
        line = words("{name} bid {bid}; {best} would have won {more} % more.", **said)
    habit = _face(max(bid.faces, key=lambda face: face.habits).face)
    return line + " " + words("By the others' habits {habit} was best.", habit=habit)


def _headlines(found: Review, names: _Names) -> Iterator[ReviewHeadline]:
    """Yield the best and the worst bid of a race, and its luckiest bump.

    A bid that another face would clearly have beaten is not the best one, however much it won.
    """
    unbeaten = [bid for bid in found.bids if not is_clear(bid.lost, bid.races)]
    best = max(unbeaten or found.bids, key=_won_over_habits)
    yield ReviewHeadline(words("Best bid"), _best_line(best, names), _dice(best))
    worst = max(found.bids, key=lambda bid: bid.lost)
    if is_clear(worst.lost, worst.races):
        yield ReviewHeadline(words("Worst bid"), _worst_line(worst, names), _dice(worst))
    if lucky := _luckiest(found):
        _, bump, _ = lucky
        here = range(len(names.by_seat))
        those = sorted((bump.seat, *bump.bumped))
        dice = tuple((seat if seat in here else None, _face(bump.bid)) for seat in those)
        yield ReviewHeadline(words("Luckiest bump"), _lucky_line(*lucky, names), dice)


def _dice(bid: ReviewedBid) -> tuple[tuple[int | None, str], ...]:
    return ((bid.seat, _face(bid.bid)),)


def _best_line(bid: ReviewedBid, names: _Names) -> ReviewLine:
    said = {"name": names.by_seat[bid.seat], "bid": _face(bid.bid), "round": bid.round}
    line = (
        words("Your {bid} in round {round}.", **said)
        if bid.seat == names.own
        else words("{name}'s {bid} in round {round}.", **said)
    )
    return ReviewLine(line, bid.step, bid.seat, is_good=True)


def _worst_line(bid: ReviewedBid, names: _Names) -> ReviewLine:
    said = {
        "name": names.by_seat[bid.seat],
        "bid": _face(bid.bid),
        "round": bid.round,
        "best": _face(bid.best.face),
        "more": _percent(bid.lost, bid.races),
    }
    line = (
        words("Your {bid} in round {round}; {best} would have won {more} % more.", **said)
        if bid.seat == names.own
        else words("{name}'s {bid} in round {round}; {best} would have won {more} % more.", **said)
    )
    return ReviewLine(line, bid.step, bid.seat, is_good=False)


def _lucky_line(seat: int, bump: ReviewedBid, gain: int, names: _Names) -> ReviewLine:
    those = sorted((bump.seat, *bump.bumped))
    said = {
        "round": bump.round,
        "others": names.others(those),
        "name": names.by_seat[seat],
        "gain": gain,
    }
    if seat == names.own:
        line = words("In round {round} {others} bumped, and you gained {gain} %.", **said)
    elif names.own in those:
        line = words(
            "In round {round} you and {others} bumped, and {name} gained {gain} %.", **said
        )
    else:
        line = words("In round {round} {others} bumped, and {name} gained {gain} %.", **said)
    return ReviewLine(line, bump.step, seat, is_good=True)


def _won_over_habits(bid: ReviewedBid) -> float:
    """Return how many more races *bid* won than a face drawn blindly."""
    return bid.made.known - sum(face.habits for face in bid.faces) / len(bid.faces)


def _luckiest(found: Review) -> tuple[int, ReviewedBid, int] | None:
    """Return the seat that gained most by a bump of others, a bid of it, and the gain."""
    before = {b.step: (a.counts, b.counts) for a, b in pairwise(found.points)}
    gains = [
        (new.share(seat) - old.share(seat), seat, bid)
        for bid in found.bids
        if bid.bumped and bid.step in before
        for old, new in [before[bid.step]]
        for seat in range(len(new.wins))
        if seat != bid.seat and seat not in bid.bumped
    ]
    gain, seat, bump = max(gains, key=lambda one: one[:2], default=(0.0, 0, None))
    return (seat, bump, round(100 * gain)) if bump and round(100 * gain) > 0 else None


# -- moves ----------------------------------------------------------------------------------------


def _better(moves: Sequence[Placed]) -> list[Placed]:
    """List the moves for which a clearly better one was found."""
    return [one for one in moves if is_clear(one.best - one.made, one.races)]


def _move(one: Placed, names: _Names) -> ReviewLine:
    more = _percent(one.best - one.made, one.races)
    name = names.by_seat[one.seat]
    said = (
        words("A better move would have won you {more} % more.", more=more)
        if one.seat == names.own
        else words("A better move would have won {name} {more} % more.", name=name, more=more)
    )
    return ReviewLine(said, one.step, one.seat, one, is_good=False)


def _moves_words(moves: Sequence[Placed]) -> str:
    return words(
        "Moves as good as the best that a bot found: {good} of {moves}.",
        moves=len(moves),
        good=len(moves) - len(_better(moves)),
    )


def _face(face: int) -> str:
    return "X" if face == X else str(face)


def _percent(wins: int, races: int) -> int:
    return round(100 * wins / races)
