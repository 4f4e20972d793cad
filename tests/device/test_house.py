"""Tables without a server, asked as the page asks a server."""

import json

import pytest

from coven.engine.replay import verify
from coven.games import find, names
from tests.device.visit import Visit


@pytest.mark.parametrize("game", names())
def test_a_game_against_adepts_ends_in_a_record_that_holds(game: str) -> None:
    visit = Visit()
    table = visit.ask("POST", "/quick", {"game": game, "bot": "adept"}, status=201)["table"]
    connection = visit.connect(table["id"])
    visit.play([connection])
    record = visit.ask("GET", f"/tables/{table['id']}/record")
    assert verify(record.encode(), find).header.commitment == table["commitment"]
    assert visit.told[connection][-1]["table"]["status"] == "ended"
    assert visit.ask("GET", "/me/tables")[0]["status"] == "ended"
    assert visit.shown[table["id"]]["table"]["status"] == "ended"
    assert visit.ask("GET", "/people/Ada/games")["games"] == [visit.shown[table["id"]]["played"]]


def test_a_game_goes_on_after_the_tab_was_closed() -> None:
    visit = Visit()
    table = visit.ask("POST", "/quick", {"game": "hocus_pocus"}, status=201)["table"]["id"]
    first = visit.connect(table)
    visit.play([first], moves=20)
    again = Visit(visit.kept)
    second = again.connect(table)
    assert again.updates(second) == visit.updates(first)
    again.play([second])
    assert again.updates(second)[-1]["view"]["outcome"]


def test_a_connection_hears_only_what_it_has_missed() -> None:
    visit = Visit()
    table = visit.ask("POST", "/quick", {"game": "mandragora"}, status=201)["table"]["id"]
    first = visit.connect(table)
    visit.play([first], moves=10)
    number = visit.updates(first)[-1]["number"]
    assert visit.updates(visit.connect(table, since=number - 1)) == visit.updates(first)[-1:]
    visit.house.leave(first)
    heard = len(visit.told[first])
    visit.house.work()
    assert len(visit.told[first]) == heard


def test_masters_think_elsewhere_and_nothing_else_waits_for_them() -> None:
    visit = Visit()
    table = visit.ask("POST", "/quick", {"game": "stupefix", "players": 4, "bot": "master"}, status=201)["table"]["id"]
    visit.connect(table)
    visit.time = visit.house.next_due() or 0
    (thought,) = visit.house.work()
    assert thought.question.bot.endswith("master")
    assert visit.house.work() == []
    assert visit.house.next_due() is None
    log = len(visit.house.table(table).log)
    visit.house.thought(table, log - 1, b"null")
    assert len(visit.house.table(table).log) == log


def test_several_people_share_a_device() -> None:
    visit = Visit()
    wish = {"game": "hocus_pocus", "seats": 3, "here": ["Bob"], "bots": ["adept"]}
    answer = visit.ask("POST", "/tables", wish, status=201)
    assert answer["shared"] == [0, 1]
    ada, bob, watcher = (visit.connect(answer["table"]["id"], seat=seat) for seat in (0, 1, -1))
    visit.play([ada, bob])
    assert all(update["moves"] == [] for update in visit.updates(watcher))


def test_nobody_sees_what_a_bot_holds() -> None:
    visit = Visit()
    table = visit.ask("POST", "/quick", {"game": "hocus_pocus"}, status=201)["table"]["id"]
    connection = visit.connect(table, seat=1)
    assert visit.told[connection][0]["seat"] == -1
    assert visit.ask("GET", f"/tables/{table}/replay", seat=1)["seat"] == -1
    assert "secret" not in visit.ask("GET", f"/tables/{table}")["table"] or (
        visit.ask("GET", f"/tables/{table}")["table"]["secret"] is None
    )
    assert visit.ask("GET", f"/tables/{table}/record", status=409)


def test_a_guided_first_game_has_lessons() -> None:
    visit = Visit()
    table = visit.ask("POST", "/quick", {"game": "hocus_pocus", "guided": True}, status=201)["table"]["id"]
    visit.connect(table)
    assert visit.ask("GET", f"/tables/{table}/hint")["message"].startswith("guide-")


def test_a_move_is_taken_back_and_a_bad_one_is_refused_with_its_rule() -> None:
    visit = Visit()
    wish = {"game": "hocus_pocus", "seats": 2, "here": ["Bob"]}
    table = visit.ask("POST", "/tables", wish, status=201)["table"]["id"]
    people = visit.connect(table, seat=0), visit.connect(table, seat=1)
    mover, waiter = sorted(people, key=lambda each: not visit.updates(each)[-1]["moves"])
    refused = visit.say(waiter, say="play", id="x", at=visit.updates(waiter)[-1]["number"], move={"move": "draw"})
    assert (refused["tell"], refused["code"], refused["rule"][:3]) == ("refused", "illegal", "HP-")
    visit.play([mover], moves=1)
    offered = visit.ask("GET", f"/tables/{table}/back", seat=people.index(mover))["offered"]
    answer = visit.say(mover, say="back", id="b", at=visit.updates(mover)[-1]["number"])
    assert answer["tell"] == ("ack" if offered else "refused")
    visit.house.say(mover, "{")
    assert visit.told[mover][-1]["code"] == "invalid"


def test_a_rematch_has_the_same_people_and_another_deal() -> None:
    visit = Visit()
    table = visit.ask("POST", "/quick", {"game": "stupefix"}, status=201)["table"]
    assert visit.ask("POST", f"/tables/{table['id']}/rematch", {}, status=409)["code"] == "no-rematch"
    visit.play([visit.connect(table["id"])])
    again = visit.ask("POST", f"/tables/{table['id']}/rematch", {"nonce": "mine"})["table"]
    assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in table["seats"]]
    assert again["commitment"] != table["commitment"]
    assert visit.ask("POST", f"/tables/{table['id']}/rematch", {})["table"]["id"] == again["id"]


def test_a_record_from_anywhere_is_told_again_and_analysed() -> None:
    visit = Visit()
    table = visit.ask("POST", "/quick", {"game": "stupefix"}, status=201)["table"]["id"]
    visit.play([visit.connect(table)])
    record = visit.ask("GET", f"/tables/{table}/record")
    assert visit.ask("POST", "/records", {"record": record, "seat": 2})["seat"] == 2
    assert visit.ask("POST", "/records/chances", {"record": record})["points"]
    assert len(visit.ask("POST", "/records/accounts", {"record": record})["accounts"]) == 4
    assert visit.ask("POST", "/records", {"record": record[:-40]}, status=400)["code"] == "bad-record"


@pytest.mark.parametrize(
    "wish, code",
    [
        ({"game": "chess", "seats": 2}, "no-game"),
        ({"game": "hocus_pocus", "seats": 3, "bots": ["adept"]}, "not-here"),
        ({"game": "hocus_pocus", "seats": 2, "bots": ["dragon"]}, "unknown-bot"),
        ({"game": "hocus_pocus", "seats": 2, "here": ["ada"]}, "name-taken"),
        ({"game": "hocus_focus", "seats": 2, "here": ["Bob"]}, "one-device"),
        ({"game": "hocus_pocus", "seats": 7, "bots": ["adept"] * 6}, "illegal"),
        ({"game": "hocus_pocus", "seats": "two"}, "invalid"),
    ],
)
def test_what_cannot_be_is_refused(wish: dict[str, object], code: str) -> None:
    visit = Visit()
    answer = visit.requests.ask("POST", "/tables", {}, json.dumps(wish))
    assert answer.status >= 400
    assert json.loads(answer.body)["code"] == code
    assert visit.kept == {}


def test_there_is_nothing_at_other_addresses() -> None:
    visit = Visit({"here-1": "not what was kept"})
    assert visit.ask("GET", "/tables/here-1", status=404)["code"] == "no-table"
    assert visit.ask("GET", "/people/ada", status=404)["code"] == "no-page"
    assert visit.told[visit.connect("here-2")][0]["code"] == "no-table"


def test_standing_orders_are_told_kept_and_answered() -> None:
    visit = Visit()
    table = visit.ask("POST", "/quick", {"game": "hocus_pocus"}, status=201)["table"]["id"]
    connection = visit.connect(table)
    told = [told for told in visit.told[connection] if told["tell"] == "orders"]
    assert [order["name"] for order in told[-1]["orders"] if order["on"]] == ["unless-target"]
    answer = visit.say(connection, say="orders", id="o", orders=["own-hocus"], bots="fast")
    assert (answer["tell"], answer["bots"]) == ("orders", "fast")
    again = Visit(visit.kept)
    second = again.connect(table)
    kept = [told for told in again.told[second] if told["tell"] == "orders"]
    assert [order["name"] for order in kept[-1]["orders"] if order["on"]] == ["own-hocus"]


def test_who_shares_a_device_is_always_asked() -> None:
    visit = Visit()
    wish = {"game": "hocus_pocus", "seats": 3, "here": ["Bob"], "bots": ["adept"]}
    table = visit.ask("POST", "/tables", wish, status=201)["table"]["id"]
    bob = visit.connect(table, seat=1)
    told = [told for told in visit.told[bob] if told["tell"] == "orders"]
    assert not any(order["on"] for order in told[-1]["orders"])


def test_a_standing_order_answers_for_its_player() -> None:
    visit = Visit()
    table = visit.ask("POST", "/quick", {"game": "hocus_pocus"}, status=201)["table"]["id"]
    connection = visit.connect(table)
    while not any(entry.by == "order" for entry in visit.house.table(table).log):
        if not visit.wait():
            visit.play([connection], moves=1)
