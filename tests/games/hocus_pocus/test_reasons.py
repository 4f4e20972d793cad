"""Why, in Hocus Pocus: what is said is true, and speaks for what an Adept would do."""

from random import Random

import pytest

from coven.bots import Sight
from coven.bots.hocus_pocus import BOT
from coven.bots.hocus_pocus.reasons import why
from coven.engine import Move, Seat
from coven.games.hocus_pocus import GAME
from coven.games.hocus_pocus.moves import DRAW, PASS, TAKE_GEM
from coven.games.hocus_pocus.setup import HocusPocusTable
from tests.contract.cases import luck
from tests.games.hocus_pocus.tables import cast, lay, lay_out

pytestmark = pytest.mark.no_cover  # the rules are tested elsewhere

AGAINST = {
    "choose-less",
    "draw-too-many",
    "gem-dear",
    "hourglass-own",
    "keep",
    "keep-behind",
    "lightning-early",
    "lightning-early-own",
    "loses",
    "pass-dear",
    "rearrange-open",
    "stops-your-win",
    "void",
}
"""What is said of bad moves."""
QUIET = ("amulet amulet amulet", "pumpkin pumpkin pumpkin")


def said(table: HocusPocusTable, seat: Seat, move: Move) -> tuple[str, dict[str, object]]:
    assert move in table.moves(seat)
    reason = why(Sight(table, seat), move)
    return reason.message, reason.args


def test_no_hint_speaks_against_itself() -> None:
    random, table = Random(1), GAME.deal(3, GAME.simulation, chance=luck("hints"))
    while actors := table.actors():
        sight = Sight(table, actors[0])
        hint = BOT.choose(sight, random)
        assert why(sight, hint).message not in AGAINST
        table.apply(sight.seat, hint if random.random() < 0.9 else random.choice(sight.moves))


def test_a_full_hand_draws_for_better_cards_where_a_gem_is_worth_less() -> None:
    table = lay_out("thief-2 thief-2 thief-3 thief-3", "", grimoires=QUIET, gems=[4, 1], cauldron=19)
    assert said(table, 0, DRAW) == ("draw-the-better", {"number": 1})
    assert said(table, 0, TAKE_GEM) == ("gem-dear", {"total": 5, "target": 1, "best": 1})


def test_a_full_hand_takes_a_gem_where_cards_come_too_late() -> None:
    table = lay_out("amulet spell-1 spell-1 spell-1 spell-1", "", grimoires=QUIET, gems=[9, 6], cauldron=2)
    assert said(table, 0, DRAW) == ("draw-too-many", {"number": 2})
    assert said(table, 0, TAKE_GEM) == ("gem-full-hand", {"total": 10, "target": 1, "best": 6})


def test_who_could_empty_the_cauldron_but_not_win_is_told_who_would() -> None:
    table = lay_out("spell-4 thief-2", "", grimoires=QUIET, gems=[2, 15], cauldron=1)
    assert said(table, 0, cast("thief-2", 1)) == ("keep-behind", {"total": 5, "target": 1, "best": 13})
    table = lay_out("spell-4 thief-2", "", grimoires=QUIET, gems=[2, 15], cauldron=12)
    assert said(table, 0, cast("thief-2", 1)) == ("keep", {"reach": 5, "left": 12})


def window(*hands: str, card: str, at: Seat | None = None, gems: list[int], cauldron: int = 9) -> HocusPocusTable:
    """The first player has cast a card."""
    table = lay_out(f"{card} {hands[0]}", *hands[1:], grimoires=QUIET, gems=gems, cauldron=cauldron)
    table.play(0, cast(card, at))
    return table


@pytest.mark.rule("HP-36", "HP-39")
def test_lightning_turns_a_hocus_back_to_whom_it_was_aimed_at() -> None:
    table = window("lightning", "enchanted-mirror", "", card="thief-4", at=1, gems=[2, 6, 3])
    table.play(0, PASS)
    table.play(1, lay("enchanted-mirror", 2))
    assert said(table, 0, lay("lightning")) == ("lightning-back", {"seat": 0, "card": "thief-4", "target": 1})


@pytest.mark.rule("HP-36", "HP-41")
def test_lightning_saves_a_turn_from_an_hourglass() -> None:
    table = window("lightning", "hourglass", "", card="spell-2", gems=[2, 6, 3])
    table.play(0, PASS)
    table.play(1, lay("hourglass"))
    assert said(table, 0, lay("lightning")) == ("lightning-hourglass", {"seat": 0, "card": "spell-2", "number": 1})


def test_lightning_that_nothing_calls_for_is_kept() -> None:
    table = window("lightning", "lightning", "", card="spell-2", gems=[2, 6, 3])
    assert said(table, 0, lay("lightning")) == ("lightning-early-own", {"seat": 0, "card": "spell-2"})
    assert said(table, 1, lay("lightning")) == ("lightning-early", {"seat": 0, "card": "spell-2"})


@pytest.mark.rule("HP-15", "HP-30")
@pytest.mark.parametrize("hand, number", [("", 0), ("owl-1", 1)])
def test_who_casts_a_vortex_from_the_grimoire_gives_away_the_card_that_refills_it(hand: str, number: int) -> None:
    table = lay_out(hand, "", grimoires=("vortex thief-1 amulet", "pumpkin pumpkin pumpkin"))
    told = {"lost": ("thief-1", "amulet"), "number": number, "cards": ("pumpkin",) * 3, "target": 1}
    assert said(table, 0, cast("vortex", grimoire=True)) == ("vortex", told)


@pytest.mark.rule("HP-38")
def test_a_mirror_tells_what_the_third_player_has_to_lose() -> None:
    table = window("", "enchanted-mirror", "amulet", card="thief-4", at=1, gems=[2, 6, 3])
    told = {"seat": 0, "card": "thief-4", "target": 2}
    assert said(table, 1, lay("enchanted-mirror", 2)) == ("mirror", told | {"number": 3})
    table = window("", "enchanted-mirror", "amulet", card="abracadabra", at=1, gems=[2, 6, 3])
    told["card"] = "abracadabra"
    assert said(table, 1, lay("enchanted-mirror", 2)) == ("mirror-hand", told | {"number": 1})
    table = window("", "enchanted-mirror", "amulet", card="curse-1", at=1, gems=[2, 6, 3])
    message, args = said(table, 1, lay("enchanted-mirror", 2))
    assert (message, args["cards"]) == ("mirror-grimoire", table.names(table.grimoires[2]))


@pytest.mark.rule("HP-42", "HP-43")
def test_who_would_win_at_the_end_is_told_so_before_stopping_it() -> None:
    table = window("", "counterspell", "", card="spell-1", gems=[0, 24, 0], cauldron=1)
    told = {"seat": 0, "card": "spell-1"}
    assert said(table, 1, lay("counterspell")) == ("stops-your-win", told | {"total": 24})
    table = window("", "counterspell", "", card="spell-1", gems=[24, 0, 0], cauldron=1)
    assert said(table, 1, lay("counterspell")) == ("stops-the-end", told | {"total": 25})
