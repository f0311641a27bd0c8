"""The pages before a table."""
