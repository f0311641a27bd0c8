"""The score as CSV: what a spreadsheet reads is what was scored."""

import csv
from io import StringIO

from gui.report.score import score_sheet
from tests import seats
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.race_log import race, race_after


def lines(table):
    return list(csv.reader(StringIO(score_sheet(table))))


def test_a_race_lists_everybody_by_place():
    table = race()[1]
    after = race_after(table)
    found = [line for line in lines(table) if line[0] in {"1", "2", "3"}]
    winner = after.winner
    assert winner is not None
    assert found[0][1] == ("Ann", "Ben", "Cem")[winner]
    assert found[0][2] == "at the line"
    assert [float(line[2]) > 0 for line in found[1:]] == [True, True]
    assert sorted(line[1] for line in found) == ["Ann", "Ben", "Cem"]
    assert ["rounds", str(after.round)] in lines(table)


def test_a_game_of_worm_and_cozy_lists_every_row_with_its_points():
    table = cozy_game()[1]
    state = state_after(table)
    found = {line[0]: line[1:] for line in lines(table)}
    assert found[""] == ["Ann", "Ben"]
    assert found["Total"] == [str(score.total) for score in state.scores()]
    rows = lines(table)[3:-3]
    assert len(rows) == len(state.sheet.score_rows)
    for place, row in enumerate(rows):
        assert row[1:] == [str(score.points[place]) for score in state.scores()]


def test_a_name_is_never_a_formula_and_a_comma_in_it_no_new_cell(monkeypatch):
    monkeypatch.setattr(seats, "NAMES", ("=1+1", 'Ben, "B"', "@Cem"))
    names = {line[1] for line in lines(race.__wrapped__(steps_max=3)[1]) if line[0] == "1"}
    assert names == {"'=1+1", 'Ben, "B"', "'@Cem"}
