// boardgame.io under measurement: `node server_peer.js serve PORT FOLDER|memory` runs its server with the same Nim,
// `node server_peer.js drive PORT TABLES SECONDS PACE` drives it and prints one line of JSON.
const { performance } = require("node:perf_hooks");

const HEAP = 1000000;
const AT_ONCE = 20; // tables being seated at a time
const Nim = {
  name: "nim",
  setup: () => ({ heap: HEAP }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { take: ({ G }, number) => (number >= 1 && number <= 3 && number <= G.heap ? { heap: G.heap - number } : "INVALID_MOVE") },
  endIf: ({ G, ctx }) => (G.heap === 0 ? { winner: ctx.currentPlayer } : undefined),
};

async function serve(port, where) {
  const { Server, Origins, FlatFile } = require("boardgame.io/server");
  const options = { games: [Nim], origins: [Origins.LOCALHOST] };
  if (where !== "memory") options.db = new FlatFile({ dir: where, logging: false });
  await Server(options).run({ port, callback: () => console.log("ready") });
}

// One person at one table: `told` resolves with the next state the server sends.
async function person(port, matchID, playerID) {
  const { io } = require("socket.io-client");
  const socket = io(`http://127.0.0.1:${port}/nim`, { transports: ["websocket"], forceNew: true });
  let wake = () => {};
  const told = () => new Promise((resolve) => { wake = resolve; });
  const first = told();
  socket.on("sync", (_id, info) => wake(info.state));
  socket.on("update", (_id, state) => wake(state));
  socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  await first;
  return { socket, told, playerID };
}

// Its server makes a match when somebody asks for one it does not know.
async function table(port) {
  const matchID = Math.random().toString(36).slice(2);
  const people = [];
  for (const playerID of ["0", "1"]) people.push(await person(port, matchID, playerID));
  return { matchID, people, stateID: 0 };
}

async function pick(one) {
  const mover = one.people[one.stateID % 2];
  const args = { type: "take", args: [1], playerID: mover.playerID };
  const all = one.people.map((each) => each.told());
  const begin = performance.now();
  mover.socket.emit("update", { type: "MAKE_MOVE", payload: args }, one.stateID, one.matchID, mover.playerID);
  const states = await Promise.all(all);
  one.stateID = states[0]._stateID;
  return performance.now() - begin;
}

async function drive(port, tables, seconds, pace) {
  const all = [];
  while (all.length < tables) {
    const some = Array.from({ length: Math.min(AT_ONCE, tables - all.length) }, () => table(port));
    all.push(...(await Promise.all(some)));
  }
  console.log("seated");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  const end = performance.now() + seconds * 1000;
  const latencies = [];
  await Promise.all(all.map(async (one) => {
    if (pace) await new Promise((resolve) => setTimeout(resolve, Math.random() * pace * 1000));
    while (performance.now() < end) {
      const spent = await pick(one);
      latencies.push(spent);
      if (pace) await new Promise((resolve) => setTimeout(resolve, Math.max(0, pace * 1000 - spent)));
    }
  }));
  process.stdout.write(`${JSON.stringify(latencies)}\n`, () => process.exit(0));
}

const [, , what, port, ...rest] = process.argv;
if (what === "serve") serve(Number(port), rest[0]);
else drive(Number(port), Number(rest[0]), Number(rest[1]), Number(rest[2]));
