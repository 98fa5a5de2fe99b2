import type { Texts } from '#schemas/texts.ts';
import { screenTextKeys } from './screen-text-keys.ts';
import { accountTexts } from './texts/account.ts';
import { commonTexts } from './texts/common.ts';
import { contractTexts } from './texts/contract.ts';
import { flowTexts } from './texts/flow.ts';
import { listTexts } from './texts/lists.ts';
import type { ScreenTable } from './texts/screen-words.ts';
import { screensEn } from './texts/screens-en.ts';
import { screensPl } from './texts/screens-pl.ts';
import { screensRu } from './texts/screens-ru.ts';
import { screensUk } from './texts/screens-uk.ts';

const screens: Readonly<Record<string, ScreenTable>> = {
  pl: screensPl,
  en: screensEn,
  ru: screensRu,
  uk: screensUk,
};

function screenTexts(table: ScreenTable): Texts {
  return Object.fromEntries(
    Object.entries(table).flatMap(([alias, [title, text]]) => {
      const keys = screenTextKeys(alias);
      return [
        [keys.title, title],
        [keys.text, text],
      ];
    }),
  );
}

/** The engine's default texts: locale -> key -> text. Widgets bring their own, the content system may override all. */
export const engineTexts: Readonly<Record<string, Texts>> = Object.fromEntries(
  Object.entries(commonTexts).map(([locale, texts]) => [
    locale,
    {
      ...texts,
      ...accountTexts[locale],
      ...contractTexts[locale],
      ...flowTexts[locale],
      ...listTexts[locale],
      ...screenTexts(screens[locale] ?? {}),
    },
  ]),
);
