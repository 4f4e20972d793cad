"""New tables, as the rows that are put into the store."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UnsetType

from coven.bots.cast import others_than, read_bot
from coven.engine import Game, Illegal, Seat, seed_from
from coven.play.api import NewTable
from coven.play.bot_moves import GUIDE
from coven.play.problems import Problem, Refusal, missing
from coven.server.ids import draw_hex, draw_id
from coven.server.lobby.seating import check_name_free
from coven.server.people.names import check_name, skeleton
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
    bots = new_bots(services, dict(enumerate(wish.bots, wish.seats - len(wish.bots))), here)
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
    first, *nonces = script.nonces
    learner = Sitter(0, host.name, first, host.id)
    cast = zip(nonces, others_than([host.name]), strict=False)
    bots = [Sitter(seat, member.name, nonce, bot=GUIDE) for seat, (nonce, member) in enumerate(cast, 1)]
    return msgspec.structs.replace(row, secret=script.secret, sitters=(learner, *bots))


def rematch_row(services: Services, old: TableRow, host: Person) -> TableRow:
    """The table that follows another one. Its bots sit there already; whoever was guided plays the usual bots."""
    draw, stand_in = services.draw, services.settings.stand_in
    bots = tuple(
        Sitter(each.seat, each.name, draw_hex(draw, 16), bot=stand_in if each.bot == GUIDE else each.bot)
        for each in old.sitters
        if each.bot
    )
    return msgspec.structs.replace(
        old,
        sitters=bots,
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


def new_bots(services: Services, wanted: Mapping[Seat, str], here: Sequence[Sitter]) -> list[Sitter]:
    """Bots at some seats, all of them different from each other and from those who are there."""
    found: list[Sitter] = []
    for seat, bot in wanted.items():
        found.append(new_bot(services, seat, bot, [*here, *found]))
    return found


def new_bot(services: Services, seat: Seat, bot: str, here: Sequence[Sitter]) -> Sitter:
    """Whoever of the cast is asked for (`nan:master`) and free, or anybody who is."""
    member, level = read_bot(bot)
    free = others_than([sitter.name for sitter in here])
    if member not in free:
        member = free[services.draw(1)[0] % len(free)] if free else None
    name = member.name if member else f"Bot {seat + 1}"
    return Sitter(seat, name, draw_hex(services.draw, 16), bot=level)


def give_way(services: Services, row: TableRow, name: str) -> TableRow:
    """A bot that sits under somebody's name leaves it to them: another one of the cast comes in its place."""
    namesake = next((each for each in row.sitters if each.bot and skeleton(each.name) == skeleton(name)), None)
    if namesake is None or namesake.bot is None:
        return row
    other = new_bot(services, namesake.seat, namesake.bot, [*row.sitters, Sitter(-1, name, "")])
    return msgspec.structs.replace(row, sitters=tuple(other if each is namesake else each for each in row.sitters))


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
