/** Drawings come in sheets of symbols, one file each, fetched once the table stands. Until then signs stand for them. */
class Sprites {
  #there = $state.raw<ReadonlySet<string>>(new Set());
  readonly #asked = new Set<string>();

  /** Whether the symbols of a sheet can be drawn. */
  has(sheet: string | undefined): boolean {
    return sheet !== undefined && this.#there.has(sheet);
  }

  /** Brings a sheet into the page. A sheet that does not come is asked for again the next time. */
  async load(sheet: string): Promise<void> {
    if (this.#asked.has(sheet)) return;
    this.#asked.add(sheet);
    const drawn = await parsed(sheet);
    if (drawn === null) return void this.#asked.delete(sheet);
    holder().append(document.importNode(drawn, true));
    this.#there = new Set([...this.#there, sheet]);
  }
}

/** By a request that answers with a document: the page's policy lets nobody make one of a text. */
function parsed(sheet: string): Promise<Element | null> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open("GET", sheet);
    request.responseType = "document";
    request.onload = () => done(request.responseXML?.documentElement ?? null);
    request.onerror = () => done(null);
    request.send();
  });
}

/** Not `display: none`: what is clipped or patterned would not be drawn. */
function holder(): HTMLElement {
  const found = document.getElementById("sprites");
  if (found) return found;
  const made = document.createElement("div");
  made.id = "sprites";
  made.ariaHidden = "true";
  document.body.append(made);
  return made;
}

export const sprites = new Sprites();
