"""HC-33 and HC-35: Enchantment cards that lie out."""

import pytest

from coven.games.hocus.effects.changing import Dissolving, Exchange, LayBeside, Scorching, Swap
from coven.games.hocus.effects.laying import ChooseReturn, Draw, FaceDown, TopIntoCommunity
from coven.games.hocus.moves import Cast, Commit, Decline, NameOrder, Return, UseOwl
from coven.games.hocus.state import Bonus, Lying
from coven.games.hocus.steps.showdowns import NamingOrder
from tests.games.hocus.tables import (
    build_community,
    build_pot,
    cards,
    cast,
    lay,
    names,
    open_,
    pocket,
    pot,
    refused,
    spells,
    told,
)

FULL = "owls-10 owls-11 owls-12 owls-13"
POWER_SIPHON = cast("power-siphon", open_("cups-3", 1), LayBeside("power-siphon", "beside-community", 1))
GILDED_SIGIL = cast("gilded-sigil", pot("cups-3", 2), LayBeside("gilded-sigil", "beside-pot", 2), Draw(1))
WARDING_RUNE = cast("warding-rune", pocket("cups-3", 1), LayBeside("warding-rune", "beside-pocket", 1), Draw(2))
SIPHON = Lying("power-siphon", 1, 1)


@pytest.mark.rule("HC-33", "HC-37")
@pytest.mark.parametrize("move, number", [(POWER_SIPHON, 1), (GILDED_SIGIL, 2), (WARDING_RUNE, 1)])
def test_an_enchantment_lies_out_for_all_to_see_and_cannot_be_used_again(move: Cast, number: int) -> None:
    table = lay("cups-3 cups-4", "cups-5 cups-6", schools=["enchantment"])
    assert told(table, 0, move)[2] == "laid-beside"
    assert table.view(-1).enchantments == (Lying(move.spell, 0, number),)
    table.play(1, build_pot("cups-5"))
    assert refused(table, 0, move) == ("HC-33", "spell-lies-out")
    assert move.spell not in spells(table)


@pytest.mark.rule("HC-33", "HC-35")
def test_power_siphon_draws_for_the_card_with_which_it_comes() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["enchantment"])
    assert told(table, 0, POWER_SIPHON) == ["spell-cast", "laid-open", "laid-beside", "siphoned", "drew"]
    assert (names(table.communities[0]), names(table.hands[0])) == ("cups-3", "wands-2 cups-4")


@pytest.mark.rule("HC-11", "HC-33")
def test_power_siphon_needs_a_community_that_is_not_full_and_lies_beside_it() -> None:
    table = lay("cups-3", "cups-5", schools=["enchantment"], communities=[FULL, ""])
    assert refused(table, 0, POWER_SIPHON) == ("HC-13", "community-full")
    table = lay("cups-3", "cups-5", schools=["enchantment"])
    elsewhere = cast("power-siphon", open_("cups-3", 2), LayBeside("power-siphon", "beside-community", 1))
    assert refused(table, 0, elsewhere) == ("HC-11", "not-the-text")


@pytest.mark.rule("HC-11", "HC-33")
def test_gilded_sigil_needs_a_pot_and_warding_rune_a_pocket_with_room() -> None:
    table = lay("cups-3", "cups-5", schools=["enchantment"], pockets={0: ["owls-2 owls-3", ""]})
    beside_nothing = cast("gilded-sigil", pot("cups-3", 3), LayBeside("gilded-sigil", "beside-pot", 3), Draw(1))
    assert refused(table, 0, beside_nothing) == ("HC-6", "no-pot")
    beside_another = cast("gilded-sigil", pot("cups-3", 1), LayBeside("gilded-sigil", "beside-pot", 2), Draw(1))
    assert refused(table, 0, beside_another) == ("HC-11", "not-the-text")
    assert refused(table, 0, WARDING_RUNE) == ("HC-15", "pocket-full")
    elsewhere = cast("warding-rune", pocket("cups-3", 2), LayBeside("warding-rune", "beside-pocket", 1), Draw(2))
    assert refused(table, 0, elsewhere) == ("HC-11", "not-the-text")


@pytest.mark.rule("HC-11", "HC-33")
@pytest.mark.parametrize(
    "move, drawn, deck", [(GILDED_SIGIL, "wands-2", ""), (WARDING_RUNE, "wands-2 wands-3", "owls-2")]
)
def test_gilded_sigil_draws_one_card_and_warding_rune_two(move: Cast, drawn: str, deck: str) -> None:
    table = lay("cups-3", "cups-5", schools=["enchantment"])
    assert told(table, 0, move)[-1] == "drew"
    assert names(table.hands[0]) == drawn
    short = lay("cups-3", "cups-5", schools=["enchantment"], deck=deck)
    assert refused(short, 0, move) == ("HC-11", "deck-too-small")


@pytest.mark.rule("HC-33")
def test_power_siphon_draws_on_anybodys_turn_after_the_spell_is_finished() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["conjuration"], enchantments=[SIPHON])
    assert told(table, 0, cast("summon", open_("cups-3", 1), Draw(1)))[-3:] == ["drew", "siphoned", "drew"]
    assert (names(table.hands[0]), names(table.hands[1])) == ("wands-2 cups-4", "wands-3 cups-5")


@pytest.mark.rule("HC-33")
def test_power_siphon_draws_for_its_owners_own_spells_and_owls() -> None:
    table = lay("cups-3", "cups-5 cups-6", enchantments=[SIPHON], turn=1, owls={1: "owls-8"})
    table.play(1, UseOwl("owls-8", (open_("cups-5", 1),)))
    assert names(table.hands[1]) == "wands-2 cups-6"
    table.play(1, build_community("cups-6"))
    assert names(table.hands[1]) == "wands-2 wands-3"


@pytest.mark.rule("HC-33", "HC-36")
def test_power_siphon_draws_after_a_used_owl_is_returned() -> None:
    table = lay("cups-3 cups-4", "cups-5", enchantments=[SIPHON], owls={0: "owls-8"}, deck="")
    table.play(0, UseOwl("owls-8", (open_("cups-3", 1),)))
    assert names(table.hands[1]) == "cups-5 owls-8"
    assert table.view(-1).hands[1] == ("owls-8", None)


@pytest.mark.rule("HC-33")
def test_power_siphon_draws_for_its_own_community_only() -> None:
    table = lay("cups-3 cups-4", "cups-5", enchantments=[SIPHON])
    table.play(0, build_community("cups-3", 2))
    assert names(table.hands[1]) == "cups-5"


@pytest.mark.rule("HC-33", "HC-10")
def test_power_siphon_draws_nothing_from_an_empty_deck_or_for_the_last_player() -> None:
    empty = lay("cups-3 cups-4", "cups-5", enchantments=[SIPHON], deck="")
    empty.play(0, build_community("cups-3"))
    alone = lay("cups-3", "cups-5", enchantments=[SIPHON])
    alone.play(0, build_community("cups-3"))
    assert names(empty.hands[1]) == names(alone.hands[1]) == "cups-5"


@pytest.mark.rule("HC-33", "HC-10", "HC-18")
def test_the_last_player_draws_nothing_by_power_siphon_with_the_last_hand_card_either() -> None:
    table = lay("", "cups-5", enchantments=[SIPHON], turn=1)
    assert "siphoned" not in told(table, 1, build_community("cups-5"))
    assert table.step == NamingOrder(0)


@pytest.mark.rule("HC-33", "HC-10")
def test_power_siphon_draws_for_a_last_card_while_others_remain() -> None:
    table = lay("cups-3", "cups-5", enchantments=[SIPHON], turn=1)
    table.play(1, build_community("cups-5"))
    assert names(table.hands[1]) == "wands-2"


@pytest.mark.rule("HC-33", "HC-8")
def test_no_legality_depends_on_the_draw_of_power_siphon() -> None:
    table = lay("cups-3", "cups-5", enchantments=[SIPHON], turn=1, owls={1: "owls-8"})
    assert refused(table, 1, UseOwl("owls-8", (open_("cups-5", 1),))) == ("HC-8", "owl-empties-hand")


@pytest.mark.rule("HC-35")
@pytest.mark.parametrize(
    "school, move",
    [
        ("alchemy", cast("dissolve", Dissolving("owls-2", 1), open_("cups-3", 1))),
        ("flame", cast("scorch", Scorching("owls-2", 1), open_("cups-3", 1))),
        ("chronomancy", cast("rewind", Exchange("cups-3", "owls-2", 1), pot("cups-4", 1))),
        ("illusion", cast("veil", FaceDown("swords-3", 1), Draw(1))),
        ("chaos", cast("entropic-energy", TopIntoCommunity(1), Draw(1))),
        ("chaos", cast("twist-of-fate", pocket("cups-3", 1), TopIntoCommunity(1), Draw(1))),
        ("flame", cast("wildfire", open_("cups-3", 1), open_("cups-4", 1), Draw(2))),
    ],
)
def test_power_siphon_counts_each_spell_that_adds_a_card_once(school: str, move: Cast) -> None:
    lying = {"communities": ["owls-2", "owls-3"], "enchantments": [SIPHON]}
    table = lay("swords-3 cups-3 cups-4", "cups-5", schools=[school], **lying)
    assert told(table, 0, move).count("siphoned") == 1
    assert len(table.hands[1]) == 2


@pytest.mark.rule("HC-33", "HC-35")
def test_power_siphon_waits_for_the_return_of_foresight() -> None:
    """The Spell is finished only then: what was RETURNed lies under the deck from which the owner draws."""
    table = lay("cups-3", "cups-5", schools=["divination"], enchantments=[SIPHON], deck="wands-2 wands-3")
    foresight = cast("foresight", open_("cups-3", 1), Draw(2), ChooseReturn(1, redraw=False))
    assert "siphoned" not in told(table, 0, foresight)
    assert told(table, 0, Return(("wands-2",))) == ["returned", "siphoned", "drew"]
    assert names(table.hands[1]) == "wands-2 cups-5"


@pytest.mark.rule("HC-35")
def test_power_siphon_does_not_count_mirage() -> None:
    table = lay("cups-3", "cups-5", schools=["illusion"], communities=["owls-2", "owls-3"], enchantments=[SIPHON])
    table.play(0, cast("mirage", Swap("owls-2", 1, "owls-3", 2), pot("cups-3", 1)))
    assert names(table.hands[1]) == "cups-5"


@pytest.mark.rule("HC-33")
def test_warding_rune_fills_the_pocket_it_lies_beside() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["enchantment"])
    beside = LayBeside("warding-rune", "beside-pocket", 1)
    move = cast("warding-rune", pocket("cups-3 cups-4", 1), beside, Draw(2))
    assert told(table, 0, move) == ["spell-cast", "laid-in-pocket", "laid-beside", "drew"]
    assert sorted(table.pockets[0][0]) == cards("cups-3 cups-4")


def showdown(
    enchantment: Lying, mine: str, theirs: str, pots: tuple[str, str] = ("owls-11", "")
) -> tuple[list[int], tuple[Bonus, ...]]:
    """Points and bonuses after a showdown of two Pockets for the first Community; nobody wants the second."""
    table = lay(
        "cups-3",
        "",
        communities=["swords-4", ""],
        pots=pots,
        pockets={0: [mine, ""], 1: [theirs, ""]},
        enchantments=[enchantment],
        round_limit=1,
    )
    table.play(0, build_pot("cups-3", 2))
    table.play(0, NameOrder((1, 2)))
    for seat in (0, 1):
        table.play(seat, Commit(1) if table.pockets[seat][0] else Decline())
    return table.points, table.results[0].bonuses


@pytest.mark.rule("HC-33")
def test_gilded_sigil_scores_one_for_a_sole_winner_whatever_is_in_the_pot() -> None:
    sigil = Lying("gilded-sigil", 0, 1)
    assert showdown(sigil, "owls-4", "owls-3") == ([3, 0], (Bonus(0, "gilded-sigil", 1),))
    assert showdown(sigil, "owls-4", "owls-3", ("", "")) == ([1, 0], (Bonus(0, "gilded-sigil", 1),))


@pytest.mark.rule("HC-33")
def test_gilded_sigil_scores_nothing_on_a_tie_a_loss_or_another_pot() -> None:
    sigil = Lying("gilded-sigil", 0, 1)
    assert showdown(sigil, "owls-4", "cups-4") == ([1, 1], ())
    assert showdown(sigil, "owls-3", "cups-4") == ([0, 2], ())
    assert showdown(Lying("gilded-sigil", 0, 2), "owls-4", "owls-3") == ([2, 0], ())


@pytest.mark.rule("HC-33")
def test_warding_rune_scores_one_for_its_own_pocket_that_wins_alone() -> None:
    rune = Lying("warding-rune", 0, 1)
    assert showdown(rune, "owls-4", "cups-3") == ([3, 0], (Bonus(0, "warding-rune", 1),))
    assert showdown(rune, "owls-4", "cups-4") == ([1, 1], ())
    assert showdown(rune, "owls-3", "cups-4") == ([0, 2], ())
    assert showdown(Lying("warding-rune", 0, 2), "owls-4", "cups-3") == ([2, 0], ())


@pytest.mark.rule("HC-33")
def test_enchantments_go_back_to_their_owner_after_the_last_showdown() -> None:
    table = lay("cups-3", "", schools=["enchantment"], enchantments=[Lying("gilded-sigil", 0, 1)])
    table.play(0, build_pot("cups-3"))
    assert table.enchantments
    table.play(0, NameOrder((2, 1)))
    assert (table.round, table.enchantments) == (2, ())
