"""The server under load: python -m bench.server.victim DATABASE_URL REDIS_URL PORT WORKERS"""

import sys

from bench.server.game import GAME
from coven.server.config import Settings
from coven.server.serve import serve

if __name__ == "__main__":
    database, redis, port, workers = sys.argv[1:]
    plenty = 10_000_000
    settings = Settings(
        database_url=database,
        redis_url=redis,
        port=int(port),
        workers=int(workers),
        requests=plenty,
        frames=plenty,
        sign_ins=plenty,
        most_tables=plenty,
        log_level="warning",
    )
    serve(settings, {"familiars": GAME})
