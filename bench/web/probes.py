"""What is measured inside the page: from a click to the drawn answer, and how long frames take while cards move."""

from statistics import quantiles

from playwright.sync_api import Page

ANSWERS = """
window.answers = [];
let clicked = null;
for (const [kind, name] of [[WebSocket, "send"], [Worker, "postMessage"]]) {
  const send = kind.prototype[name];
  kind.prototype[name] = function (data) {
    if ((data.text ?? data).includes?.('"say":"play"')) clicked = window.event?.timeStamp ?? null;
    send.call(this, data);
  };
}
addEventListener("DOMContentLoaded", () =>
  new MutationObserver(changes => {
    if (clicked === null || !changes.some(one => one.target.closest?.("#side ol") && one.addedNodes.length)) return;
    const since = clicked;
    clicked = null;
    requestAnimationFrame(() => setTimeout(() => window.answers.push(performance.now() - since)));
  }).observe(document.body, { childList: true, subtree: true }));
"""
"""From a click that plays a move to the end of the frame in which its first line is in the log."""

FRAMES = """
window.frames_seen = [];
let last = performance.now();
requestAnimationFrame(function look(now) {
  const moving = document.getAnimations()
    .filter(one => !(one instanceof CSSTransition) && one.effect.target.matches?.("[data-card]"));
  window.frames_seen.push([moving.length, now - last]);
  last = now;
  requestAnimationFrame(look);
});
"""
"""Of every frame: how many cards move, and how long it took."""


def answers(page: Page) -> tuple[float, float, int]:
    """p50 and p95 in milliseconds, and of how many."""
    found = page.evaluate("window.answers")
    hundredths = quantiles(found, n=100)
    return hundredths[49], hundredths[94], len(found)


def frames(page: Page, cards: int) -> list[float]:
    """Milliseconds of every frame in which at least so many cards were on their way."""
    return [took for moving, took in page.evaluate("window.frames_seen") if moving >= cards]
