/**
 * Looking closer at anything on the table, without playing it: hover, a right click, a long press, the key I, or a tap (not a
 * click or Enter, which may come a moment too late) on what cannot be played. What can be looked at is marked: `data-look="library"`,
 * or a card (`data-card`), or a person (`data-seat`).
 */
const THINGS = "[data-look], [data-card], [data-seat]";
/** What is clicked for a reason of its own. */
const LIVE = "button, a[href], summary, input, select, textarea, label, [role=button]";
/** Of these, what cannot be done now. */
const IDLE = ".dim, :disabled, [aria-disabled=true]";
const WRITING = "input, textarea, select, [contenteditable]";
const CLOSER = "[data-closer]";

/** How long (ms) a pointer rests, or a finger stays, until one looks closer; and how far (px) a finger may stray. */
const REST = 550;
const HOLD = 450;
const STRAY = 12;

const FACE_DOWN = "face-down";

/** What the look of an element is called; a card that lies face down is whatever lies around it says. */
export function lookOf(element: HTMLElement): string {
  const { look, card, seat } = element.dataset;
  if (look) return look;
  if (card) return card;
  if (card === undefined) return `seat:${seat}`;
  return element.closest<HTMLElement>("[data-look]")?.dataset["look"] ?? FACE_DOWN;
}

export function thingAt(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>(THINGS) : null;
  return found?.closest(CLOSER) ? null : found;
}

/** Whether nothing would be done by a click there. */
function idle(target: EventTarget | null): boolean {
  const live = (target as Element).closest(LIVE);
  return !live || live.matches(IDLE);
}

export interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export class Looking {
  /** What is looked at. */
  look = $state<string | null>(null);
  /** Whether it was only hovered: it goes with the pointer. */
  passing = $state(false);
  /** Where it lies. */
  at = $state.raw<Place>({ left: 0, right: 0, top: 0, bottom: 0 });

  #thing: HTMLElement | null = null;
  #hovered: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: { x: number; y: number } | null = null;
  #swallow = false;
  /** Whether what is pressed could do nothing when the finger came down: it may have been lit a moment before. */
  #idle = true;

  /** `still`: whether hovering shows nothing just now, as in a race. */
  constructor(private readonly still: () => boolean) {}

  open(thing: HTMLElement, passing = false): void {
    this.#thing = thing;
    this.at = thing.getBoundingClientRect();
    this.look = lookOf(thing);
    this.passing = passing;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.look = null;
  }

  /** The next thing on the table, or the one before. */
  step(by: 1 | -1): void {
    const things = [...document.querySelectorAll<HTMLElement>(THINGS)].filter(
      (one) => !one.closest(CLOSER) && one.checkVisibility({ visibilityProperty: true }),
    );
    const here = Math.max(0, things.indexOf(this.#thing!));
    for (let next = here + by; next !== here; next += by) {
      const thing = things.at(next % things.length)!;
      if (lookOf(thing) !== this.look) return this.open(thing);
      if (Math.abs(next) > 2 * things.length) return;
    }
  }

  /** Listens to the whole page; the result stops it. */
  listen(): () => void {
    const stop = new AbortController();
    const on = <K extends keyof DocumentEventMap>(
      type: K,
      then: (event: DocumentEventMap[K]) => void,
      capture = false,
    ) => document.addEventListener(type, then, { signal: stop.signal, capture });
    on("pointerover", (event) => this.#over(event));
    on("pointerdown", (event) => this.#down(event), true);
    on("pointermove", (event) => this.#move(event));
    on("pointerup", () => this.#let());
    on("pointercancel", () => this.#let());
    on("click", (event) => this.#swallowed(event), true);
    on("click", (event) => this.#click(event));
    on("contextmenu", (event) => this.#menu(event));
    on("keydown", (event) => this.#key(event));
    on("scroll", () => this.passing && this.close(), true);
    return () => stop.abort();
  }

  #over({ target, pointerType }: PointerEvent): void {
    const thing = thingAt(target);
    if (thing === this.#hovered) return;
    this.#hovered = thing;
    if (pointerType !== "mouse" || (this.look !== null && !this.passing)) return;
    this.close();
    if (thing) this.#timer = setTimeout(() => this.#rested(thing), REST);
  }

  #rested(thing: HTMLElement): void {
    if (!this.still()) this.open(thing, true);
  }

  #down({ target, pointerType, clientX, clientY }: PointerEvent): void {
    this.#swallow = false;
    this.#idle = idle(target);
    clearTimeout(this.#timer);
    if (this.passing) this.close();
    const thing = thingAt(target);
    if (!thing || pointerType === "mouse") return;
    this.#pressed = { x: clientX, y: clientY };
    this.#timer = setTimeout(() => this.#held(thing), HOLD);
  }

  #held(thing: HTMLElement): void {
    this.#swallow = true;
    this.open(thing);
  }

  #move({ clientX, clientY }: PointerEvent): void {
    if (this.#pressed && Math.hypot(clientX - this.#pressed.x, clientY - this.#pressed.y) > STRAY) this.#let();
  }

  #let(): void {
    if (!this.#pressed) return;
    this.#pressed = null;
    clearTimeout(this.#timer);
  }

  /** A long press has shown the thing: letting go does not play it. */
  #swallowed(event: MouseEvent): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #click(event: MouseEvent): void {
    const thing = thingAt(event.target);
    if (!thing || event.defaultPrevented || this.still()) return;
    const byFinger = ["touch", "pen"].includes((event as PointerEvent).pointerType);
    if (byFinger && this.#idle && idle(event.target)) this.open(thing);
  }

  #menu(event: MouseEvent): void {
    const thing = thingAt(event.target);
    if (!thing || (event.target as Element).closest("a[href]")) return;
    event.preventDefault();
    clearTimeout(this.#timer);
    if (this.look === null || this.passing) this.open(thing);
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.key === "Escape" && this.passing) this.close();
    if (event.key.toLowerCase() !== "i" || (event.target as Element).closest(WRITING)) return;
    const open = this.look !== null && !this.passing;
    const thing = thingAt(document.activeElement) ?? this.#hovered ?? document.querySelector<HTMLElement>(THINGS);
    if (open) this.close();
    else if (thing) this.open(thing);
  }
}
