/** A box that opens over the table closes again by Escape, or by a click beside it. */
export function closing(box: HTMLDetailsElement): () => void {
  const beside = ({ target }: PointerEvent) => {
    if (!box.contains(target as Node)) box.open = false;
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !box.open) return;
    event.stopPropagation(); // what is being chosen on the table stays chosen
    if (box.contains(document.activeElement)) box.querySelector("summary")?.focus();
    box.open = false;
  };
  document.addEventListener("pointerdown", beside);
  document.addEventListener("keydown", escape, true);
  return () => {
    document.removeEventListener("pointerdown", beside);
    document.removeEventListener("keydown", escape, true);
  };
}
