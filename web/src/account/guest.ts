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

export const suggestion = (): string => SUGGESTED[Math.floor(Math.random() * SUGGESTED.length)]!;

export async function beSomebody(name: string): Promise<void> {
  if (!visitor.me) await visitor.beGuest(name.trim() || suggestion());
}
