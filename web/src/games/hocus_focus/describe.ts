/** The table of Hocus Focus in words. */
import type { HocusFocusView } from "$lib/generated/hocus_focus";
import type { Section } from "$lib/table/game";
import type { Text } from "$lib/text/text";

export default function describe(view: HocusFocusView, text: Text): Section[] {
  const places = view.area.map((card, index) => text.say("place-label", { place: index + 1, detail: text.card(card) }));
  const people = view.won.map((cards, seat) => {
    const tags = [
      ...(view.pointing === seat ? ["tag-pointing"] : []),
      ...(view.barred.includes(seat) ? ["tag-barred"] : []),
      ...(view.away.includes(seat) ? ["tag-away"] : []),
    ];
    const detail = [text.say("cards-won", { number: cards.length }), ...tags.map((tag) => text.say(tag))].join(", ");
    return text.say("tell-person", { seat, detail });
  });
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
