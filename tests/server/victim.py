"""A server to be killed: python -m tests.server.victim DATABASE PORT"""

import sys

from coven.server.config import Settings
from coven.server.serve import make_house, make_server, set_up_logs
from examples.familiars import GAME

if __name__ == "__main__":
    database, port = sys.argv[1:]
    settings = Settings(
        database_url=f"sqlite:///{database}",
        port=int(port),
        requests=1_000_000,
        sign_ins=1_000_000,
        most_tables=1_000,
        log_level="warning",
    )
    set_up_logs(settings)
    make_server(make_house(settings, {"familiars": GAME})).run()
