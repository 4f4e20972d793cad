"""A server to be killed: python -m tests.server.victim DATABASE_URL PORT [REDIS_URL WORKERS]"""

import sys

from coven.server.config import Settings
from coven.server.serve import serve
from examples.familiars import GAME

if __name__ == "__main__":
    database, port, redis, workers = [*sys.argv[1:], "", "1"][:4]
    settings = Settings(
        database_url=database,
        redis_url=redis,
        workers=int(workers),
        port=int(port),
        requests=1_000_000,
        frames=1_000_000,
        sign_ins=1_000_000,
        new_tables=1_000_000,
        most_connections=1_000_000,
        most_arriving=1_000_000,
        most_behind=1_000_000,
        most_sockets=1_000_000,
        most_own_sockets=1_000_000,
        replays=1_000_000,
        most_tables=1_000,
        bot_delay=0,
        lease=2_000,
        log_level="info" if redis else "warning",
        log_format="json",
    )
    serve(settings, {"familiars": GAME})
