"""Players without a person: they choose, they never judge, and nothing in core imports them."""
