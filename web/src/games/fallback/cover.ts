import { SIGNS } from "$lib/signs/drawing";
import type { Cover } from "$lib/table/game";

export default { tint: "#6a5f8f", sign: SIGNS.sparkle } satisfies Cover;
