"""The page after a race: who won, who wants one more, and the one key that leads on."""

from dataclasses import replace
from fractions import Fraction

import pytest

from core.table.agreed import Agreed, joined
from core.table.log import read
from core.table.looks import BY_SEAT
from gui.kit.painted_card import lettered
from gui.kit.theme import Look
from gui.parts.game_view import EndAction
from gui.report.evening_score import PlayerEvening, ShownEvening, evenings_of
from gui.report.judged import replay_of
from gui.report.series import standings
from gui.report.terms_words import next_words
from gui.report.verdict import report
from gui.window.table.after.after_page import AfterPage, EndedGame, More
from gui.window.table.after.chairs import Chairs, Sitter
from gui.window.table.rematch import Chair
from gui.words.award import Award, AwardKind, Podium, PodiumPlace
from tests.gui.evening_log import FIRST, evening, terms
from tests.gui.kit.look_at import wearing
from tests.gui.rooms import TERMS
from tests.window.scenes import twelve

NAMES = ("Ann", "Ben", "Cem")
PODIUM = Podium(
    "Cem wins!",
    2,
    (
        PodiumPlace(2, 1, "touched!", "happy"),
        PodiumPlace(0, 2, "3 mm", "looks"),
        PodiumPlace(1, 3, "171 mm", "dizzy"),
    ),
    "Touched in round 8",
)
LEAP = Award(AwardKind.LEAP, 0, 1.4, "Ann, 154 mm in round 3")


def ended(seat=1, awards=(LEAP,), played=TERMS):
    return EndedGame(PODIUM, NAMES, seat, awards, played, None)


def more(ann=Chair.THINKS, ben=Chair.THINKS, cem=Chair.THINKS, *, is_patient=True):
    """Return how three stand to the next game, as Ben sees it."""
    chairs = (ann, ben, cem)
    sitters = tuple(Sitter(s, BY_SEAT[s], NAMES[s], chairs[s], s == 1) for s in range(3))
    others = [(NAMES[seat], chairs[seat]) for seat in (0, 2)]
    wanting = tuple(name for name, chair in others if chair is Chair.AGAIN)
    missing = tuple(name for name, chair in others if chair not in {Chair.AGAIN, Chair.GONE})
    return More(sitters, ben, wanting, missing, is_patient)


def test_after_a_race_of_a_series_the_key_names_the_one_that_comes_next(page):
    """Race 4 after race 3, and another evening after the last one."""
    told = []
    for number in (3, 4, 5):
        series = FIRST._replace(number=number, games=5, previous=bytes(32))
        page.show_ended(
            ended(played=replace(TERMS, options=joined(Agreed(series=series), TERMS.options)))
        )
        told.append(page.next_game.text())
    assert told == ["Next race (4 of 5)", "Next race (5 of 5)", "Another series"]


def test_after_a_table_of_a_tournament_its_page_comes_next_and_nobody_is_asked_for_more(page):
    draw = twelve(is_drawn=True).draw
    assert draw is not None
    drawn = draw.drawn[0]
    page.show_ended(
        ended(played=replace(TERMS, options=joined(Agreed(drawn=drawn), TERMS.options)))
    )
    assert page.next_game.text() == "Tournament"
    assert page.chairs.isHidden()
    page.show_ended(ended())
    assert (page.next_game.text(), page.chairs.isHidden()) == ("Again!", False)


@pytest.fixture
def page(qtbot):
    page = AfterPage()
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show_ended(ended())
    page.show()
    return page


@pytest.mark.parametrize(
    ("now", "key", "heading"),
    [
        (more(), "Again!", "Touched in round 8"),
        (more(cem=Chair.AGAIN), "Again with Cem", "Cem wants one more"),
        (more(Chair.AGAIN, cem=Chair.AGAIN), "Again with Ann and Cem", "Ann and Cem want one more"),
        (more(ben=Chair.AGAIN), "Waiting for 2", "Again: you. Waiting for Ann and Cem"),
        (
            more(ben=Chair.AGAIN, cem=Chair.AGAIN),
            "Waiting for Ann",
            "Again: Cem and you. Waiting for Ann",
        ),
        (more(Chair.GONE, Chair.AGAIN, Chair.AGAIN), "Here we go", "Touched in round 8"),
    ],
)
def test_the_big_key_says_what_it_does_and_the_heading_who_is_waited_for(page, now, key, heading):
    page.show_more(now)
    assert page.next_game.text() == key
    assert page.tray.heading.text() == heading


def test_a_wish_is_taken_back_by_a_key_that_is_there_only_then(page, qtbot):
    page.show_more(more())
    assert page.take_back.isHidden()
    page.show_more(more(ben=Chair.AGAIN))
    with qtbot.waitSignal(page.wished) as told:
        page.take_back.click()
    assert told.args == [EndAction.TAKE_BACK]


def test_after_some_time_one_may_start_without_who_says_nothing(page, qtbot):
    page.show_more(more(ben=Chair.AGAIN, cem=Chair.AGAIN))
    assert page.ahead.isHidden()
    page.show_more(more(ben=Chair.AGAIN, cem=Chair.AGAIN, is_patient=False))
    assert page.ahead.text() == "Start without Ann"
    with qtbot.waitSignal(page.wished) as told:
        page.ahead.click()
    assert told.args == [EndAction.GO_AHEAD]


def test_the_key_that_waits_is_barred_and_says_for_what(page, qtbot):
    page.show_more(more(ben=Chair.AGAIN))
    assert page.next_game.why
    with qtbot.assertNotEmitted(page.wished):
        page.next_game.click()


def test_who_looks_on_has_no_key_that_plays(page):
    page.show_ended(ended(seat=None))
    assert page.next_game.isHidden()
    assert not page.close_table.isHidden()
    assert page.tray.heading.text() == "You look on"


def test_without_awards_their_card_is_not_there_and_the_standing_has_its_room(page):
    before = page.standing.height()
    page.show_ended(ended(awards=()))
    assert page.awards.isHidden()
    assert page.standing.height() > before


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1400, 1100)])
def test_nothing_lies_over_anything_else(page, size):
    page.resize(*size)
    evenings = (
        PlayerEvening("Ann", BY_SEAT[0], (1, 2), 1, (2, 3)),
        PlayerEvening("Ben", BY_SEAT[1], (2, 1), 1, (1, 3)),
    )
    page.show_standing(ShownEvening(evenings, are_races=True, all_check=True))
    page.stamp()
    parts = (page.awards, page.standing, page.chairs, page.review, page.evening, page.mark)
    shown = [part.geometry() for part in parts if not part.isHidden()]
    assert len(shown) == len(parts)
    for at, one in enumerate(shown):
        assert not any(one.intersects(other) for other in shown[at + 1 :])
    assert page.rect().contains(page.tray.geometry())
    assert page.awards.mapTo(page, page.awards.rect().topRight()).x() < page.width()


def test_large_letters_lie_over_no_others_and_the_big_key_stays(page):
    page.resize(1024, 600)
    evenings = tuple(PlayerEvening(name, BY_SEAT[0], (1, 2), 1, (2, 3)) for name in NAMES)
    page.show_standing(ShownEvening(evenings, are_races=True, all_check=True))
    with wearing(Look(art=0.8, size=2.0)):
        page.show_more(more(ben=Chair.AGAIN, cem=Chair.AGAIN))
        unit = page.standing.width() / page.standing.UNITS
        assert page.standing.height() >= len(NAMES) * lettered(26) * unit
        assert page.chairs.height() >= 2 * lettered(22) * page.chairs.width() / page.chairs.UNITS
        assert page.rect().contains(page.tray.geometry())
        assert page.save.accessibleName() == page.save.toolTip() == "Save picture"
    page.show_more(more())
    assert (page.save.text(), page.save.toolTip()) == ("Save picture", "")


def test_the_photo_lies_over_no_face(page):
    page.show_more(more(ben=Chair.AGAIN, cem=Chair.AGAIN))
    assert page.photo.isVisible()
    sitters = tuple(one._replace(name=24 * "W") for one in more().sitters)
    page.show_more(more(ben=Chair.AGAIN)._replace(sitters=sitters, missing=(24 * "W", 24 * "M")))
    faces = page.picture.faces().translated(page.picture.pos())
    assert page.photo.isHidden() or not faces.intersects(page.photo.geometry())
    assert page.photo.isHidden()


def test_while_somebody_is_missing_it_is_said_what_comes_next_and_that_it_begins_by_itself(page):
    page.show_ended(ended()._replace(following=TERMS))
    page.show_more(more())
    assert page.tray.said.text() == next_words(TERMS)
    page.show_more(more(ben=Chair.AGAIN))
    assert page.tray.said.text() == next_words(TERMS) + "\nIt begins by itself when all sit."
    page.show_more(more(Chair.AGAIN, Chair.AGAIN, Chair.AGAIN))
    assert page.tray.said.text() == next_words(TERMS)


def test_everything_is_said_to_who_does_not_see(page):
    page.show_more(more(cem=Chair.AGAIN))
    assert page.picture.accessibleDescription() == (
        "Cem, Honey, Daisy: touched!; Ann, Tomato, Feelers: 3 mm; Ben, Ocean, Knitted cap: 171 mm"
    )
    assert page.awards.accessibleDescription() == "Long leap: Ann, 154 mm in round 3"
    assert page.chairs.accessibleDescription() == "Cem: again, Ann: thinks it over, Ben: you"


def test_under_the_mouse_no_chair_changes_its_place(qtbot):
    class Pointed(Chairs):
        is_under = True

        def underMouse(self) -> bool:
            return self.is_under

    chairs = Pointed()
    qtbot.addWidget(chairs)
    thinks = tuple(
        Sitter(seat, BY_SEAT[seat], name, Chair.THINKS, is_you=False)
        for seat, name in enumerate(("Ann", "Ben"))
    )
    chairs.show_sitters(thinks)
    wants = (thinks[0], thinks[1]._replace(chair=Chair.AGAIN))
    chairs.show_sitters(wants)
    assert [one.name for one in chairs._sitters] == ["Ann", "Ben"]
    chairs.is_under = False
    chairs.show_sitters(thinks)
    chairs.show_sitters(wants)
    assert [one.name for one in chairs._sitters] == ["Ben", "Ann"]


@pytest.mark.parametrize(
    ("points", "said"),
    [(11, "11 points"), (Fraction(19, 2), "9.5 points")],
)
def test_after_the_last_race_of_a_series_it_is_said_whose_evening_it_was(page, points, said):
    last = terms(FIRST._replace(number=3, previous=b"g" * 32))
    evenings = tuple(
        PlayerEvening(name, BY_SEAT[seat], (1,), 1, (total,))
        for seat, (name, total) in enumerate((("Ann", 9), ("Cem", points)))
    )
    page.show_ended(ended(played=last))
    page.show_standing(ShownEvening(evenings, are_races=True, all_check=True))
    assert page.tray.heading.text() == f"Cem's evening: {said}"
    assert page.next_game.text() == "Another series"
    page.show_more(more(cem=Chair.AGAIN))
    assert page.tray.heading.text() == "Cem wants one more"


def test_who_came_late_sees_the_later_races_under_their_numbers_and_that_others_are_missing(page):
    """Only their logs are on that laptop, so it names nobody's evening by their points."""
    (found,) = standings(
        [
            one
            for log, _ in evening()[1:3]
            if (one := report(read(log), replay_of(read(log))).played)
        ]
    )
    assert [one.series.number for one in found.games] == [2, 3]
    page.show_ended(ended(played=terms(found.series)))
    page.show_standing(
        ShownEvening(evenings_of(found), are_races=True, all_check=True, series=found)
    )
    said = page.standing.accessibleDescription()
    assert said.startswith("3 of 3. ")
    assert said.endswith("Game 1 is missing.")
    assert "evening" not in page.tray.heading.text()
    assert not page.standing.grab().isNull()
