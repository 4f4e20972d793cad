import js from "@eslint/js";
import stylistic from "@stylistic/eslint-plugin";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Rules that need types. In markup the linter does not see them (snippets, each, await); svelte-check does. */
const unseenInMarkup = [
  "no-redundant-type-constituents",
  "no-unsafe-argument",
  "no-unsafe-assignment",
  "no-unsafe-call",
  "no-unsafe-member-access",
  "no-unsafe-return",
];

export default defineConfig(
  { ignores: ["src/generated/", "shots/", "public/"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    plugins: { "@stylistic": stylistic },
    rules: {
      "@stylistic/max-len": ["error", 140],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "svelte/prefer-svelte-reactivity": "off", // a Map inside a function or beside a counter need not be reactive
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    rules: Object.fromEntries(unseenInMarkup.map((rule) => [`@typescript-eslint/${rule}`, "off"])),
  },
  { files: ["*.js", "tools/*.js"], extends: [ts.configs.disableTypeChecked] },
);
