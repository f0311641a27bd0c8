"""Every number that bounds what a peer may cost us (P13), and the counters that enforce them.

Law: all limits are per link, so a flooder harms only its own.
"""

from dataclasses import dataclass

FRAME_MAX = 64 * 1024
FRAME_BEFORE_HELLO_MAX = 1024
MSGS_BYTES_MAX = 32 * 1024
"""A `msgs` packet is cut into frames of about this size."""
ENVELOPE_BYTES = 80
"""What a message takes in such a frame beside its payload: signature and array heads."""
HELLO_WITHIN_S = 5.0
HELLO_EVERY_S = 1.0
PACKETS_PER_S = 200.0
PACKET_BYTES = 1024
"""A larger packet counts as several: it is its content that costs us time."""
PACKETS_BURST = 400.0
BAD_PACKETS_MAX = 20
PENALTY_S = 60.0
WAITING_MAX = 64
"""Messages of one link kept because they cite what is not here yet."""
SPECTATORS_MAX = 8
HAVE_IDS_MAX = 400
STEPS_PER_ANSWER = 20
OWED_S = 10.0
"""So long a seat may owe what its program signs by itself, before it counts as silent."""
SLEPT_S = 3.0
"""Who has not looked for so long has slept itself, and counts that time against nobody."""
CLAIM_LASTS_S = 10.0
"""So long we wait, after an unclean end, for what a seat says to hold."""
FIRST_STEP_WITHIN_S = 20.0
"""A table whose first step is not complete by then goes back to the lobby."""
PARTED_TOLD_MAX = 5
"""How often a peer with another past is told where ours parts from it: once a second."""
HAVE_AFTER_S = 0.1
"""A change is told after this, with all that has changed by then."""
RELAY_AFTER_S = 0.25
"""What a peer must have from its author, for it hears it, is passed on to it only after this."""
HAVE_EVERY_S = 1.0
RESEND_AFTER_S = 0.5
"""A message pushed more recently is probably under way: a `have` that lacks it crossed it."""
PEERS_EVERY_S = 10.0
"""How often a peer is told again whom we know, in case that got lost."""
PASSED_LASTS_S = 5.0
"""How long we remember what went to a peer or came from it."""
LOBBY_EVERY_S = 1.0
OPEN_TABLE_LASTS_S = 4.0
SITTING_WITHIN_S = 20.0
"""A genesis that not all have sat down to by then is given up, and a new secret made."""


@dataclass(slots=True)
class Allowance:
    """Guards one link: packets a second, and bad ones in all."""

    since: float
    tokens: float = PACKETS_BURST
    bad: int = 0

    def spend(self, now: float, size: int = 0) -> bool:
        """Take one packet of *size* bytes off; False if the link sends more than P13 allows."""
        earned = (now - self.since) * PACKETS_PER_S
        self.tokens = min(PACKETS_BURST, self.tokens + earned)
        self.since = now
        cost = 1 + size // PACKET_BYTES
        if self.tokens < cost:
            return False  # and not charged: who sends too much is heard at the rate
        self.tokens -= cost
        return True

    def blame(self) -> bool:
        """Count one bad packet; True when the link has sent too many."""
        self.bad += 1
        return self.bad >= BAD_PACKETS_MAX
