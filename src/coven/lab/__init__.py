"""The laboratory: tournaments of bots, analysis of finished games, and how well a game is balanced."""
