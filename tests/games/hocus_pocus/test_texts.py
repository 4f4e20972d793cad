"""What players read: the prompt of a window says what would happen."""

import re

import pytest
from msgspec.structs import replace

from coven.engine import SPECTATOR
from coven.games.hocus_pocus import GAME
from coven.games.hocus_pocus.events import Cursed, Drew, GemsTaken, OwlTook, Received, Robbed, Sacrificed
from coven.games.hocus_pocus.moves import DRAW, Rearrange
from coven.text import LANGUAGES, Text
from tests.games.hocus_pocus.tables import cast, lay, lay_out, play

NAMES = ("Ada", "Bruno", "Carla")


def prompt(table, seat, language="en") -> str:
    return Text(language, GAME, NAMES).prompt(table.view(seat).prompt)


@pytest.fixture
def robbery():
    """Ada's Thief 4 with a Wand, aimed at Bruno, who has 9 gems."""
    table = lay_out("thief-4 owl-1", "amulet owl-1", "magic-wand hourglass", gems=[3, 9, 4])
    table.play(0, cast("thief-4", 1))
    table.play(2, lay("magic-wand"))
    return table


@pytest.mark.rule("HP-19", "HP-32")
def test_the_target_reads_what_it_would_lose(robbery):
    assert prompt(robbery, 1) == "Ada’s Thief 4, doubled, aims at you: 8 gems. Lay a Pocus or pass?"
    assert prompt(robbery, 2) == "Ada’s Thief 4, doubled, aims at Bruno: 8 gems. Lay a Pocus or pass?"
    assert prompt(robbery, SPECTATOR) == "Ada’s Thief 4, doubled, aims at Bruno: 8 gems."
    assert prompt(robbery, 1, "fr") == (
        "Ada lance Voleur 4, chiffre doublé, contre vous\u202f: 8 Gemmes. Poser un Pocus ou passer\u202f?"
    )
    assert prompt(robbery, 1, "es") == (
        "Ada lanza Ladrón 4, con el número doblado, contra ti: 8 gemas. ¿Pones un Pocus o pasas?"
    )


@pytest.mark.rule("HP-29")
def test_a_prompt_counts_no_more_gems_than_there_are(robbery):
    robbery.gems[1] = 1
    assert prompt(robbery, SPECTATOR) == "Ada’s Thief 4, doubled, aims at Bruno: 1 gem."


@pytest.mark.rule("HP-41")
def test_a_prompt_says_that_the_turn_would_end(robbery):
    robbery.play(2, lay("hourglass"))
    assert prompt(robbery, SPECTATOR) == (
        "Ada’s Thief 4, doubled, aims at Bruno: 8 gems. Then the Hourglass ends the turn."
    )


@pytest.mark.rule("HP-20", "HP-31")
def test_a_prompt_says_that_the_hocus_would_be_destroyed(robbery):
    robbery.play(1, lay("amulet"))
    assert prompt(robbery, SPECTATOR) == "Bruno’s Amulet will destroy Ada’s Thief 4."


NOTHING = [
    (Robbed(0, 1, 0), "Bruno n’a aucune Gemme à donner à Ada.", "Bruno no tiene gemas que dar a Ada."),
    (Sacrificed(0, 0), "Ada n’a aucune Gemme à rendre au Chaudron.", "Ada no tiene gemas que devolver al Caldero."),
    (GemsTaken(0, 0), "Ada ne prend aucune Gemme dans le Chaudron.", "Ada no toma ninguna gema del Caldero."),
    (Drew(0, 0), "Ada ne pioche aucune carte.", "Ada no roba ninguna carta."),
    (Received(()), "Vous ne piochez rien.", "No robas nada."),
    (
        OwlTook(0, 1, ()),
        "Le Hibou d’Ada ne prend rien\u202f: le Grimoire de Bruno est vide.",
        "El Búho de Ada no toma nada: el Grimorio de Bruno está vacío.",
    ),
    (
        Cursed(0, 1, ()),
        "La Malédiction d’Ada ne défausse rien\u202f: le Grimoire de Bruno est vide.",
        "La Maldición de Ada no descarta nada: el Grimorio de Bruno está vacío.",
    ),
]


@pytest.mark.parametrize("event, french, spanish", NOTHING)
def test_an_event_in_which_nothing_moves_reads_well(event, french, spanish):
    assert [Text(language, GAME, NAMES).event(event) for language in ("fr", "es")] == [french, spanish]
    assert re.search(r" (no|nothing)\b", Text("en", GAME, NAMES).event(event))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event, french, spanish", NOTHING)
def test_an_event_in_which_something_moves_does_not_deny_it(event, french, spanish, language):
    field = event.__struct_fields__[-1]
    something = replace(event, **{field: 2 if field == "number" else ("owl-1",)})
    told = Text(language, GAME, NAMES).event(something)
    assert ("2" in told) == (field == "number")
    assert not re.search(r"\b(no|nothing|ne|rien|nada|ninguna|aucune)\b", told)


@pytest.mark.parametrize(
    "reason, french, spanish",
    [
        ("thief", "Ne prend aucune Gemme à Bruno, qui n’en a pas.", "No quita ninguna gema a Bruno, que no tiene."),
        ("sacrifice", "Bruno n’a aucune Gemme à rendre.", "Bruno no tiene ninguna gema que devolver."),
        (
            "crystal-ball",
            "Il n’y a aucune carte à voir dans la Bibliothèque.",
            "No hay ninguna carta que ver en la Biblioteca.",
        ),
        (
            "last-gem-stays",
            "Vous seriez à égalité en tête, donc la dernière Gemme doit rester\u202f: cela ne rapporte rien.",
            "Quedarías en empate en cabeza, así que la última gema debe quedarse: no te da nada.",
        ),
    ],
)
def test_a_reason_in_which_nothing_moves_reads_well(reason, french, spanish):
    args = {"target": 1, "number": 0, "left": 0}
    told = [Text(language, GAME, NAMES)(f"why-{reason}", **args) for language in LANGUAGES]
    assert told[1:] == [french, spanish]
    assert re.search(r" (no|nothing)\b", told[0])


@pytest.mark.rule("HP-14", "HP-19", "HP-24", "HP-26", "HP-45")
@pytest.mark.parametrize(
    "card, at, told",
    [
        (
            "owl-1",
            1,
            [
                "Ada’s Owl 1 aims at Bruno: it takes nothing, the Grimoire is empty.",
                "Ada lance Hibou 1 contre Bruno\u202f: rien à prendre, le Grimoire est vide.",
                "Ada lanza Búho 1 contra Bruno: no toma nada, el Grimorio está vacío.",
            ],
        ),
        (
            "curse-1",
            1,
            [
                "Ada’s Curse 1 aims at Bruno: it discards nothing, the Grimoire is empty.",
                "Ada lance Malédiction 1 contre Bruno\u202f: rien à défausser, le Grimoire est vide.",
                "Ada lanza Maldición 1 contra Bruno: no descarta nada, el Grimorio está vacío.",
            ],
        ),
        (
            "spell-1",
            None,
            [
                "Ada’s Spell 1 takes no gems from the Cauldron.",
                "Ada lance Sortilège 1 mais ne prend aucune Gemme dans le Chaudron.",
                "Ada lanza Hechizo 1 pero no toma ninguna gema del Caldero.",
            ],
        ),
        (
            "inspiration-2",
            None,
            [
                "Ada’s Inspiration 2 finds no cards to draw.",
                "Ada lance Inspiration 2 mais il n’y a aucune carte à piocher.",
                "Ada lanza Inspiración 2 pero no hay ninguna carta que robar.",
            ],
        ),
    ],
)
def test_a_prompt_says_so_if_nothing_would_move(card, at, told):
    table = lay_out(f"{card} owl-2", "", grimoires=["", ""], library="", gems=[4, 5], cauldron=1)
    table.play(0, cast(card, at))
    assert [prompt(table, SPECTATOR, language) for language in LANGUAGES] == told


@pytest.mark.rule("HP-14", "HP-19")
def test_a_prompt_counts_no_more_cards_than_can_be_drawn():
    table = lay_out("inspiration-3 owl-1", "", library="owl-1", discard="owl-2")
    table.play(0, cast("inspiration-3"))
    assert prompt(table, SPECTATOR) == "Ada’s Inspiration 3 draws 2 cards."


@pytest.mark.rule("HP-11", "HP-45")
def test_the_prompt_of_a_turn_offers_no_gem_that_has_to_stay():
    table = lay_out("owl-1", "", gems=[4, 5], cauldron=1)
    assert [prompt(table, 0, language) for language in LANGUAGES] == [
        "Your turn: cast a Hocus, rearrange your cards, or end the turn with 2 cards.",
        "À vous\u202f: lancez un Hocus, réorganisez vos cartes, ou finissez le tour avec 2 cartes.",
        "Tu turno: lanza un Hocus, reorganiza tus cartas o termina el turno con 2 cartas.",
    ]
    table.gems = [5, 5]
    assert prompt(table, 0).endswith("with 2 cards or 1 gem.")


@pytest.mark.rule("HP-9")
def test_the_prompt_of_a_turn_does_not_ask_to_rearrange_where_all_see_that_one_cannot():
    alone = [
        "Your turn: cast a Hocus, or end the turn with 2 cards or 1 gem.",
        "À vous\u202f: lancez un Hocus, ou finissez le tour avec 2 cartes ou 1 Gemme.",
        "Tu turno: lanza un Hocus o termina el turno con 2 cartas o 1 gema.",
    ]
    table = lay_out("", "")
    assert [prompt(table, 0, language) for language in LANGUAGES] == alone
    table = lay_out("owl-1", "", grimoires=["spell-1 spell-1 spell-1"])
    assert "rearrange" in prompt(table, 0)
    table.play(0, Rearrange(("owl-1", "spell-1", "spell-1")))
    assert [prompt(table, 0, language) for language in LANGUAGES] == alone


@pytest.mark.rule("HP-20", "HP-31", "HP-34", "HP-35")
@pytest.mark.parametrize(
    "pocus, told",
    [
        ("amulet", "L’Amulette de Bruno va détruire le Hocus d’Ada\u202f: Malédiction 1."),
        ("counterspell", "Le Contre-sort de Bruno va détruire le Hocus d’Ada\u202f: Malédiction 1."),
        ("pumpkin", "La Citrouille de Bruno va renvoyer Malédiction 1 dans la Main d’Ada."),
    ],
)
def test_in_french_a_curse_is_a_hocus_and_a_card_but_not_a_he(pocus, told):
    table = lay_out("curse-1 owl-1", f"{pocus} owl-1")
    table.play(0, cast("curse-1", 1))
    table.play(1, lay(pocus))
    assert prompt(table, SPECTATOR, "fr") == told


@pytest.mark.rule("HP-46")
def test_after_the_last_turn_the_board_counts_no_other_and_points_at_nobody():
    table = lay_out("", "", turn_limit=1)
    words = Text("en", GAME, NAMES)
    playing = GAME.board(table.view(0), words)
    table.play(0, DRAW)
    ended = GAME.board(table.view(0), words)
    assert [board.splitlines()[0].endswith("Turn [bold]1[/] of 1") for board in (playing, ended)] == [True, True]
    assert ["▶" in board for board in (playing, ended)] == [True, False]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "card", ["vortex", "abracadabra", "crystal-ball", "owl-1", "sacrifice-2", "curse-1", "spell-2"]
)
def test_every_hocus_has_its_prompt(card, language):
    aimed = card in ("abracadabra", "owl-1", "sacrifice-2", "curse-1")
    table = lay_out(f"{card} owl-2", "spell-1", "")
    table.play(0, cast(card, 1 if aimed else None))
    assert "Ada" in prompt(table, 1, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_the_hocus_the_pocus_on_it_and_what_is_known(language):
    table = lay_out(
        "spell-5 thief-3 thief-4 lightning",
        "enchanted-mirror amulet",
        "magic-wand hourglass pumpkin",
        discard="owl-1 owl-1",
    )
    play(table, (0, cast("spell-5")))
    play(table, (0, cast("thief-4", 1)), (2, lay("pumpkin")))
    for seat, move in [
        (0, cast("thief-3", 1)),
        (1, lay("enchanted-mirror", 2)),
        (2, lay("magic-wand")),
    ]:
        table.play(seat, move)
    words = Text(language, GAME, NAMES)
    board = GAME.board(table.view(1), words)
    assert f"[yellow]{words.card('enchanted-mirror')}[/] → Carla (Bruno)" in board
    assert "N = 6" in board
    assert words("board-zone", detail=f"[red]{words.card('spell-5')}[/]") in board.splitlines()
    assert words.card("marked-thief-4") in board
    assert f"{words.card('owl-1')} ×2" in board
    table.play(0, lay("lightning"))
    table.play(1, lay("amulet"))
    void = words("board-laid-void", detail=f"[yellow]{words.card('amulet')}[/]", seat=1)
    assert f"[dim]{void}[/]" in GAME.board(table.view(SPECTATOR), words)
