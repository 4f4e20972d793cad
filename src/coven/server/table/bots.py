"""Who plays for whom at a table: bots at their own seats and for people who have left, and people's standing orders."""

from coven.bots.cast import bot_named
from coven.play.bot_moves import GUIDE, TableBots
from coven.play.orders import ASK_ALWAYS, Standing, TableOrders, read_standing
from coven.play.pace import slowest
from coven.server.services import Services
from coven.server.store.rows import Sitter, TableRow


def bots_at(row: TableRow, services: Services) -> TableBots:
    """They move as fast as the people at the table like."""
    settings = services.settings
    names = {sitter.seat: settings.stand_in if sitter.stand_in else _bot_of(sitter) for sitter in row.sitters}
    speeds = [read_standing(sitter.orders).bots for sitter in row.sitters if sitter.person]
    return TableBots(
        game=services.game(row.game),
        names={seat: name for seat, name in names.items() if name is not None},
        stand_in=settings.stand_in,
        seed=row.secret,
        delay=round(settings.bot_delay * slowest(speeds)),
    )


def orders_at(row: TableRow, bots: TableBots, services: Services) -> TableOrders:
    """Alone is who sits with bots only: a bot that plays on for somebody is no such bot, they may come back."""
    people = {sitter.seat: _standing(row, sitter) for sitter in row.sitters if sitter.person}
    return TableOrders(
        game=bots.game,
        standing=people,
        alone=len(people) == 1 and len(row.sitters) > 1,
        learning=bots.guided,
        patience=services.settings.order_delay,
        delay=bots.delay,
    )


def _bot_of(sitter: Sitter) -> str | None:
    """A level with the habit of whoever of the cast sits there; a guide keeps to its script."""
    return bot_named(sitter.name, sitter.bot) if sitter.bot and sitter.bot != GUIDE else sitter.bot


def _standing(row: TableRow, sitter: Sitter) -> Standing:
    shared = sitter.person is not None and len(row.seats_of(sitter.person)) > 1
    return ASK_ALWAYS if shared and sitter.orders is None else read_standing(sitter.orders)
