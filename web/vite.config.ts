import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const OUT = here("../src/coven/server/static");

/** `--mode offline` adds the service worker to a page that was built: one script without imports. */
const serviceWorker = {
  resolve: { alias: { $lib: here("./src") } },
  publicDir: false as const,
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: OUT,
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: here("./src/offline/sw.ts"), formats: ["iife" as const], name: "sw", fileName: () => "sw.js" },
  },
};

/** `vite build` makes the page that the server serves; `--mode gallery` makes the pages for looking at real positions. */
const page = (mode: string) => ({
  base: "./", // a site may lie under any path
  plugins: [svelte()],
  worker: { format: "es" as const },
  resolve: { alias: { $lib: here("./src") }, ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}) },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: mode === "gallery" ? here("./node_modules/.gallery") : OUT,
    emptyOutDir: true,
    target: "es2022",
    manifest: mode === "gallery" ? false : "manifest.json", // for tools/sizes.js
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    rollupOptions: {
      checks: { pluginTimings: false },
      input: mode === "gallery" ? here("./gallery.html") : here("./index.html"),
      output: { codeSplitting: { groups: [{ name: "covers", test: /\/games\/\w+\/cover\.ts$/ }] } }, // the lobby needs all
    },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 30_000 },
});

export default defineConfig(({ mode }) => (mode === "offline" ? serviceWorker : page(mode)));
