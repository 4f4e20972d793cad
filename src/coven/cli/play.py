"""coven play: a game in the terminal, against bots or with several people at one screen."""

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from coven.bots.cast import member_called
from coven.cli.asking import ask_game, ask_players
from coven.cli.common import Language, OptionList, find_bot, find_game, read_options, words
from coven.cli.ending import show_outcome
from coven.cli.failure import Failure
from coven.cli.keyboard import Hangup, Keyboard, Quit, hangups
from coven.cli.person import show_board
from coven.cli.players import Player, from_label, read_names, read_seats, seat_players
from coven.cli.recording import create, reopen
from coven.cli.screen import Screen
from coven.cli.session import Session
from coven.engine import Game, Record
from coven.text import Text

USUAL_PLAYERS = 3


def play(
    game: str | None = None,
    /,
    *,
    players: Annotated[int | None, Parameter(name=["--players", "-p"])] = None,
    seat: str | None = None,
    names: str | None = None,
    bots: str | None = None,
    seed: str | None = None,
    option: OptionList = None,
    save: Path | None = None,
    resume: Path | None = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal, against bots or with friends.

    Without a game you are asked which one. Friends share one screen: see --seat. You choose moves by number; ? shows
    what else you can type. Every move is saved at once, so you can continue an interrupted game:
    coven play --resume FILE

    Parameters
    ----------
    game
        The game; coven games lists them all.
    players
        How many players, bots included. Default: 3, or the nearest number that the game allows.
    seat
        Which seats are people: 1 (the default), 1,3 or all. With several, the screen is cleared between them.
    names
        The names of the people, separated by commas: Ada,Bruno
    bots
        Who plays the other seats: apprentice, adept, master or random, or somebody of the cast (nan, tansy:master);
        one for all, or one each, separated by commas.
    seed
        Any text: the same seed deals the same game.
    save
        The file to write. Default: a new one in the folder records.
    resume
        Continue the unfinished game in this file.
    """
    text, keyboard = words(lang), Keyboard(Screen())
    if resume is not None:
        if any(given is not None for given in (game, players, seed, option, save, names)):
            raise Failure(text("cli-resume-alone"))
        file = reopen(resume, text)
        cast = _seated_again(file.record, seat, bots, text)
        _check_bots(cast, file.record.game, text)
    else:
        try:
            chosen, count = _choose_game(game, players, text, keyboard)
        except Quit:
            return
        options = read_options(chosen, count, option or [], text)
        people = read_seats("1" if seat is None else seat, count, text)
        cast = seat_players(count, people, "adept" if bots is None else bots, read_names(names, text), text)
        _check_bots(cast, chosen, text)
        labels = [player.label for player in cast]
        record = Record.start(chosen, count, options, secret=seed or secrets.token_hex(16), seats=labels)
        file = create(record, save, text)
    own = Text(text.language, file.record.game, [player.name for player in cast])
    _run(Session(file, cast, own, keyboard))


def _choose_game(name: str | None, players: int | None, text: Text, keyboard: Keyboard) -> tuple[Game, int]:
    """The game and the number of players: as given, or asked for."""
    if name is None:
        game = ask_game(text, keyboard)
        return game, ask_players(game, text, keyboard) if players is None else players
    game = find_game(name, text)
    usual = min(max(USUAL_PLAYERS, game.players[0]), game.players[-1])
    return game, usual if players is None else players


def _check_bots(cast: Sequence[Player], game: Game, text: Text) -> None:
    for player in cast:
        if player.bot:
            find_bot(player.bot, game, text)


def _seated_again(record: Record, seat: str | None, bots: str | None, text: Text) -> tuple[Player, ...]:
    """Who sat there before; `--seat` and `--bots` may change who is a person and how the others play."""
    cast = tuple(from_label(label) for label in record.header.seats)
    people = [place for place, player in enumerate(cast) if not player.bot]
    if seat is not None:
        people = list(read_seats(seat, len(cast), text))
    if not people:
        raise Failure(text("cli-no-people"))
    return tuple(
        Player(player.name) if place in people else Player(player.name, bots or player.bot or "adept")
        for place, player in enumerate(cast)
    )


def _run(session: Session) -> None:
    """Play to the end; however it stops before that, one line says where the game is kept."""
    text, path = session.text, str(session.file.path)
    command = shlex.join(["coven", "play", "--resume", path])
    try:
        with hangups():
            _show_start(session)
            session.run()
            _show_end(session)
    except Quit:
        session.screen.print(text("cli-quit", file=path, detail=command), markup=False, soft_wrap=True)
    except KeyboardInterrupt:
        raise Failure(text("cli-interrupted", detail=command), 130) from None
    except EOFError:
        raise Failure(text("cli-input-ended", detail=command), 1) from None
    except (Hangup, OSError):
        raise Failure(text("cli-terminal-closed", detail=command), 1) from None


def _show_start(session: Session) -> None:
    """Who plays, where the record is, and what the dealer is held to."""
    text, header = session.text, session.record.header
    line = text("cli-at-table", name=text("game"), detail=", ".join(header.seats), file=str(session.file.path))
    session.screen.print(line, markup=False)
    for label in header.seats:
        player = from_label(label)
        if player.bot and (member := member_called(player.name)):
            about = f"  {text(f'cast-{member.id}')}: {text(f'cast-{member.id}-line')}"
            session.screen.print(about, style="italic", markup=False)
    _show_commitment(session)


def _show_commitment(session: Session) -> None:
    line = session.text("cli-commitment", detail=session.record.header.commitment)
    session.screen.print(line, style="dim", markup=False, soft_wrap=True)


def _show_end(session: Session) -> None:
    text, screen, path = session.text, session.screen, str(session.file.path)
    assert session.table.outcome is not None
    screen.print()
    session.show_last_news()
    show_board(session.record, session.last_view(), text, screen)
    show_outcome(session.table.outcome, text, screen)
    command = shlex.join(["coven", "verify", path])
    screen.print(text("cli-record-kept", file=path, detail=command), markup=False, soft_wrap=True)
    look_back = [shlex.join(["coven", command, path]) for command in ("replay", "analyse")]
    screen.print(text("cli-look-back", given=look_back[0], detail=look_back[1]), markup=False, soft_wrap=True)
    _show_commitment(session)
