"""Empty sheets: what is counted on each, as on the screen."""

import pytest

from core.cozy.chapter import read_sheet
from core.cozy.sheet import Sheet
from gui.cozy.blank import blank_sheets
from gui.cozy.chapters import chapters

CHAPTERS = tuple(chapters().values())


@pytest.mark.parametrize("at", range(len(CHAPTERS)))
def test_an_empty_sheet_has_its_rows_with_the_points_of_each_group(at):
    sheet, blank = read_sheet(CHAPTERS[at]), blank_sheets()[at]
    assert isinstance(sheet, Sheet)
    rows = (*sheet.rewards, sheet.penalty)
    for row, (_, groups) in zip(rows, blank.rows, strict=True):
        signs = "".join(shown for _, shown in groups)
        most = max(mark for mark, _ in row.groups)
        assert signs.count("★") - signs.count("✗") == row.points(most)
        assert [mark for mark, _ in groups] == [mark for mark, _ in row.groups]
    assert [name for name, _ in blank.shapes] == [name for name, _ in sheet.shapes]
