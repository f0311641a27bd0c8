"""Joining any open table of Worm & Cozy: its sheet is judged first, company is kept."""

from dataclasses import replace

from core.cozy.game import RULES_ID, Cozy, options_for
from core.table.genesis import make_offer
from core.table.trouble import Trouble
from gui.cozy.chapters import chapter_text
from gui.terminal.joiner import Joiner, open_terms
from net.protocol.commands import Meet
from net.protocol.snapshot import LobbySnapshot, PersonHere
from net.protocol.table_packets import OpenTable
from net.protocol.terms import Terms
from net.protocol.troubles import PeerReason
from tests.seats import identity_of, secret_of

TERMS = Terms(RULES_ID, Cozy().rules_hash, options_for(chapter_text(1)), 2)
OTHER = replace(TERMS, options=options_for(chapter_text(2)))


def person(
    seat: int, terms: Terms, *, guests: int = 0, problem: Trouble | None = None
) -> PersonHere:
    offers = tuple(
        make_offer(f"P{one}", identity_of(1, one), secret_of(1, one))
        for one in range(seat, seat + 1 + guests)
    )
    table = OpenTable(1, terms, offers)
    return PersonHere(bytes([seat]), f"P{seat}", "0", table, problem)


def lobby(*people: PersonHere, seated: tuple[str, ...] = ("Ann",)) -> LobbySnapshot:
    return LobbySnapshot(people, seated, (), None)


def found(seen: LobbySnapshot) -> Terms | None:
    return open_terms(seen, "cozy")


def test_the_sheet_of_an_open_table_is_wanted_as_it_is() -> None:
    """C1.5: a peer that lacks the sheet gets it through the lobby."""
    assert Joiner("cozy").wish(lobby(person(1, TERMS))) == Meet(TERMS)
    assert Joiner("cozy").wish(lobby()) is None


def test_of_several_tables_all_laptops_choose_the_same() -> None:
    assert found(lobby(person(2, OTHER), person(1, TERMS))) == TERMS
    assert found(lobby(person(1, TERMS), person(2, OTHER))) == TERMS


def test_tables_that_cannot_be_played_at_are_passed_over() -> None:
    text = chapter_text(1).encode()
    for bad in (
        replace(TERMS, options=(b"no sheet", bytes(32))),
        replace(TERMS, options=(text, bytes(32))),
        replace(TERMS, options=3),
        replace(TERMS, rules_hash=bytes(32)),
        replace(TERMS, rules_id="wormup/gryphon2010"),
        replace(TERMS, rules_id="chess"),
        replace(TERMS, seats=9),
    ):
        assert found(lobby(person(1, bad))) is None
        assert found(lobby(person(1, bad), person(2, OTHER))) == OTHER
    assert found(lobby(person(1, TERMS, guests=1))) is None, "full"
    alike = Trouble(PeerReason.SAME_NAME, name="P1")
    assert found(lobby(person(1, TERMS, problem=alike))) is None


def test_a_table_is_asked_for_once_and_left_for_nobody_while_there_is_company() -> None:
    joiner = Joiner("cozy")
    assert joiner.wish(lobby(person(1, TERMS))) == Meet(TERMS)
    assert joiner.wish(lobby(person(1, TERMS))) is None
    assert joiner.wish(lobby(person(2, OTHER), seated=("Ann", "Ben"))) is None
    assert joiner.wish(lobby(person(2, OTHER))) == Meet(OTHER), "the first table has gone"
