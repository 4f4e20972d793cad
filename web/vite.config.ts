import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `vite build` makes the page that the server serves; `--mode gallery` makes the pages for looking at real positions. */
export default defineConfig(({ mode }) => ({
  base: "/",
  plugins: [svelte()],
  resolve: { alias: { $lib: here("./src") }, ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}) },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: mode === "gallery" ? here("./node_modules/.gallery") : here("../src/coven/server/static"),
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
}));
