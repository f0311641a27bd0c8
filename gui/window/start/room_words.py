"""What each card of the room says: of a table, of a game that is played, of a person."""

from __future__ import annotations  # the types of what the first picture does not need

from typing import TYPE_CHECKING

from core.table.looks import shown
from gui.report.terms_words import at_a_glance, house_rules, series_words
from gui.report.version_notes import version_notes
from gui.window.start.deeds import free_seats
from gui.window.start.room_cards import Offered, PersonCard, RunningCard, TableCard
from gui.words.player_names import player_name, player_names
from gui.words.table_words import listed
from gui.words.trouble_words import trouble_words
from gui.words.wearing import worn
from gui.words.words import counted, sentence, words
from net.driver.own_build import system_here
from net.protocol.table_packets import OpenTable
from net.protocol.terms import Terms

if TYPE_CHECKING:
    from core.table.genesis import Offer
    from gui.report.key_history import KeyHistory
    from gui.window.start.one_more import More
    from net.protocol.snapshot import PersonHere, TableBegun, TournamentHere


def tell_more(card: TableCard, more: More, terms: Terms, barred: str) -> None:
    """Tell who wants one more of a game that was left, on *terms*; *barred* says why not for us."""
    host = more.host
    worms = tuple(one.worm for one in more.others)
    free = terms.seats - len(worms)
    if host is not None and host.table is not None:
        terms = host.table.terms  # of a later race, and others sit there too
        free = free_seats(host)
    card.tell(more.title, _game(terms))
    said = counted(free, "{count} seat free", "{count} seats free")
    card.seat(terms.seats, worms, said)
    card.offer(words("Sit down"), barred)


def tell_tournament(card: PersonCard, here: TournamentHere, barred: str) -> None:
    """Tell of a tournament to which somebody calls."""
    caller = here.tournament.caller
    name = next((one.name for one in here.comes if one.identity == caller), "")
    count = counted(len(here.comes), "{count} person comes", "{count} people come")
    said = words("The tables are drawn") if here.draw else count
    caller_name = player_name(name)
    card.show_worms((worn(here.wishes.get(caller)),))
    card.show_person(caller_name, words("{name}'s tournament", name=caller_name), (said,))
    card.offer(words("Look"), barred)


def tell_late(card: TableCard, table: TableBegun) -> None:
    """Tell of a table at which all have sat down after all, though we gave it up."""
    seats = len(table.names)
    names = listed(player_names(table.names))
    card.tell(words("Sit down with {names} after all", names=names), _game(table.terms))
    card.seat(seats, shown(table.worms, seats), words("All have said yes meanwhile"))
    card.offer(words("Sit down"))


def tell_running(card: RunningCard, table: TableBegun) -> None:
    """Tell of a game that others play."""
    card.show_worms(shown(table.worms, len(table.names)))
    names = listed(player_names(table.names))
    said = counted(
        len(table.names),
        "{names} is playing {game}",
        "{names} are playing {game}",
        names=names,
        game=_game(table.terms),
    )
    card.show_person(names, said, ())
    card.offer(words("Watch"), "", words("Look on without a seat: you see all, and sign nothing"))


def tell_person(card: PersonCard, person: PersonHere, known: KeyHistory | None) -> None:
    """Tell of *person*, at whose table nobody can sit down."""
    name = player_name(person.name)
    said = words("{name} is looking round", name=name)
    if person.problem:
        said = sentence(trouble_words(person.problem))
    elif person.table is not None:
        said = words("{name}'s table is full and about to begin", name=name)
    card.show_worms((worn(person.wish),))
    card.show_person(name, said, _notes(person, known))
    if person.has_newer(system_here()):
        card.offer(words("Get it from {name}", name=name))
    else:
        card.button.hide()
    card.let_avoid(name)


def tell_table(
    card: TableCard, person: PersonHere, table: OpenTable, known: KeyHistory | None, barred: str
) -> None:
    """Tell of the *table* of *person*."""
    terms, whose = table.terms, _owner(table)
    name = player_name(whose.name if whose else person.name)
    owner = whose.identity if whose else person.identity
    others = [offer.name for offer in table.offers if offer.identity != owner]
    free = free_seats(person)
    card.tell(words("{name}'s table", name=name), _game(terms), _notes(person, known))
    card.seat(
        terms.seats,
        shown(table.worn, terms.seats - free),
        counted(free, "{count} seat free", "{count} seats free"),
        words("with {names}", names=listed(player_names(others))) if others else "",
    )
    sit, there = words("Sit down"), words("Sit down there")
    card.offer(sit, barred, there, offered=Offered(name, terms))
    card.let_avoid(player_name(person.name))


def _notes(person: PersonHere, known: KeyHistory | None) -> tuple[str, ...]:
    """Return what one should know of *person*: the version, and what is *known* from old games."""
    notes = version_notes(person, player_name(person.name))
    if known is not None:
        notes += (*known.notes(person.name, person.identity),)
    return tuple(map(sentence, notes))


def _owner(table: OpenTable) -> Offer | None:
    """Return whose *table* it is, if that player sits there: not always who has the lowest key."""
    whose = table.whose.identity if table.whose is not None else b""
    return next((offer for offer in table.offers if offer.identity == whose), None)


def _game(terms: Terms) -> str:
    """Return what is played on *terms*: game, edition or sheet, house rules, evening."""
    said = [*at_a_glance(terms)[:2], *house_rules(terms), series_words(terms)]
    return ", ".join(filter(None, said))
