"""coven arena: a tournament of bots."""

import os
import secrets
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table as Grid

from coven.cli.common import (
    AsJson,
    BudgetText,
    Language,
    OptionList,
    check_range,
    find_bot,
    open_table,
    read_budget,
    read_list,
    reason,
    words,
)
from coven.cli.crowd import Crowd, check_cluster
from coven.cli.failure import Failure
from coven.cli.plot import check_plot, save_figure
from coven.cli.screen import Screen
from coven.engine import Game
from coven.lab.arena import Arena, Bout, Finished, bouts, play_bouts
from coven.lab.journal import Journal, OtherArena
from coven.lab.standings import Standings, standings
from coven.lab.workers import batches
from coven.text import Text


def arena(
    game: str,
    /,
    *,
    bots: str = "random,apprentice,adept",
    players: Annotated[int | None, Parameter(name=["--players", "-p"])] = None,
    games: Annotated[int, Parameter(name=["--games", "-n"])] = 100,
    duplicate: Annotated[bool, Parameter(negative="")] = False,
    option: OptionList = None,
    budget: BudgetText = None,
    workers: int | None = None,
    cluster: str | None = None,
    seed: str | None = None,
    save: Path | None = None,
    plot: Path | None = None,
    json: AsJson = False,
    lang: Language = None,
) -> int:
    """Let bots play a tournament and rate them.

    Each bot meets each other bot in every seat. In a game one bot has one seat (or one team) and another bot has all
    the others; then they change seats. The result shows ratings, and how often each bot wins compared with a fair
    share. The same seed gives the same games, however many workers play them. Ctrl-C stops early; with --save the same
    command continues from there.

    Parameters
    ----------
    game
        The game; coven games lists them all.
    bots
        Two or more, separated by commas: random,apprentice,adept,master; nan or nan:master for somebody of the cast.
    players
        How many players at a table. Default: as few as the game allows.
    games
        How many games each pair of bots plays at least: rounds, in which each bot has had every seat, are finished.
    duplicate
        Deal the same cards in all games of a round: the luck of the deal cancels out, so fewer games say as much.
    workers
        How many processes. Default: one per processor.
    cluster
        The address of a Ray cluster that plays the games; local starts one here. Needs coven-games[cluster].
    seed
        Any text. Default: a random one, which is shown.
    save
        A folder for the records and the state of the tournament.
    plot
        Also draw the result into a picture, such as arena.svg.
    """
    text = words(lang)
    chosen, count, options = open_table(game, players, option, text)
    names = _bot_names(bots, chosen, text)
    check_range(text, games=games, workers=workers)
    if plot is not None:
        check_plot(plot, text)
    check_cluster(cluster, text)
    wanted = Arena(
        game=chosen.name,
        players=count,
        options=options,
        bots=names,
        games=games,
        duplicate=duplicate,
        budget=read_budget(budget, text),
        seed=seed or secrets.token_hex(4),
    )
    journal = None if save is None else _open_journal(save, wanted, seed is not None, text)
    crowd: Crowd[Finished] = Crowd(text, workers or os.cpu_count() or 1, cluster)
    result = _play(wanted if journal is None else journal.arena, journal, crowd)
    if result is not None:
        _report(result, Text(text.language, chosen), plot, json)
    if crowd.stopped:
        raise Failure(_stopped(result, journal, text), 130)
    return 0


def _bot_names(given: str, game: Game, text: Text) -> tuple[str, ...]:
    names = tuple(dict.fromkeys(read_list(given)))
    for name in names:
        find_bot(name, game, text)
    if len(names) < 2:
        raise Failure(text("lab-two-bots"))
    return names


def _open_journal(folder: Path, arena: Arena, seeded: bool, text: Text) -> Journal:
    try:
        return Journal.open(folder, arena, seeded=seeded)
    except OtherArena:
        raise Failure(text("lab-other-arena", file=str(folder)), 1) from None
    except OSError as error:
        raise Failure(text("cli-cannot-write", file=str(folder), detail=reason(error)), 1) from None


def _play(arena: Arena, journal: Journal | None, crowd: Crowd[Finished]) -> Standings | None:
    """All bouts that have not been played yet; then all of them are counted."""
    plan = bouts(arena)
    before = [] if journal is None else journal.results
    known = {result.number for result in before}
    left = [bout for bout in plan if bout.number not in known]
    jobs = [_part(left, batch) for batch in batches(len(left), crowd.workers)]
    work = partial(play_bouts, arena, records=journal is not None)
    crowd.do(work, jobs, len(left), *(() if journal is None else (journal.keep,)))
    results = [*before, *(each.result for each in crowd.items)]
    return standings(arena, plan, results) if results else None


def _part(left: list[Bout], batch: range) -> list[Bout]:
    return left[batch.start - 1 : batch.stop - 1]


def _stopped(result: Standings | None, journal: Journal | None, text: Text) -> str:
    played = 0 if result is None else result.games
    stopped = text("lab-stopped-arena", number=played)
    return stopped if journal is None else f"{stopped} {text('lab-continue-arena', file=str(journal.folder))}"


def _report(result: Standings, text: Text, plot: Path | None, json: bool) -> None:
    print(msgspec.json.encode(result).decode()) if json else show_standings(result, text, Screen())
    if plot is not None:
        from coven.lab.pictures import draw_standings

        save_figure(draw_standings(result, text), plot, text)


def show_standings(result: Standings, text: Text, screen: Screen) -> None:
    arena = result.arena
    title = text("cli-tally-title", name=text("game"), number=arena.players, high=result.games, given=arena.seed)
    screen.print(title, style="bold", markup=False)
    table = Grid(box=None, padding=(0, 2))
    for column in ("cli-bot", "lab-games", "lab-rating", "lab-beside-fair"):
        table.add_column(text(column), justify="left" if column == "cli-bot" else "right")
    for row in result.standings:
        rating, share = row.rating, row.beside_fair
        table.add_row(
            row.bot,
            str(row.games),
            f"{rating.value:.0f}  [dim]{rating.low:.0f} – {rating.high:.0f}[/]",
            f"× {share.value:.2f}  [dim]{share.low:.2f} – {share.high:.2f}[/]",
        )
    screen.print(table)
    _show_meetings(result, text, screen)


def _show_meetings(result: Standings, text: Text, screen: Screen) -> None:
    """Who won how much against whom, and what would have been fair."""
    table = Grid(box=None, padding=(0, 2))
    for column in ("cli-bot", "lab-against", "lab-games", "cli-win-rate", "lab-fair"):
        table.add_column(text(column), justify="left" if column in ("cli-bot", "lab-against") else "right")
    for row in result.meetings:
        share = f"{row.share.value:.1%}  [dim]{row.share.low:.1%} – {row.share.high:.1%}[/]"
        table.add_row(row.bot, row.against, str(row.games), share, f"{row.fair:.1%}")
    screen.print()
    screen.print(table)
