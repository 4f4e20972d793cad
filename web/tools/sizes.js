// Prints what a visitor loads, compressed, and fails over the budget: 120 KB of script for the lobby, 60 KB more a game,
// 120 KB for a sheet of drawings.
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const OUT = fileURLToPath(new URL("../../src/coven/server/static/", import.meta.url));
const KB = 1024;
const BUDGET = { lobby: 120 * KB, game: 60 * KB, drawings: 120 * KB };

const manifest = JSON.parse(readFileSync(`${OUT}manifest.json`, "utf-8"));
rmSync(`${OUT}manifest.json`);

const raw = (file) => readFileSync(OUT + file);
const size = (file) => (/\.woff2$/.test(file) ? raw(file).length : gzipSync(raw(file)).length);
const all = Object.entries(manifest);
const find = (pattern) => all.filter(([source]) => pattern.test(source)).map(([source]) => source);

/** A chunk with all that it needs. */
function chunks(source, found = new Set()) {
  if (!source || found.has(source)) return found;
  found.add(source);
  for (const other of manifest[source].imports ?? []) chunks(other, found);
  return found;
}
const scripts = (sources) => [...new Set(sources.flatMap((source) => [...chunks(source)]))];
const bytes = (sources, kind) =>
  sources
    .flatMap((source) => (kind === "css" ? (manifest[source].css ?? []) : [manifest[source].file]))
    .reduce((sum, file) => sum + size(file), 0);

const texts = (game) => find(new RegExp(`${game}/text/fr\\.ftl`));
const lobby = scripts([
  "index.html",
  ...find(/^(\.\.\/src\/coven|src)\/text\/fr\.ftl/),
  ...find(/games\/\w+\/text\/fr\.ftl/),
]);
const table = scripts(["src/app/TablePage.svelte"]).filter((source) => !lobby.includes(source));
let over = false;

function row(label, script, style, budget) {
  const kb = (number) => `${(number / KB).toFixed(1)} KB`.padStart(9);
  over ||= script > budget;
  console.log(
    `${label.padEnd(34)} script ${kb(script)}  style ${kb(style)}  ${script > budget ? "OVER " : "of"}${kb(budget)}`,
  );
}

console.log("compressed, with the texts of the largest language:");
row("lobby", bytes(lobby, "js"), bytes(lobby, "css"), BUDGET.lobby);
for (const source of find(/^src\/games\/\w+\/index\.ts$/)) {
  const game = source.split("/")[2];
  const more = [
    ...table,
    ...scripts([source, ...texts(game)]).filter((one) => !lobby.includes(one) && !table.includes(one)),
  ];
  row(`  and a table of ${game}`, bytes(more, "js"), bytes(more, "css"), BUDGET.game);
}
for (const [source, { file }] of all.filter(([source]) => source.endsWith(".svg"))) {
  const drawn = size(file);
  over ||= drawn > BUDGET.drawings;
  console.log(`${source.padEnd(34)} drawings ${(drawn / KB).toFixed(1)} KB  of ${BUDGET.drawings / KB} KB`);
}
const fonts = all.map(([, { file }]) => file).filter((file) => file.endsWith(".woff2"));
console.log(`fonts ${(fonts.reduce((sum, file) => sum + size(file), 0) / KB).toFixed(1)} KB`);
process.exitCode = over ? 1 : 0;
