"""Games that were played to their end."""

import asyncio

from tests.server.kit import Running, Visitor, play_along


async def play_out(ann: Visitor, bob: Visitor, table: str) -> list[list[str]]:
    """Play to the end; the updates that both were sent."""
    async with ann.socket(table, since=0) as here, bob.socket(table, since=0) as there:
        await asyncio.gather(play_along(here), play_along(there))
    return [here.updates(), there.updates()]


async def finished(server: Running) -> tuple[str, str]:
    """A table that was played to its end by bots, and its record."""
    async with server.guest("Ann") as ann:
        (game,) = server.backend.services.games.values()
        made = await ann.post("/api/quick", game=game.name, options={**game.simulation}, bot="random")
        table = made.json()["table"]["id"]
        await ann.post(f"/api/tables/{table}/leave")
        while (await ann.info(table))["status"] != "ended":
            server.clock.advance(1_000)
            await server.do_due()
        return table, (await ann.get(f"/api/tables/{table}/record")).text
