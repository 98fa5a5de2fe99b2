import type { Texts } from '#schemas/texts.ts';

const form = /_(?:zero|one|two|few|many|other)$/;

/** Key without its plural ending: the texts `days_one` and `days_few` are one family. */
export const familyOf = (key: string): string => key.replace(form, '');

/**
 * Gives each family the forms its language needs, from `_other`: a text borrowed from a language with fewer forms, or
 * written with too few, would otherwise show its key for some numbers.
 */
export function completePlurals(texts: Texts, locale: string): Texts {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const added: [string, string][] = [];
  for (const [key, text] of Object.entries(texts)) {
    if (!key.endsWith('_other')) continue;
    for (const category of needed) {
      const other = `${familyOf(key)}_${category}`;
      if (!Object.hasOwn(texts, other)) added.push([other, text]);
    }
  }
  return added.length === 0 ? texts : Object.fromEntries([...Object.entries(texts), ...added]);
}
