/** The Spells of Hocus: which school has which, and the sign of each. */
import { PRINTED } from "$lib/generated/hocus";
import { SIGNS, type Drawing } from "$lib/signs/drawing";
import { BASIC_SIGNS, SCHOOL_SIGNS } from "./signs";

const SCHOOLS: Readonly<Record<string, readonly string[]>> = PRINTED.schools;
const SHIFTS: readonly string[] = PRINTED.shifts;
const SIGNS_BY_NAME: Readonly<Record<string, Drawing>> = { ...SCHOOL_SIGNS, ...BASIC_SIGNS };

export const BASIC_SPELLS: readonly string[] = PRINTED.basic_spells;

export const spellsOf = (school: string): readonly string[] => SCHOOLS[school] ?? [];

/** HC-34: the Spells of a school on whose cards there is a Shift too. */
export const shiftsOf = (school: string): readonly string[] =>
  spellsOf(school).filter((spell) => SHIFTS.includes(spell));

/** What an Enchantment card can lie beside. */
export type Beside = (typeof PRINTED.beside)[keyof typeof PRINTED.beside];
/** HC-33: beside what each Enchantment card lies. */
export const BESIDE: Readonly<Record<string, Beside>> = PRINTED.beside;

/** A school or a Basic Spell has a sign of its own, any other Spell that of its school. */
export function signOf(name: string): Drawing {
  const school = Object.keys(SCHOOLS).find((one) => spellsOf(one).includes(name));
  return SIGNS_BY_NAME[school ?? name] ?? SIGNS.sparkle;
}
