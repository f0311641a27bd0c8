"""Looking back at a game: chances, bids, moves and hours, judged by bots; it is no verdict."""
