"""Who plays for whom at a table: bots at their own seats, and for people who have left."""

from coven.play.bot_moves import TableBots
from coven.server.services import Services
from coven.server.store.rows import TableRow


def bots_at(row: TableRow, services: Services) -> TableBots:
    settings = services.settings
    names = {sitter.seat: settings.stand_in if sitter.stand_in else sitter.bot for sitter in row.sitters}
    return TableBots(
        game=services.game(row.game),
        names={seat: name for seat, name in names.items() if name is not None},
        stand_in=settings.stand_in,
        seed=row.secret,
        delay=settings.bot_delay,
    )
