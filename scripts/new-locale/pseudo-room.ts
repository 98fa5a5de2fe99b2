import { askedTexts } from '#schemas/locales/check-locale.ts';
import { createRoomTexts, type RoomTexts } from '#schemas/locales/room-texts.ts';
import { pseudoText } from './pseudo-text.ts';

/** A language nobody has written yet. */
export const pseudoLocale = 'cs';

/** Words of the tables beside the code, in every built-in language: what a page of another language must not show. */
export const builtInWords = new Set<string>();

/** For tests: a room that speaks one language more, made up, through the function that its glob feeds. */
export function pseudoRoom(name: string): RoomTexts {
  const roomWith = (words: Readonly<Record<string, string>>) =>
    createRoomTexts(name, { [`./locales/${pseudoLocale}.ts`]: words });
  const whole = roomWith({});
  return {
    ...whole,
    define: (owner, texts, options) => {
      for (const words of Object.values(texts))
        for (const text of Object.values(words)) if (!text.startsWith('⟦')) builtInWords.add(text);
      whole.define(owner, texts, options);
      const table = roomWith({});
      table.define(owner, texts, options);
      const words = askedTexts(table, pseudoLocale).map((one) => [one.key, pseudoText(one)]);
      return roomWith(Object.fromEntries(words)).define(owner, texts, options);
    },
  };
}
