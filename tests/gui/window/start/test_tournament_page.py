"""The page of a tournament: who comes is seen, and whoever waits here is led to the drawn table."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel

from core.games import rules_for
from core.table.agreed import split
from core.table.log import read
from core.table.tournament import make_call
from core.table.tournament_draw import FINAL, Ended, make_result
from core.wormup.profiles import Options
from gui.kit.card import Tray
from gui.kit.why_button import WhyButton
from gui.report.judged import replay_of
from gui.window.bracket_cards import fitting_cards
from gui.window.pages import Pages
from gui.window.start.tournament_page import TournamentPage
from gui.window.tournament_session import TournamentSession
from net.protocol.commands import ComeTo, DrawTables
from net.protocol.snapshot import TournamentHere
from net.protocol.terms import Terms
from tests.drawn import SEED, called, come, draw_of
from tests.gui.dialogs import answer_with
from tests.gui.heard_shell import HeardShell
from tests.gui.on_screen import key
from tests.gui.tournament_log import tournament
from tests.seats import identity_of
from tests.settled import settled

RULES = rules_for("wormup/gryphon2010")
assert RULES is not None
TERMS = Terms(RULES.rules_id, RULES.rules_hash, Options().plain(), 5)
CALLED = TERMS.rules_id, TERMS.rules_hash, TERMS.options
CALL = called(*CALLED)
WE = identity_of(SEED, 0).public
GUEST = identity_of(SEED, 1).public


def coming(people: int, *, is_fixed: bool = False) -> TournamentHere:
    comes = tuple(come(who, CALL) for who in range(people))
    can_be = people >= 6 and not is_fixed
    return TournamentHere(CALL, TERMS, comes, is_fixed, can_be, (), None, {}, None)


def drawn(people: int = 7) -> TournamentHere:
    return replace(coming(people, is_fixed=True), draw=draw_of(people, CALL))


def over(people: int = 7) -> TournamentHere:
    """Give the tournament when all its tables are over, each won by who was drawn first."""
    draw = draw_of(people, CALL)
    by_key = {identity_of(SEED, who).public: identity_of(SEED, who) for who in range(people)}
    results = []
    for table in draw.drawn:
        keys = [one.identity for one in table.people]
        places = tuple(sorted(zip(keys, range(1, len(keys) + 1), strict=True)))
        game = bytes([table.number]) * 32
        results += [make_result(by_key[k], draw, table.number, game, places) for k in keys]
    ended = draw.ended(results)
    return replace(drawn(people), ended=ended, final=draw.final(ended))


class Shown(TournamentPage):
    """The page, as a person finds it, of the tournament that is *ours*."""

    def __init__(self, ours: TournamentSession) -> None:
        self.ours, self.called = ours, list[Terms]()
        self.let_come = list[bytes]()
        super().__init__(ours.ways, lambda: ours, self.called.append, self.let_come.append)
        self.out = key(self, "Not after all")
        self.person = key(self, "Somebody else at this laptop")
        self.back = key(self, "Back")

    @property
    def big(self) -> WhyButton:
        """The key that Enter presses at once."""
        big = self.focusProxy()
        assert isinstance(big, WhyButton)
        return big

    @property
    def heading(self) -> str:
        """What is asked at the foot of the page."""
        tray = self.findChild(Tray)
        assert tray is not None
        return tray.heading.text()


@pytest.fixture
def open_page(qtbot, tmp_path):
    def show(own):
        shell = HeardShell()
        asked: list[object] = []
        ours = TournamentSession(
            shell,
            asked.append,
            lambda: own,
            tmp_path,
            lambda: page.isVisible(),  # noqa: PLW0108  # made later
        )
        page = Shown(ours)
        qtbot.addWidget(page)
        page.resize(1280, 720)
        return page, asked, shell.gone, shell.toasts

    return show


def test_the_caller_draws_as_soon_as_six_have_come_and_is_told_why_not_before(open_page) -> None:
    page, asked, _, _ = open_page(WE)
    page.ours.take([coming(5)])
    assert page.big.text() == "Draw the tables"
    assert "6 to 25" in page.big.why
    page.ours.take([coming(6)])
    assert page.big.why == ""
    page.big.click()
    assert asked == [DrawTables()]


def test_who_is_called_comes_by_one_key_and_can_take_it_back(open_page) -> None:
    page, asked, _, _ = open_page(GUEST)
    page.ours.take([coming(3)])
    page.ours.show(CALL.id)
    assert page.big.text() == "I come too"
    assert page.out.isHidden()
    page.big.click()
    page.ours.take([coming(4)])
    assert page.big.text() == "Waiting for P0"
    assert page.big.why
    page.out.click()
    assert asked == [ComeTo(CALL.id), ComeTo(b"")]


def test_nobody_is_called_before_our_player_has_said_so_twice(open_page) -> None:
    page, asked, _, _ = open_page(WE)
    page.ours.show(b"", TERMS)
    assert page.heading == "Call everybody to a tournament?"
    assert page.big.why == ""
    page.back.click()
    assert (page.called, asked) == ([], []), "there was nothing to take back"
    page.ours.show(b"", TERMS)
    page.big.click()
    assert page.called == [TERMS]


def test_back_takes_a_call_back_to_which_nobody_has_come(open_page) -> None:
    page, asked, _, _ = open_page(WE)
    page.ours.take([coming(1)])
    page.back.click()
    assert asked == [ComeTo(b"")]
    assert not page.ours.go_back()


@pytest.mark.parametrize(
    ("answer", "told"), [("Go on calling", []), ("Call it off", [ComeTo(b"")])]
)
def test_back_asks_before_it_calls_off_what_others_have_come_to(
    open_page, qtbot, answer, told
) -> None:
    page, asked, _, _ = open_page(WE)
    page.show()
    page.ours.take([coming(2)])
    answer_with(answer)
    page.back.click()
    assert (asked, page.ours.ways.backs) == (told, len(told))


def test_back_leaves_a_draw_that_has_begun_and_calls_nothing_off(open_page) -> None:
    page, asked, _, _ = open_page(WE)
    page.ours.take([coming(6)])
    page.ours.take([coming(6, is_fixed=True)])
    page.back.click()
    assert asked == []
    assert page.ours.go_back()


def test_not_after_all_leads_away(open_page, qtbot) -> None:
    page, asked, _, _ = open_page(GUEST)
    page.ours.take([coming(4)])
    page.ours.show(CALL.id)
    page.ours.come()
    page.out.click()
    assert page.ours.ways.backs == 1
    assert asked == [ComeTo(CALL.id), ComeTo(b"")]


def unfinished(people: int = 7, missing: int = 3, count: int = 1) -> TournamentHere:
    """Give the tournament when the draw lacks somebody's reveal for too long."""
    here = coming(people, is_fixed=True)
    name = f"P{missing}"
    return replace(
        here, silent=(name,), is_late=True, may_come=False, unfinished=count, missing=(name,)
    )


def next_call(people: int = 2) -> TournamentHere:
    """Give the call after it."""
    call = make_call(identity_of(SEED, 0), b"the next one 16b", *CALLED)
    here = replace(unfinished(), tournament=call, is_fixed=False, is_late=False, silent=())
    return replace(here, comes=(), may_come=True)


def test_nobody_comes_again_by_itself_after_an_unfinished_draw(open_page) -> None:
    page, asked, _, _ = open_page(GUEST)
    page.ours.take([coming(6)])
    page.ours.show(CALL.id)
    page.ours.come()
    page.ours.take([unfinished()])
    assert page.heading == "This draw has ended unfinished"
    assert page.big.why == "P0 can call again."
    page.ours.take([unfinished(), next_call()])
    page.ours.take([next_call()])
    assert asked == [ComeTo(CALL.id)], "once, by the key"
    assert page.big.text() == "Come again"
    assert page.big.why == ""
    page.big.click()
    assert asked == [ComeTo(CALL.id), ComeTo(next_call().tournament.id)]


def test_an_old_call_that_is_told_again_asks_nobody_to_come(open_page) -> None:
    page, asked, _, _ = open_page(GUEST)
    page.ours.take([coming(6)])
    page.ours.show(CALL.id)
    page.ours.come()
    page.ours.take([replace(coming(1), may_come=False)])
    assert asked == [ComeTo(CALL.id)]
    page.ours.take([coming(1)])
    assert asked == [ComeTo(CALL.id)] * 2, "a fresh node knows nothing of us"


def test_a_call_that_came_before_the_draw_was_late_is_looked_at_then(open_page) -> None:
    page, *_ = open_page(GUEST)
    page.ours.take([coming(6)])
    page.ours.show(CALL.id)
    page.ours.come()
    drawing = replace(unfinished(), is_late=False, unfinished=0, missing=())
    barred = replace(next_call(), may_come=False, unfinished=0, missing=())
    page.ours.take([drawing, barred])
    assert page.heading == "P3 is still missing"
    page.ours.show(barred.tournament.id)
    assert page.big.why == "A draw that you are in has not ended yet."
    page.ours.show(CALL.id)
    page.ours.take([unfinished(), next_call()])
    assert page.big.text() == "Come again"


def test_the_caller_calls_again_or_anybody_where_the_caller_was_missing(open_page, qtbot) -> None:
    for own, missing in ((WE, 3), (GUEST, 0)):
        page, *_ = open_page(own)
        page.ours.take([coming(6)])
        page.ours.show(CALL.id)
        page.ours.come()
        page.ours.take([unfinished(missing=missing)])
        assert page.big.text() in {"Call again", "Without P3"}
        page.big.click()
        assert page.called == [TERMS]


@pytest.mark.parametrize("count", [1, 2])
def test_the_card_says_how_many_draws_ended_unfinished_and_who_was_missing(
    qtbot, count: int
) -> None:
    cards = fitting_cards(replace(next_call(), unfinished=count), 1280, 400)
    qtbot.addWidget(cards)
    said = " ".join(label.text() for label in cards.findChildren(QLabel))
    ended = "1 draw of this evening" if count == 1 else "2 draws of this evening"
    assert f"{ended} ended unfinished. Missing: P3." in said
    assert ("Who was missing is in no further draw." in said) is (count == 2)


def test_somebody_else_at_this_laptop_comes_until_it_is_over(open_page, qtbot) -> None:
    page, *_ = open_page(WE)
    page.ours.take([coming(6)])
    page.person.click()
    assert page.let_come == [CALL.id]
    page.ours.take([drawn()])
    assert not page.person.isHidden(), "whose window has gone comes again"
    here = over()
    page.ours.take([replace(here, ended={**here.ended, FINAL: Ended(bytes(32), {})})])
    assert page.person.isHidden()


def test_who_shares_a_laptop_comes_to_the_tournament_without_a_key(open_page, qtbot) -> None:
    page, asked, *_ = open_page(identity_of(SEED, 5).public)
    page.ours.expected = CALL.id
    with qtbot.waitSignal(page.ours.led_back):
        page.ours.take([coming(3)])
    assert asked == [ComeTo(CALL.id)]
    assert page.ours.is_in
    assert page.person.isHidden(), "further people come from the first window"


def test_whoever_started_again_before_the_own_table_began_is_led_there(open_page, qtbot) -> None:
    """Only the others know it: no log says that our player is in."""
    page, _, seated, _ = open_page(GUEST)
    page.show()
    page.ours.take([drawn()])
    assert seated == []
    with qtbot.waitSignal(page.ours.led_back):
        page.ours.look()
    ((terms, *_),) = seated
    assert GUEST in terms.agreed.drawn.keys


def test_whoever_is_not_among_those_drawn_is_led_nowhere(open_page, qtbot) -> None:
    page, _, seated, _ = open_page(identity_of(SEED, 20).public)
    page.ours.look()
    with qtbot.waitSignal(page.ours._looking.finished):
        page.ours.take([drawn()])
    assert not page.ours.go_back()
    assert seated == []


def test_whoever_waits_here_sits_down_at_the_own_table_once(open_page) -> None:
    page, _, seated, said = open_page(GUEST)
    page.show()
    page.ours.take([coming(7)])
    page.ours.show(CALL.id)
    page.big.click()
    page.ours.take([drawn()])
    page.ours.take([drawn()])
    assert seated == [], "nobody sits down before all have seen who sits where"
    assert page.big.text() == "All at once"
    page.big.click()
    ((terms, *_),) = seated
    agreed, own = split(terms.options)
    assert agreed.drawn is not None
    assert own == TERMS.options
    assert GUEST in agreed.drawn.keys
    assert terms.seats == len(agreed.drawn.people)
    assert said == []


def test_a_page_that_is_shown_in_passing_seats_nobody(open_page, qtbot) -> None:
    """As when the page of a table is removed, before its node is replaced."""
    page, _, seated, _ = open_page(WE)
    page.ours.take([coming(7)])
    page.ours.take([drawn()])
    page.show()
    page.hide()
    assert not seated
    settled()
    assert not seated


def test_whoever_looks_at_another_page_is_told_and_sits_down_on_coming_back(
    open_page, qtbot
) -> None:
    page, _, seated, said = open_page(WE)
    page.ours.take([coming(7)])
    page.ours.take([drawn()])
    page.ours.take([drawn()])
    assert seated == []
    assert len(said) == 1
    assert "Table" in said[0]
    page.show()
    qtbot.waitUntil(lambda: len(seated) == 1)


def test_whoever_turns_to_another_page_during_the_draw_is_told_and_sits_nowhere(
    qtbot, tmp_path
) -> None:
    shell, pages, other = HeardShell(), Pages(), QLabel()
    seated = shell.gone
    ours = TournamentSession(
        shell, lambda _: None, lambda: WE, tmp_path, lambda: pages.currentWidget() is page
    )
    page = Shown(ours)
    qtbot.addWidget(pages)
    for one in (page, other):
        pages.addWidget(one)
    pages.show()
    ours.take([coming(7)])
    ours.show(CALL.id)
    ours.come()
    ours.take([drawn()])
    pages.turn_to(other)
    settled()
    assert not seated
    assert len(shell.toasts) == 1
    assert "Table" in shell.toasts[0]
    pages.turn_to(page)
    qtbot.waitUntil(lambda: len(seated) == 1)


def test_who_has_not_come_or_came_before_a_restart_is_led_nowhere(open_page) -> None:
    """A game that has begun is gone on with, and not begun a second time."""
    page, _, seated, _ = open_page(WE)
    page.show()
    page.ours.take([drawn()])
    page.ours.show(CALL.id)
    page.ours.take([drawn()])
    assert seated == []
    assert page.ours.next is None


def test_winners_sit_down_at_the_final_and_the_others_do_not(open_page) -> None:
    final = over().final
    assert final is not None
    for who in range(7):
        own = identity_of(SEED, who).public
        page, _, seated, _ = open_page(own)
        page.show()
        page.ours.take([coming(7)])
        page.ours.show(CALL.id)
        page.ours.come()
        page.ours.take([drawn()])
        page.big.click()
        page.ours.take([over()])
        tables = [split(terms.options)[0].drawn for terms, *_ in seated]
        numbers = [table.number for table in tables if table]
        assert (FINAL in numbers) is (own in final.keys)
        assert len(numbers) == 1 + (own in final.keys)


def test_the_page_names_the_winner_of_the_final_and_asks_for_nothing(open_page) -> None:
    page, *_ = open_page(WE)
    here = over()
    assert here.final is not None
    winner = here.final.people[2]
    places = {one.identity: 1 if one == winner else 2 for one in here.final.people}
    page.ours.take([replace(here, ended={**here.ended, FINAL: Ended(bytes(32), places)})])
    page.ours.show(CALL.id)
    assert page.heading == f"{winner.name} has won"
    assert page.big.isHidden()


def test_how_both_tables_of_ours_ended_is_told_to_a_new_node(open_page) -> None:
    page, asked, *_ = open_page(WE)
    for log in (tournament()[0], tournament()[2]):
        table = replay_of(read(log)).table
        assert table is not None
        page.ours.play(table.genesis, (1,) * len(table.genesis.offers))
    asked.clear()
    page.ours.tell_results()
    assert sorted(said.number for said in asked) == [FINAL, 1]


def test_a_page_in_another_language_shows_the_same_and_seats_nobody_twice(open_page, qtbot) -> None:
    page, _, seated, _ = open_page(WE)
    page.show()
    page.ours.take([coming(7)])
    page.ours.take([drawn()])
    page.big.click()
    other = Shown(page.ours)
    qtbot.addWidget(other)
    other.show()
    assert other.heading == page.heading
    assert len(seated) == 1
