"""Players without a person: they choose but never judge, and nothing in core imports them."""
