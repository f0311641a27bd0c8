"""Awards of a race, held against what the story of the same log tells."""

import re
from collections import Counter

import pytest

from core.table.log import read
from gui.report.judged import replay_of
from gui.words.award import AwardKind
from gui.words.player_names import names_of
from gui.wormup.first_race import begin
from gui.wormup.race_awards import awards
from gui.wormup.stands import podium
from gui.wormup.story import RaceStory
from tests.architecture.tree import ROOT
from tests.gui.race_log import race

GOLDEN = sorted(
    file.name
    for file in (ROOT / "tests" / "golden").glob("*.log")
    if not file.name.startswith("cozy")
)
KNOWN = {
    "gryphon2008-3.log": {
        "bumped": "Ann", "own-way": "Ben", "photo": "Cem", "thief": "Cem", "swinger": "Cem",
        "leader": "Ben", "tireless": "Ben",
    },
    "gryphon2008-4.log": {
        "comeback": "Ben", "bumped": "Dana", "photo": "Ben", "namer": "Ann", "swinger": "Ann",
        "leader": "Ann", "tireless": "Ben",
    },
    "gryphon2010-3.log": {
        "bumped": "Ann", "thief": "Ben", "namer": "Ben", "leader": "Cem", "tireless": "Ben",
    },
    "gryphon2010-4-calls.log": {"leap": "Dana"},
    "gryphon2010-4-worn.log": {},
    "gryphon2010-5-random.log": {"bumped": "Ann"},
    "tidwell1994-3-random.log": {
        "own-way": "Ann", "thief": "Ben", "leap": "Ben", "namer": "Ben", "swinger": "Ben",
        "leader": "Ann", "tireless": "Ann",
    },
    "venice1995-2-random.log": {
        "thief": "Ben", "namer": "Ann", "swinger": "Ann", "leader": "Ben", "tireless": "Ann",
    },
    "venice1995-2.log": {"leader": "Ann", "tireless": "Ann"},
    "venice1995-5.log": {"leap": "Cem", "tireless": "Eva"},
}  # fmt: skip


def kept(name):
    """Return the names and the steps of a kept race."""
    replay = replay_of(read((ROOT / "tests" / "golden" / name).read_bytes()))
    assert replay.genesis is not None
    assert replay.table is not None
    return names_of(replay.genesis), replay.table.completed


@pytest.mark.parametrize("name", GOLDEN)
def test_a_kept_race_gives_the_awards_it_always_gave(name):
    names, steps = kept(name)
    found = {one.kind.value: names[one.seat] for one in awards(names, steps)}
    assert found == KNOWN[name]


@pytest.mark.parametrize("name", GOLDEN)
def test_what_is_counted_is_what_the_story_tells(name):
    """Bumps, named numbers and swings, each read off the sentences of the same steps."""
    names, steps = kept(name)
    lines = [line for done in steps for line in RaceStory().told(done)]
    bumps = Counter(
        who
        for line in lines
        if (hit := re.match(r"  (.*) bump over", line))
        for who in re.split(", | and ", hit[1])
    )
    named = Counter(line.split(" names ")[0] for line in lines if " with the X." in line)
    swung = Counter(line.strip().split(" ")[0] for line in lines if "swings a finish post" in line)
    for one in awards(names, steps):
        who = names[one.seat]
        for kind, counts, least in (
            (AwardKind.BUMPED, bumps, 3),
            (AwardKind.NAMER, named, 3),
            (AwardKind.SWINGER, swung, 2),
        ):
            if one.kind is kind:
                assert counts.most_common(1) == [(who, round(one.merit * least))]
                assert str(counts[who]) in one.line


def _laid_and_led(lines: list[str], count: int) -> tuple[Counter[str], Counter[str]]:
    """Return the segments laid, and the rounds begun alone in front, as told of *count* players."""
    laid, led, away = Counter[str](), Counter[str](), dict[str, int]()
    for line in lines:
        if hit := re.match(r"  (\w+) crawls (\d+).*: (\d*)", line):
            laid[hit[1]] += int(hit[2])
            away[hit[1]] = int(hit[3] or 0)
        elif line.startswith("Round ") and len(away) == count:
            first = [who for who, mm in away.items() if mm == min(away.values())]
            led.update(first if len(first) == 1 else ())
    return laid, led


@pytest.mark.parametrize("name", GOLDEN)
def test_segments_laid_and_rounds_in_front_are_those_that_the_story_tells(name):
    """What most races have: given only where nothing rarer is."""
    names, steps = kept(name)
    laid, led = _laid_and_led(
        [line for done in steps for line in RaceStory().told(done)], len(names)
    )
    for one in awards(names, steps):
        who = names[one.seat]
        if one.kind is AwardKind.TIRELESS:
            assert one.merit == 1
            assert laid.most_common(1) == [(who, int(re.findall(r"\d+", one.line)[0]))]
        if one.kind is AwardKind.LEADER:
            assert one.merit == 1
            early = int(re.findall(r"\d+", one.line)[0]) - led[who]
            assert 0 <= early <= len(names), "rounds before all have moved once"


@pytest.mark.parametrize("name", GOLDEN)
def test_whoever_stands_first_has_won(name):
    names, steps = kept(name)
    state = steps[-1].outcome.state
    stand = podium(names, state, None)
    assert sorted(one.seat for one in stand.places) == [*range(len(names))]
    assert stand.winner == state.race.winner
    if stand.winner is not None:
        assert stand.places[0].seat == stand.winner
        assert names[stand.winner] in stand.title


def test_before_a_race_is_over_nothing_is_given():
    table = race(steps_max=20)[1]
    assert awards(["Ann", "Ben", "Cem"], table.completed) == []
    assert awards(["Ann", "Ben", "Cem"], []) == []


def test_a_photo_finish_is_given_by_the_rims_as_the_podium_says_it():
    """A middle is never nearer than a radius, or it would touch."""
    now = begin()
    while not now.is_over:
        now, _ = now.after(now.shown())
    names = ("You", "Bo", "Mo")
    (photo,) = (one for one in awards(names, now.stand.steps) if one.kind is AwardKind.PHOTO)
    assert (photo.seat, photo.line) == (0, "You, 3 mm before Bo")
    shown = {one.seat: one.said for one in podium(names, now.stand.state, None).places}
    assert shown[1] == "3 mm"
