"""Many who come at once, in a process of their own: … -m tests.server.attacks.newcomers PORT TABLE COOKIE NUMBER"""

import asyncio
import resource
import sys

from tests.server.kit import Visitor


async def stay(visitor: Visitor, table: str, all_here: asyncio.Barrier) -> None:
    """Come until one is let in, and stay until everybody is."""
    while True:
        async with visitor.socket(table) as ears:
            told = await ears.next()
            if told["tell"] == "welcome":
                await all_here.wait()
                return
            assert told["code"] == "busy"
        await asyncio.sleep(0.5)


async def main(port: int, table: str, cookie: str, number: int) -> None:
    all_here = asyncio.Barrier(number)
    async with Visitor(port, {"cookie": f"coven={cookie}"}) as visitor:
        await asyncio.gather(*(stay(visitor, table, all_here) for _ in range(number)))


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    port, table, cookie, number = sys.argv[1:]
    asyncio.run(main(int(port), table, cookie, int(number)))
