"""How much the server carries, beside boardgame.io's."""
