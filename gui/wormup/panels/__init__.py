"""What stands below the board: bids, moves, questions, the result."""
