import type { Texts } from '#schemas/texts.ts';

/** The texts whose keys start with one of the prefixes, e.g. `runtime.`: those the browser needs. */
export function pickTexts(texts: Texts, prefixes: readonly string[]): Texts {
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix))),
  );
}
