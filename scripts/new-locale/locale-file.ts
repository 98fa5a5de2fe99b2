import { builtInLocales } from '#schemas/locales/built-in.ts';
import { type AskedText, askedTexts } from '#schemas/locales/check-locale.ts';
import type { RoomTexts } from '#schemas/locales/room-texts.ts';
import { pseudoText } from './pseudo-text.ts';

export interface LocaleFile {
  /** From the repository's root. */
  readonly path: string;
  readonly source: string;
}

/**
 * The files of a language, one for each room, with every text that is asked: empty, above it the English and the Polish words.
 * What the room's file says already stays.
 * @param isPseudo made-up words in place of empty ones, to look at the screens
 */
export const localeFiles = (rooms: readonly RoomTexts[], locale: string, isPseudo: boolean): LocaleFile[] =>
  rooms.map((room) => {
    const written = room.files[locale] ?? {};
    const asked = askedTexts(room, locale);
    const lines = asked.flatMap((one, at) => [
      ...(one.owner === asked[at - 1]?.owner ? [] : [`  /* ${one.owner} */`]),
      ...(isPseudo ? [] : hintsOf(one)),
      `  ${JSON.stringify(one.key)}: ${JSON.stringify(written[one.key] ?? (isPseudo ? pseudoText(one) : ''))},`,
    ]);
    const about = `/** Words of ${room.room} in ${nameOf(locale)}. An empty one is borrowed from English, then from Polish. */`;
    return {
      path: `${room.room}/locales/${locale}.ts`,
      source: [about, 'export const texts = {', ...lines, '};', ''].join('\n'),
    };
  });

const hintsOf = ({ english, polish }: AskedText): string[] =>
  [`en: ${english}`, `pl: ${polish}`].map((line) => `  // ${line.replaceAll('\n', '⏎')}`);

const nameOf = (locale: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? locale;

/** Why no language can have this name; null for one that can. */
export function localeProblem(locale: string | undefined): string | null {
  if (locale === undefined || !/^[a-z]{2}$/.test(locale))
    return 'Name one language by its two letters: npm run new:locale cs';
  if (builtInLocales.some((one) => one === locale))
    return `"${locale}" is built in: its texts stand in the code, and nothing has to be made.`;
  const isKnown = nameOf(locale) !== locale && Intl.PluralRules.supportedLocalesOf(locale).length === 1;
  return isKnown ? null : `No language is called "${locale}" (ISO 639-1).`;
}
