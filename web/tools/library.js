// node library.js msgspec.whl coven.zip out.zip: starts the browser's Python with our sources in it,
// so that scripts/browser_library.py can compile them.
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const [wheel, sources, out] = process.argv.slice(2);
const script = readFileSync(new URL("../../scripts/browser_library.py", import.meta.url), "utf-8");
const bytes = (file) => new Uint8Array(readFileSync(file));

const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
python.unpackArchive(bytes(wheel), "wheel");
python.unpackArchive(bytes(sources), "zip");
python.runPython(script);
writeFileSync(out, python.runPython("library()").toJs());
