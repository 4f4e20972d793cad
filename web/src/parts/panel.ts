/**
 * A button that stands for the whole panel around it, which is marked `data-panel`: a click anywhere in the panel is a click on it.
 * Where the button is `asked` for, nothing else in the panel is meant, unless it shines itself (`data-lit`).
 *
 * The panel listens, rather than an area stretched over it: such an area lies under whatever is drawn later, and goes away
 * from under the pointer as soon as the button moves.
 */
export function wholePanel(asked: boolean): (button: Element) => (() => void) | undefined {
  return (button) => {
    const panel = button.closest<HTMLElement>("[data-panel]");
    const press = (event: MouseEvent) => {
      const hit = (event.target as Element).closest<HTMLElement>("button:enabled, a[href], summary");
      if (hit === button || (hit && (!asked || hit.dataset["lit"] !== undefined))) return;
      event.preventDefault();
      event.stopPropagation();
      (button as HTMLElement).click();
    };
    button.toggleAttribute("data-whole", true); // tests press anywhere in the panel
    panel?.addEventListener("click", press, true);
    return () => panel?.removeEventListener("click", press, true);
  };
}
