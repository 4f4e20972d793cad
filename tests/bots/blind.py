"""A process that answers questions and has no table: python -m tests.bots.blind < questions.jsonl"""

import sys

import msgspec

from coven.bots.apart import Question, decide

if __name__ == "__main__":
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(decide(msgspec.json.decode(line, type=Question))) + b"\n")
