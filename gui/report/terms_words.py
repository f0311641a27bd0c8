"""What a table will play, in words, and what follows it in an evening of several games."""

from dataclasses import replace
from pathlib import Path

from core.games import known_rules, rules_for
from core.table.agreed import Agreed, Series, are_playable, joined, undressed
from core.table.digests import SERIES_ID_BYTES
from core.table.encoding import pack
from core.table.genesis import Genesis
from core.table.messages import SEATS_MAX
from core.table.tournament_draw import FINAL
from gui.game_ui import game_of, known_ui, ui_of
from gui.words.words import counted, words
from net.protocol.terms import Terms


def terms_of(genesis: Genesis) -> Terms:
    """Return the terms on which the players of *genesis* sat down."""
    options = undressed(genesis.options)
    return Terms(genesis.rules_id, genesis.rules_hash, options, len(genesis.offers))


def following(genesis: Genesis) -> Terms | None:
    """Return what the same people play next: in their evening, then in another one; or again."""
    terms, game = terms_of(genesis), genesis.game
    return next_terms(terms, game) or another_series(terms, game) or placed(terms, None)


def game_words(terms: Terms) -> str:
    """Return the name of the game and its edition or sheet, or its id if it is unknown."""
    ui = ui_of(terms.rules_id)
    return ui.game_words(terms) if ui else terms.rules_id


def at_a_glance(terms: Terms) -> tuple[str, ...]:
    """Return the game, its edition or sheet, then in a few words each how long it is."""
    ui = ui_of(terms.rules_id)
    return ui.at_a_glance(terms) if ui else (terms.rules_id, "")


def terms_words(terms: Terms) -> str:
    """Return in one line what a table will play."""
    seats = counted(terms.seats, "{count} player", "{count} players")
    return ", ".join([game_words(terms), seats, *house_rules(terms)])


def next_words(terms: Terms) -> str:
    """Return in a few words what comes next, for people who have just played that game."""
    series, (game, *more) = terms.agreed.series, at_a_glance(terms)
    what = ", ".join(filter(None, more[:2])) or game
    if series is None:
        return words("Next: {game}", game=what)
    named = {"number": series.number, "games": series.games}
    if game_of(terms.rules_id) == "wormup":
        return ", ".join((words("Race {number} of {games}", **named), what))
    return ", ".join((words("Game {number} of {games}", **named), what))


def house_rules(terms: Terms) -> list[str]:
    """Return what this table has chosen itself: rules of its game, and what it agrees to beside."""
    ui = ui_of(terms.rules_id)
    return [*(ui.house_rules(terms) if ui else ()), *agreed_words(terms.agreed)]


def agreed_words(agreed: Agreed) -> list[str]:
    """Return what a table agrees to beside the rules of its game, but for its evening."""
    said = []
    if agreed.origin is not None:
        said.append(words("goes on from step {step} of another game", step=agreed.origin.step))
    if agreed.nudge_s:
        said.append(words("a nudge after {seconds} s", seconds=agreed.nudge_s))
    if agreed.coach:
        said.append(words("with a coach"))
    return said


def series_words(terms: Terms) -> str:
    """Return which game of an evening or of a tournament it is; "" if it is in none."""
    series, drawn = terms.agreed.series, terms.agreed.drawn
    if drawn is not None and drawn.number == FINAL:
        return words("The final of a tournament")
    if drawn is not None:
        return words("Table {number} of a tournament", number=drawn.number)
    if series is None:
        return ""
    named = {"number": series.number, "games": series.games}
    if game_of(terms.rules_id) == "wormup":
        return words("Race {number} of {games} of an evening", **named)
    return words("Game {number} of {games} of an evening", **named)


def following_words(terms: Terms) -> str:
    """Return what stands on the key that leads on after a game on *terms*."""
    series = terms.agreed.series
    if terms.agreed.drawn is not None:
        return words("Tournament")
    if series is None:
        return words("Again!")
    if series.number == series.games:
        return words("Another series")
    named = {"number": series.number + 1, "games": series.games}
    if game_of(terms.rules_id) == "wormup":
        return words("Next race ({number} of {games})", **named)
    return words("Next game ({number} of {games})", **named)


def next_terms(terms: Terms, game: bytes) -> Terms | None:
    """Return what is played after *game*, which was played on *terms*; None at the evening's end.

    House rules that the next edition does not have are left out.
    """
    series = terms.agreed.series
    if series is None or (following := series.after(game)) is None:
        return None
    return placed(terms, following)


def is_next(terms: Terms, after: Terms) -> bool:
    """Return whether *terms* are those *after* a game, for however many, or of a later one.

    Who missed a race of an evening finds the one that is played now.
    """
    now, then = terms.agreed.series, after.agreed.series
    is_later = now is not None and then is not None and now.terms == then.terms
    return replace(terms, seats=after.seats) == after or (is_later)


def another_series(terms: Terms, game: bytes) -> Terms | None:
    """Return the first game of a series like the one that ended with *game*, on the same *terms*.

    Its id is made of that game, so that all who sat there name the same one.
    """
    series = terms.agreed.series
    if series is None or series.number < series.games:
        return None
    id_ = game[:SERIES_ID_BYTES]
    return placed(terms, series._replace(id=id_, number=1, previous=b""))


def seats_for(terms: Terms) -> tuple[int, int]:
    """Return the fewest and the most seats with which *terms* can be played."""
    rules = rules_for(terms.rules_id)
    fit = [n for n in range(1, SEATS_MAX + 1) if rules and are_playable(rules, terms.options, n)]
    return (fit[0], fit[-1]) if fit else (terms.seats, terms.seats)


def placed(terms: Terms, series: Series | None) -> Terms | None:
    """Return *terms* as those of a game in *series*; None if its edition cannot be played so.

    A table of a tournament is played once, and a moment by itself.
    """
    rules = rules_for(series.edition if series else terms.rules_id)
    if rules is None:
        return None
    own = known_ui(rules.rules_id).fitting_options(terms.own_options, rules.rules_id)
    options = joined(replace(terms.agreed, series=series, drawn=None, origin=None), own)
    if not are_playable(rules, options, terms.seats):
        return None
    return Terms(rules.rules_id, rules.rules_hash, options, terms.seats)


def editions_for(terms: Terms) -> tuple[str, ...]:
    """Return the editions that can be played in turn with the seats of *terms*, its own first."""
    game = game_of(terms.rules_id)
    all_of_it = [rules_id for rules_id, _ in known_rules() if game_of(rules_id) == game]
    at = all_of_it.index(terms.rules_id)
    fit = [one for one in (*all_of_it[at:], *all_of_it[:at]) if _can_follow(terms, one)]
    return tuple(fit)


def _can_follow(terms: Terms, rules_id: str) -> bool:
    alone = Series(bytes(16), 1, (rules_id,), (1,), False, False, True, 1, b"")  # noqa: FBT003
    return placed(terms, alone) is not None


def peer_arguments(terms: Terms, folder: Path) -> list[str]:
    """Return *terms* as arguments of `peer`; a long one goes to a file in *folder*."""
    written = known_ui(terms.rules_id).to_arguments(terms, folder)
    agreed = joined(terms.agreed, ())
    beside = [f"--agreed={pack(agreed).hex()}"] if agreed else []
    return ["--seats", str(terms.seats), *beside, *written]
