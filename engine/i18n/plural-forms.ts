import { familyOf } from '#schemas/locales/plural-families.ts';
import type { Texts } from '#schemas/texts.ts';

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
