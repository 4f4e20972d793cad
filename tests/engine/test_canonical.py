"""Canonical JSON: the same values always have the same bytes."""

from coven.engine import Event, Move, Told
from coven.engine.canonical import canonical, lean, lean_told


class Part(Move, frozen=True):
    card: str
    times: int = 1


class Combine(Move, frozen=True):
    parts: tuple[Part, ...]
    by: str = "hand"


class Turned(Event, frozen=True):
    face_up: bool
    card: str


def test_keys_are_sorted_and_there_are_no_spaces() -> None:
    written = canonical([1, None, True, {"b": "é", "a": (2, "\n\x1f")}])
    assert written == '[1,null,true,{"a":[2,"\\n\\u001f"],"b":"é"}]'.encode()
    assert canonical(lean(Turned(False, "moth-1"))) == b'{"card":"moth-1","event":"turned","face_up":false}'


def test_fields_with_their_default_are_left_out_wherever_they_are() -> None:
    assert lean(Combine((Part("cat-3"), Part("toad-2", 2)))) == {
        "move": "combine",
        "parts": [{"move": "part", "card": "cat-3"}, {"move": "part", "card": "toad-2", "times": 2}],
    }
    assert lean(Combine((), "table")) == {"move": "combine", "parts": [], "by": "table"}


def test_an_audience_is_named_where_not_everybody_hears() -> None:
    event = Turned(True, "moth-1")
    assert canonical(lean_told(Told(event))) == b'{"event":{"card":"moth-1","event":"turned","face_up":true}}'
    assert canonical(lean_told(Told(event, (2,)))).startswith(b'{"audience":[2],"event":{')
