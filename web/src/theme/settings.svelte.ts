/** What this browser remembers of how its user likes the page. */
import { LANGUAGES, type Language } from "$lib/text/text";

export interface Choices {
  language: Language;
  theme: "night" | "day" | "system";
  motion: "full" | "none" | "system";
  /** How fast bots move. */
  bots: "calm" | "normal" | "fast";
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** Whether somebody was asked if they want sounds. */
  soundOffered: boolean;
  /** The browser tells when one is asked and looks elsewhere. */
  notices: boolean;
  /** Signs and patterns beside every colour that means something, drawn stronger. */
  safe: boolean;
  cards: "small" | "normal" | "large";
  /** Ask before every move. */
  confirm: boolean;
  /** Letters stand for what one can do at a table. */
  keys: boolean;
  /** The text table instead of the drawn one. */
  plain: boolean;
}

const KEY = "coven.settings";

/** The first of the browser's languages that the page speaks. */
export function preferred(wanted: readonly string[] = navigator.languages ?? []): Language {
  const found = wanted.map((one) => LANGUAGES.find((known) => known === one.slice(0, 2).toLowerCase()));
  return found.find((one) => one !== undefined) ?? "en";
}

const standard = (): Choices => ({
  language: preferred(),
  theme: "system",
  motion: "system",
  bots: "normal",
  sound: false,
  volume: 0.6,
  soundOffered: false,
  notices: false,
  safe: false,
  cards: "normal",
  confirm: false,
  keys: true,
  plain: false,
});

/** What was stored, as far as it still makes sense. */
export function recalled(stored: string | null): Choices {
  const choices = standard();
  try {
    const found = JSON.parse(stored ?? "{}") as Record<string, unknown>;
    for (const [name, value] of Object.entries(choices)) {
      if (typeof found[name] === typeof value) Object.assign(choices, { [name]: found[name] });
    }
  } catch {
    // Something else wrote there: the standard it is.
  }
  return LANGUAGES.includes(choices.language) ? choices : { ...choices, language: "en" };
}

const media = (query: string): MediaQueryList | null => globalThis.matchMedia?.(query) ?? null;
const still = media("(prefers-reduced-motion: reduce)");
const light = media("(prefers-color-scheme: light)");

class Settings {
  choices = $state<Choices>(recalled(globalThis.localStorage?.getItem(KEY) ?? null));
  #still = $state(still?.matches ?? false);
  #light = $state(light?.matches ?? false);

  readonly moving: boolean = $derived(this.choices.motion === "system" ? !this.#still : this.choices.motion === "full");
  readonly day: boolean = $derived(this.choices.theme === "system" ? this.#light : this.choices.theme === "day");

  constructor() {
    still?.addEventListener?.("change", () => (this.#still = still.matches));
    light?.addEventListener?.("change", () => (this.#light = light.matches));
    // What is chosen in another tab holds here too.
    globalThis.addEventListener?.("storage", ({ key, newValue }) => {
      if (key === KEY) this.choices = recalled(newValue);
    });
  }

  /** Writes the choices onto the page and into the browser's memory; runs inside an effect. */
  apply(): void {
    const { dataset } = document.documentElement;
    dataset["theme"] = this.day ? "day" : "night";
    dataset["motion"] = this.moving ? "full" : "none";
    dataset["cards"] = this.choices.cards;
    dataset["safe"] = this.choices.safe ? "yes" : "no";
    document.documentElement.lang = this.choices.language;
    localStorage.setItem(KEY, JSON.stringify(this.choices));
  }
}

export const settings = new Settings();
