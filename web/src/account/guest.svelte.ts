/** Somebody to play as: who one is already, or a guest of that name. */
import { visitor } from "$lib/store/visitor.svelte";

const SUGGESTED = [
  "Alba",
  "Basil",
  "Celandine",
  "Elowen",
  "Fennel",
  "Hazel",
  "Iris",
  "Juniper",
  "Lovage",
  "Merle",
  "Olive",
  "Rowan",
  "Sorrel",
  "Tansy",
  "Willow",
];

const suggestion = (): string => SUGGESTED[Math.floor(Math.random() * SUGGESTED.length)]!;

/** The name that a stranger has typed, on whatever page: one is suggested. */
export const wished = $state({ name: suggestion() });

export async function beSomebody(): Promise<void> {
  if (!visitor.me) await visitor.beGuest(wished.name.trim() || suggestion());
}
