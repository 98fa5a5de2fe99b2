import { expect, test } from 'vitest';
import { fieldTexts } from './field-texts.ts';

test('[issue 4] fields say the same in every language, with all plural forms', () => {
  const ending = /_(one|few|many|other)$/;
  const keys = (locale: keyof typeof fieldTexts) => Object.keys(fieldTexts[locale]);
  const bare = (locale: keyof typeof fieldTexts) =>
    [...new Set(keys(locale).map((key) => key.replace(ending, '')))].toSorted();
  for (const locale of ['pl', 'en', 'ru', 'uk'] as const) {
    expect(bare(locale), locale).toEqual(bare('pl'));
    expect(keys(locale).filter((key) => !key.startsWith('form.'))).toEqual([]);
    const counted = keys(locale)
      .filter((key) => ending.test(key))
      .map((key) => key.replace(ending, ''));
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const missing = [...new Set(counted)].flatMap((key) =>
      forms.map((form) => `${key}_${form}`).filter((whole) => !Object.hasOwn(fieldTexts[locale], whole)),
    );
    expect(missing, locale).toEqual([]);
  }
});
