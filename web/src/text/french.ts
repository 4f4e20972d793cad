/** French says d’Ada and de Bruno: the twin of coven/text/french. */
import { bare } from "./marks";

/** How a name begins that "de" is joined to: d’Éric, d’Yves, d’Hélène, but de Yann and de Harry. */
const SILENT_START = /^(?:[aàâäæeéèêëiîïoôöœuùûü]|y[^aeiouy]|h[eéèêiîoôuy])/iu;

export const de = (name: string): string => (SILENT_START.test(bare(name)) ? `d’${name}` : `de ${name}`);
