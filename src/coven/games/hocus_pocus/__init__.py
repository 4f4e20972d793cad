"""Hocus Pocus: apprentice sorcerers race for the gems of a cauldron. Its rules are in rules.en.md."""

from coven.engine import Game
from coven.games.hocus_pocus import events, moves
from coven.games.hocus_pocus.board import board
from coven.games.hocus_pocus.choices import CurseChoice, Gazing, OwlChoice
from coven.games.hocus_pocus.grimoire import Refilling, Refills
from coven.games.hocus_pocus.setup import set_up
from coven.games.hocus_pocus.state import HocusPocusOptions, HocusPocusTable
from coven.games.hocus_pocus.turn import AfterHocus, DiscardingDown, Ending, EndOfTurn, Turn
from coven.games.hocus_pocus.window import Opening, Window

GAME = Game(
    name="hocus_pocus",
    prefix="HP",
    rules_version=1,
    players=range(2, 7),
    players_rule="HP-3",
    table=HocusPocusTable,
    set_up=set_up,
    options=HocusPocusOptions,
    moves=moves.Arrange
    | moves.Cast
    | moves.Choose
    | moves.Discard
    | moves.Draw
    | moves.Lay
    | moves.Pass
    | moves.Rearrange
    | moves.Refill
    | moves.TakeGem,
    steps=AfterHocus
    | CurseChoice
    | DiscardingDown
    | Ending
    | EndOfTurn
    | Gazing
    | Opening
    | OwlChoice
    | Refilling
    | Refills
    | Turn
    | Window,
    events=events.Arranged
    | events.Cancelled
    | events.CatTook
    | events.Cursed
    | events.Destroyed
    | events.Discarded
    | events.Drew
    | events.Gazed
    | events.GemsTaken
    | events.HandsSwapped
    | events.HocusCast
    | events.LastGemStayed
    | events.OwlTook
    | events.Passed
    | events.PocusLaid
    | events.PumpkinReturned
    | events.Rearranged
    | events.Received
    | events.Refilled
    | events.Robbed
    | events.Sacrificed
    | events.Saw
    | events.Shuffled
    | events.Swapped
    | events.TimeUp
    | events.TurnBegan
    | events.Whirled,
    board=board,
    simulation={"turn_limit": 1000},
)
