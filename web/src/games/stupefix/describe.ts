/** The table of Stupéfix in words. */
import type { StupefixView } from "$lib/generated/stupefix";
import type { Section } from "$lib/table/game";
import type { Text } from "$lib/text/text";

export default function describe(view: StupefixView, text: Text): Section[] {
  const cards = (names: readonly string[]) => text.list(names.map((name) => text.card(name)));
  const houses = (sums: readonly number[]) =>
    text.list(view.sides.map((house, side) => `${text.say(house)} ${sums[side] ?? 0}`));

  const table = [text.say("board-round", { number: view.round })];
  if (view.phase) table.push(text.say(`phase-${view.phase}`));
  if (view.offered.length > 0) table.push(text.say("board-offered", { detail: cards(view.offered) }));
  table.push(text.say("board-pile", { number: view.pile_size }));
  table.push(discarded(view, text));
  if (view.announced.length > 0) table.push(text.say("board-announced", { detail: houses(view.announced) }));
  if (view.counts) table.push(text.say("board-urns", { detail: houses(view.counts.urns) }));
  if (view.outcome) table.push(text.say("board-scores", { detail: houses(view.outcome.scores) }));

  const people = view.houses.map((_, seat) => person(view, seat, text).join("; "));

  const own: string[] = [];
  if (view.seat >= 0) {
    if (view.hand.length > 0) own.push(text.say("board-hand", { detail: cards(view.hand) }));
    if (view.prepared) own.push(text.say("board-prepared", { card: view.prepared }));
    if (view.choice) own.push(text.say("tell-choice", { detail: text.value({ ...view.choice }) }));
    if (view.rewards.length > 0) own.push(text.say("board-own-rewards", { detail: cards(view.rewards) }));
  }
  return [
    { title: text.say("zone-middle"), lines: table },
    { title: text.say("people"), lines: people },
    ...(own.length > 0 ? [{ title: text.say("zone-yours"), lines: own }] : []),
  ];
}

/** What is public of a person. */
function person(view: StupefixView, seat: number, text: Text): string[] {
  const cards = (names: readonly string[]) => text.list(names.map((name) => text.card(name)));
  const revealed = view.phase === "casting" || view.phase === "sharing";
  const said = [
    text.say("tell-person", {
      seat,
      house: view.houses[seat],
      flag: view.flags[seat],
      late: view.late[seat],
      hand: view.hand_sizes[seat],
      rewards: view.reward_counts[seat],
    }),
  ];
  if (view.pet === seat) said.push(text.say("pet"));
  if (view.twins.includes(seat)) said.push(text.say("board-twin"));
  const casts = view.casts[seat] ?? [];
  const shielded = view.phase === "sharing" && casts[view.round - 1] === "shield";
  if (revealed && !shielded) said.push(text.say("tell-aim", { target: view.aims[seat] ?? null }));
  if (casts.length > 0)
    said.push(text.say("casts-so-far", { detail: casts.map((cast) => text.card(cast)).join(", ") }));
  if (view.points_taken[seat]) said.push(text.say("tell-points", { number: view.points_taken[seat] }));
  if (view.counts)
    said.push(text.say("board-counts", { potions: view.counts.potions[seat], favours: view.counts.favours[seat] }));
  const under = view.under_shields[seat] ?? [];
  if (under.length > 0) said.push(text.say("tell-under", { detail: cards(under) }));
  return said;
}

function discarded(view: StupefixView, text: Text): string {
  return text.say("discard", {
    stunners: view.stunners_discarded,
    fizzles: view.fizzles_discarded,
    number: view.face_down_discarded,
  });
}

/** What is known of something that is looked at closely. */
export function known(look: string, view: StupefixView, text: Text): string[] {
  if (look.startsWith("seat:")) return person(view, Number(look.slice("seat:".length)), text);
  if (look === "discard") return [discarded(view, text)];
  return isHouse(look, view) ? text.names.filter((_, seat) => view.houses[seat] === look) : [];
}

export const isHouse = (look: string, view: StupefixView): boolean => view.houses.some((house) => house === look);
