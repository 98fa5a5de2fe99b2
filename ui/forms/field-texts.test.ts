import { expect, test } from 'vitest';
import { builtInLocales } from '#schemas/locales/built-in.ts';
import { localeErrors } from '#schemas/locales/check-locale.ts';
import { fieldTexts } from './field-texts.ts';
import { formsRoom } from './room.ts';

test.each(builtInLocales)(
  '[issue 4] fields say the same in %s as in Polish, with all plural forms',
  (locale) => {
    expect(localeErrors(formsRoom, locale)).toEqual([]);
    expect(Object.keys(fieldTexts[locale]).filter((key) => !key.startsWith('form.'))).toEqual([]);
  },
);
