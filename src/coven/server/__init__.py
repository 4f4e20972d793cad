"""The server: tables online, on one SQLite file by default. It knows no game by name."""
