"""The `stats` command: who plays how, from the saved games of this laptop."""

import csv
import datetime
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from io import StringIO
from pathlib import Path

from gui.report.also_known import Group, groups_in, merge, split
from gui.report.judged import worst
from gui.report.key_history import log_folders
from gui.report.players import SHORT, Player, PlayerPair, found_by, pairs_of, players_in
from gui.report.saved import UNPROVED, Saved, saved
from gui.report.score import safe
from gui.report.season import Season, season
from gui.terminal.columns import in_columns
from gui.terminal.output import complain, document, say, terminal_width, watched
from gui.terminal.place_arguments import games_folder
from gui.words.days import night_words
from gui.words.isolation import bare
from gui.words.wanted import UsageError
from gui.words.words import counted, decimal, labelled, words

Say = Callable[[str], None]
Cell = str | int | float

_EACH_MAX = 5
"""So many logs that cannot be read are named one by one."""


def add_arguments(command: ArgumentParser) -> None:
    """Add the arguments of `stats` to *command*."""
    command.add_argument(
        "player", nargs="?", metavar="PLAYER", help=words("a name, or how a key begins")
    )
    command.add_argument(
        "--season", action="store_true", help=words("who leads this season, night by night")
    )
    how = command.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help=words("one JSON document, for programs"))
    how.add_argument("--csv", action="store_true", help=words("a table for a spreadsheet"))
    how.add_argument("--merge", nargs=2, metavar="KEY", help=words("both keys are the same player"))
    how.add_argument("--split", metavar="KEY", help=words("this key is a player of its own again"))
    command.add_argument("--data", type=Path, metavar="DIR", help=words("where to look"))


def run(chosen: Namespace) -> int:
    """Tell who plays how on the terminal, and return the exit code. Raises `UsageError`."""
    return run_stats(chosen, say, complain)


def run_stats(chosen: Namespace, say: Say, complain: Say) -> int:
    """Tell who plays how, or merge and split keys; return the exit code.

    1: a log does not check or cannot be read, else 3: one is of a newer version. Both are told,
    and the others counted. Raises `UsageError`.
    """
    data = games_folder(chosen)
    count = len(log_folders(data))
    games = list(watched(saved(data), words("reading the saved games"), count))
    if chosen.merge is not None or chosen.split is not None:
        say(_changed(chosen, data, games))
        return 0
    code = _complain_of([one for one in games if one.standing in UNPROVED], complain)
    if chosen.season:
        found = season(games, _groups(data, complain))
        for note in found.notes:
            complain(note)
        lines = _season_lines(chosen, found)
    else:
        lines = _players_lines(chosen, players_in(games, _groups(data, complain)), data)
    for line in lines:
        say(line)
    return code


def _players_lines(chosen: Namespace, players: Sequence[Player], data: Path) -> Iterator[str]:
    """Yield who plays how, of all *players* or of one. Raises `UsageError`."""
    if chosen.player is not None:
        player = _one(chosen.player, players)
        yield from _told(chosen, [player], pairs_of(player, players), players)
    elif not players and not (chosen.json or chosen.csv):
        yield words("no game that is over is saved in {folder}", folder=data)
    else:
        yield from _told(chosen, players, None, players)


def _season_lines(chosen: Namespace, found: Season) -> Iterator[str]:
    """Yield the table of a season, its nights as columns; then rivals and awards."""
    year = max(found.nights, default=datetime.date.min).year
    days = tuple(night_words(night, year) for night in found.nights)
    head = (words("player"), words("key"), *days, words("games won"), words("points"))
    rows: list[tuple[Cell, ...]] = [
        (
            row.name,
            row.keys[0].hex()[:SHORT],
            *("" if points is None else points for points in row.nights),
            row.wins,
            row.points,
        )
        for row in found.rows
    ]
    if chosen.json:
        yield document(_season_data(found))
    elif chosen.csv:
        yield from _sheet([head, *rows])
    else:
        yield labelled(found.name, found.lead)
        yield from _table(head, rows)
        names = {row.keys: row.name for row in found.rows}
        for one in found.rivals:
            both = words("{one} and {other}", one=names[one.one], other=names[one.other])
            yield labelled(both, f"{one.line} ({one.between})")
        for award in found.awards:
            yield labelled(award.kind.title, f"{names[award.group]}, {award.times} x")
        yield words("Nights are by this laptop's clock, which nobody has signed.")


def _season_data(found: Season) -> dict[str, object]:
    """Return a season for programs."""
    days = [night.isoformat() for night in found.nights]
    return {
        "season": found.name,
        "games": found.games,
        "players": [
            {
                "name": one.name,
                "keys": [key.hex() for key in one.keys],
                "nights": dict(zip(days, one.nights, strict=True)),
                "wins": one.wins,
                "points": one.points,
            }
            for one in found.rows
        ],
        "rivals": [
            {
                "kind": one.kind.value,
                "keys": [one.one[0].hex(), one.other[0].hex()],
                "between": one.between,
                "line": one.line,
            }
            for one in found.rivals
        ],
        "awards": [
            {"kind": one.kind.value, "key": one.group[0].hex(), "times": one.times}
            for one in found.awards
        ],
        "notes": [*found.notes],
    }


def _complain_of(unread: Sequence[Saved], complain: Say) -> int:
    """Say why the games *unread* are not counted; return the exit code."""
    if len(unread) > _EACH_MAX:
        complain(
            counted(
                len(unread),
                "{count} game cannot be read: 'wormup-lan games' says why",
                "{count} games cannot be read: 'wormup-lan games' says why",
            )
        )
    else:
        for game in unread:
            complain(labelled(game.folder / "log", game.state))
    return worst(*(one.judged.code if one.judged else 1 for one in unread))


def _groups(data: Path, complain: Say) -> tuple[Group, ...]:
    """Return which keys are one player; a file that is torn is told."""
    try:
        return groups_in(data)
    except UsageError as error:
        complain(str(error))
        return ()


def _changed(chosen: Namespace, data: Path, games: Sequence[Saved]) -> str:
    """Merge or split what was *chosen* of the players of *games*; say so."""
    players = players_in(games)
    if chosen.split is not None:
        player = _one(chosen.split, players)
        split(data, player.keys[0])
        return words(
            "{name} ({key}) is a player of its own", name=player.name, key=player.short_keys[0]
        )
    one, other = (_one(wanted, players) for wanted in chosen.merge)
    whole = {key: all_of for all_of in players_in(games, groups_in(data)) for key in all_of.keys}
    if whole[one.keys[0]] is (rest := whole[other.keys[0]]):
        raise UsageError(words("both are {name}: choose two keys", name=one.name))
    if pairs_of(whole[one.keys[0]], [rest]):
        named = {"name": one.name, "other": other.name}
        raise UsageError(words("{name} and {other} sat in one game: they are two players", **named))
    merge(data, one.keys[0], other.keys[0])
    return words(
        "{name} ({key}) is also known as {other} ({other_key})",
        name=one.name,
        key=one.short_keys[0],
        other=other.name,
        other_key=other.short_keys[0],
    )


def _one(wanted: str, players: Sequence[Player]) -> Player:
    """Return the one of *players* that is *wanted*. Raises `UsageError`."""
    found = found_by(wanted, players)
    if not found:
        raise UsageError(words("no player {player} in the saved games", player=wanted))
    if len(found) > 1:
        keys = ", ".join(one.short_keys[0] for one in found)
        raise UsageError(
            words("several are {player}: choose a key, {keys}", player=wanted, keys=keys)
        )
    return found[0]


def _told(
    chosen: Namespace,
    shown: Sequence[Player],
    pairs: Sequence[PlayerPair] | None,
    players: Sequence[Player],
) -> Iterator[str]:
    """Yield the lines about the players *shown*; with *pairs*, also about one and each other."""
    if chosen.json:
        yield document({"players": [_plain(one, players) for one in shown]})
    elif chosen.csv:
        yield from _sheet(_pair_rows(pairs) if pairs is not None else _csv_rows(shown))
    else:
        head, *rows = _rows(shown)
        if pairs is None and terminal_width() is None:  # in a pipe everything is in its row
            head = (*head, words("most points"))
            rows = [(*row, _best(one)) for row, one in zip(rows, shown, strict=True)]
        yield from _table(head, rows)
        if pairs is None and terminal_width() is not None:
            yield from _records(shown)
        if pairs is not None:
            yield from _details(shown[0])
            head, *rows = _pair_rows(pairs)
            yield from _table(head, rows)


def _details(player: Player) -> Iterator[str]:
    if len(player.keys) > 1:
        keys = ", ".join(player.short_keys)
        yield words("One player by several keys: {keys}", keys=keys)
    if faces := player.faces:
        counts = ", ".join(labelled(face, times) for face, times in sorted(faces.items()))
        yield words("Bids: {counts}", counts=counts)
    for game, points in player.best.items():
        yield words("Best in {game}: {points}", game=game, points=points)


def _table(head: Sequence[Cell], rows: Sequence[Sequence[Cell]]) -> Iterator[str]:
    texts = [[_text(cell) for cell in row] for row in rows]
    if texts:
        yield from in_columns(texts, terminal_width(), [str(cell) for cell in head])


def _text(cell: Cell) -> str:
    return decimal(cell, 1) if isinstance(cell, float) else str(cell)


def _sheet(rows: Sequence[Sequence[Cell]]) -> Iterator[str]:
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    for row in rows:
        writer.writerow([round(c, 2) if isinstance(c, float) else safe(c) for c in row])
    yield from bare(text.getvalue()).splitlines()


def _rows(players: Sequence[Player]) -> list[tuple[Cell, ...]]:
    """Return *players* as rows, below a head."""
    head = (
        words("player"),
        words("key"),
        words("games"),
        words("games won"),
        words("mean place"),
        words("likes to bid"),
        words("bumps"),
        words("longest step in mm"),
        words("wins in a row"),
        words("most in a row"),
    )
    return [head, *(_row(one) for one in players)]


def _best(player: Player) -> str:
    return "; ".join(f"{game} {points}" for game, points in player.best.items())


def _records(players: Sequence[Player]) -> Iterator[str]:
    """Yield the best points of everybody on each sheet, the most first."""
    for game in _sheets(players):
        best = [(one.best[game], one.name) for one in players if game in one.best]
        points = ", ".join(f"{name} {most}" for most, name in sorted(best, reverse=True))
        yield words("Best in {game}: {points}", game=game, points=points)


def _sheets(players: Sequence[Player]) -> list[str]:
    return sorted({game for one in players for game in one.best})


def _csv_rows(players: Sequence[Player]) -> list[tuple[Cell, ...]]:
    """Return *players* as rows with a column for the best points on each sheet."""
    head, *rows = _rows(players)
    games = _sheets(players)
    heads = (words("best in {game}", game=game) for game in games)
    points = ([one.best.get(game, "") for game in games] for one in players)
    return [(*head, *heads), *((*row, *best) for row, best in zip(rows, points, strict=True))]


def _row(player: Player) -> tuple[Cell, ...]:
    mean = player.mean_place
    return (
        player.name,
        player.short_keys[0],
        len(player.parts),
        player.wins,
        "" if mean is None else mean,
        " ".join(player.favourites),
        player.bumps.total(),
        player.longest or "",
        *player.streaks,
    )


def _pair_rows(pairs: Sequence[PlayerPair]) -> list[tuple[Cell, ...]]:
    """Return *pairs* as rows, below a head."""
    head = (
        words("with"),
        words("key"),
        words("games"),
        words("ahead"),
        words("behind"),
        words("bumps"),
    )
    return [head, *((p.other.name, p.other.short_keys[0], *p[1:]) for p in pairs)]


def _plain(player: Player, players: Sequence[Player]) -> dict[str, object]:
    """Return *player* for programs, with everybody of *players* who sat at a table with them."""
    now, most = player.streaks
    return {
        "name": player.name,
        "keys": [key.hex() for key in player.keys],
        "games": len(player.parts),
        "wins": player.wins,
        "mean_place": player.mean_place,
        "places": {str(place): times for place, times in sorted(player.places.items())},
        "faces": dict(sorted(player.faces.items())),
        "longest_step_mm": player.longest,
        "best": player.best,
        "wins_in_a_row": now,
        "most_wins_in_a_row": most,
        "with": [
            {
                "name": pair.other.name,
                "key": pair.other.keys[0].hex(),
                "games": pair.games,
                "ahead": pair.ahead,
                "behind": pair.behind,
                "bumps": pair.bumps,
            }
            for pair in pairs_of(player, players)
        ],
    }
