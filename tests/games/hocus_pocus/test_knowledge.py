"""HP-47: what each seat knows, and what it does not."""

from random import Random

import pytest

from coven.engine import SPECTATOR, seed_from
from coven.games.hocus_pocus import GAME
from coven.games.hocus_pocus.moves import DRAW, TAKE_GEM, Arrange, Choose, Discard, Rearrange, Refill
from tests.games.hocus_pocus.inventory import inventory
from tests.games.hocus_pocus.tables import cast, lay, lay_out, names, play


def guesses(table, seat, number=40):
    return [table.guess(seat, seed_from(f"guess {luck}", ())) for luck in range(number)]


def hands(table, viewer, owner):
    """The Hands of `owner` that `viewer` thinks possible."""
    return {names(guess, guess.hands[owner]) for guess in guesses(table, viewer)}


def tops(table, viewer, number):
    """The top cards of the Library that `viewer` thinks possible."""
    return {names(guess, guess.library[: -number - 1 : -1]) for guess in guesses(table, viewer)}


@pytest.mark.rule("HP-47", "HP-5")
def test_a_guess_deals_foreign_hands_and_the_library_again_and_keeps_the_own_hand():
    table = lay_out("thief-1 amulet", "spell-1 spell-2 owl-1", "vortex")
    assert hands(table, 0, 0) == {"thief-1 amulet"}
    assert len(hands(table, 0, 1)) > 30
    assert len(tops(table, 0, 2)) > 30
    assert all(inventory(guess) == inventory(table) for guess in guesses(table, 0))
    assert all(len(hands(table, SPECTATOR, seat)) > 5 for seat in range(3))


@pytest.mark.rule("HP-47", "HP-9")
def test_a_card_rearranged_into_the_hand_is_known_to_all_until_it_leaves():
    table = lay_out("thief-1 spell-1", "", "", grimoires=["vortex amulet amulet"])
    table.play(0, Rearrange(("thief-1", "amulet", "amulet")))
    for viewer in (SPECTATOR, 1, 2):
        assert table.view(viewer).known[0] == ("vortex",)
        assert all("vortex" in hand for hand in hands(table, viewer, 0))
        assert len(hands(table, viewer, 0)) > 5
    play(table, (0, cast("vortex")))
    assert table.view(1).known[0] == ()


@pytest.mark.rule("HP-47", "HP-24")
def test_a_card_that_an_owl_took_is_known_to_all():
    table = lay_out("owl-1", "", "", grimoires=["spell-1 spell-1 spell-1", "thief-1 thief-2 amulet"])
    play(table, (0, cast("owl-1", 1)))
    table.play(0, Choose(("amulet",)))
    assert table.view(SPECTATOR).known[0] == ("amulet",)
    assert hands(table, 2, 0) == {"amulet"}


@pytest.mark.rule("HP-47", "HP-33", "HP-34")
@pytest.mark.parametrize("pocus,holder,known", [("black-cat", 1, "spell-4"), ("pumpkin", 0, "marked-spell-4")])
def test_a_hocus_that_comes_to_a_hand_is_known_to_all(pocus, holder, known):
    table = lay_out("spell-4 owl-1", f"{pocus} owl-2", "")
    play(table, (0, cast("spell-4")), (1, lay(pocus)))
    assert table.view(SPECTATOR).known[holder] == (known,)
    assert all(known in hand for hand in hands(table, 2, holder))
    assert len(hands(table, 2, holder)) > 5


@pytest.mark.rule("HP-47", "HP-22")
def test_both_swappers_know_the_hand_that_they_gave_and_the_others_do_not():
    table = lay_out("abracadabra spell-1 spell-2", "thief-1 thief-2", "")
    play(table, (0, cast("abracadabra", 1)))
    assert table.view(0).known[1] == ("spell-1", "spell-2")
    assert table.view(1).known[0] == ("thief-1", "thief-2")
    assert hands(table, 0, 1) == {"spell-1 spell-2"}
    assert table.view(2).known == ((), (), ())
    assert len(hands(table, 2, 1)) > 20


@pytest.mark.rule("HP-47", "HP-22")
def test_what_is_known_travels_with_an_abracadabra():
    table = lay_out("thief-1 abracadabra", "spell-2", "", grimoires=["vortex amulet amulet"])
    table.play(0, Rearrange(("thief-1", "amulet", "amulet")))
    play(table, (0, cast("abracadabra", 1)))
    assert table.view(2).known == ((), ("vortex",), ())


@pytest.mark.rule("HP-47", "HP-22")
def test_the_giver_forgets_what_leaves_the_given_hand():
    table = lay_out("abracadabra spell-1 spell-2", "thief-1", "")
    play(table, (0, cast("abracadabra", 1)))
    table.play(0, TAKE_GEM)
    play(table, (1, cast("spell-1")))
    assert table.view(0).known[1] == ("spell-2",)


@pytest.mark.rule("HP-47", "HP-23")
def test_the_user_of_a_crystal_ball_knows_the_cards_and_their_order():
    table = lay_out("crystal-ball", "", "", library="owl-1 thief-1 vortex spell-1 spell-2 spell-3 spell-4")
    play(table, (0, cast("crystal-ball")))
    assert table.view(0).library == ("owl-1", "thief-1", "vortex", "spell-1")
    table.play(0, Arrange(("vortex", "spell-1", "owl-1", "thief-1")))
    assert table.view(0).library == ("vortex", "spell-1", "owl-1", "thief-1")
    assert tops(table, 0, 4) == {"vortex spell-1 owl-1 thief-1"}
    assert len(tops(table, 0, 7)) > 3
    assert table.view(1).library == ()
    assert len(tops(table, 1, 4)) > 20


@pytest.mark.rule("HP-47", "HP-23")
def test_the_user_of_a_crystal_ball_knows_into_whose_hand_the_cards_go():
    table = lay_out("crystal-ball", "owl-2", "", library="owl-1 thief-1 vortex spell-1 spell-2 spell-3")
    play(table, (0, cast("crystal-ball")))
    table.play(0, Arrange(("vortex", "spell-1", "owl-1", "thief-1")))
    table.play(0, TAKE_GEM)
    table.play(1, DRAW)
    assert table.view(0).known[1] == ("vortex", "spell-1")
    assert table.view(2).known[1] == ()
    assert all({"vortex", "spell-1"} <= set(hand.split()) for hand in hands(table, 0, 1))
    assert table.view(0).library == ("owl-1", "thief-1")


@pytest.mark.rule("HP-47", "HP-14")
def test_a_shuffle_ends_what_is_known_of_the_library():
    table = lay_out("", "", "", library="owl-1 thief-1", discard="spell-1 spell-2 spell-3 vortex amulet")
    table.play(0, DRAW)
    table.play(1, DRAW)
    assert len(tops(table, 0, 3)) > 10
    assert all(table.view(seat).library == () for seat in range(3))


@pytest.mark.rule("HP-47", "HP-15", "HP-12")
@pytest.mark.parametrize("known_copy", [0, 1])
def test_of_two_equal_cards_nobody_knows_which_one_left(known_copy):
    """One Thief 3 of the Hand is known to all, the other one is not: after one has left none is known."""
    table = lay_out("thief-3 thief-3 owl-1", "", "")
    table.knows[table.hands[0][1 + known_copy]] = 0b1111111
    assert table.view(1).known[0] == ("thief-3",)
    play(table, (0, cast("thief-3", 1)))
    assert table.view(1).known[0] == ()
    assert {"owl-1 thief-3"} != hands(table, 1, 0)


@pytest.mark.rule("HP-47")
def test_each_seat_counts_on_one_copy_less_whichever_it_knew():
    table = lay_out("thief-3 thief-3 thief-3", "", "")
    one, two, three = table.hands[0]
    table.knows[one], table.knows[two], table.knows[three] = 0b0100, 0b1100, 0b1000
    play(table, (0, cast("thief-3", 1)))
    assert [table.view(seat).known[0] for seat in (1, 2)] == [("thief-3",), ("thief-3",)]
    play(table, (0, cast("thief-3", 1)))
    assert [table.view(seat).known[0] for seat in (1, 2)] == [(), ()]


@pytest.mark.rule("HP-47", "HP-34")
def test_a_marked_copy_is_told_from_the_others():
    table = lay_out("thief-3 thief-3", "pumpkin", "", grimoires=["spell-1 amulet amulet"])
    play(table, (0, cast("thief-3", 1)), (1, lay("pumpkin")))
    play(table, (0, cast("thief-3", 1)))
    assert table.view(2).known[0] == ("marked-thief-3",)


@pytest.mark.rule("HP-47")
def test_refills_and_discards_are_seen_by_all():
    table = lay_out("thief-1 thief-2 vortex", "", "", grimoires=["spell-1 amulet amulet"])
    table.knows[table.hands[0][0]] = 0b1111111
    table.play(0, cast("spell-1", grimoire=True))
    table.play(0, Refill(("vortex",)))
    assert table.view(1).known[0] == ()
    table = lay_out("thief-1 thief-1 thief-1 thief-1 thief-1 vortex", "", "")
    table.knows[table.hands[0][0]] = 0b1111111
    table.play(0, TAKE_GEM)
    table.play(0, Discard(("vortex",)))
    assert table.view(1).known[0] == ()


@pytest.mark.rule("HP-47")
def test_what_others_know_of_a_place_stays_with_the_place_in_a_guess():
    table = lay_out("abracadabra spell-1 spell-2", "thief-1", "")
    play(table, (0, cast("abracadabra", 1)))
    for guess in guesses(table, 2):
        assert guess.view(0).known[1] == guess.view(1).hand


@pytest.fixture
def twice_gazed():
    """Seat 0 knows the top four cards, and then seat 1 looks at them."""
    table = lay_out(
        "crystal-ball",
        "crystal-ball crystal-ball",
        "",
        library="spell-5 owl-1 thief-1 vortex spell-1 spell-2 spell-3 spell-4 curse-1 curse-2",
        grimoires=["amulet amulet amulet", "hourglass hourglass pumpkin", "pumpkin pumpkin black-cat"],
    )
    play(table, (0, cast("crystal-ball")))
    table.play(0, Arrange(("spell-5", "owl-1", "thief-1", "vortex")))
    table.play(0, TAKE_GEM)
    play(table, (1, cast("crystal-ball")))
    return table


@pytest.mark.rule("HP-47", "HP-23")
def test_after_another_crystal_ball_the_cards_are_known_and_their_order_is_not(twice_gazed):
    table = twice_gazed
    table.play(1, Arrange(("vortex", "owl-1", "spell-5", "thief-1")))
    assert table.view(0).library == ()
    assert {frozenset(top.split()) for top in tops(table, 0, 4)} == {
        frozenset(("spell-5", "owl-1", "thief-1", "vortex")),
    }
    assert len(tops(table, 0, 4)) > 10
    assert tops(table, 1, 4) == {"vortex owl-1 spell-5 thief-1"}
    assert len(tops(table, 2, 4)) > 20


@pytest.mark.rule("HP-47", "HP-23")
def test_mixed_cards_are_followed_into_hands_until_a_card_leaves_one(twice_gazed):
    table = twice_gazed
    table.play(1, Arrange(("vortex", "owl-1", "spell-5", "thief-1")))
    table.play(1, DRAW)
    seen = {"spell-5", "owl-1", "thief-1", "vortex"}
    for guess in guesses(table, 0):
        places = guess.names(guess.hands[1]) + guess.names(guess.library[-2:])
        assert seen <= set(places)
    assert len(hands(table, 0, 1)) > 3
    table.play(2, TAKE_GEM)
    table.play(0, TAKE_GEM)
    play(table, (1, cast("vortex")))
    assert any(not seen & set(guess.names(guess.library[-2:])) for guess in guesses(table, 0))
    assert table.mixed == table.among == [0] * 75


@pytest.mark.rule("HP-47", "HP-23")
def test_a_third_crystal_ball_joins_its_places_to_the_mix(twice_gazed):
    """Seat 2 draws two of the mixed cards, and seat 1 moves the others below two new ones: seat 0 sees none of it."""
    table = twice_gazed
    table.play(1, Arrange(("vortex", "owl-1", "spell-5", "thief-1")))
    for seat, move in [(1, TAKE_GEM), (2, DRAW), (0, TAKE_GEM), (1, cast("crystal-ball"))]:
        play(table, (seat, move))
    table.play(1, Arrange(("spell-1", "spell-2", "spell-5", "thief-1")))
    seen = {"spell-5", "owl-1", "thief-1", "vortex"}
    found = guesses(table, 0)
    assert all(seen <= set(guess.names(guess.hands[2] + guess.library[-4:])) for guess in found)
    assert any(seen & set(guess.names(guess.library[-2:])) for guess in found)
    assert any(seen & set(guess.names(guess.library[-4:-2])) for guess in found)


@pytest.mark.rule("HP-47", "HP-34")
def test_a_marked_card_in_the_library_is_never_guessed_into_a_hand():
    table = lay_out("", "spell-1 spell-2 spell-3", "owl-1 owl-2", library="thief-3 thief-4", discard="")
    table.marked = [table.library[0]]
    assert not any("marked-thief-4" in hand for seat in (1, 2) for hand in hands(table, 0, seat))
    assert tops(table, 0, 2) > {"thief-3 marked-thief-4"}


@pytest.mark.rule("HP-47")
@pytest.mark.parametrize("players", GAME.players)
def test_guesses_go_on_as_real_games_do(players):
    random = Random(players)
    table = GAME.deal(players, GAME.simulation, chance=seed_from("guess on", ()))
    while table.step:
        guess = table.guess(random.randrange(-1, players), seed_from(str(random.random()), ()))
        assert inventory(guess) == inventory(table)
        assert guess.hands == [sorted(hand) for hand in guess.hands]
        for _ in range(8):
            if guess.step:
                seat = random.choice(guess.actors())
                guess.play(seat, random.choice(guess.moves(seat)))
        seat = random.choice(table.actors())
        table.apply(seat, random.choice(table.moves(seat)))
