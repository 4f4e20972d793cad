"""Hocus: poker among wizards, for 2 to 5 players. Its rules are in rules.en.md."""

from coven.engine import Game
from coven.games.hocus.board import board
from coven.games.hocus.events import AnyEvent
from coven.games.hocus.moves import AnyMove
from coven.games.hocus.returning import Returning
from coven.games.hocus.rounds import EndOfRound, NewRound, SchoolChoice, set_up
from coven.games.hocus.showdowns import Committing, EndOfTurns, NamingOrder, Reveal, Showdown
from coven.games.hocus.state import HocusOptions, HocusTable
from coven.games.hocus.turns import Finished, OwlAfter, Turn

GAME = Game(
    name="hocus",
    prefix="HC",
    rules_version=3,
    players=range(2, 6),
    players_rule="HC-2",
    table=HocusTable,
    set_up=set_up,
    options=HocusOptions,
    moves=AnyMove,
    steps=SchoolChoice
    | NewRound
    | Turn
    | Returning
    | OwlAfter
    | Finished
    | EndOfTurns
    | NamingOrder
    | Showdown
    | Committing
    | Reveal
    | EndOfRound,
    board=board,
    events=AnyEvent,
    simulation={"round_limit": 50},
)
