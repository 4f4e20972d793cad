/** What a game's folder gives to the table. `web/README.md` tells how one is made. */
import type { Component } from "svelte";
import type { Outcome, Prompt } from "$lib/generated/engine";
import type { Drawing } from "$lib/signs/drawing";
import type { Text } from "$lib/text/text";
import type { PickerRules } from "./picker.svelte";
import type { Claim, Move } from "./picking";

/** The fields that every view has. */
export interface View {
  readonly seat: number;
  readonly asked: readonly number[];
  readonly prompt?: Prompt | null;
  readonly outcome?: Outcome | null;
}
export type Event = { readonly event: string } & Readonly<Record<string, unknown>>;
export type { Outcome, Prompt };

/** A part of everybody's score. */
export interface ScorePart {
  readonly label: string;
  readonly sign: Drawing;
  readonly points: readonly number[];
}

/** Who is pleased by what happened, and whom it struck. */
export interface Feelings {
  readonly pleased?: readonly number[];
  readonly struck?: readonly number[];
}

/** How a card looks: a band for its kind, one large sign or number, one short line. Its name comes from the texts. */
export interface Face {
  /** The colour of the band, and of the sign where it can be read on the card. */
  readonly band: string;
  /** A pattern on the band, so that colour never speaks alone. */
  readonly pattern?: "dots" | "stripes" | "checks" | "stars" | "waves";
  readonly sign?: Drawing;
  readonly number?: number | string | null;
  /** What the card does now. */
  readonly line?: string;
  /** Another name than the card's message. */
  readonly name?: string;
  /** Its drawing: a symbol of the game's sheet. */
  readonly art?: string;
  /** What the seal in the corner shows where there is no number, and what a second one says, so that colour never speaks alone. */
  readonly seal?: Drawing;
  readonly badge?: Drawing;
  /** A small mark in the corner, with its meaning. */
  readonly mark?: { readonly sign: Drawing; readonly label: string };
}

/** A heading and what is to be told under it, in words: the text table. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** How a game looks before it is opened: `cover.ts` in its folder. */
export interface Cover {
  /** The colour of its card in the lobby, and of the middle of its table. */
  readonly tint: string;
  readonly sign: Drawing;
  /** How much there is to learn: the lobby shows the lightest first. */
  readonly weight?: number;
}

export interface GameTable<V extends View = View> {
  /** The colour of the middle. */
  readonly tint: string;
  /** The drawing on the backs of the cards. */
  readonly back: Drawing;
  /** The address of its sheet of drawings, `art.svg?url`: fetched once the table stands. */
  readonly art?: string;
  /** The symbol on the backs of the cards. */
  readonly backArt?: string;
  /** How a card looks; null for a word that is no card. */
  face(card: string, text: Text): Face | null;
  /** Where the rules tell of each thing that can be looked at closely: `PRINTED.rules`. */
  readonly rules?: Readonly<Record<string, string>>;
  /** Which of these a thing is (`data-look`, or a card's name), where its name does not say so. */
  kind?(look: string, view: V): string;
  /** What is known of it now, beside its sentence: what lies in a pile, what is public of a person (`seat:2`). */
  known?(look: string, view: V, text: Text): readonly string[];
  /** Draws it large where it is no card. */
  readonly Closeup?: Component<{ look: string }>;
  /** What is shared, large. */
  readonly Middle: Component;
  /** The middle seats the people itself, as in a ring: there is no row of panels, and it registers `seat:<n>` with the picker. */
  readonly ring?: boolean;
  /** Time counts: nobody waits for hints. */
  readonly racing?: boolean;
  /** What is public of one person, within the panel with the name. */
  readonly Person?: Component<{ seat: number }>;
  /** What is yours: cards within thumb's reach. Without it, `view.hand` is shown. */
  readonly Yours?: Component;
  /** The moves of the text table, where they are no list to choose from: a time in them is measured. */
  readonly TextMoves?: Component;
  /** The events with which a turn or a round begins: the log draws a line there. */
  readonly chapters?: readonly string[];
  /** Small facts in the top bar, such as the round. */
  facts?(view: V, text: Text): string[];
  /** One fact more, which opens and shows what is behind it. */
  readonly Fact?: Component;
  /** Who is aimed at now: their panel glows. */
  aimed?(view: V): readonly number[];
  /** The drawings of what is counted and flies from heap to heap: `data-token="gem"`. */
  readonly tokens?: Readonly<Record<string, Drawing>>;
  /** What clicking a person says, beside `target`. */
  person?(seat: number): readonly Claim[];
  /** How moves are picked. */
  readonly picking?: PickerRules;
  /** The move that a card which is not on offer would be, so that the server can say which rule forbids it. */
  attempt?(claims: readonly Claim[], view: V): Move | null;
  /** The table in words. Without it, the view is told field by field. */
  describe?(view: V, text: Text): Section[];
  /** Of what every side's score is made, in the order in which it is counted; each with one number a side. */
  tally?(view: V, text: Text): readonly ScorePart[];
  /** How long (ms) the middle itself counts before it may be said who has won. */
  suspense?(view: V, log: readonly { readonly key: string; readonly event: Event }[]): number;
  /** Whether the middle tells what happened in between on a stage of its own (`table.story`), until it calls `table.tellOn()`. */
  story?(before: V, after: V): boolean;
  /** Whom an event pleases, and whom it strikes: it shows on their faces. */
  feelings?(event: Event): Feelings;
  /** The few events that are worth a flourish. */
  flourish?(event: Event, view: V): boolean;
}

/** Forgets the exact type of a game's view, which the table does not know. */
export const defineTable = <V extends View>(game: GameTable<V>): GameTable => game;
