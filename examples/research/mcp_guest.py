"""Model Context Protocol: a guest who reads and picks moves at random: python -m examples.research.mcp_guest"""

import asyncio
import re
import sys
from random import Random

from mcp import Client, StdioServerParameters, stdio_client


async def play(game: str, seed: int) -> str:
    random = Random(seed)
    server = StdioServerParameters(command=sys.executable, args=["-m", "coven.cli", "mcp", "--lang", "en"])
    async with Client(stdio_client(server)) as client:

        async def call(tool: str, **arguments: object) -> str:
            result = await client.call_tool(tool, arguments)
            return str(getattr(result.content[0], "text", ""))

        seen = await call("start", game=game, seed=str(seed))
        table = seen.split()[1].rstrip(":")
        while "It is your move" in seen:
            numbers = re.findall(r"^(\d+)\. ", await call("moves", table=table), re.MULTILINE)
            seen = await call("play", table=table, move=int(random.choice(numbers)))
        return seen


def main(game: str = "mandragora", seed: int = 1) -> str:
    """What the guest sees at the end."""
    return asyncio.run(play(game, seed))


if __name__ == "__main__":
    print(main())
