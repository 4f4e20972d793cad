// Familiars for boardgame.io, by the same rules as bench/server/game.py.
const { INVALID_MOVE } = require('boardgame.io/core');

const FAMILIARS = { 'moth-1': 1, 'toad-2': 2, 'cat-3': 3, 'raven-4': 4 };
const COPIES = 25;

function reveal(G) {
  const alone = G.chosen.filter((card) => G.chosen.filter((other) => other === card).length === 1);
  if (alone.length > 0) {
    const best = alone.reduce((one, other) => (FAMILIARS[one] > FAMILIARS[other] ? one : other));
    G.points[G.chosen.indexOf(best)] += 1;
  }
  G.chosen.forEach((card, seat) => {
    G.hands[seat].splice(G.hands[seat].indexOf(card), 1);
    G.sent.push(card);
  });
  if (G.deck.length >= 2) G.hands.forEach((hand) => hand.push(G.deck.pop()));
  G.chosen = [null, null];
}

exports.Familiars = {
  name: 'familiars',
  setup: ({ random }) => {
    const cards = Object.keys(FAMILIARS).flatMap((card) => Array(COPIES).fill(card));
    const deck = random.Shuffle(cards);
    const hands = [[deck.pop(), deck.pop()], [deck.pop(), deck.pop()]];
    return { deck, hands, chosen: [null, null], made: [0, 0], sent: [], points: [0, 0] };
  },
  turn: { activePlayers: { all: 'call' }, stages: { call: {} } },
  moves: {
    send: {
      client: false,
      ignoreStaleStateID: true,
      move: ({ G, playerID }, card) => {
        const seat = Number(playerID);
        if (G.chosen[seat] !== null || !G.hands[seat].includes(card)) return INVALID_MOVE;
        G.chosen[seat] = card;
        G.made[seat] += 1;
        if (!G.chosen.includes(null)) reveal(G);
      },
    },
  },
  endIf: ({ G }) => (G.hands[0].length === 0 ? { points: G.points } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    chosen: G.chosen.map((card, seat) => (card !== null && String(seat) !== playerID ? true : card)),
  }),
};
