"""A process that answers questions and has no table: python -m tests.bots.blind GAME < questions.jsonl"""

import sys

import msgspec

from coven.bots.question import Question, decide
from coven.games import find

if __name__ == "__main__":
    game = find(sys.argv[1])
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(decide(game, msgspec.json.decode(line, type=Question))) + b"\n")
