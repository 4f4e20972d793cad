"""What a table keeps in memory of what it has sent: for players who come back, and little for all others."""

from coven.play.timeline import Seen, Timeline
from coven.server.store.rows import Sitter
from coven.server.table.audience import RECENT, Audience
from tests.server.store.test_store import ROW

PLAYER, BOT, SPECTATOR = 0, 1, -1


def test_only_players_who_may_come_back_have_a_memory() -> None:
    sitters = (Sitter(PLAYER, "Ann", "n", person="p1"), Sitter(BOT, "Adept", "n", bot="adept"))
    row = type(ROW)(**{name: getattr(ROW, name) for name in ROW.__struct_fields__} | {"sitters": sitters})
    audience = Audience()
    said = [b"%1000d" % number for number in range(1, 41)]
    for number, update in enumerate(said, start=1):
        seen = (Seen(number),) * 3
        timeline = Timeline(None, row.pace, 0, seen)  # type: ignore[arg-type]
        audience.send(row, timeline, dict.fromkeys((PLAYER, BOT, SPECTATOR), update))
    assert audience.recent(PLAYER, 35) == said[35:]
    assert sum(map(len, said[35:-1])) <= RECENT < sum(map(len, said[34:-1]))
    assert audience.recent(PLAYER, 34) is None
    for seat in (BOT, SPECTATOR):
        assert audience.recent(seat, 39) == said[-1:]
        assert audience.recent(seat, 38) is None
