/** Joins what stands on both sides without being seen: there the line does not break. */
const joiner = '\u2060';

/**
 * Keeps together what a line should not be broken in: a word of one letter and the next one, as Polish and its
 * neighbours want it, a hyphen with the short ending or the figures after it (PIN-u, 00-999), the groups of a number
 * (600 100 200), and a span of hours.
 */
export const bindShortWords = (text: string): string =>
  text
    .replace(/(?<=^|[\s(])([aiouwzвикосуяій])\s+/giu, '$1\u00A0')
    .replace(/(?<=[\p{L}\d])-(?=(?:\p{L}{1,3}|\d{3})(?![\p{L}\d]))/gu, `${joiner}-${joiner}`)
    .replace(/(?<=\d) (?=\d{2,3}(?!\d))/g, '\u00A0')
    .replace(/(?<=\d)–(?=\d)/g, `${joiner}–${joiner}`);
