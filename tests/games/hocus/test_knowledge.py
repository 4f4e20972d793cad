"""HC-36, HC-37: who knows which card, what a guess keeps, and what it deals again."""

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from coven.engine import SPECTATOR, Move, Seat, seed_from
from coven.games.hocus import GAME
from coven.games.hocus.effects.changing import (
    Exchange,
    ExchangePocket,
    LookAtPocket,
    LookIntoPot,
    MovePocket,
    Palming,
    Scorching,
    Swap,
)
from coven.games.hocus.effects.laying import (
    ChooseReturn,
    Draw,
    FaceDown,
    IntoPocket,
    IntoPot,
    ReturnCard,
    TopIntoCommunity,
)
from coven.games.hocus.events import PocketExchanged, PocketMoved
from coven.games.hocus.knowledge import everybody
from coven.games.hocus.moves import Commit, NameOrder, Return, Shift, UseOwl
from coven.games.hocus.setup import HocusTable
from coven.games.hocus.state import Batch, Look
from coven.games.hocus.steps.rounds import clear
from coven.text import Text
from tests.games.hocus.inventory import inventory
from tests.games.hocus.tables import build_community, build_pot, cards, cast, lay, names, open_, pocket, pot
from tests.games.hocus.test_cards import deal

RETURN_ONE = ChooseReturn(1, redraw=False)
REDRAW = ChooseReturn(1, redraw=True)
OTHERS = "swords-2 swords-3 swords-4 swords-5 swords-6"


def guesses(table: HocusTable, seat: Seat, number: int = 12) -> Iterator[HocusTable]:
    for luck in range(number):
        yield table.guess(seat, seed_from(str(luck), ()))


def places(table: HocusTable, seat: Seat, card: str) -> set[str]:
    """Where the card lies in the seat's guesses."""
    return {place_of(guess, cards(card)[0]) for guess in guesses(table, seat, 40)}


def place_of(table: HocusTable, card: int) -> str:
    heaps = {
        "deck": [table.deck],
        "hand": table.hands,
        "pocket": [pocket for both in table.pockets for pocket in both],
        "community": table.communities,
        "pot": table.pots,
        "owls": table.owls,
        "shown": [table.shown],
    }
    return next(
        f"{name} {number}" for name, piles in heaps.items() for number, pile in enumerate(piles) if card in pile
    )


@pytest.mark.rule("HC-36", "HC-37")
def test_a_guess_deals_again_what_a_seat_cannot_know_and_keeps_what_it_sees() -> None:
    table = lay(
        "cups-3 cups-4",
        OTHERS,
        communities=["owls-2", ""],
        pots=["owls-3 owls-4", ""],
        pockets={0: ["owls-5", ""], 1: ["owls-6", ""]},
        owls={1: "owls-9"},
    )
    for guess in guesses(table, 0):
        assert inventory(guess) == inventory(table)
        assert guess.view(0) == table.view(0)
        assert (guess.hands[0], guess.pockets[0], guess.communities) == (
            table.hands[0],
            table.pockets[0],
            table.communities,
        )
    assert places(table, 0, "swords-4") >= {"deck 0", "hand 1", "pot 0", "pocket 2"}
    assert places(table, 0, "cups-3") == {"hand 0"}
    assert places(table, SPECTATOR, "cups-3") >= {"deck 0", "hand 0", "hand 1"}
    assert places(table, 0, "owls-9") == {"owls 1"}


@pytest.mark.rule("HC-36", "HC-14")
def test_who_fed_a_pot_knows_that_card_in_it_and_nobody_else_does() -> None:
    table = lay("cups-3 cups-4", OTHERS)
    table.play(0, build_pot("cups-3"))
    assert places(table, 0, "cups-3") == {"pot 0"}
    assert len(places(table, 1, "cups-3")) > 1


@pytest.mark.rule("HC-36", "HC-15")
def test_own_pockets_are_known_and_those_of_others_are_not() -> None:
    table = lay("cups-3 cups-4 cups-6", OTHERS)
    table.play(0, cast("build-pocket", pocket("cups-3 cups-4", 1)))
    assert set(table.view(0).pockets[0][0]) == {"cups-3", "cups-4"}
    assert table.view(1).pockets[0][0] == (None, None)
    assert places(table, 0, "cups-3") == {"pocket 0"}
    assert len(places(table, 1, "cups-3")) > 1


@pytest.mark.rule("HC-36")
def test_nobody_can_tell_which_of_two_cards_laid_together_lies_where() -> None:
    seen = set()
    for luck in range(20):
        table = lay("cups-3 cups-4", OTHERS)
        table.chance = seed_from(str(luck), ())
        table.play(0, cast("build-pocket", pocket("cups-3 cups-4", 1)))
        seen.add(names(table.pockets[0][0]))
    assert seen == {"cups-3 cups-4", "cups-4 cups-3"}


@pytest.mark.rule("HC-36")
def test_an_own_veil_is_known_to_its_owner_even_after_mirage() -> None:
    table = lay("swords-13 cups-4 cups-6", OTHERS, schools=["illusion"], communities=["owls-2", "owls-3"])
    table.play(0, cast("veil", FaceDown("swords-13", 1), Draw(1)))
    assert places(table, 0, "swords-13") == {"community 0"}
    table.play(1, build_pot("swords-2"))
    table.play(0, cast("mirage", Swap("face-down-2", 1, "owls-3", 2), pot("cups-4", 1)))
    assert places(table, 0, "swords-13") == {"community 1"}
    assert len(places(table, 1, "swords-13")) > 2
    for guess in guesses(table, 1):
        assert guess.face_down == (guess.communities[1][0],)


@pytest.mark.rule("HC-36")
def test_scry_shows_every_card_of_that_pot_for_good() -> None:
    table = lay("cups-3 cups-4", OTHERS, schools=["divination"], pots=["wands-9 owls-8 owls-9", "owls-7"])
    table.play(0, cast("scry", pot("cups-3", 1), LookIntoPot(1), REDRAW))
    table.play(0, Return(("cups-4",)))
    table.play(1, build_pot("swords-2"))
    assert table.view(0).pots == (("cups-3", "owls-8", "owls-9", "wands-9", None), (None,))
    assert [places(table, 0, card) for card in ("wands-9", "owls-8")] == [{"pot 0"}] * 2
    assert len(places(table, 0, "owls-7")) > 1
    assert len(places(table, 1, "wands-9")) > 1


@pytest.mark.rule("HC-36")
def test_second_sight_follows_a_card_out_of_the_pocket_and_ends_with_an_unseen_card() -> None:
    table = lay(
        "cups-3 cups-4",
        OTHERS,
        schools=["divination", "chronomancy"],
        pockets={1: ["owls-2 owls-3", ""]},
    )
    table.play(0, cast("second-sight", pocket("cups-3", 1), LookAtPocket(1, 1), Draw(2), RETURN_ONE))
    table.play(0, Return(("cups-4",)))
    table.play(1, Shift("rewind", (ExchangePocket("swords-2", "owls-3", 1),)))
    assert table.view(0).pockets[1][0] == ("owls-2", None)
    assert table.view(0).hands[1] == ("owls-3", None, None, None, None)
    assert places(table, 0, "owls-3") == {"hand 1"}
    open_first = table.clone()
    open_first.play(1, build_community("swords-3"))
    assert places(open_first, 0, "owls-3") == {"hand 1"}
    table.play(1, build_pot("swords-3"))
    assert table.view(0).hands[1] == (None,) * 4
    assert len(places(table, 0, "owls-3")) > 1
    assert table.view(0).pockets[1][0] == ("owls-2", None)


@pytest.mark.rule("HC-36")
def test_second_sight_follows_a_card_to_the_other_pocket() -> None:
    table = lay(
        "cups-3",
        OTHERS,
        schools=[None, "chronomancy"],
        pockets={1: ["owls-2 owls-3", ""]},
        known={"owls-3": [0]},
        turn=1,
    )
    table.play(1, Shift("stasis", (MovePocket("owls-3", 1),)))
    assert table.view(0).pockets[1] == ((None,), ("owls-3",))


@pytest.mark.rule("HC-37")
@pytest.mark.parametrize("card, place", [("owls-2", 1), ("owls-3", 2)])
def test_everybody_hears_which_card_of_a_pocket_is_exchanged_or_moved(card: str, place: int) -> None:
    table = lay("cups-3 cups-4", OTHERS, schools=["chronomancy"], pockets={0: ["owls-2 owls-3", ""]})
    for part, event in [
        (ExchangePocket("cups-3", card, 1), PocketExchanged(0, 1, place)),
        (MovePocket(card, 1), PocketMoved(0, 1, place)),
    ]:
        shift = Shift("rewind" if isinstance(part, ExchangePocket) else "stasis", (part,))
        heard = [told.event for told in table.clone().play(0, shift) if told.reaches(SPECTATOR)]
        assert heard[-1] == event


@pytest.mark.rule("HC-36")
def test_knowledge_of_a_hand_ends_the_same_way_whichever_card_left() -> None:
    for card in ("owls-3", "swords-2"):
        table = lay("cups-3", "owls-3 swords-2 swords-4", known={"owls-3": [0]}, turn=1)
        assert table.view(0).hands[1] == ("owls-3", None, None)
        table.play(1, build_pot(card))
        assert table.view(0).hands[1] == (None, None)
        assert table.view(0).pots[0] == (None,)


@pytest.mark.rule("HC-36")
def test_the_last_card_of_a_hand_can_be_followed() -> None:
    table = lay("owls-2", OTHERS, known={"owls-2": [1]})
    table.play(0, build_pot("owls-2"))
    assert [table.view(seat).pots[0] for seat in (0, 1, SPECTATOR)] == [("owls-2",), ("owls-2",), (None,)]
    assert places(table, 1, "owls-2") == {"pot 0"}


@pytest.mark.rule("HC-36")
def test_a_card_seen_going_into_a_hand_is_lost_with_the_next_unseen_card() -> None:
    table = lay("cups-3 cups-4", OTHERS, schools=["chronomancy"], communities=["owls-2", ""])
    table.play(0, cast("rewind", Exchange("cups-3", "owls-2", 1), pot("cups-4", 1)))
    assert table.view(1).hands[0] == (None,)
    assert places(table, 1, "owls-2") >= {"hand 0", "pot 0"}


@pytest.mark.rule("HC-36")
def test_a_scorched_card_is_known_to_all_in_its_pot() -> None:
    table = lay("cups-3", OTHERS, schools=["flame"], communities=["owls-2", ""], pots=["owls-3", ""])
    table.play(0, cast("scorch", Scorching("owls-2", 1), open_("cups-3", 1)))
    for seat in (0, 1, SPECTATOR):
        assert table.view(seat).pots[0] == ("owls-2", None)
        assert places(table, seat, "owls-2") == {"pot 0"}
    assert len(places(table, 0, "owls-3")) > 1


@pytest.mark.rule("HC-36")
def test_a_used_owls_place_under_the_deck_is_known_to_all() -> None:
    table = lay("cups-3 cups-4", OTHERS, owls={0: "owls-6"})
    table.play(0, UseOwl("owls-6", (pot("cups-3", 1),)))
    for guess in guesses(table, SPECTATOR):
        assert names(guess.deck[-1:]) == "owls-6"


@pytest.mark.rule("HC-36", "HC-12")
def test_a_returned_cards_place_is_known_to_its_returner_only() -> None:
    table = lay("cups-3 cups-4", OTHERS, schools=["alchemy"])
    table.play(0, cast("gilding", pot("cups-3", 1), ReturnCard("cups-4"), Draw(1)))
    assert [table.view(seat).deck[-1] for seat in (0, 1, SPECTATOR)] == ["cups-4", None, None]
    assert {names(guess.deck[-1:]) for guess in guesses(table, 0)} == {"cups-4"}
    assert len({names(guess.deck[-1:]) for guess in guesses(table, 1)}) > 3


@pytest.mark.rule("HC-36")
def test_a_returned_card_is_followed_into_the_hand_that_draws_it() -> None:
    table = lay("cups-3", OTHERS, deck="owls-2", known={"owls-2": [0]}, schools=[None, "conjuration"], turn=1)
    assert table.view(0).deck == ("owls-2",)
    table.play(1, cast("summon", open_("swords-2", 1), Draw(1)))
    assert table.view(0).hands[1] == ("owls-2", None, None, None, None)
    assert places(table, 0, "owls-2") == {"hand 1"}
    assert table.view(SPECTATOR).hands[1] == (None,) * 5


@pytest.mark.rule("HC-36", "HC-12")
def test_cards_returned_together_stay_in_their_order_in_every_guess() -> None:
    table = lay("cups-3 cups-4 owls-8 cups-9", OTHERS, schools=["chaos"])
    table.play(0, cast("wild-surge", pot("cups-3", 1), ChooseReturn(3, redraw=True)))
    table.play(0, Return(("cups-4", "owls-8", "cups-9")))
    bottoms = [guess.deck[-3:] for guess in guesses(table, 1)]
    assert all(bottom == sorted(bottom) for bottom in bottoms)
    assert len({names(bottom) for bottom in bottoms}) > 6
    assert {names(guess.deck[-3:]) for guess in guesses(table, 0)} == {"cups-4 owls-8 cups-9"}


def returned_together(*rest: str, schools: list[str | None]) -> HocusTable:
    """Seat 0 has RETURNed the cups from 5 to 7, which are the deck now; all others have low and high cards."""
    table = lay("cups-2 cups-5 cups-6 cups-7", *rest, schools=["chaos", *schools], deck="wands-2 wands-3 wands-4")
    table.play(0, cast("wild-surge", pot("cups-2", 1), ChooseReturn(3, redraw=True)))
    table.play(0, Return(("cups-5", "cups-6", "cups-7")))
    return table


def decks(table: HocusTable, seat: Seat) -> list[list[int]]:
    return [guess.deck for guess in guesses(table, seat, 40)]


@pytest.mark.rule("HC-36", "HC-12")
def test_who_draws_of_cards_returned_together_knows_that_the_rest_is_higher() -> None:
    table = returned_together("swords-2 swords-9", "owls-3 owls-9", schools=["conjuration"])
    table.play(1, cast("manifest", pocket("swords-2", 1), Draw(1)))
    drawn = cards("cups-5")[0]
    assert all(drawn < first < second for first, second in decks(table, 1))
    assert len({names(deck) for deck in decks(table, 1)}) > 2
    for other in (2, SPECTATOR):
        assert any(deck[0] < drawn for deck in decks(table, other))
        assert all(deck == sorted(deck) for deck in decks(table, other))
    assert {names(deck) for deck in decks(table, 0)} == {"cups-6 cups-7"}


@pytest.mark.rule("HC-36", "HC-12")
def test_of_cards_returned_together_one_that_was_laid_open_is_the_lowest_to_all() -> None:
    table = returned_together("owls-9 swords-9", "swords-2 owls-3 owls-10", schools=[None, "chaos"])
    table.play(1, build_pot("owls-9"))
    table.play(2, cast("entropic-energy", TopIntoCommunity(1), Draw(1)))
    laid = cards("cups-5")[0]
    for seat in (1, SPECTATOR):
        assert all(laid < deck[0] for deck in decks(table, seat))
    assert {names(deck) for deck in decks(table, 2)} == {"cups-7", "swords-9", "owls-9"}


@pytest.mark.rule("HC-36", "HC-12")
def test_a_card_of_those_returned_together_that_came_out_later_tells_nothing_of_the_rest() -> None:
    table = returned_together("swords-2 swords-9 owls-2", "owls-3 owls-9", schools=["conjuration"])
    table.play(1, cast("manifest", pocket("swords-2", 1), Draw(1)))
    table.play(2, build_pot("owls-9"))
    table.play(0, build_pot("wands-2"))
    table.play(1, build_community("cups-5"))
    assert any(deck[0] < cards("cups-5")[0] for deck in decks(table, 2))


@pytest.mark.rule("HC-36", "HC-12")
def test_several_heaps_of_cards_returned_together_keep_what_is_known_of_each() -> None:
    table = lay("owls-2", "owls-1 owls-0", deck="owls-5 owls-6 swords-8 swords-9", communities=["cups-3 cups-7", ""])
    table.batches = tuple(
        Batch(tuple(cards(left)), ((cards(gone)[0], everybody(table)),))
        for left, gone in [("owls-5 owls-6", "cups-3"), ("swords-8 swords-9", "cups-7")]
    )
    assert {names(guess.deck) for guess in guesses(table, SPECTATOR, 40)} == {"owls-5 owls-6 swords-8 swords-9"}
    for guess in guesses(table, 0):
        assert guess.batches == table.batches


@pytest.mark.rule("HC-36", "HC-31")
def test_a_shuffle_ends_all_knowledge_but_that_of_claimed_owls() -> None:
    table = lay("cups-2", "", pots=["owls-9", ""], pockets={1: ["owls-2", ""]}, known={"owls-9": [0]})
    table.play(0, build_pot("cups-2", 2))
    table.play(0, NameOrder((1, 2)))
    table.play(1, Commit(1))
    assert table.round == 2
    assert all(card is None for card in table.view(0).deck + table.view(0).hands[1])
    assert places(table, 0, "owls-9") == {"owls 1"}
    assert places(table, SPECTATOR, "owls-2") == {"deck 0", "hand 0", "hand 1"}


@pytest.mark.rule("HC-21", "HC-37")
def test_committed_pockets_are_guessed_until_they_are_revealed() -> None:
    table = lay(
        "cups-2", "", "", pockets={0: ["owls-2", ""], 1: ["owls-3", ""], 2: ["owls-4", "owls-5"]}, round_limit=1
    )
    table.play(0, build_pot("cups-2", 2))
    table.play(0, NameOrder((1, 2)))
    table.play(0, Commit(1))
    assert len({names(guess.pockets[0][0]) for guess in guesses(table, 1)}) > 3
    table.play(1, Commit(1))
    table.play(2, Commit(1))
    assert places(table, 1, "owls-2") == {"shown 0"}
    assert places(table, 0, "owls-5") >= {"pocket 5", "deck 0"}


@pytest.mark.rule("HC-36", "HC-37")
def test_a_guess_moves_what_others_know_along_with_the_place() -> None:
    table = lay("cups-3", OTHERS, "cups-9", pots=["owls-3 owls-4", ""], known={"owls-3": [2]})
    for guess in guesses(table, 0):
        assert [card is None for card in guess.view(2).pots[0]] == [False, True]
        assert None not in guess.view(1).hands[1]
        assert None not in guess.view(2).hands[2]


@pytest.mark.rule("HC-37")
def test_all_see_who_looked_at_which_pot_or_pocket_until_the_round_is_over() -> None:
    pots = ["", "owls-3 owls-4 owls-5"]
    table = lay("cups-3 cups-4", "cups-5 cups-6", schools=["divination"], pockets={1: ["owls-2", ""]}, pots=pots)
    table.play(0, cast("scry", pot("cups-3", 2), LookIntoPot(2), REDRAW))
    table.play(0, Return(("cups-4",)))
    table.play(1, build_pot("cups-5"))
    table.play(0, cast("second-sight", pocket("wands-2", 1), LookAtPocket(1, 1), Draw(2), RETURN_ONE))
    table.play(0, Return(("wands-3",)))
    assert table.view(SPECTATOR).looks == (Look(0, 2), Look(0, 1, 1))
    board = GAME.board(table.view(SPECTATOR), Text("en", GAME, ("Ada", "Bob")))
    assert "Ada has looked at Pot 2" in board
    assert "Ada has looked at Bob’s Pocket 1" in board
    clear(table)
    assert table.looks == ()


def public(table: HocusTable, move: Move) -> object:
    """What everybody sees of a move: cards that move face down are only counted; of a Pocket, which of the two."""
    pockets = table.pockets[table.actors()[0]]
    parts = []
    for part in getattr(move, "parts", ()):
        match part:
            case IntoPot(hidden, number) | IntoPocket(hidden, number):
                parts.append((type(part), len(hidden), number))
            case FaceDown(_, number):
                parts.append((type(part), number))
            case ExchangePocket(_, card, number) | MovePocket(card, number):
                parts.append((type(part), number, names(pockets[number - 1]).split().index(card)))
            case Palming(_, card, number, heap):
                parts.append((type(part), number, names(pockets[number - 1]).split().index(card), heap))
            case ReturnCard():
                parts.append(type(part))
            case _:
                parts.append(part)
    number = len(move.cards) if isinstance(move, Return) else None
    return type(move), getattr(move, "spell", None), getattr(move, "owl", None), tuple(parts), number


def sounds(table: HocusTable, moves: list[Move]) -> dict[object, set[bytes]]:
    """What each watcher hears, by the public side of the move and by what the watcher sees afterwards."""
    actor = table.actors()[0]
    heard: dict[object, set[bytes]] = defaultdict(set)
    for move in moves:
        after = table.clone()
        events = after.play(actor, move)
        for watcher in {SPECTATOR, *range(table.players)} - {actor}:
            sound = msgspec.json.encode([each.event for each in events if each.reaches(watcher)])
            heard[watcher, public(table, move), msgspec.json.encode(after.view(watcher))].add(sound)
    return heard


@pytest.mark.rule("HC-36", "HC-37")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_events_do_not_tell_which_hidden_card_was_chosen(players: int) -> None:
    """Whatever was chosen in secret sounds the same to everybody else, as long as they see the same."""
    random, compared = Random(players), 0
    for seed in range(6):
        table = deal(players, f"sounds {seed}", round_limit=1, goal=100)
        while table.step:
            seat = table.actors()[0]
            moves = table.moves(seat)
            sample = random.sample(moves, min(10, len(moves)))
            heard = sounds(table, sample)
            assert all(len(each) == 1 for each in heard.values())
            compared += len(sample) * players - len(heard)
            table.apply(seat, random.choice(moves))
    assert compared > 500


@pytest.mark.rule("HC-37")
def test_everybody_sees_sizes_places_and_facing() -> None:
    table = lay(
        "cups-3 cups-4",
        OTHERS,
        communities=["owls-2 owls-3", ""],
        veiled={"owls-3": 0},
        pots=["owls-4", "owls-5 owls-6"],
        pockets={1: ["owls-7", "owls-8 owls-9"]},
        points=(3, 4),
        schools=["illusion", "flame"],
    )
    view = table.view(SPECTATOR)
    assert [len(hand) for hand in view.hands] == [2, 5]
    assert len(view.deck) == 6
    assert [len(pot) for pot in view.pots] == [1, 2]
    assert [len(pocket) for pocket in view.pockets[1]] == [1, 2]
    assert (view.communities[0].cards, view.communities[0].face_down) == (("owls-2", None), (2,))
    assert (view.points, view.schools) == ((3, 4), ("illusion", "flame"))
