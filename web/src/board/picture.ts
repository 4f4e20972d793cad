/** The end of a game as a picture to share: names, faces and scores, drawn from the sheet of portraits. */
import { faceOf } from "$lib/art/cast";
import type { Placed } from "./places";

export interface PictureOf {
  readonly title: string;
  readonly headline: string;
  readonly tint: string;
  readonly placed: readonly (Placed & {
    readonly names: readonly string[];
    readonly portraits: readonly (string | undefined)[];
  })[];
}

const [WIDTH, HEIGHT] = [1200, 630];
const SHOWN = 5;
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** As an SVG that needs nothing else. `sheet` is the text of the sheet of portraits. */
export function drawn({ title, headline, tint, placed }: PictureOf, sheet: string): string {
  const shown = placed.slice(0, SHOWN);
  const wide = (WIDTH - 120) / shown.length;
  const people = shown.map(({ place, score, names, portraits }, index) => {
    const [middle, mood] = [60 + wide * (index + 0.5), place === 1 ? "pleased" : "calm"];
    const face = `cast-${faceOf(names[0] ?? "", portraits[0])}-${mood}`;
    const [top, size] = place === 1 ? [215, 210] : [265, 160];
    return (
      `<use href="#${face}" x="${middle - size / 2}" y="${top}" width="${size}" height="${size}"/>` +
      text(middle, 475, 34, escape(names.join(", "))) +
      text(middle, 530, 44, `${place}. · ${score}`, place === 1 ? "#f2b84b" : "#b9b0d0")
    );
  });
  const symbols = sheet.replace(/^[^]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${symbols}</defs>` +
    `<path fill="#14121f" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="${tint}" opacity=".3" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    text(WIDTH / 2, 90, 40, escape(title), "#b9b0d0") +
    text(WIDTH / 2, 170, 72, escape(headline), "#f2b84b") +
    people.join("") +
    text(WIDTH / 2, 600, 28, "Coven", "#b9b0d0") +
    "</svg>"
  );
}

const TYPE = 'text-anchor="middle" font-family="Georgia, serif" font-weight="600"';
const text = (x: number, y: number, size: number, words: string, fill = "#f3eefc") =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${TYPE}>${words}</text>`;

/** The same as a PNG. */
export async function painted(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(WIDTH, HEIGHT);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    canvas.getContext("2d")!.drawImage(image, 0, 0);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** As the device shares things, or as a file. */
export async function handOver(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => undefined);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
