import { familyOf, wholeNumberForms } from './plural-families.ts';
import type { RoomTexts } from './room-texts.ts';
import { familiesOf } from './texts-by-locale.ts';

/** A text that a room asks of the file of a language. */
export interface AskedText {
  /** In the file. */
  readonly key: string;
  readonly owner: string;
  /** In Polish, and where Polish has no such plural form, in another of its forms. */
  readonly polish: string;
  readonly english: string;
}

/** What the file of a language has to say so that nothing of the room is borrowed, in the order of the tables. */
export function askedTexts({ tables }: RoomTexts, locale: string): AskedText[] {
  const forms = wholeNumberForms(locale);
  return tables.flatMap(({ owner, prefix, texts, lent }) => {
    const written = texts[locale] ?? {};
    return familiesOf({ pl: texts['pl'] ?? {} })
      .flatMap(({ family, counted }) => (counted ? forms.map((form) => `${family}_${form}`) : [family]))
      .filter((key) => !Object.hasOwn(written, key) && !lent.has(familyOf(key)))
      .map((key) => ({
        key: `${prefix}${key}`,
        owner,
        polish: textOf(texts['pl'], key),
        english: textOf(texts['en'], key),
      }));
  });
}

/** Faults of the file of a language, each with its address and the cure; empty for a language that is whole. */
export function localeErrors(room: RoomTexts, locale: string): string[] {
  const file = `${room.room}/locales/${locale}.ts`;
  const words = room.files[locale] ?? {};
  const asked = askedTexts(room, locale);
  const families = new Set(asked.map(({ key }) => familyOf(key)));
  const missing = asked
    .filter(({ key }) => (words[key] ?? '').trim() === '')
    .map(({ key, owner, polish }) => `${file} lacks "${key}" of ${owner}; in Polish: "${polish}"`);
  const unknown = Object.keys(words)
    .filter((key) => !families.has(familyOf(key)))
    .map((key) => `${file} has "${key}", which nothing in ${room.room} asks for`);
  const misplaced = asked.flatMap(({ key, owner, polish }) => {
    const text = words[key] ?? '';
    const [own, wanted] = [placesOf(text), placesOf(polish)];
    // A form for one thing may leave the number out.
    const lost = wanted.filter((place) => !own.includes(place) && (familyOf(key) === key || !isCount(place)));
    const strange = own.filter((place) => !wanted.includes(place) && !isCount(place));
    return text.trim() === '' || lost.length + strange.length === 0
      ? []
      : [`${file} "${key}" of ${owner} must have the places ${wanted.join(', ')}; it has ${own.join(', ')}`];
  });
  return [...missing, ...unknown, ...misplaced];
}

const isCount = (place: string): boolean => /^\{+count\}+$/.test(place);
const placesOf = (text: string): string[] => [...new Set(text.match(/\{+\w+\}+/g) ?? [])].toSorted();

/** The text of a key; for a plural form the language does not have, that of another one. */
function textOf(texts: Readonly<Record<string, string>> = {}, key: string): string {
  if (Object.hasOwn(texts, key)) return texts[key] ?? '';
  const family = familyOf(key);
  const others = Object.keys(texts).filter((other) => familyOf(other) === family);
  return texts[others.find((other) => /_(other|many)$/.test(other)) ?? others[0] ?? ''] ?? '';
}
