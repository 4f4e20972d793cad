"""The server under load: python -m bench.server.victim DATABASE_URL REDIS_URL PORT WORKERS GUARDED"""

import os
import sys
from pathlib import Path
from typing import Any

from bench.server.game import GAME
from bench.server.sampling import sample_into
from coven.games import find, names
from coven.server.config import Settings
from coven.server.serve import serve

PLENTY = 10_000_000
SAMPLES = "BENCH_SAMPLES"
"""Where samples of the processor's time are to be written."""
UNGUARDED = {"most_arriving": PLENTY, "most_behind": PLENTY}
"""Nobody is told to wait, so that the load is what was asked for."""

if __name__ == "__main__":
    database, redis, port, workers, guarded = sys.argv[1:]
    given: dict[str, Any] = {} if int(guarded) else UNGUARDED
    settings = Settings(
        database_url=database,
        redis_url=redis,
        port=int(port),
        workers=int(workers),
        requests=PLENTY,
        frames=PLENTY,
        sign_ins=PLENTY,
        new_tables=PLENTY,
        most_connections=PLENTY,
        most_sockets=PLENTY,
        most_own_sockets=PLENTY,
        most_tables=PLENTY,
        log_level="warning",
        **given,
    )
    if samples := os.environ.get(SAMPLES):
        sample_into(Path(samples))
    serve(settings, {"familiars": GAME, **{name: find(name) for name in names()}})
