"""The score as CSV: what a spreadsheet reads is what was scored."""

import csv
from io import StringIO

from core.table.log import read
from gui.report.judged import replay_of
from gui.report.score import score_sheet
from gui.report.verdict import report
from tests import seats
from tests.gui.cozy_log import cozy_game, state_after
from tests.gui.race_log import race, race_after


def lines(game):
    data, table = game
    log = read(data)
    return list(csv.reader(StringIO(score_sheet(table, report(log, replay_of(log))))))


def test_a_race_lists_everybody_by_place():
    game = race()
    after = race_after(game[1])
    found = [line for line in lines(game) if line[0] in {"1", "2", "3"}]
    winner = after.winner
    assert winner is not None
    assert found[0][1] == ("Ann", "Ben", "Cem")[winner]
    assert found[0][2] == "at the line"
    assert [float(line[2]) > 0 for line in found[1:]] == [True, True]
    assert sorted(line[1] for line in found) == ["Ann", "Ben", "Cem"]
    assert ["rounds", str(after.round)] in lines(game)


def test_a_game_of_worm_and_cozy_lists_every_row_with_its_points():
    game = cozy_game()
    state = state_after(game[1])
    found = {line[0]: line[1:] for line in lines(game)}
    assert found[""] == ["Ann", "Ben"]
    assert found["Total"] == [str(score.total) for score in state.scores()]
    rows = lines(game)[3:-7]
    assert len(rows) == len(state.sheet.score_rows)
    for place, row in enumerate(rows):
        assert row[1:] == [str(score.points[place]) for score in state.scores()]


def test_a_name_is_never_a_formula_and_a_comma_in_it_no_new_cell(monkeypatch):
    monkeypatch.setattr(seats, "NAMES", ("=1+1", 'Ben, "B"', "@Cem"))
    names = {line[1] for line in lines(race.__wrapped__(steps_max=3)) if line[0] == "1"}
    assert names == {"'=1+1", 'Ben, "B"', "'@Cem"}


def test_how_much_of_it_checks_stands_below_the_score():
    data, _ = race()
    log = read(data)
    found = report(log, replay_of(log))
    told = dict(line[:2] for line in lines(race()) if len(line) == 2)
    for name in ("signatures", "openings", "moves", "steps"):
        assert told[name] == str(getattr(found, name))
