import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { words } from "$lib/page/words.svelte";
import { loadText } from "$lib/text/load";
import { LANGUAGES } from "$lib/text/text";
import { doubt, signed } from "./luckAndSkill";
import LuckAndSkill from "./LuckAndSkill.svelte";

const estimate = (value: number, reach: number) => ({ value, low: value - reach, high: value + reach });

test("what was gained has a plus, what was lost a minus, and nothing has neither", () => {
  expect([0.126, -0.5, -0.004].map((value) => signed(estimate(value, 0.1)))).toEqual(["+13", "−50", "0"]);
});

test("a small doubt is told as small, and none is not told", () => {
  expect([0.31, 0.004, 0].map((reach) => doubt(estimate(0, reach)))).toEqual(["31", "<1", null]);
});

const ada = {
  seat: 0,
  result: 1,
  fair: 0.5,
  choices: estimate(0.2, 0.1),
  others: estimate(0, 0),
  luck: estimate(0.3, 0.1),
};
const bob = {
  seat: 1,
  result: 0,
  fair: 0.5,
  choices: estimate(0, 0),
  others: estimate(-0.2, 0.1),
  luck: estimate(-0.3, 0.1),
};

async function drawn(accounts: (typeof ada)[], language: (typeof LANGUAGES)[number]): Promise<string[][]> {
  words.text = await loadText(language);
  const page = mount(LuckAndSkill, { target: document.body, props: { accounts, names: ["Ada", "Bob"] } });
  const rows = [...document.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  await unmount(page);
  return rows;
}

test("everybody's column adds up from what is fair to what was won", async () => {
  expect(await drawn([ada, bob], "en")).toEqual([
    ["Player", "Ada", "Bob"],
    ["Fair share", "50%", "50%"],
    ["Own choices", "+20%± 10", "0%"],
    ["Others’ choices", "0%", "−20%± 10"],
    ["Luck", "+30%± 10", "−30%± 10"],
    ["Won", "100%", "0%"],
  ]);
});

test.each(LANGUAGES)("luck and skill have their words in %s", async (language) => {
  const rows = await drawn([ada], language);
  expect(rows.flat().filter((cell) => /^(lab|cli|replay)-/.test(cell ?? ""))).toEqual([]);
});

test("where nobody has taught the game to bots there is no table", async () => {
  expect(await drawn([], "en")).toEqual([]);
});
