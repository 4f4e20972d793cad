/** Says that one is asked where the table is not looked at: in the tab's picture and, if that is wanted, by the browser. */

const ICONS = { calm: "./icon.svg", asked: "./icon-asked.svg" } as const;

export function setIcon(asked: boolean): void {
  const [icon, wanted] = [document.querySelector('link[rel="icon"]'), asked ? ICONS.asked : ICONS.calm];
  if (icon?.getAttribute("href") !== wanted) icon?.setAttribute("href", wanted);
}

export const canNotify = (): boolean => "Notification" in globalThis;

/** Asks the person, who has just clicked on the wish; whether the browser may. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** A notice outside the page, unless somebody looks at it. One table has one notice at a time. */
export function notify(title: string, body: string, table: string): void {
  if (!canNotify() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  const notice = new Notification(title, { body, tag: table, icon: ICONS.asked });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
