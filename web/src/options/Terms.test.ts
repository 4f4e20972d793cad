import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { loadText } from "$lib/text/load";
import Terms from "./Terms.svelte";

test("whoever is invited reads what is agreed on, where it is not the usual", async () => {
  const text = await loadText("en", "hocus");
  const terms = (options: Record<string, unknown>, pace: "none" | "live") => {
    const target = document.createElement("div");
    const drawn = mount(Terms, { target, props: { table: { options, pace: { pace } }, text } });
    const lines = [...target.querySelectorAll("li")].map((line) => line.textContent);
    void unmount(drawn);
    return lines;
  };
  expect(terms({}, "none")).toEqual([]);
  expect(terms({ goal: 15, schools: "chosen", classic: true }, "live")).toEqual([
    "30 seconds per move",
    "Points that end the game: 15",
    "How players get their school: chosen in turn order",
    "Classic: Basic Spells only, no Owls are claimed: yes",
  ]);
});
