"""What all games have in common, in words."""

from core.wormup.profiles import Options
from gui.words.table import changes, listed, names_at, seated
from tests.gui.race_log import race


def test_the_first_step_tells_who_sits_down_and_four_pictures() -> None:
    first = race()[1].completed[0]
    said = seated(first)
    assert said.startswith(f"{listed(names_at(first))} sit down. Emblem: ")
    assert said.count(",") == 1 + 3


def test_a_step_in_which_nobody_comes_or_goes_is_no_news() -> None:
    assert all(changes(done, "nothing") == [] for done in race()[1].completed)


def test_who_is_out_until_all_let_it_back_is_told_and_so_is_that_they_did() -> None:
    """W3.28, P7.6."""
    done = next(d for d in race()[1].completed if d.step.opens)
    outcome, everybody = done.outcome, done.step.at_table
    options = Options(unopened_out=True)
    kept = outcome.state._replace(
        race=outcome.state.race._replace(options=options), unforgiven=0b001
    )
    without = outcome.content._replace(at_table=everybody & ~1)
    left = done._replace(outcome=outcome._replace(content=without, state=kept))
    name = names_at(done)[0]
    assert changes(left, "the worm stays") == [
        f"The others agree to go on without {name}; the worm stays.",
        f"{name} is out until all others agree.",
    ]
    away = done.step._replace(at_table=everybody & ~1, state=kept)
    assert changes(done._replace(step=away), "") == [f"All others let {name} back."]
