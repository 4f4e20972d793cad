/**
 * Where the focus goes when what had it is gone or can no longer be pressed, in one place for all pages: to the first thing that
 * shines, in the part of the table where one was if there is one; else to what is asked; else to the page itself.
 */
const LIT = "[data-lit]:not(:disabled)";
const HOMES = ["dialog[open]", "#asked", "main"];

const seen = (one: Element): boolean => one.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** What to press next, if anything shines; `near`: the part of the table to look at first. */
function nextLit(near: string | null): HTMLElement | null {
  const lit = [...document.querySelectorAll<HTMLElement>(LIT)].filter(seen);
  return lit.find((one) => partOf(one) === near) ?? lit[0] ?? null;
}

const partOf = (one: Element | null): string | null =>
  one?.closest<HTMLElement>("[data-part]")?.dataset["part"] ?? null;

function home(): HTMLElement | null {
  return HOMES.flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)]).find(seen) ?? null;
}

const lost = (one: Element): boolean => !one.isConnected || one.matches(":disabled") || !seen(one);

/** Watches over the focus from now on; the result ends it. */
export function keepFocus(): () => void {
  let held: Element | null = null;
  let part: string | null = null;
  let keyed = false;

  const take = ({ target }: FocusEvent): void => {
    held = target instanceof Element && target !== document.body ? target : null;
    part = partOf(held);
  };
  // A press on the bare table lets go of it: that is meant.
  const press = (): void => {
    held = null;
    keyed = false;
  };
  const key = (): void => void (keyed = true);
  const look = (): void => {
    if (!held || !lost(held)) return;
    const next = nextLit(part) ?? home();
    if (!next) return; // the next page is on its way
    held = null;
    next.focus({ preventScroll: !keyed });
  };

  const watch = new MutationObserver(look);
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "open"],
  });
  document.addEventListener("focusin", take);
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("keydown", key, true);
  return () => {
    watch.disconnect();
    document.removeEventListener("focusin", take);
    document.removeEventListener("pointerdown", press, true);
    document.removeEventListener("keydown", key, true);
  };
}

/** Brings the focus to a part of the table: to what shines there, else to what can be pressed, else to the part itself. */
export function goTo(name: string): void {
  const part = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!part) return;
  const within = (things: string) => [...part.querySelectorAll<HTMLElement>(things)].find(seen);
  (within(LIT) ?? within("button:enabled, a[href], [tabindex='0']") ?? part).focus();
}
