import type { Country } from '#schemas/lookup.ts';

export interface LetterGroup {
  readonly letter: string;
  readonly countries: readonly Country[];
}

/** The countries wanted, by name as the language sorts, each code once. No codes: all of them. */
export function sortCountries(
  countries: readonly Country[],
  codes: readonly string[],
  locale: string,
): Country[] {
  const wanted = new Set(codes.map((code) => code.toUpperCase()));
  const byCode = new Map(countries.map((country) => [country.code.toUpperCase(), country]));
  const { compare } = new Intl.Collator(locale);
  return [...byCode.entries()]
    .filter(([code]) => wanted.size === 0 || wanted.has(code))
    .map(([, country]) => country)
    .sort((one, other) => compare(one.name, other.name));
}

/**
 * Sorted countries under the letters of the language. What counts as a letter of its own is for the language to say: Ł
 * is one in Polish, while Å stands under A in English and in Polish. What starts with no letter stands under `#`.
 */
export function letterGroups(sorted: readonly Country[], locale: string): LetterGroup[] {
  const letters = new Intl.Collator(locale, { sensitivity: 'base' });
  const groups: { letter: string; countries: Country[] }[] = [];
  for (const country of sorted) {
    const letter = letterOf(country.name, locale, letters);
    const known = groups.find((group) => letters.compare(group.letter, letter) === 0);
    if (known) known.countries.push(country);
    else groups.push({ letter, countries: [country] });
  }
  return groups;
}

/** The first letter without marks that the language does not count, in capitals. */
function letterOf(name: string, locale: string, letters: Intl.Collator): string {
  const first = /^\P{L}*?(\p{L})/u.exec(name)?.[1];
  if (first === undefined) return '#';
  const plain = first.normalize('NFD').replace(/\p{M}/gu, '');
  return (letters.compare(first, plain) === 0 ? plain : first).toLocaleUpperCase(locale);
}
