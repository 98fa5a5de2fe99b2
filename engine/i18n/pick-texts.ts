import type { Texts } from '#schemas/texts.ts';

/** The texts whose keys start with one of the prefixes: what the browser needs of them. */
export function pickTexts(texts: Texts, prefixes: readonly string[]): Texts {
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix))),
  );
}
