"""New tables, as the rows that are put into the store."""

from typing import Any

import msgspec
from msgspec import UnsetType

from coven.engine import Game, Illegal, Seat, seed_from
from coven.play.bot_moves import GUIDE
from coven.play.problems import Problem, Refusal, missing
from coven.server.ids import draw_hex, draw_id
from coven.server.lobby.seating import check_name_free
from coven.server.lobby.wishes import NewTable
from coven.server.people.names import check_name
from coven.server.services import Services
from coven.server.store.rows import Person, Sitter, TableRow


def new_row(services: Services, host: Person, wish: NewTable) -> TableRow:
    """The table that somebody wishes for. Raises `Problem`."""
    game, draw = services.game(wish.game), services.draw
    _check_deal(game, wish.seats, wish.options)
    for bot in wish.bots:
        services.bot(bot, game)
    if len(wish.bots) + len(wish.here) >= wish.seats:
        raise Problem("too-many-bots", field="bots", most=wish.seats - 1 - len(wish.here))
    here = _people_here(services, game, host, wish)
    delay = wish.pace.patience() if isinstance(wish.leave_delay, UnsetType) else wish.leave_delay
    bots = [new_bot(services, seat, bot) for seat, bot in enumerate(wish.bots, wish.seats - len(wish.bots))]
    return TableRow(
        id=draw_id(draw),
        game=game.name,
        rules=game.rules_version,
        options=wish.options,
        seats=wish.seats,
        public=wish.public,
        link=draw_id(draw, 24),
        host=host.id,
        pace=wish.pace,
        leave_delay=delay,
        autostart=wish.autostart,
        secret=draw_hex(draw),
        created=services.clock.now(),
        sitters=(*here, *bots),
    )


def guided_row(services: Services, host: Person, name: str) -> TableRow:
    """The table of a guided first game: the deal and the bots' part of it are in the game's script."""
    script = services.game(name).guided
    if script is None:
        raise missing("guide")
    row = new_row(services, host, NewTable(game=name, seats=script.players, options=script.options, public=False))
    learner, *bots = [Sitter(seat, f"Bot {seat + 1}", nonce, bot=GUIDE) for seat, nonce in enumerate(script.nonces)]
    learner = msgspec.structs.replace(learner, name=host.name, person=host.id, bot=None)
    return msgspec.structs.replace(row, secret=script.secret, sitters=(learner, *bots))


def rematch_row(services: Services, old: TableRow, host: Person) -> TableRow:
    """The table that follows another one. Its bots sit there already; whoever was guided plays the usual bots."""
    draw, stand_in = services.draw, services.settings.stand_in
    levels = {each.seat: stand_in if each.bot == GUIDE else each.bot for each in old.sitters if each.bot}
    return msgspec.structs.replace(
        old,
        sitters=tuple(new_bot(services, seat, level) for seat, level in levels.items()),
        id=draw_id(draw),
        link=draw_id(draw, 24),
        secret=draw_hex(draw),
        host=host.id,
        public=False,
        autostart=True,
        created=services.clock.now(),
        status="open",
        started=0,
        ended=0,
        version=0,
        number=0,
        rematch=None,
    )


def new_sitter(services: Services, seat: Seat, name: str, person: str, nonce: str | None = None) -> Sitter:
    return Sitter(seat, name, nonce or draw_hex(services.draw, 16), person)


def new_bot(services: Services, seat: Seat, bot: str) -> Sitter:
    return Sitter(seat, f"Bot {seat + 1}", draw_hex(services.draw, 16), bot=bot)


def _people_here(services: Services, game: Game, host: Person, wish: NewTable) -> list[Sitter]:
    """Whoever asks, and everybody on the same device. In a race there is no time to pass it on."""
    if wish.here and game.timed:
        raise Problem("one-device", field="here")
    sitters = [new_sitter(services, 0, host.name, host.id, wish.nonce)]
    for each in wish.here:
        name = check_name(each)
        check_name_free(sitters, name)
        sitters.append(new_sitter(services, len(sitters), name, host.id))
    return sitters


def _check_deal(game: Game, players: int, options: dict[str, Any]) -> None:
    """Whether the game knows such a set-up: a deal that nobody sees is tried."""
    try:
        game.deal(players, options, chance=seed_from("trial", ()))
    except Illegal as illegal:
        raise Refusal(illegal, 400, field="seats" if illegal.message == "wrong-players" else "options") from None
