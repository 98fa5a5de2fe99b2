import { mergeByLocale, type TextsByLocale } from '#schemas/locales/texts-by-locale.ts';
import type { Texts } from '#schemas/texts.ts';
import { engineRoom } from './room.ts';
import { screenTextKeys } from './screen-text-keys.ts';
import { accountTexts } from './texts/account.ts';
import { chatTexts } from './texts/chat.ts';
import { commonTexts } from './texts/common.ts';
import { contractTexts } from './texts/contract.ts';
import { flowTexts } from './texts/flow.ts';
import { listTexts } from './texts/lists.ts';
import { orderStatusTexts } from './texts/order-status.ts';
import { passkeyTexts } from './texts/passkey.ts';
import type { ScreenTable } from './texts/screen-words.ts';
import { screensEn } from './texts/screens-en.ts';
import { screensPl } from './texts/screens-pl.ts';
import { screensRu } from './texts/screens-ru.ts';
import { screensUk } from './texts/screens-uk.ts';
import { shopTexts } from './texts/shop.ts';

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

/** Table of the engine -> its words. Keys are unique in the room, so no prefix stands before them in its files. */
const tables: Readonly<Record<string, TextsByLocale>> = {
  common: commonTexts,
  account: accountTexts,
  passkey: passkeyTexts,
  contract: contractTexts,
  flow: flowTexts,
  lists: listTexts,
  shop: shopTexts,
  'order-status': orderStatusTexts,
  chat: chatTexts,
  screens: {
    pl: screenTexts(screensPl),
    en: screenTexts(screensEn),
    ru: screenTexts(screensRu),
    uk: screenTexts(screensUk),
  },
};

/** The engine's default texts: locale -> key -> text. Widgets bring their own, the content system may override all. */
export const engineTexts: TextsByLocale = mergeByLocale(
  ...Object.entries(tables).map(([name, texts]) => engineRoom.define(`engine/i18n/texts/${name}`, texts)),
);
