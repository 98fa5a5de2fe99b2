import type { Texts } from '#schemas/texts.ts';

/** The texts of all entries of a language as one flat record; where two have the same key, the later entry counts. */
export const mergeTexts = (entries: readonly Texts[]): Texts =>
  // The schema says nothing about keys outside its pattern, so what is no text is left out here.
  Object.fromEntries(
    entries.flatMap((texts) => Object.entries(texts).filter(([, text]) => typeof text === 'string')),
  );
