"""What a game says is printed on its cards and boards, and what the page is given of it."""

import json
from pathlib import Path

import msgspec
import pytest

from coven.engine import Game
from coven.games import find, hocus, hocus_focus, hocus_pocus, mandragora, names, stupefix
from coven.games.hocus.cards import NAMES, points, strength
from coven.games.hocus.effects.changing import LayBeside
from coven.games.hocus.effects.spells import OWL_BONUSES
from coven.games.hocus.moves import Cast, Shift
from coven.games.hocus.steps.refusals import owl_bonus
from coven.games.hocus_focus.cards import WIZARDS, traits
from coven.games.hocus_pocus.cards import HOCUS, KIND
from coven.games.mandragora.moves import Pass
from scripts import schemas
from tests.games.hocus.tables import lay
from tests.games.mandragora import tables as shops
from tests.games.stupefix import tables as duels


@pytest.mark.parametrize("game", [find(name) for name in names()], ids=lambda game: game.name)
def test_the_page_is_given_what_the_game_says(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schemas, "GENERATED", tmp_path)
    schemas.write_game(game)
    written = (tmp_path / f"{game.name}.ts").read_text("utf-8")
    constant = written.partition("export const PRINTED = ")[2].partition(" as const;")[0]
    assert game.printed
    assert json.loads(constant) == json.loads(msgspec.json.encode(game.printed))


@pytest.mark.rule("HC-1", "HC-28")
def test_hocus_prints_points_by_strength_and_a_bonus_on_every_owl() -> None:
    printed = hocus.GAME.printed
    assert [printed["points"][strength(card)] for card in range(len(NAMES))] == [
        points([card]) for card in range(len(NAMES))
    ]
    bonuses = {name: OWL_BONUSES[number] for name, number in printed["owl_bonuses"].items()}
    assert bonuses == {name: owl_bonus(card) for card, name in enumerate(NAMES) if name.startswith("owls-")}


@pytest.mark.rule("HC-3", "HC-33", "HC-34")
def test_hocus_prints_the_spells_of_each_school_with_their_shifts_and_places() -> None:
    printed = hocus.GAME.printed
    for school, spells in printed["schools"].items():
        table = lay("cups-3 cups-4 cups-5", "cups-6", schools=[school], communities=["owls-2 swords-2", "wands-9"])
        assert {move.spell for move in table.moves(0) if isinstance(move, Shift)} <= {*spells} & {*printed["shifts"]}
        casts = [move for move in table.moves(0) if isinstance(move, Cast)]
        assert {*printed["basic_spells"]} < {move.spell for move in casts} <= {*printed["basic_spells"], *spells}
        beside = {move.spell: part.place for move in casts for part in move.parts if isinstance(part, LayBeside)}
        assert beside == {spell: f"beside-{printed['beside'][spell]}" for spell in spells if spell in printed["beside"]}


def test_hocus_pocus_prints_all_cards_that_can_be_laid() -> None:
    assert {*hocus_pocus.GAME.printed["pocus"]} == {*KIND} - {*HOCUS}


@pytest.mark.rule("HF-1")
def test_every_wizard_of_hocus_focus_has_printed_traits() -> None:
    printed = hocus_focus.GAME.printed
    for wizard in WIZARDS:
        size, *colours = traits(wizard)
        assert size in printed["sizes"]
        assert {*colours} <= {*printed["colours"]}
        assert len(printed["traits"]) == 1 + len(colours)


@pytest.mark.rule("MD-30", "MD-34", "MD-36")
def test_mandragora_prints_its_markers_and_teams() -> None:
    printed = mandragora.GAME.printed
    table = shops.table([[]] * 4, seat=3, teams=True, marker=0, pile=(), last_round=printed["last_rounds"], end_seat=0)
    assert [(seat, table.partner(seat)) for seat, _ in printed["teams"]] == [*printed["teams"]]
    shops.play(table, Pass())
    assert table.outcome
    assert table.outcome.reason == "rounds-played"
    assert table.scored[0].points == printed["curse_marker"]


@pytest.mark.rule("ST-25", "ST-26")
def test_stupefix_prints_what_potion_masters_and_latecomers_score() -> None:
    rewards, late = [("potion",), (), (), ()], [0, 1, 0, 0]
    table = duels.table(hands="", round=8, stack=[duels.Round()], rewards=rewards, late=late)
    table.settle()
    printed = stupefix.GAME.printed
    assert table.outcome
    assert table.outcome.scores == (printed["potion_master"], printed["latecomer"], 0, 0)
