// Writes into sw.js which files of the page are kept in the browser, each with a mark that changes with it.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const OUT = fileURLToPath(new URL("../../src/coven/server/static/", import.meta.url));
const KEPT = /\.(css|html|js|png|svg|webmanifest|woff2)$/;

const files = readdirSync(OUT, { recursive: true })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => KEPT.test(file) && file !== "sw.js" && !file.startsWith("assets/python-"))
  .sort();
const mark = (file) =>
  createHash("sha256")
    .update(readFileSync(OUT + file))
    .digest("hex")
    .slice(0, 16);
const list = files.map((url) => ({ url, revision: mark(url) }));
const worker = readFileSync(`${OUT}sw.js`, "utf-8");
const filled = worker.replace("self.__WB_MANIFEST", () => JSON.stringify(list));
if (filled === worker) throw new Error("sw.js has no place for the list");
writeFileSync(`${OUT}sw.js`, filled);
