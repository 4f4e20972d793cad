"""Guests, accounts, tokens, and names that can be told apart."""

import pytest

from coven.play.problems import Problem
from coven.server.people.names import check_name, skeleton
from coven.server.people.sessions import hash_of
from tests.server.kit import Running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", ["Ann", "Зоя", "李小龙", "O’Brien", "Jean-Luc 2", "Ünsal"])
def test_names_of_people_are_fine(name: str) -> None:
    assert check_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    ["", "A", "x" * 25, "Ann\n", "A\u200bnn", "A\u202enn", "Ann\x00", "<b>Ann", "🎩🎩", "...", "A\u00ad\u00adnn"],
)
def test_names_that_hide_something_are_refused(name: str) -> None:
    with pytest.raises(Problem) as refused:
        check_name(name)
    assert refused.value.trouble.field == "name"


@pytest.mark.parametrize(
    "one, other",
    [("Ann", "ANN"), ("Ann", "Аnn"), ("Paypal", "PayPaI"), ("Bob 1", "B0b l"), ("Modern", "Modem"), ("Zoé", "Zoe")],
)
def test_look_alikes_are_the_same_name(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_different_names_stay_different() -> None:
    assert len({skeleton(name) for name in ("Ann", "Anna", "Bob", "李", "Зоя", "Zoe")}) == 6


async def test_a_guest_gets_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    async with server.visitor() as visitor:
        answer = await visitor.post("/api/guests", name="Ann")
        assert answer.json() | {"id": ""} == {"id": "", "name": "Ann", "guest": True}
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await visitor.get("/api/me")).json()["name"] == "Ann"


async def test_a_forged_cookie_is_nobody(server: Running) -> None:
    async with server.guest("Ann") as ann:
        secret = ann.http.cookies["coven"]
        for forged in (secret[:-1], f"{secret}0", secret.upper(), hash_of(secret), ".", "", f"{secret}é"):
            async with server.visitor() as eve:
                answer = await eve.http.get("/api/me", headers={"Cookie": f"coven={forged}".encode("latin-1")})
                assert (answer.status_code, answer.json()["code"]) == (401, "sign-in")


async def test_a_session_ends(server: Running) -> None:
    async with server.guest("Ann") as ann:
        server.clock.advance(server.backend.services.settings.session)
        assert (await ann.get("/api/me")).status_code == 401


async def test_an_account_signs_in_again(server: Running) -> None:
    async with server.visitor() as ann, server.visitor() as later:
        made = await ann.post("/api/accounts", name="Ann", password="correct horse")
        assert made.status_code == 201
        wrong = await later.post("/api/session", name="Ann", password="battery staple")
        unknown = await later.post("/api/session", name="Bob", password="battery staple")
        assert wrong.json() == unknown.json() == {"code": "wrong-password", "message": "problem-wrong-password"}
        again = await later.post("/api/session", name="ann", password="correct horse")
        assert again.json() == made.json()
        await later.http.delete("/api/session")
        assert (await later.get("/api/me")).status_code == 401


async def test_nobody_takes_the_name_of_an_account(server: Running) -> None:
    async with server.visitor() as ann, server.visitor() as eve:
        await ann.post("/api/accounts", name="Ann", password="correct horse")
        assert (await eve.post("/api/accounts", name="Аnn", password="another one")).json()["code"] == "name-taken"
        assert (await eve.post("/api/guests", name="aNN")).json()["code"] == "name-taken"


async def test_a_guest_becomes_an_account_and_keeps_its_tables(server: Running) -> None:
    async with server.guest("Ann") as ann, server.visitor() as later:
        table = await ann.table()
        old = ann.http.cookies["coven"]
        answer = await ann.post("/api/me/password", password="correct horse")
        assert answer.json()["guest"] is False
        await later.post("/api/session", name="Ann", password="correct horse")
        assert [each["id"] for each in (await later.get("/api/me/tables")).json()] == [table]
        async with server.visitor(Cookie=f"coven={old}") as outdated:
            assert (await outdated.get("/api/me")).status_code == 401


async def test_a_password_is_changed_only_by_who_knows_it(server: Running) -> None:
    async with server.visitor() as ann:
        await ann.post("/api/accounts", name="Ann", password="correct horse")
        wrong = await ann.post("/api/me/password", password="new password", old="wrong")
        assert wrong.json()["code"] == "wrong-password"
        right = await ann.post("/api/me/password", password="new password", old="correct horse")
        assert right.status_code == 200
        assert (await ann.get("/api/me")).status_code == 200


async def test_a_token_acts_for_its_owner_until_it_is_revoked(server: Running) -> None:
    async with server.guest("Ann") as ann:
        made = (await ann.post("/api/me/tokens", label="script")).json()
        async with server.visitor(Authorization=f"Bearer {made['token']}") as script:
            assert (await script.get("/api/me")).json()["name"] == "Ann"
            listed = (await ann.get("/api/me/tokens")).json()
            assert [(token["id"], token.get("token")) for token in listed] == [(made["id"], None)]
            assert (await ann.http.delete(f"/api/me/tokens/{made['id']}")).status_code == 204
            assert (await script.get("/api/me")).json()["code"] == "bad-token"
        assert (await ann.http.delete(f"/api/me/tokens/{made['id']}")).status_code == 404


async def test_tokens_and_passwords_are_not_in_the_database(server: Running) -> None:
    async with server.visitor() as ann:
        await ann.post("/api/accounts", name="Ann", password="correct horse")
        made = (await ann.post("/api/me/tokens", label="script")).json()
        person = await server.backend.services.store.account(skeleton("Ann"))
        assert person is not None
        (token,) = await server.backend.services.store.tokens(person.id)
        assert made["token"] not in token.hash
        assert person.password is not None
        assert person.password.startswith("$argon2id$")


async def test_guests_and_accounts_rename_themselves_and_their_tables_follow(server: Running) -> None:
    async with server.guest("Ann") as ann, server.visitor() as bob:
        await bob.post("/api/accounts", name="Bob", password="correct horse")
        made = (await ann.post("/api/tables", game="familiars", seats=3)).json()
        table, link = made["table"]["id"], made["link"]
        await bob.post(f"/api/tables/{table}/join", link=link)
        assert (await ann.post("/api/me/name", name="Anna")).json()["name"] == "Anna"
        assert (await bob.post("/api/me/name", name="Robert")).json()["name"] == "Robert"
        seats = (await ann.get(f"/api/tables/{table}")).json()["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Anna", "Robert", None]
        assert (await ann.get("/api/me")).json()["name"] == "Anna"
        again = await bob.post("/api/session", name="Robert", password="correct horse")
        assert again.status_code == 200


async def test_nobody_takes_a_name_that_is_taken(server: Running) -> None:
    async with server.guest("Ann") as ann, server.visitor() as bob, server.guest("Cleo") as cleo:
        await bob.post("/api/accounts", name="Bob", password="correct horse")
        made = (await ann.post("/api/tables", game="familiars", seats=3)).json()
        await cleo.post(f"/api/tables/{made['table']['id']}/join", link=made["link"])
        for name in ("B0b", "Cleo"):
            refused = await ann.post("/api/me/name", name=name)
            assert (refused.status_code, refused.json()["code"]) == (409, "name-taken")
        assert (await ann.get("/api/me")).json()["name"] == "Ann"
        assert (await bob.post("/api/me/name", name="BOB")).json()["name"] == "BOB"
