import type { Texts } from '../texts.ts';

const form = /_(?:zero|one|two|few|many|other)$/;

/** Key without its plural ending: the texts `days_one` and `days_few` are one family. */
export const familyOf = (key: string): string => key.replace(form, '');

/** Whether the key is one form of a counted text. */
export const isPluralForm = (key: string): boolean => form.test(key);

/** Plural forms that whole numbers need in a language: `one`, `few`, `many` in Polish, `one` and `other` in English. */
export function wholeNumberForms(locale: string): readonly string[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
}

/**
 * The texts with what they lack borrowed from others, the first before the second. Forms of one text never mix languages: a
 * family is borrowed as a whole or not at all.
 */
export function borrowTexts(own: Texts, others: readonly Texts[]): Texts {
  const merged = new Map(Object.entries(own));
  for (const other of others) {
    const present = new Set([...merged.keys()].map(familyOf));
    for (const [key, text] of Object.entries(other)) if (!present.has(familyOf(key))) merged.set(key, text);
  }
  return Object.fromEntries(merged);
}
