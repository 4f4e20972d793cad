import { expect, test } from "vitest";
import { Following } from "./following";

/** Time that goes on when it is told to; a frame takes 16 ms. */
function stage(rests: Record<string, number> = {}, urgent = (_: string) => false) {
  let [now, resting] = [0, 0];
  const shown: string[] = [];
  let alarms: { at: number; then: () => void }[] = [];
  const later = (ms: number, then: () => void) => {
    const alarm = { at: now + ms, then };
    alarms.push(alarm);
    return () => void (alarms = alarms.filter((one) => one !== alarm));
  };
  const following = new Following<string>({
    show: (updates) => {
      shown.push(`${now}: ${updates.join(" ")}`);
      resting = now + Math.max(0, ...updates.map((one) => rests[one] ?? 0));
    },
    rest: () => Math.max(0, resting - now),
    urgent,
    frame: (then) => later(16, then),
    later,
  });
  const until = (time: number) => {
    for (;;) {
      const next = alarms.filter(({ at }) => at <= time).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      alarms = alarms.filter((one) => one !== next);
      now = next.at;
      next.then();
    }
    now = time;
  };
  return { following, shown, until };
}

test("what comes while something moves waits until it rests", () => {
  const { following, shown, until } = stage({ a: 500, b: 400 });
  for (const one of ["a", "b", "c"]) following.add(one);
  until(2000);
  expect(shown).toEqual(["16: a", "532: b", "948: c"]);
});

test("what moves nothing holds nothing up", () => {
  const { following, shown, until } = stage();
  for (const one of ["a", "b", "c"]) following.add(one);
  until(200);
  expect(shown.map((one) => one.split(": ")[1])).toEqual(["a", "b", "c"]);
});

test("the answer to a move of one's own waits for nothing, nor does anything after a click", () => {
  const { following, shown, until } = stage({ a: 500, b: 500 }, (one) => one === "mine");
  for (const one of ["a", "b"]) following.add(one);
  until(100);
  following.add("mine");
  until(120);
  expect(shown).toEqual(["16: a", "116: b mine"]);
  following.add("c");
  until(200);
  following.hurry();
  until(220);
  expect(shown.at(-1)).toBe("216: c");
  expect(following.done).toBe(true);
});

test("after a break all that was missed is shown at once", () => {
  const { following, shown, until } = stage({ "1": 500 });
  for (let number = 1; number < 12; number += 1) following.add(String(number));
  until(100);
  expect(shown).toEqual(["16: 1 2 3 4 5 6 7 8 9 10 11"]);
});
