"""What the room has for each system: from this laptop, from another, or who could give it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gui.window.sharing.offer import Offer, System, megabytes
from gui.words.player_names import player_name
from gui.words.words import words
from net.protocol.handed import Wanted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from net.protocol.snapshot import PersonHere

FAMILIES = {System.LINUX: "linux-", System.MACOS: "macos-", System.WINDOWS: "windows-"}
"""The systems that people have, and how the names of their builds begin."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What there is for a *system*: our *offer*, what is *wanted* of another, or nothing.

    *runs* names somebody here whose laptop runs it; "" if nobody does. *is_newer* is for our own
    laptop, of a version after ours.
    """

    system: System
    offer: Offer | None = None
    wanted: Wanted | None = None
    runs: str = ""
    is_newer: bool = False

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
) -> tuple[Choice, ...]:
    """Return what there is for each system, the one with most to show first.

    *own* is what builds for this laptop are called: of these a newer one comes before all.
    """
    found: list[Choice] = []
    for system, begins in FAMILIES.items():
        ours = [Choice(system, offer) for offer in offers if offer.system is system]
        found += ours or _elsewhere(system, begins, people)
    newer = [one for one in (_newer(own, offers, people),) if one is not None]
    return (*newer, *sorted(found, key=lambda one: (one.offer is None, one.wanted is None)))


def _newer(own: str, offers: Sequence[Offer], people: Sequence[PersonHere]) -> Choice | None:
    """Return the newer program that somebody here has for laptops like *own*, unless it is here."""
    system = next((one for one, begins in FAMILIES.items() if own.startswith(begins)), None)
    found: Choice | None = None
    for person in people:
        program = person.program
        if system is None or program is None or not person.has_newer(own):
            continue
        for build in program.builds if program.hosts else ():
            if build.system == own:
                is_here = any(one.digest == build.digest.hex() for one in offers)
                wanted = Wanted(build, program, person.name)
                return None if is_here else Choice(system, wanted=wanted, is_newer=True)
        if program.system == own and found is None:
            found = Choice(system, runs=person.name, is_newer=True)
    return found


def _elsewhere(system: System, begins: str, people: Sequence[PersonHere]) -> list[Choice]:
    """Return what others hand over for *system*, each kind once; else who runs it."""
    wanted: dict[str, Wanted] = {}
    runs = ""
    for person in people:
        program = person.program
        if program is None:
            continue
        if program.system.startswith(begins):
            runs = runs or person.name
        for build in program.builds if program.hosts else ():
            if build.system.startswith(begins):
                wanted.setdefault(build.system, Wanted(build, program, person.name))
    return [Choice(system, wanted=one) for one in wanted.values()] or [Choice(system, runs=runs)]
