/**
 * What people read: the twin of coven/text. Typed values become sentences through the same Fluent messages.
 *
 * A value tagged `cast` of the family `move` is the message `move-cast` with its fields as arguments. An argument named in
 * SEATS is a player, one named in PLAIN is taken as it stands, any other text is the message of that name, where a number at
 * its end becomes `$n`. A list is joined with "and", and its length is `$<name>-count`; nothing is `none`.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from "@fluent/bundle";
import { de } from "./french";
import { bare } from "./marks";

export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** As in coven/text; a test holds them against the lists there. */
export const SEATS: ReadonlySet<string> = new Set(
  "seat seats target targets owner giver taker holder partner winner winners".split(" "),
);
export const PLAIN: ReadonlySet<string> = new Set("rule detail given option allowed known file name time".split(" "));
/** Before this sound some languages say another "and". In hielo and hiato the i is no vowel. */
const I_SOUND = /^h?(?:í|i(?![aeoáéó]))/iu;
/** What the texts can call. */
const FUNCTIONS: Record<string, FluentFunction> = { DE: ([name]) => de(String(name)) };
const CLOCK = -2;

export type Args = Readonly<Record<string, unknown>>;
/** A move, an event or another tagged value, as it came in JSON: the first field is its tag. */
export type Tagged = Readonly<Record<string, unknown>>;
export interface PromptValue {
  readonly message: string;
  readonly args?: Args;
}
export interface RefusalValue extends PromptValue {
  readonly rule: string;
}

export class MissingText extends Error {}

export class Text {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    readonly names: readonly string[] = [],
    /** Tests want an error for a missing message; people at a table want to play on. */
    private readonly strict = false,
  ) {}

  static of(language: Language, sources: readonly string[], names: readonly string[] = [], strict = false): Text {
    const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    return new Text(language, bundle, names, strict);
  }

  /** The same texts with the names of other people. */
  withNames(names: readonly string[]): Text {
    return new Text(this.language, this.bundle, names, this.strict);
  }

  /** The same texts, said another way. */
  as<T extends Text>(kind: new (...args: ConstructorParameters<typeof Text>) => T): T {
    return new kind(this.language, this.bundle, this.names, this.strict);
  }

  has(message: string): boolean {
    return this.#of(message) !== null;
  }

  /** The message, formatted. `message.attribute` asks for an attribute. */
  say(message: string, args: Args = {}): string {
    const pattern = this.#of(message);
    if (pattern === null) return this.#missing(message);
    const ready: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      ready[name] = this.word(name, value);
      if (Array.isArray(value)) ready[`${name}-count`] = counted(value.length);
    }
    const errors: Error[] = [];
    const sentence = this.bundle.formatPattern(pattern, ready, errors);
    return errors.length > 0 ? this.#missing(message, errors[0]) : sentence;
  }

  /** An argument as people read it. */
  word(name: string, value: unknown): FluentVariable {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (Array.isArray(value)) return this.list(value.map((part) => String(this.word(name, part))));
    if (typeof value === "number") return SEATS.has(name) ? this.seat(value) : counted(value);
    if (typeof value === "string") return PLAIN.has(name) ? value : this.card(value);
    return this.value(value as Tagged);
  }

  seat(seat: number): string {
    if (seat < 0) return this.say(seat === CLOCK ? "clock" : "spectator");
    return this.names[seat] ?? this.say("seat", { number: seat + 1 });
  }

  /** A card or another word of the game: `thief-3` is the message `thief` with n = 3. */
  card(name: string): string {
    const { kind, number } = printed(name);
    return number === null ? this.say(name) : this.say(kind, { n: number });
  }

  /** A tagged value: a move, an event or another family. */
  value(value: Tagged): string {
    const [[family, tag] = ["", ""], ...fields] = Object.entries(value);
    return this.say(`${family}-${String(tag)}`, Object.fromEntries(fields));
  }

  prompt(prompt: PromptValue): string {
    return this.say(`prompt-${prompt.message}`, prompt.args);
  }

  /** Why not, and the rule that says so. */
  refusal(refusal: RefusalValue): string {
    const why = this.say(`refusal-${refusal.message}`, refusal.args);
    return this.say("refused", { detail: why, rule: refusal.rule });
  }

  list(words: readonly string[]): string {
    if (words.length < 2) return words[0] ?? this.say("nothing");
    const detail = words.at(-1)!;
    return this.say(I_SOUND.test(bare(detail)) ? "list-before-i" : "list", {
      given: words.slice(0, -1).join(", "),
      detail,
    });
  }

  #of(name: string) {
    const [message = "", attribute] = name.split(".");
    const found = this.bundle.getMessage(message);
    return (attribute ? found?.attributes[attribute] : found?.value) ?? null;
  }

  #missing(message: string, error?: Error): string {
    const problem = `${this.language}: ${message}${error ? `: ${error.message}` : ""}`;
    if (this.strict) throw new MissingText(problem);
    console.warn(`missing text: ${problem}`);
    return message;
  }
}

/** 1,500 in every language, as Python groups it; browsers would write 1500 in Spanish. */
const counted = (number: number) => new FluentNumber(number, { useGrouping: "always" });

/** The kind of a card and the number printed on it: `thief-3` is a thief with a 3. */
export function printed(card: string): { kind: string; number: number | null } {
  const found = /^(.+)-(\d+)$/.exec(card);
  return found ? { kind: found[1]!, number: Number(found[2]) } : { kind: card, number: null };
}
