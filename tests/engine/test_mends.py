"""Rules are mended, and games that began before go on as they began."""

from pathlib import Path
from random import Random

import pytest

from coven.engine import BadRecord, Game, Illegal, Record, seed_from
from coven.engine.replay import replay, verify
from examples.familiars import GAME as FAMILIARS
from tests.contract.cases import step_randomly
from tests.engine.mended import BRAVE_MOTH, GAME, mend
from tests.engine.records import chained_again, edit

GOLDEN = Path(__file__).parent / "golden"


def played(game: Game, seed: str, rules: int | None = None) -> Record:
    record = Record.start(game, 3, secret=seed, rules=rules)
    random = Random(seed)
    while record.table.actors():
        record.play(*step_randomly(record.table, random))
    return record


def test_a_game_knows_its_versions_from_its_mends() -> None:
    assert (FAMILIARS.rules_version, list(FAMILIARS.known_rules)) == (1, [1])
    assert (GAME.rules_version, list(GAME.known_rules)) == (2, [1, 2])


def test_a_table_follows_the_mends_up_to_its_version() -> None:
    chance = seed_from("x", ())
    assert GAME.deal(2, chance=chance).follows(BRAVE_MOTH)
    assert not GAME.deal(2, chance=chance, rules=1).follows(BRAVE_MOTH)


@pytest.mark.parametrize("version", [0, 3])
def test_a_version_that_is_not_known_is_refused(version: int) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.deal(2, chance=seed_from("x", ()), rules=version)
    assert refusal.value.message == "unknown-rules"
    assert refusal.value.args_of_message == {"given": version, "known": "1, 2"}


def test_a_record_from_before_a_rule_was_mended_still_verifies(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [played(FAMILIARS, str(seed)) for seed in range(20)]
    mend(monkeypatch)
    for record in before:
        again = verify(record.encode(), lambda _: GAME)
        assert (again.header.rules, again.table.outcome) == (1, record.table.outcome)
        assert again.encode() == record.encode()
    newer = [played(GAME, str(seed)) for seed in range(20)]
    assert all(verify(record.encode(), lambda _: GAME).header.rules == 2 for record in newer)
    assert any(old.table.outcome != new.table.outcome for old, new in zip(before, newer, strict=True))


def test_a_game_that_began_before_a_rule_was_mended_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = played(FAMILIARS, "x").encode()
    mend(monkeypatch)
    *_, record = replay(b"".join(whole.splitlines(keepends=True)[:6]), lambda _: GAME)
    assert not record.table.follows(BRAVE_MOTH)
    for played_before in verify(whole, lambda _: GAME).played[5:]:
        record.play(played_before.seat, played_before.move)
    assert record.encode() == whole


@pytest.mark.parametrize("version", GAME.known_rules)
def test_golden_games_of_every_version_replay(version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    mend(monkeypatch)
    data = (GOLDEN / f"familiars-{version}.jsonl").read_bytes()
    record = verify(data, lambda _: GAME)
    assert (record.header.rules, record.encode()) == (version, data)


def test_the_rules_of_another_version_do_not_lead_to_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    mend(monkeypatch)
    data = (GOLDEN / "familiars-1.jsonl").read_bytes()
    with pytest.raises(BadRecord, match="record-told"):
        verify(chained_again(edit(0, b'"rules":1', b'"rules":2'), data), lambda _: GAME)


def test_a_record_of_rules_that_are_not_known_is_refused() -> None:
    data = (GOLDEN / "familiars-2.jsonl").read_bytes()
    with pytest.raises(BadRecord) as refusal:
        verify(data, lambda _: FAMILIARS)
    assert (refusal.value.number, refusal.value.message) == (0, "record-rules")
    assert refusal.value.args_of_message == {"given": 2, "known": "1"}
