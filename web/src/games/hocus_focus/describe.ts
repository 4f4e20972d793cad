/** The table of Hocus Focus in words. */
import type { HocusFocusView } from "$lib/generated/hocus_focus";
import type { Section } from "$lib/table/game";
import type { Text } from "$lib/text/text";
import { GARMENTS, type Traits } from "./wizard";

export default function describe(view: HocusFocusView, text: Text): Section[] {
  const places = view.area.map((card, index) => text.say("place-label", { place: index + 1, detail: text.card(card) }));
  const people = view.won.map((_, seat) => person(view, seat, text));
  const calls = view.calls.map(({ seat, word, ms }) => text.say("call-told", { seat, word, ms }));
  const own = !view.called
    ? []
    : "word" in view.called
      ? [text.say("you-called", { word: view.called.word, ms: view.called.ms })]
      : [text.say("you-wait")];
  return [
    { title: text.say("target"), lines: [view.target ? text.card(view.target) : text.say("target-none"), ...own] },
    { title: text.say("wizards"), lines: places },
    { title: text.say("people"), lines: people },
    { title: text.say("last-race"), lines: calls.length > 0 ? calls : [text.say("race-none")] },
    {
      title: text.say("pile"),
      lines: [
        text.say("pile-left", { number: view.pile_size }),
        text.say("aside-label", { number: view.aside.length }),
        text.say("fact-goal", { goal: view.goal }),
      ],
    },
  ];
}

function person(view: HocusFocusView, seat: number, text: Text): string {
  const tags = [
    ...(view.pointing === seat ? ["tag-pointing"] : []),
    ...(view.barred.includes(seat) ? ["tag-barred"] : []),
    ...(view.away.includes(seat) ? ["tag-away"] : []),
  ];
  const won = text.say("cards-won", { number: view.won[seat]?.length ?? 0 });
  return text.say("tell-person", { seat, detail: [won, ...tags.map((tag) => text.say(tag))].join(", ") });
}

/** What is known of something that is looked at closely. */
export function known(look: string, view: HocusFocusView, text: Text): string[] {
  const [word, seat] = look.split(":");
  if (word === "seat") return [person(view, Number(seat), text)];
  if (word === "pile") return [text.say("pile-left", { number: view.pile_size })];
  if (word === "aside") return view.aside.map((card) => text.card(card));
  if (word === "won") return [text.say("fact-goal", { goal: view.goal })];
  return word === "target" && view.target ? [text.card(view.target)] : [];
}

/** Size and colours of a wizard. */
export const told = (wizard: Traits, text: Text): string[] => [
  text.say(wizard.size),
  ...GARMENTS.map((garment) =>
    text.say("trait", { name: text.say(`board-${garment}`), detail: text.say(`dyed-${wizard[garment]}`) }),
  ),
];
