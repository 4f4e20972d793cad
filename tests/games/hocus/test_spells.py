"""Every Advanced Spell: its text is carried out in written order, and it is refused where the whole text cannot be."""

import pytest

from coven.games.hocus.effects.changing import Dissolving, LookAtPocket, LookIntoPot, Palming, Scorching, Swap
from coven.games.hocus.effects.laying import ChooseReturn, Draw, FaceDown, ReturnCard, TopIntoCommunity
from coven.games.hocus.moves import Cast, EndTurn, Return
from tests.games.hocus.tables import cards, cast, lay, names, open_, pocket, pot, refused, spells, told

FULL = "owls-10 owls-11 owls-12 owls-13"

# Chaos

RETURN_ONE = ChooseReturn(1, redraw=False)
ENTROPIC_ENERGY = cast("entropic-energy", TopIntoCommunity(2), Draw(1))
WILD_SURGE = cast("wild-surge", pot("cups-3", 2), ChooseReturn(3, redraw=True))
TWIST_OF_FATE = cast("twist-of-fate", pocket("cups-3 cups-4", 1), TopIntoCommunity(2), Draw(1))


@pytest.mark.rule("HC-11", "HC-35")
def test_entropic_energy_lays_the_top_card_open_then_draws() -> None:
    table = lay("cups-3", "cups-5", schools=["chaos"], communities=["", "owls-2 owls-3"])
    assert told(table, 0, ENTROPIC_ENERGY) == ["spell-cast", "top-laid-open", "drew"]
    assert names(table.communities[1]) == "owls-2 owls-3 wands-2"
    assert names(table.hands[0]) == "cups-3 wands-3"
    assert table.view(1).communities[1].cards[-1] == "wands-2"


@pytest.mark.rule("HC-11")
def test_entropic_energy_needs_two_cards_in_the_deck_and_a_community_of_few_cards() -> None:
    short = lay("cups-3", "cups-5", schools=["chaos"], deck="wands-2")
    full = lay("cups-3", "cups-5", schools=["chaos"], communities=["", FULL])
    nearly = lay("cups-3", "cups-5", schools=["chaos"], communities=["", "owls-2 owls-3 owls-4"])
    assert refused(short, 0, ENTROPIC_ENERGY) == ("HC-11", "deck-too-small")
    assert refused(full, 0, ENTROPIC_ENERGY) == ("HC-13", "community-full")
    assert refused(nearly, 0, ENTROPIC_ENERGY) == ("HC-11", "not-the-text")
    assert {move.parts[0].community for move in nearly.moves(0) if move.spell == "entropic-energy"} == {1}


@pytest.mark.rule("HC-11", "HC-12")
def test_wild_surge_is_a_pot_card_and_then_up_to_three_cards_for_as_many() -> None:
    table = lay("cups-3 cups-4 cups-6 owls-6", "cups-5", schools=["chaos"])
    assert told(table, 0, WILD_SURGE) == ["spell-cast", "laid-in-pot"]
    assert len(table.moves(0)) == 3 + 3 + 1
    assert refused(table, 0, EndTurn()) == ("HC-12", "return-first")
    assert refused(table, 0, Return(("cups-3",))) == ("HC-12", "not-in-hand")
    assert refused(table, 0, Return(())) == ("HC-11", "return-number")
    assert told(table, 0, Return(("cups-4", "owls-6"))) == ["returned", "drew"]
    assert names(table.hands[0]) == "wands-2 wands-3 cups-6"
    assert names(table.deck[-2:]) == "cups-4 owls-6"
    assert (names(table.pots[1]), table.actors()) == ("cups-3", (1,))


@pytest.mark.rule("HC-11", "HC-12")
def test_wild_surge_needs_a_card_in_the_deck_and_what_it_returns_counts_too() -> None:
    table = lay("cups-3 cups-4 owls-4", "cups-5", schools=["chaos"], deck="wands-2")
    table.play(0, WILD_SURGE)
    table.play(0, Return(("owls-4", "cups-4")))
    assert names(table.hands[0]) == "wands-2 owls-4"
    empty = lay("cups-3 cups-4 owls-4", "cups-5", schools=["chaos"], deck="")
    assert refused(empty, 0, WILD_SURGE) == ("HC-11", "deck-too-small")


@pytest.mark.rule("HC-12")
def test_cards_returned_together_lie_in_ascending_strength_and_suits_in_order() -> None:
    table = lay("cups-3 wands-8 cups-7 owls-8", "cups-5", schools=["chaos"])
    table.play(0, WILD_SURGE)
    table.play(0, Return(("cups-7", "owls-8", "wands-8")))
    assert names(table.deck[-3:]) == "cups-7 owls-8 wands-8"


@pytest.mark.rule("HC-10", "HC-11")
def test_wild_surge_needs_a_card_to_return_and_company() -> None:
    small = lay("cups-3", "cups-5", schools=["chaos"])
    alone = lay("cups-3 cups-4", "", schools=["chaos"])
    assert refused(small, 0, WILD_SURGE) == ("HC-11", "hand-too-small")
    assert refused(alone, 0, WILD_SURGE) == ("HC-10", "draws-alone")


@pytest.mark.rule("HC-11", "HC-35")
def test_twist_of_fate_fills_a_pocket_lays_the_top_card_open_and_draws() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["chaos"])
    assert told(table, 0, TWIST_OF_FATE) == ["spell-cast", "laid-in-pocket", "top-laid-open", "drew"]
    assert sorted(table.pockets[0][0]) == cards("cups-3 cups-4")
    assert (names(table.communities[1]), names(table.hands[0])) == ("wands-2", "wands-3")


@pytest.mark.rule("HC-11")
def test_twist_of_fate_needs_two_cards_in_the_deck_and_room_in_a_pocket_and_a_community() -> None:
    short = lay("cups-3 cups-4", "cups-5", schools=["chaos"], deck="wands-2")
    full = lay("cups-3 cups-4", "cups-5", schools=["chaos"], pockets={0: ["owls-3", "owls-4 owls-5"]})
    no_room = lay("cups-3 cups-4", "cups-5", schools=["chaos"], communities=["", FULL])
    assert refused(short, 0, TWIST_OF_FATE) == ("HC-11", "deck-too-small")
    assert refused(full, 0, TWIST_OF_FATE) == ("HC-15", "pocket-full")
    assert refused(no_room, 0, TWIST_OF_FATE) == ("HC-13", "community-full")


# Alchemy

TRANSMUTE = cast("transmute", open_("cups-3", 1), Draw(1))
GILDING = cast("gilding", pot("cups-3", 2), ReturnCard("cups-4"), Draw(1))
DISSOLVE = cast("dissolve", Dissolving("owls-11", 1), open_("cups-3", 1))


@pytest.mark.rule("HC-11", "HC-35")
def test_transmute_lays_a_cup_open_and_draws() -> None:
    table = lay("cups-3 wands-9", "cups-5", schools=["alchemy"], deck="wands-2")
    assert told(table, 0, TRANSMUTE) == ["spell-cast", "laid-open", "drew"]
    assert names(table.communities[0]) == "cups-3"
    assert (names(table.hands[0]), table.deck) == ("wands-2 wands-9", [])


@pytest.mark.rule("HC-11")
def test_transmute_takes_a_cup_and_needs_a_card_in_the_deck() -> None:
    table = lay("cups-3 cups-4 wands-9", "cups-5", schools=["alchemy"])
    assert {move.parts[0].card for move in table.moves(0) if move.spell == "transmute"} == {"cups-3", "cups-4"}
    assert refused(table, 0, cast("transmute", open_("wands-9", 1), Draw(1))) == ("HC-11", "not-the-text")
    assert "transmute" not in spells(lay("wands-3 owls-9", "cups-5", schools=["alchemy"]))
    assert refused(lay("cups-3", "cups-5", schools=["alchemy"], deck=""), 0, TRANSMUTE)[1] == "deck-too-small"


@pytest.mark.rule("HC-11")
def test_gilding_feeds_a_pot_then_exchanges_a_card_with_the_deck() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["alchemy"])
    assert told(table, 0, GILDING) == ["spell-cast", "laid-in-pot", "returned", "drew"]
    assert (names(table.pots[1]), names(table.hands[0]), names(table.deck[-1:])) == ("cups-3", "wands-2", "cups-4")


@pytest.mark.rule("HC-11", "HC-12")
def test_gilding_needs_two_cards_in_hand_and_no_deck() -> None:
    assert refused(lay("cups-3", "cups-5", schools=["alchemy"]), 0, GILDING) == ("HC-11", "hand-too-small")
    table = lay("cups-3 cups-4", "cups-5", schools=["alchemy"], deck="")
    table.play(0, GILDING)
    assert names(table.hands[0]) == "cups-4"


@pytest.mark.rule("HC-11", "HC-16", "HC-36")
def test_dissolve_puts_a_card_even_of_a_full_community_under_the_deck_for_all_to_know() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["alchemy"], communities=[FULL, ""])
    assert told(table, 0, DISSOLVE) == ["spell-cast", "dissolved", "laid-open"]
    assert names(table.communities[0]) == "owls-10 owls-12 owls-13 cups-3"
    assert (names(table.hands[0]), names(table.deck[-1:])) == ("cups-4", "owls-11")
    assert [table.view(seat).deck[-1] for seat in (0, 1, -1)] == ["owls-11"] * 3


@pytest.mark.rule("HC-11")
def test_dissolve_needs_a_face_up_card_and_a_hand_card_for_its_place() -> None:
    table = lay(
        "cups-3 cups-4", "cups-5", schools=["alchemy"], communities=["owls-11", "owls-12"], veiled={"owls-11": 1}
    )
    assert refused(table, 0, DISSOLVE) == ("HC-11", "not-face-up")
    other = cast("dissolve", Dissolving("owls-12", 2), open_("cups-3", 1))
    assert refused(table, 0, other) == ("HC-11", "not-the-text")
    assert refused(table, 0, cast("dissolve", Dissolving("owls-12", 2), open_("cups-9", 2)))[1] == "not-in-hand"
    assert refused(table, 0, cast("dissolve", Dissolving("owls-12", 3), open_("cups-3", 3)))[1] == "no-community"
    assert "dissolve" not in spells(lay("cups-3 cups-4", "cups-5", schools=["alchemy"]))


# Flame


@pytest.mark.rule("HC-11", "HC-35")
@pytest.mark.parametrize("one, two", [(1, 1), (1, 2), (2, 1), (2, 2)])
def test_wildfire_lays_two_cards_open_anywhere_and_draws_two(one: int, two: int) -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["flame"])
    move = cast("wildfire", open_("cups-3", one), open_("cups-4", two), Draw(2))
    assert told(table, 0, move) == ["spell-cast", "laid-open", "laid-open", "drew"]
    assert "cups-3" in names(table.communities[one - 1])
    assert "cups-4" in names(table.communities[two - 1])
    assert names(table.hands[0]) == "wands-2 wands-3"


@pytest.mark.rule("HC-11")
def test_wildfire_needs_two_cards_in_hand_and_deck_and_room_for_both() -> None:
    into_both = cast("wildfire", open_("cups-3", 1), open_("cups-4", 2), Draw(2))
    assert refused(lay("cups-3", "cups-5", schools=["flame"]), 0, into_both) == ("HC-11", "hand-too-small")
    short = lay("cups-3 cups-4", "cups-5", schools=["flame"], deck="wands-2")
    assert refused(short, 0, into_both) == ("HC-11", "deck-too-small")
    full = lay("cups-3 cups-4", "cups-5", schools=["flame"], communities=["", FULL])
    assert refused(full, 0, into_both) == ("HC-13", "community-full")
    assert "wildfire" in spells(full)


@pytest.mark.rule("HC-11", "HC-36")
def test_scorch_moves_an_open_card_into_the_pot_and_takes_its_place() -> None:
    table = lay("cups-3", "cups-5", schools=["flame"], communities=["", "owls-2 owls-3 owls-4"])
    assert told(table, 0, cast("scorch", Scorching("owls-3", 2), open_("cups-3", 2))) == [
        "spell-cast",
        "scorched",
        "laid-open",
    ]
    assert (names(table.communities[1]), names(table.pots[1])) == ("owls-2 owls-4 cups-3", "owls-3")
    assert table.view(-1).pots[1] == ("owls-3",)


@pytest.mark.rule("HC-11", "HC-16")
def test_scorch_works_in_a_full_community_too() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["flame"], communities=[FULL, ""])
    table.play(0, cast("scorch", Scorching("owls-10", 1), open_("cups-3", 1)))
    assert (names(table.communities[0]), names(table.pots[0])) == ("owls-11 owls-12 owls-13 cups-3", "owls-10")


@pytest.mark.rule("HC-11")
def test_scorch_needs_an_open_card_and_lays_into_the_same_community() -> None:
    table = lay("cups-3", "cups-5", schools=["flame"], communities=["", "owls-2"], veiled={"owls-2": 1})
    assert refused(table, 0, cast("scorch", Scorching("owls-2", 2), open_("cups-3", 2))) == ("HC-11", "not-face-up")
    assert "scorch" not in spells(table)
    elsewhere = lay("cups-3", "cups-5", schools=["flame"], communities=["owls-2", ""])
    assert refused(elsewhere, 0, cast("scorch", Scorching("owls-2", 1), open_("cups-3", 2)))[1] == "not-the-text"


KINDLE = cast("kindle", open_("wands-9", 2), Draw(1))


@pytest.mark.rule("HC-11", "HC-35")
def test_kindle_lays_a_wand_open_and_draws() -> None:
    table = lay("cups-3 wands-9", "cups-5", schools=["flame"])
    assert told(table, 0, KINDLE) == ["spell-cast", "laid-open", "drew"]
    assert (names(table.communities[1]), names(table.hands[0])) == ("wands-9", "wands-2 cups-3")


@pytest.mark.rule("HC-11", "HC-12")
def test_kindle_needs_a_wand_a_card_in_the_deck_and_room() -> None:
    short = lay("cups-3 wands-9", "cups-5", schools=["flame"], deck="")
    full = lay("cups-3 wands-9", "cups-5", schools=["flame"], communities=["", FULL])
    assert refused(short, 0, KINDLE) == ("HC-11", "deck-too-small")
    assert refused(full, 0, KINDLE) == ("HC-13", "community-full")
    table = lay("cups-3 wands-9", "cups-5", schools=["flame"])
    assert refused(table, 0, cast("kindle", open_("cups-3", 2), Draw(1))) == ("HC-11", "not-the-text")
    assert "kindle" not in spells(lay("cups-3", "cups-5", schools=["flame"]))


# Illusion


VEIL = cast("veil", FaceDown("swords-3", 1), Draw(1))


@pytest.mark.rule("HC-11", "HC-36")
def test_veil_lays_a_sword_face_down_that_only_its_owner_may_look_at_and_draws() -> None:
    table = lay("swords-3 cups-4", "cups-5", schools=["illusion"], communities=["owls-2", ""])
    assert told(table, 0, VEIL) == ["spell-cast", "laid-face-down", "drew"]
    assert (names(table.communities[0]), names(table.hands[0])) == ("owls-2 swords-3", "wands-2 cups-4")
    assert [table.view(seat).communities[0].cards[1] for seat in (0, 1, -1)] == ["swords-3", None, None]
    assert table.view(1).communities[0].face_down == (2,)


@pytest.mark.rule("HC-11")
def test_veil_needs_a_sword_room_and_a_card_in_the_deck() -> None:
    table = lay("swords-3 cups-4", "cups-5", schools=["illusion"], communities=[FULL, ""])
    assert refused(table, 0, VEIL) == ("HC-13", "community-full")
    assert refused(table, 0, cast("veil", FaceDown("swords-9", 2), Draw(1))) == ("HC-11", "not-in-hand")
    assert refused(table, 0, cast("veil", FaceDown("cups-4", 2), Draw(1))) == ("HC-11", "not-the-text")
    short = lay("swords-3", "cups-5", schools=["illusion"], deck="")
    assert refused(short, 0, VEIL) == ("HC-11", "deck-too-small")


@pytest.mark.rule("HC-11", "HC-36")
def test_mirage_exchanges_between_communities_and_each_keeps_its_facing() -> None:
    table = lay("cups-3", "cups-5", schools=["illusion"], communities=["owls-2 owls-3", "owls-4"], veiled={"owls-3": 0})
    move = cast("mirage", Swap("face-down-2", 1, "owls-4", 2), pot("cups-3", 2))
    assert told(table, 0, move) == ["spell-cast", "swapped", "laid-in-pot"]
    assert [names(community) for community in table.communities] == ["owls-2 owls-4", "owls-3"]
    assert table.face_down == tuple(cards("owls-3"))
    assert [table.view(seat).communities[1].cards for seat in (0, 1)] == [("owls-3",), (None,)]


@pytest.mark.rule("HC-11")
def test_mirage_needs_two_communities_that_have_cards_and_are_not_full() -> None:
    table = lay("cups-3", "cups-5", schools=["illusion"], communities=["owls-2", FULL])
    move = cast("mirage", Swap("owls-2", 1, "owls-10", 2), pot("cups-3", 2))
    assert refused(table, 0, move) == ("HC-13", "community-full")
    empty = lay("cups-3", "cups-5", schools=["illusion"], communities=["owls-2", ""])
    assert refused(empty, 0, move) == ("HC-11", "not-in-community")
    itself = cast("mirage", Swap("owls-2", 1, "owls-2", 1), pot("cups-3", 2))
    assert refused(empty, 0, itself) == ("HC-11", "same-community")
    assert "mirage" not in spells(table) | spells(empty)


@pytest.mark.rule("HC-11")
def test_a_card_that_lies_face_down_cannot_be_named() -> None:
    table = lay("cups-3", "cups-5", schools=["illusion"], communities=["owls-2", "owls-4"], veiled={"owls-2": 0})
    move = cast("mirage", Swap("owls-2", 1, "owls-4", 2), pot("cups-3", 2))
    assert refused(table, 0, move) == ("HC-11", "not-in-community")


def sleight(card: str, taken: str, number: int, pot: int) -> Cast:
    return cast("sleight-of-hand", Palming(card, taken, number, pot))


@pytest.mark.rule("HC-11", "HC-16", "HC-37")
def test_sleight_of_hand_puts_a_pocket_card_into_a_pot_and_a_hand_card_into_its_place() -> None:
    table = lay("cups-3", "cups-5", schools=["illusion"], pockets={0: ["", "owls-2 owls-3"]})
    assert told(table, 0, sleight("cups-3", "owls-2", 2, 1)) == ["spell-cast", "palmed"]
    assert (names(table.pockets[0][1]), names(table.pots[0])) == ("cups-3 owls-3", "owls-2")
    assert [table.view(seat).pots[0] for seat in (0, 1)] == [("owls-2",), (None,)]


@pytest.mark.rule("HC-36")
def test_whoever_knew_the_pocket_card_knows_it_in_the_pot() -> None:
    table = lay(
        "cups-3 cups-4",
        "cups-5",
        "cups-7",
        schools=["illusion"],
        pockets={0: ["owls-2 owls-3", ""]},
        known={"owls-2": [1]},
    )
    table.play(0, sleight("cups-3", "owls-2", 1, 2))
    assert [table.view(seat).pots[1] for seat in (1, 2)] == [("owls-2",), (None,)]
    assert [table.view(seat).pockets[0][0] for seat in (0, 1)] == [("cups-3", "owls-3"), (None, None)]


@pytest.mark.rule("HC-11")
def test_sleight_of_hand_needs_a_card_in_an_own_pocket_and_a_pot() -> None:
    table = lay("cups-3", "cups-5", schools=["illusion"], pockets={1: ["owls-2", ""]})
    assert refused(table, 0, sleight("cups-3", "owls-2", 1, 1)) == ("HC-11", "not-in-pocket")
    assert refused(table, 0, sleight("cups-3", "owls-2", 3, 1)) == ("HC-7", "no-pocket")
    assert refused(table, 0, sleight("cups-3", "owls-2", 1, 3)) == ("HC-6", "no-pot")
    assert "sleight-of-hand" not in spells(table)
    mine = lay("cups-3", "cups-5", schools=["illusion"], pockets={0: ["owls-2", ""]})
    assert refused(mine, 0, sleight("cups-9", "owls-2", 1, 1)) == ("HC-11", "not-in-hand")


# Divination

SCRY = cast("scry", pot("cups-3", 2), LookIntoPot(2), ChooseReturn(1, redraw=True))


@pytest.mark.rule("HC-11", "HC-14", "HC-36", "HC-37")
def test_scry_shows_the_whole_pot_to_its_caster_only() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["divination"], pots=["", "wands-9 owls-8 owls-9"])
    assert told(table.clone(), 0, SCRY, 0) == ["spell-cast", "laid-in-pot", "looked-into-pot", "saw"]
    assert told(table, 0, SCRY, 1) == ["spell-cast", "laid-in-pot", "looked-into-pot"]
    assert table.view(0).pots[1] == ("cups-3", "owls-8", "owls-9", "wands-9")
    assert table.view(1).pots[1] == (None,) * 4


@pytest.mark.rule("HC-11", "HC-12")
def test_scry_then_exchanges_a_card_with_the_deck_which_may_be_empty() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["divination"], pots=["", "wands-9 owls-8 owls-9"], deck="")
    table.play(0, SCRY)
    assert told(table, 0, Return(("cups-4",))) == ["returned", "drew"]
    assert (names(table.hands[0]), table.actors()) == ("cups-4", (1,))


@pytest.mark.rule("HC-11")
def test_scry_needs_a_pot_of_three_cards_and_looks_into_the_same_one() -> None:
    pots = ["wands-9 owls-8", "wands-10 owls-9 owls-10"]
    table = lay("cups-3 cups-4", "cups-5", schools=["divination"], pots=pots)
    redraw = ChooseReturn(1, redraw=True)
    assert refused(table, 0, cast("scry", pot("cups-3", 1), LookIntoPot(1), redraw)) == ("HC-11", "pot-too-small")
    both = lay("cups-3 cups-4", "cups-5", schools=["divination"], pots=["wands-9 owls-8 owls-7", f"{pots[1]} owls-11"])
    assert refused(both, 0, cast("scry", pot("cups-3", 1), LookIntoPot(2), redraw)) == ("HC-11", "not-the-text")
    assert refused(table, 0, cast("scry", pot("cups-3", 2), LookIntoPot(4), redraw)) == ("HC-6", "no-pot")
    assert refused(table, 0, cast("scry", pot("cups-9", 2), LookIntoPot(2), redraw)) == ("HC-14", "not-in-hand")
    assert {move.parts[0].pot for move in table.moves(0) if move.spell == "scry"} == {2}
    assert refused(lay("cups-3", "cups-5", schools=["divination"], pots=pots), 0, SCRY)[1] == "hand-too-small"


FORESIGHT = cast("foresight", open_("cups-3", 1), Draw(2), RETURN_ONE)


@pytest.mark.rule("HC-11", "HC-12")
def test_foresight_draws_two_and_returns_one_chosen_afterwards() -> None:
    table = lay("cups-3", "cups-5", schools=["divination"])
    assert told(table, 0, FORESIGHT) == ["spell-cast", "laid-open", "drew"]
    assert table.moves(0) == [Return(("wands-2",)), Return(("wands-3",))]
    assert refused(table, 0, Return(("wands-2", "wands-3"))) == ("HC-11", "return-number")
    assert told(table, 0, Return(("wands-3",))) == ["returned"]
    assert (names(table.hands[0]), names(table.deck[-1:])) == ("wands-2", "wands-3")
    assert [table.view(seat).deck[-1] for seat in (0, 1)] == ["wands-3", None]


@pytest.mark.rule("HC-11")
def test_foresight_needs_two_cards_in_the_deck_and_room() -> None:
    short = lay("cups-3", "cups-5", schools=["divination"], deck="wands-2")
    full = lay("cups-3", "cups-5", schools=["divination"], communities=[FULL, ""])
    assert refused(short, 0, FORESIGHT) == ("HC-11", "deck-too-small")
    assert refused(full, 0, FORESIGHT) == ("HC-13", "community-full")


SECOND_SIGHT = cast("second-sight", pocket("cups-3", 1), LookAtPocket(1, 2), Draw(2), RETURN_ONE)


@pytest.mark.rule("HC-11", "HC-36", "HC-37")
def test_second_sight_shows_a_pocket_of_another_player_and_keeps_one_of_two_cards() -> None:
    table = lay("cups-3", "cups-5", "cups-7", schools=["divination"], pockets={1: ["owls-2", "owls-3 owls-4"]})
    assert told(table.clone(), 0, SECOND_SIGHT, 0)[1:] == [
        "laid-in-pocket",
        "looked-at-pocket",
        "saw",
        "drew",
        "received",
    ]
    assert told(table, 0, SECOND_SIGHT, 1)[1:] == ["laid-in-pocket", "looked-at-pocket", "drew"]
    assert names(table.hands[0]) == "wands-2 wands-3"
    assert told(table, 0, Return(("wands-2",))) == ["returned"]
    assert table.view(0).pockets[1] == ((None,), ("owls-3", "owls-4"))
    assert table.view(2).pockets[1] == ((None,), (None, None))


@pytest.mark.rule("HC-11")
def test_second_sight_looks_at_nothing_if_there_is_no_such_pocket() -> None:
    table = lay("cups-3", "cups-5", schools=["divination"])
    assert cast("second-sight", pocket("cups-3", 1), Draw(2), RETURN_ONE) in table.moves(0)
    for target, number in [(1, 2), (0, 1), (1, 3), (7, 1)]:
        move = cast("second-sight", pocket("cups-3", 1), LookAtPocket(target, number), Draw(2), RETURN_ONE)
        assert refused(table, 0, move) == ("HC-11", "no-such-pocket")
    seen = lay("cups-3", "cups-5", schools=["divination"], pockets={1: ["owls-2", ""]})
    assert refused(seen, 0, cast("second-sight", pocket("cups-3", 1), Draw(2), RETURN_ONE)) == ("HC-11", "not-the-text")


@pytest.mark.rule("HC-11")
def test_second_sight_needs_room_in_an_own_pocket_and_two_cards_in_the_deck() -> None:
    full = {0: ["owls-2 owls-3", "owls-4 owls-5"], 1: ["", "owls-6"]}
    table = lay("cups-3", "cups-5", schools=["divination"], pockets=full)
    assert refused(table, 0, SECOND_SIGHT) == ("HC-15", "pocket-full")
    assert (
        refused(lay("cups-3", "cups-5", schools=["divination"], deck="owls-2"), 0, SECOND_SIGHT)[1] == "deck-too-small"
    )


# Conjuration

SUMMON = cast("summon", open_("cups-3", 1), Draw(1))
FAMILIAR = cast("familiar", pot("owls-3", 2), Draw(1))
MANIFEST = cast("manifest", pocket("cups-3 cups-4", 1), Draw(1))


@pytest.mark.rule("HC-11")
def test_summon_lays_a_card_open_and_draws() -> None:
    table = lay("cups-3", "cups-5", schools=["conjuration"])
    assert told(table, 0, SUMMON) == ["spell-cast", "laid-open", "drew"]
    assert (names(table.communities[0]), names(table.hands[0])) == ("cups-3", "wands-2")


@pytest.mark.rule("HC-11")
def test_summon_needs_a_card_in_the_deck_and_room() -> None:
    short = lay("cups-3", "cups-5", schools=["conjuration"], deck="")
    full = lay("cups-3", "cups-5", schools=["conjuration"], communities=[FULL, ""])
    assert refused(short, 0, SUMMON) == ("HC-11", "deck-too-small")
    assert refused(full, 0, SUMMON) == ("HC-13", "community-full")


@pytest.mark.rule("HC-11")
def test_familiar_puts_an_owl_into_a_pot_and_draws() -> None:
    table = lay("owls-3 cups-3", "cups-5", schools=["conjuration"])
    assert told(table, 0, FAMILIAR) == ["spell-cast", "laid-in-pot", "drew"]
    assert (names(table.pots[1]), names(table.hands[0])) == ("owls-3", "wands-2 cups-3")


@pytest.mark.rule("HC-11")
def test_familiar_needs_an_owl_and_a_card_in_the_deck() -> None:
    assert refused(lay("owls-3", "cups-5", schools=["conjuration"], deck=""), 0, FAMILIAR)[1] == "deck-too-small"
    table = lay("owls-3 cups-3", "cups-5", schools=["conjuration"])
    assert refused(table, 0, cast("familiar", pot("cups-3", 2), Draw(1))) == ("HC-11", "not-the-text")
    none = lay("cups-3", "cups-5", schools=["conjuration"])
    assert refused(none, 0, cast("familiar", pot("cups-3", 2), Draw(1))) == ("HC-11", "cannot-be-carried-out")


@pytest.mark.rule("HC-11")
def test_manifest_fills_a_pocket_and_draws() -> None:
    table = lay("cups-3 cups-4", "cups-5", schools=["conjuration"])
    assert told(table, 0, MANIFEST) == ["spell-cast", "laid-in-pocket", "drew"]
    assert (sorted(table.pockets[0][0]), names(table.hands[0])) == (cards("cups-3 cups-4"), "wands-2")


@pytest.mark.rule("HC-11")
def test_manifest_needs_a_card_in_the_deck_and_room() -> None:
    short = lay("cups-3 cups-4", "cups-5", schools=["conjuration"], deck="")
    full = lay("cups-3 cups-4", "cups-5", schools=["conjuration"], pockets={0: ["owls-3", ""]})
    assert refused(short, 0, MANIFEST) == ("HC-11", "deck-too-small")
    assert refused(full, 0, MANIFEST) == ("HC-15", "pocket-full")
