// node server.cjs API_PORT PORT: boardgame.io's own server, tables in memory.
// Its lobby has a port of its own: with the newest Koa it does not answer on the one of the sockets.
const { Server } = require('boardgame.io/server');
const { Familiars } = require('./game.cjs');

Server({ games: [Familiars], origins: () => true }).run({
  port: Number(process.argv[3]),
  lobbyConfig: { apiPort: Number(process.argv[2]) },
});
