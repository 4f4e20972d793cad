// The same as bench/server/load.py with boardgame.io's own clients: node load.cjs API_PORT PORT TABLES SECONDS RATE CONNECTIONS
const readline = require('node:readline');
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Familiars } = require('./game.cjs');

const [api, port, tables, seconds, rate, connections] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const lobby = new LobbyClient({ server: `http://127.0.0.1:${api}` });
const gap = rate ? (2 * tables * 1000) / rate : 0;
const delays = [];
let counting = false, seated = 0, ready;
const allSeated = new Promise((resolve) => { ready = resolve; });

const lines = readline.createInterface({ input: process.stdin });
async function mark(word) {
  const heard = new Promise((resolve) => lines.once('line', resolve));
  console.log(word);
  await heard;
}
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function table() {
  const { matchID } = await lobby.createMatch('familiars', { numPlayers: 2 });
  const joined = [];
  for (const playerID of ['0', '1']) {
    joined.push(await lobby.joinMatch('familiars', matchID, { playerID, playerName: playerID }));
  }
  return { matchID, keys: joined.map((each) => each.playerCredentials) };
}

function open(matchID, playerID, credentials) {
  const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'] } });
  return Client({ game: Familiars, matchID, playerID, credentials, multiplayer, debug: false, numPlayers: 2 });
}

async function match() {
  const { matchID, keys } = await table();
  const sent = {}, seen = {}, counts = [[0, 0], [0, 0]];
  const play = (seat) => new Promise((resolve) => {
    const client = open(matchID, String(seat), keys[seat]);
    let begun = false, over = false, made = 0, due = performance.now() + gap * Math.random();
    client.subscribe((state) => {
      if (!state || over) return;
      if (!begun && (seated += 1) === 2 * tables) ready();
      begun = true;
      for (const other of [0, 1]) {
        while (counts[seat][other] < state.G.made[other]) {
          const key = `${other} ${++counts[seat][other]}`;
          seen[key] = (seen[key] || 0) + 1;
          if (seen[key] === 2) {
            if (counting) delays.push((performance.now() - sent[key]) / 1000);
            delete sent[key];
            delete seen[key];
          }
        }
      }
      if (state.ctx.gameover) {
        over = true; // stopping tells the subscribers once more
        client.stop();
        resolve();
      } else if (state.G.chosen[seat] === null && state.G.made[seat] === made) {
        made += 1;
        const answer = () => {
          due = Math.max(due + gap, performance.now());
          sent[`${seat} ${made}`] = performance.now();
          client.moves.send(state.G.hands[seat][0]);
        };
        if (gap) setTimeout(answer, due - performance.now());
        else setImmediate(answer);
      }
    });
    client.start();
  });
  await Promise.all([play(0), play(1)]);
}

async function keepPlaying() {
  for (;;) await match();
}

async function play() {
  for (let place = 0; place < tables; place += 1) keepPlaying();
  await allSeated;
  await sleep(seconds * 250);
  await mark('begin');
  counting = true;
  const start = performance.now();
  await sleep(seconds * 1000);
  counting = false;
  const took = (performance.now() - start) / 1000;
  await mark('end');
  return { seconds: took, delays };
}

async function idle() {
  for (let place = 0; place < 10; place += 1) await table();
  await mark('begin');
  const made = [];
  for (let place = 0; place < tables; place += 1) made.push(await table());
  await mark('tables');
  for (let place = 0; place < connections; place += 1) {
    const client = open(made[place % tables].matchID, null, undefined);
    await new Promise((resolve) => {
      client.subscribe((state) => state && resolve());
      client.start();
    });
  }
  await mark('end');
  return {};
}

(connections ? idle() : play()).then((found) => {
  process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0));
});
