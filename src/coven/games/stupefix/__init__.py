"""Stupéfix: four school houses duel with wands over eight rounds. The rules are in rules.<language>.md."""

from coven.engine import Game
from coven.games.stupefix import moves
from coven.games.stupefix.board import board
from coven.games.stupefix.duel import Aiming, Casting, Preparing
from coven.games.stupefix.rounds import Round
from coven.games.stupefix.setup import set_up
from coven.games.stupefix.sharing import Share, Sharing, Urns
from coven.games.stupefix.state import StupefixOptions, StupefixTable

GAME = Game(
    name="stupefix",
    prefix="ST",
    rules_version=1,
    players=range(4, 9),
    players_rule="ST-2",
    table=StupefixTable,
    set_up=set_up,
    options=StupefixOptions,
    moves=moves.Prepare | moves.Aim | moves.Cast | moves.Shield | moves.Take,
    steps=Round | Preparing | Aiming | Casting | Share | Sharing | Urns,
    events=moves.RoundBegan
    | moves.Prepared
    | moves.Aimed
    | moves.Decided
    | moves.AimShown
    | moves.CastShown
    | moves.ShieldShown
    | moves.Stunned
    | moves.NobodyStands
    | moves.SharingBegan
    | moves.Took
    | moves.Swapped
    | moves.NoFizzle
    | moves.NoStunner
    | moves.TurnedBack
    | moves.BecamePet
    | moves.Announced
    | moves.PotionMaster
    | moves.Latecomer
    | moves.FavoursCounted
    | moves.HouseScored,
    board=board,
)
