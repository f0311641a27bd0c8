"""Logs of games, kept for ever: each one checks and comes to the digests it always had.

Never regenerate one, only add: see the README beside them.
"""

from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from core.cozy.game import RULES_ID
from core.table.audit import Replay
from core.table.log import LogFile, Tail, read
from core.table.looks import BY_SEAT, Worn
from core.wormup.actions import DECLARE, read_move
from core.wormup.race import Race, Result
from gui.game_ui import known_ui
from gui.report.judged import Verdict, replay_of
from gui.report.verdict import report


class Golden(NamedTuple):
    """What a log came to when it was put here."""

    digest: str
    """Of the last step; each step's digest holds the hash of the state after it."""
    export: str
    winner: int
    result: Result = Result.FINISH
    verdict: Verdict = Verdict.CHECKS


class GoldenCozy(NamedTuple):
    """The same of a game of Worm & Cozy."""

    digest: str
    export: str
    places: tuple[int, ...]
    """By seat, as far as it was played."""
    verdict: Verdict = Verdict.CHECKS


LOGS = {
    "gryphon2008-3": Golden(
        "218b98895be22487d39cc0754f31930cec3227463f1d0d93efc5a561fa66f712",
        "07723cb7d3f0b98e0a82386ed97d383ff9f65ffd280dcc7aa34c95b44d15dcfc",
        winner=0,
    ),
    "gryphon2008-4": Golden(
        "af6286d31c03f6912a74a5ba5287ea9407698f7860dc14bf0a5b24203397c416",
        "a770d657119bd6c75306ae92e0ce82c119d7857f88a8dcbea505ca753337abfd",
        winner=2,
    ),
    "gryphon2010-3": Golden(
        "3547f396ac03cfa555c58e2348b14f22ed7ea6453862f2ca5e8b0c13b081604c",
        "5f926170fbe680f7e52a601b1838303e634df0a23fcd443421302a54ca1d7a88",
        winner=1,
    ),
    "gryphon2010-4-calls": Golden(
        "0d75163860bc5ea7516561f1f18c9501280526c96d2493b9d3bfb883ad3337a1",
        "a60ea6eeed465f7a50cb4f0a6a61c907afb436f594b39ffbf91377ed5aa007de",
        winner=0,
        result=Result.WALKOVER,
        verdict=Verdict.CALLED,
    ),
    "gryphon2010-4-worn": Golden(
        "97105035a87bfa2da7ee17a1437f7e0d0cb7f9907d2e0ca164adefbc2a2dc66f",
        "504a8622da599372bb0286a8cb9ff4491e6688af53ed01c80a8dcbcacabdd373",
        winner=2,
    ),
    "gryphon2010-5-random": Golden(
        "e83009702e009bafadb8b2d78ddece7d1ee0830fc7fc7b603068cc46ebb22f2a",
        "eca4ca97987116aa5bafe58c4af7b2be0d0a34d2908c86ee1837bae243f1f13b",
        winner=3,
    ),
    "tidwell1994-3-random": Golden(
        "91aac3b28e4b5276831a6cfd20f02f93bb7cff1c548872f16b5683f2cfcc3050",
        "bb95d987881bdc503bf72f07995b461dc21c23f2948e761027806f069ea13d26",
        winner=0,
    ),
    "venice1995-2": Golden(
        "cc1b316ecd0dbb164667e851430f19918bce590d858be51c61bf4f81211149a1",
        "4b945ef489a33d56f850b4f2fc2051b9af0bd972c28fd6afd2d3c0058d299f76",
        winner=1,
    ),
    "venice1995-2-random": Golden(
        "4212f322f3bba78c00240f054cc6e4927630ff78c9dcb02a38a85102b066043f",
        "9c273384830f73f242b08cf966c968a934390086360e082eaa48e9722fdb35af",
        winner=1,
    ),
    "venice1995-5": Golden(
        "b4b74a59e194643b04709f7c80f700cf9a6fe26b0d3a01fe987b0823c5499189",
        "84e37ac5b508969a077407c62f41e557125f04896817cca6d7c04842c4d439c9",
        winner=0,
    ),
}
COZY = {
    "cozy-1": GoldenCozy(
        "3fa536ee871758a8d077a147788981d2376ddaa535fdbe345c971611e0a123fa",
        "42897754d7efc28ea757032563efd36631485981dbc985253e54234e0ef50817",
        places=(1,),
    ),
    "cozy-1-week": GoldenCozy(
        "f15cfac979c7995060e4714f8254aa2982d2aa17dece9f712440af93bc6eb513",
        "0a27595239388bd3a50783559587a20dbb51d3448b72708ce994e3e6b48da965",
        places=(1,),
    ),
    "cozy-2": GoldenCozy(
        "89dfffc095cd6d83fb7afa6129dccbd024a8a70c5e0c81e991274588f9db585f",
        "07327b55a43dbeaddd28aaeb1ef47b4dc521dac23f173f7747a6b9c9beae82cd",
        places=(1, 2),
    ),
    "cozy-3": GoldenCozy(
        "18c2606cc3aa15c600d5bbe535cc20a5e07a81fc357183c13d1a891758e350fb",
        "56b4efbaade50c43f491e3924ecbd5bb3d6c52f5b66f1085415afff15c94148c",
        places=(1, 1, 3),
    ),
    "cozy-3-adjourned": GoldenCozy(
        "57ebbe089412d05eb5c9ba8d43c0e864df9d1f8b1b686113ce9a558ba099c515",
        "e49a6c116d49e5bd7e6f1accdae66c319060440fec53ce86d95daea7ef33f5ae",
        places=(2, 3, 1),
        verdict=Verdict.UNFINISHED,
    ),
    "cozy-4-calls": GoldenCozy(
        "3eaa8219a8dd94e14f2d058bf7d1463ece28926017fa7d9612613274e9b43729",
        "a0f4f9dd76c246f73e713f5e630dd2595f5c288e867f3eea8043852f3361e4f0",
        places=(4, 3, 2, 1),
        verdict=Verdict.CALLED,
    ),
    "cozy-5": GoldenCozy(
        "d2e34ef5ddf1b97b66fbd795e6f5756a30e3fa8a2ab3d621ee6c7dc84bf25218",
        "c5431ece202b412affcf72b4e6000ea898764f8a8aa4258bedaf5ef3d7c5846b",
        places=(1, 5, 2, 2, 4),
    ),
}
FOLDER = Path(__file__).parent


@cache
def replayed(name: str) -> tuple[LogFile, Replay]:
    log = read((FOLDER / f"{name}.log").read_bytes())
    return log, replay_of(log)


def races(name: str) -> list[tuple[Race, Race, Counter[str]]]:
    """List the steps of a race: what it was before and after, and what was done."""
    table = replayed(name)[1].table
    assert table is not None
    return [
        (before.outcome.state.race, done.outcome.state.race, deeds(done.outcome.slots))
        for before, done in pairwise(table.completed)
    ]


def deeds(slots) -> Counter[str]:
    done = Counter({"empty": sum(not slot.action for slot in slots)})
    for slot in slots:
        done[str(slot.action[0]) if slot.action[:1] == (DECLARE,) else ""] += 1
        if move := read_move(slot.action):
            done["reverse"] += sum(placement.reverse for placement in move.placements)
            done["repose"] += bool(move.repose)
            if move.swing:
                done["swing before" if move.swing.first else "swing after"] += 1
    return done


@pytest.mark.parametrize("name", [*LOGS, *COZY])
def test_a_kept_log_checks_and_comes_to_what_it_always_did(name):
    """P12, P14, W5: on every machine, with every Python, in every version to come."""
    log, replay = replayed(name)
    said, golden = report(log, replay), LOGS.get(name) or COZY[name]
    is_whole = golden.verdict is Verdict.CHECKS
    assert (said.fault, said.notes if is_whole else ()) == ("", ())
    assert (log.tail, said.verdict) == (Tail.CLEAN, golden.verdict)
    assert (said.digest, said.export) == (golden.digest, golden.export)


@pytest.mark.parametrize("name", LOGS)
def test_a_kept_race_ends_as_it_always_did(name):
    end, golden = races(name)[-1][1], LOGS[name]
    assert (end.result, end.winner) == (golden.result, golden.winner)


@pytest.mark.parametrize("name", COZY)
def test_a_kept_game_of_worm_and_cozy_has_the_places_it_always_had(name):
    table, golden = replayed(name)[1].table, COZY[name]
    assert table is not None
    assert known_ui(RULES_ID).places(table.step.state) == golden.places
    assert table.is_over is (golden.verdict is not Verdict.UNFINISHED)


def test_a_kept_log_is_dressed_as_it_always_was():
    """P3.7: by seat without a wish, else as its genesis says; what nobody knows is none."""
    for name in (*LOGS, *COZY):
        genesis = replayed(name)[1].genesis
        assert genesis is not None
        assert genesis.is_dressed
        if name != "gryphon2010-4-worn":
            assert genesis.worms == BY_SEAT[: len(genesis.offers)]
    worn = replayed("gryphon2010-4-worn")[1].genesis
    assert worn is not None
    assert [offer.name for offer in worn.offers] == ["Ben", "Dana", "Ann", "Cem"]
    assert worn.worms == (
        Worn("tomato", "cap"),
        Worn("ocean", "cap"),
        Worn("plum", "straw", "Å"),
        Worn("honey", "none"),
    )


def test_the_kept_games_of_worm_and_cozy_hold_one_to_five_seats_a_call_and_an_adjourned_one():
    assert {len(golden.places) for golden in COZY.values()} == {1, 2, 3, 4, 5}
    assert {golden.verdict for golden in COZY.values()} == {
        Verdict.CHECKS,
        Verdict.CALLED,
        Verdict.UNFINISHED,
    }


def test_every_log_here_is_one_of_them():
    assert {file.stem for file in FOLDER.glob("*.log")} == {*LOGS, *COZY}


def test_the_kept_races_hold_what_a_race_can_hold():
    """W2: every edition, two to five players, the ghost, lots, and all that is rarely done."""
    tables = {
        (race.profile.edition, len(race.worms)) for name in LOGS for race, _, _ in races(name)[:1]
    }
    assert {edition for edition, _ in tables} == {
        "tidwell1994",
        "venice1995",
        "gryphon2008",
        "gryphon2010",
    }
    assert {seats for _, seats in tables} == {2, 3, 4, 5}
    every = [step for name in LOGS for step in races(name)]
    done = sum((deeds for _, _, deeds in every), Counter[str]())
    rare = ("declare", "reverse", "repose", "swing before", "swing after", "empty")
    assert all(done[deed] for deed in rare), done
    assert any(after.ghost for _, after, _ in every)
    assert {race.options.x_turn.value for race, _, _ in every} == {"number", "last"}
    assert {race.options.lanes.value for race, _, _ in every} == {"seat", "lot"}
