"""Before and after the game: tables are made, filled, started and played again."""
