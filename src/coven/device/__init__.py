"""A house on one device: tables, bots, replays and analyses by the paths of the server's API, without a server."""
