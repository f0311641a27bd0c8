"""A menu of many choices: alike ones first, found by number or by spaces."""

from core.cozy.grid import Cell
from gui.terminal.menu import Menu, MenuChoice, opened, read_spaces

WAYS = tuple(
    MenuChoice(f"{kind}{place}", (kind, f"on {place}"), read_spaces(place) or frozenset())
    for kind in ("an eye", "a tail")
    for place in ("a1", "a2")
)
PASS = MenuChoice("pass", ("Pass",))


def menu(*choices: MenuChoice[str]) -> Menu[str]:
    found = opened(choices)
    assert isinstance(found, Menu)
    return found


def test_alike_choices_stand_in_one_line_with_their_number() -> None:
    assert menu(*WAYS, PASS).items() == ["an eye (2 ways)", "a tail (2 ways)", "Pass"]
    assert menu(WAYS[0], *WAYS[2:]).items() == ["an eye on a1", "a tail (2 ways)"]


def test_a_line_of_several_opens_a_menu_and_a_line_of_one_is_the_choice() -> None:
    whole = menu(*WAYS, PASS)
    tails = whole.pick(2)
    assert isinstance(tails, Menu)
    assert tails.items() == ["on a1", "on a2"]
    assert tails.title == "a tail"
    assert tails.pick(2) == "a taila2"
    assert whole.pick(3) == "pass"


def test_what_all_have_in_common_is_said_once_above_the_lines() -> None:
    assert menu(*WAYS[:2]).title == "an eye"
    assert menu(*WAYS).title == ""


def test_spaces_find_what_is_about_all_of_them() -> None:
    both = menu(*WAYS, PASS).about(frozenset((Cell(1, 0),)))
    assert both is not None
    assert [choice.value for choice in both.choices] == ["an eyea2", "a taila2"]
    assert menu(*WAYS, PASS).about(frozenset((Cell(0, 0), Cell(1, 0)))) is None


def test_only_spaces_are_read_as_spaces() -> None:
    assert read_spaces(" C4, a1 ") == frozenset((Cell(3, 2), Cell(0, 0)))
    for text in ("", "4", "c", "c0", "cc4", "c4 x", "c123"):
        assert read_spaces(text) is None, text


def test_a_long_list_has_columns_and_pages_that_come_round() -> None:
    many = Menu(tuple(MenuChoice(n, (f"place {n}",)) for n in range(50)))
    lines = many.lines(width=40, limit=5)
    assert len(lines) == 6
    assert lines[0].split() == ["1", "place", "0", "6", "place", "5"]
    assert "40 more: m" in lines[-1]
    pages, seen = many, 0
    while True:
        seen += "\n".join(pages.lines(40, 5)).count("place ")
        pages = pages.page(40, 5)
        if pages == many:
            break
    assert seen == 50


def test_choices_that_are_said_alike_are_still_told_apart_by_their_number() -> None:
    twins = opened((MenuChoice(1, ("same",)), MenuChoice(2, ("same",))))
    assert isinstance(twins, Menu)
    assert twins.choices[1].value == 2
