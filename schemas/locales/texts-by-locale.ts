import type { Texts } from '../texts.ts';
import type { BuiltInLocale } from './built-in.ts';
import { familyOf, isPluralForm } from './plural-families.ts';

/** Texts of one owner, or of many: locale -> key -> text. */
export type TextsByLocale = Readonly<Record<string, Texts>>;

/** A table as it stands beside the code: each built-in language is there. */
export type BuiltInTexts = Readonly<Record<BuiltInLocale, Texts>>;

const endings = ['', ...['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `_${form}`)];

/**
 * A table with the languages of its room's files: what the table says itself goes before the file, and of the file it takes
 * its own keys alone. Nothing is borrowed here.
 * @param files the words of the room's files: locale -> key in the room -> text
 * @param prefix what stands before the table's keys in the files
 */
export function joinFiles(texts: TextsByLocale, files: TextsByLocale, prefix = ''): TextsByLocale {
  const locales = Object.keys(files);
  if (locales.length === 0) return texts;
  const families = familiesOf(texts);
  const joined = locales.map((locale): [string, Texts] => {
    const words = files[locale] ?? {};
    const own = families.flatMap(({ family, counted }) =>
      (counted ? endings : ['']).flatMap((ending): [string, string][] => {
        const key = `${prefix}${family}${ending}`;
        const text = Object.hasOwn(words, key) ? (words[key] ?? '') : '';
        // A text nobody has translated yet is borrowed like one that is not there.
        return text.trim() === '' ? [] : [[`${family}${ending}`, text]];
      }),
    );
    return [locale, { ...Object.fromEntries(own), ...texts[locale] }];
  });
  return { ...texts, ...Object.fromEntries(joined) };
}

/** Each text of a table once, and whether it is a counted one. */
export function familiesOf(texts: TextsByLocale): { family: string; counted: boolean }[] {
  const counted = new Map<string, boolean>();
  for (const words of Object.values(texts))
    for (const key of Object.keys(words)) {
      const family = familyOf(key);
      counted.set(family, isPluralForm(key) || counted.get(family) === true);
    }
  return [...counted].map(([family, isCounted]) => ({ family, counted: isCounted }));
}

/** Several tables as one; of two texts with one key the later one counts. */
export function mergeByLocale(...tables: readonly TextsByLocale[]): BuiltInTexts & TextsByLocale {
  const locales = [...new Set(tables.flatMap((table) => Object.keys(table)))];
  const of = (locale: string): Texts => Object.assign({}, ...tables.map((table) => table[locale]));
  const merged = Object.fromEntries(locales.map((locale) => [locale, of(locale)]));
  return { ...merged, pl: of('pl'), en: of('en'), ru: of('ru'), uk: of('uk') };
}
