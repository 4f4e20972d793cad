"""Whether a table fits the screen in the middle of a decision: what a thumb could not reach, or an eye not read."""

from playwright.sync_api import Page

SIZES = {"phone": (390, 664), "small": (360, 640), "landscape": (844, 390), "wide": (1280, 800)}
THUMB = 44
SMALLEST_TEXT = 12


def misfits(page: Page) -> list[str]:
    """All that is wrong with the table as it is shown now."""
    return list(page.evaluate(MISFITS, [THUMB, SMALLEST_TEXT]))


MISFITS = r"""([THUMB, SMALLEST]) => {
  const found = [];
  const STEP = 3, PARTS = [0.1, 0.3, 0.5, 0.7, 0.9];
  const visible = { visibilityProperty: true, opacityProperty: true };
  const all = things => [...document.querySelectorAll(things)].filter(seen);
  const seen = one => one.checkVisibility(visible) && !one.closest(".unseen, .skip");
  const named = one => {
    const { id, seat, place } = one.closest("[data-id], [data-seat], [data-place]")?.dataset ?? {};
    const name = id ?? (seat && `seat ${seat}`) ?? place ?? (one.textContent.trim() || one.ariaLabel || "");
    const kind = String(one.className.baseVal ?? one.className).split(" ")[0];
    return `${one.tagName.toLowerCase()}.${kind} ${name.slice(0, 40)}`;
  };
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1) found.push(`page too tall by ${page.scrollHeight - innerHeight}`);
  if (page.scrollWidth > innerWidth + 1) found.push(`page too wide by ${page.scrollWidth - innerWidth}`);
  const outside = box => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;

  // What can be pressed: all of it on the screen, nothing over it but its like, large enough for a thumb.
  const area = one => one.matches("[data-whole]") ? one.closest("[data-panel]") : one;
  const pressed = all(".table :is(button:enabled, summary, a[href])").filter(one => !one.closest("aside, nav"));
  const areas = [...new Set(pressed.map(area))];
  for (const one of areas) {
    const box = one.getBoundingClientRect();
    if (outside(box)) found.push(`off the screen: ${named(one)}`);
    const at = (x, y) => document.elementFromPoint(x, y);
    const mine = (x, y) => one.contains(at(x, y));
    const spot = (right, down) => [box.left + box.width * right, box.top + box.height * down];
    const places = PARTS.flatMap(right => PARTS.map(down => spot(right, down)));
    const free = places.filter(place => mine(...place));
    const over = places.map(place => at(...place)).find(hit =>
      hit && !hit.contains(one) && !areas.some(other => other.contains(hit)));
    if (over) found.push(`under ${named(over)}: ${named(one)}`);
    const reach = (x, y, right, down) => {
      let far = 0;
      while (far < THUMB && mine(x + right * (far + STEP), y + down * (far + STEP))) far += STEP;
      return far;
    };
    const across = Math.max(0, ...free.map(place => reach(...place, 1, 0) + reach(...place, -1, 0) + STEP));
    const down = Math.max(0, ...free.map(place => reach(...place, 0, 1) + reach(...place, 0, -1) + STEP));
    const word = getComputedStyle(one).display === "inline"; // in a sentence it is as wide as it is long
    if (down < THUMB || (across < THUMB && !word)) found.push(`small target ${across} x ${down}: ${named(one)}`);
  }

  // What is written: large enough, and whole.
  const drawn = one => Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b);
  const texts = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  for (let at = texts.nextNode(); at; at = texts.nextNode()) {
    const one = at.parentElement;
    if (!at.textContent.trim() || !seen(one) || one.closest("aside")) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * (one.ownerSVGElement ? drawn(one) : 1);
    if (size < SMALLEST - 0.1) found.push(`text of ${size.toFixed(1)}: ${named(one)} ${at.textContent.trim()}`);
  }
  for (const one of all(".board :is(.card, .box, .seat, .wizard, .others, .middle, .yours)"))
    if (one.scrollHeight > one.clientHeight + 3 && getComputedStyle(one).overflowY !== "visible")
      found.push(`cut off by ${one.scrollHeight - one.clientHeight}: ${named(one)}`);

  // The parts of the board lie beside one another, and nothing is fixed over them.
  const parts = all(".table > header, .board > :is(.others, .middle, .prompt, .yours)");
  parts.forEach((one, index) => {
    const a = one.getBoundingClientRect();
    if (outside(a)) found.push(`off the screen: ${one.className}`);
    for (const other of parts.slice(index + 1)) {
      const b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) found.push(`${one.className} lies over ${other.className}`);
    }
  });
  for (const one of all("body :not(aside)"))
    if (["fixed", "sticky"].includes(getComputedStyle(one).position)) found.push(`fixed: ${named(one)}`);
  return [...new Set(found)];
}"""
