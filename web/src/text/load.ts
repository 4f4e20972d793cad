/** Which files hold which texts. Each is a chunk of its own, fetched when its language and game are wanted. */
import { Text, type Language } from "./text";

type Source = () => Promise<string>;

const common = import.meta.glob<string>("../../../src/coven/text/*.ftl", { query: "?raw", import: "default" });
const page = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const ofGames = import.meta.glob<string>("../../../src/coven/games/*/text/*.ftl", { query: "?raw", import: "default" });
const ofTables = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });
const rules = import.meta.glob<string>("../../../src/coven/games/*/rules.*.md", { query: "?raw", import: "default" });

const ending = (files: Record<string, Source>, end: string): Source[] =>
  Object.entries(files)
    .filter(([path]) => path.endsWith(end))
    .map(([, load]) => load);

/** Those of a game in a language, in English where they are not translated. */
const translated = (files: Record<string, Source>, game: string, language: Language): Source[] => {
  const own = ending(files, `/${game}/text/${language}.ftl`);
  return own.length > 0 ? own : ending(files, `/${game}/text/en.ftl`);
};

/** What a game says that this page was built without: its server knows it. */
const served =
  (game: string, kind: "text" | "rules", language: Language): Source =>
  async () => {
    const answer = await fetch(`/api/games/${game}/${kind}/${language}`);
    return answer.ok ? answer.text() : "";
  };

/**
 * The words of the page, and those of a game with what its table adds and, if wanted, its guide says;
 * English where a language is missing.
 */
export async function loadText(language: Language, game?: string, guided = false): Promise<Text> {
  const wanted = [...ending(common, `/${language}.ftl`), ...ending(page, `/${language}.ftl`)];
  if (game) {
    const own = translated(ofGames, game, language);
    wanted.push(...(own.length > 0 ? own : [served(game, "text", language)]), ...translated(ofTables, game, language));
    if (guided) wanted.push(...ending(ofGames, `/${game}/text/guided.${language}.ftl`));
  }
  return Text.of(language, await Promise.all(wanted.map((load) => load())));
}

/** The rules page of a game, in English where it is not translated; null where there is none. */
export async function loadRules(language: Language, game: string): Promise<string | null> {
  const [load] = [...ending(rules, `/${game}/rules.${language}.md`), ...ending(rules, `/${game}/rules.en.md`)];
  return (await (load ?? served(game, "rules", language))()) || null;
}
