"""What the room has for each system: from this laptop, from another, or who could give it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gui.window.sharing.offer import Offer, System, megabytes
from gui.words.player_names import player_name
from gui.words.words import words
from net.protocol.handed import WantedBuild

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from net.protocol.snapshot import PersonHere

FAMILIES = {System.LINUX: "linux-", System.MACOS: "macos-", System.WINDOWS: "windows-"}
"""The systems that people have, and how the names of their builds begin."""


@dataclass(frozen=True, slots=True)
class SystemChoice:
    """What there is for a *system*: our *offer*, what is *wanted* of another, or nothing.

    *runs* names somebody here whose laptop runs it; "" if nobody does. *is_newer* is of a version
    after ours, *is_own* for this laptop.
    """

    system: System
    offer: Offer | None = None
    wanted: WantedBuild | None = None
    runs: str = ""
    is_newer: bool = False
    is_own: bool = False

    @property
    def giver(self) -> str:
        """Whose laptop gives it, or gave it to ours; "" for ours or nobody's."""
        if self.wanted is not None:
            return self.wanted.giver
        return self.offer.giver if self.offer is not None else ""

    @property
    def origin(self) -> tuple[str, str]:
        """Where it is from, and what that means."""
        if self.offer is not None:
            vouched = (
                words("signed by the makers")
                if self.offer.is_signed
                else words("not what the makers have signed: do not start it")
                if self.offer.is_made_up
                else words("not signed by the makers")
            )
            if self.offer.giver:
                said = words("from {name}'s laptop", name=player_name(self.offer.giver))
                return said, words("gathered and checked, {vouched}", vouched=vouched)
            return words("from this laptop"), words("no internet, {vouched}", vouched=vouched)
        if self.is_newer:
            return self._newer
        if self.wanted is not None:
            said = words("{name}'s laptop has it", name=player_name(self.wanted.giver))
            return said, words("Fetch it once, and this laptop can give it too.")
        if self.runs:
            said = words(
                "{name} has {system}: open “Bring a friend” there, then it can be fetched here.",
                name=player_name(self.runs),
                system=self.system.words,
            )
        else:
            said = words(
                "Anybody here who plays on {system} can give it.", system=self.system.words
            )
        return words("nobody here has it"), said

    @property
    def _newer(self) -> tuple[str, str]:
        name = player_name(self.wanted.giver if self.wanted is not None else self.runs)
        said = words("{name} has the newer program", name=name)
        if not self.is_own:
            return said, words("Fetch it once, and this laptop can give it too.")
        if self.wanted is not None:
            return said, words("Fetch it; then end this one, and start that one.")
        return said, words(
            "Open “Bring a friend” on {name}'s laptop, then fetch it here.", name=name
        )

    @property
    def size(self) -> str:
        """How large it is, in words; "" if nobody knows."""
        if self.offer is not None:
            return self.offer.megabytes
        return megabytes(self.wanted.build.size) if self.wanted is not None else ""


def choices(
    offers: Sequence[Offer], people: Sequence[PersonHere], own: str = ""
) -> tuple[SystemChoice, ...]:
    """Return what there is for each system, the one with most to show first.

    *own* is what builds for this laptop are called: of these a newer one comes before all. A newer
    one for others stands beside what is here for them.
    """
    people = sorted(people, key=_newness, reverse=True)
    found: list[SystemChoice] = []
    for system, begins in FAMILIES.items():
        ours = [SystemChoice(system, offer) for offer in offers if offer.system is system]
        found += ours or _elsewhere(system, begins, people)
        if ours:
            newer = (_newer(kind, offers, people) for kind in _kinds(begins, people, own))
            found += [one for one in newer if one is not None and one.wanted is not None]
    first = _newer(own, offers, people)
    rest = sorted(found, key=lambda one: (one.offer is None, one.wanted is None))
    return tuple(rest) if first is None else (replace(first, is_own=True), *rest)


def _newness(person: PersonHere) -> tuple[int, ...]:
    """Return what is greater the newer a program after ours is; () for all others."""
    return person.other.rank if person.other is not None and person.other.is_newer else ()


def _kinds(begins: str, people: Iterable[PersonHere], own: str) -> list[str]:
    """Return for which laptops but our *own* kind *people* hand builds over, of a system."""
    programs = (person.program for person in people)
    kinds = {build.system for one in programs if one for build in one.builds}
    return sorted(kind for kind in kinds - {own} if kind.startswith(begins))


def _newer(kind: str, offers: Sequence[Offer], people: Iterable[PersonHere]) -> SystemChoice | None:
    """Return the newest program that somebody here has for laptops of a *kind*, unless it is here.

    *people* come the newest program first. One that can be fetched comes before a newer one that
    only runs.
    """
    system = next((one for one, begins in FAMILIES.items() if kind.startswith(begins)), None)
    here = {one.digest for one in offers}
    found: SystemChoice | None = None
    for person in people:
        program = person.program
        if system is None or program is None or not person.has_newer(kind):
            continue
        builds = [build for build in program.builds if build.system == kind and program.hosts]
        if any(build.digest.hex() in here for build in builds):
            break  # what is older than this is of no use
        if builds:
            return SystemChoice(
                system, wanted=WantedBuild(builds[0], program, person.name), is_newer=True
            )
        if program.system == kind and found is None:
            found = SystemChoice(system, runs=person.name, is_newer=True)
    return found


def _elsewhere(system: System, begins: str, people: Sequence[PersonHere]) -> list[SystemChoice]:
    """Return what others hand over for *system*, each kind once; else who runs it."""
    wanted: dict[str, WantedBuild] = {}
    runs = ""
    for person in people:
        program = person.program
        if program is None:
            continue
        if program.system.startswith(begins):
            runs = runs or person.name
        for build in program.builds if program.hosts else ():
            if build.system.startswith(begins):
                wanted.setdefault(build.system, WantedBuild(build, program, person.name))
    return [SystemChoice(system, wanted=one) for one in wanted.values()] or [
        SystemChoice(system, runs=runs)
    ]


def whose(people: Iterable[PersonHere]) -> dict[str, PersonHere]:
    """Return whose each address is that *people* hand over at; nobody's if several claim it.

    Nothing proves a claim: take it for a name on the screen, and decide nothing by it.
    """
    claims = [(host, one) for one in people if one.program for host in set(one.program.hosts)]
    counts = Counter(host for host, _ in claims)
    return {host: one for host, one in claims if counts[host] == 1}
