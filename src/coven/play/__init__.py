"""A table without a server: a log of moves in, and out what each seat is shown and asked."""
