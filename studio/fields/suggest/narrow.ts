import type { Suggestion } from './suggest-input.tsx';

const most = 30;
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** What matches the words, whatever the case of letters and their accents; everything while nothing is written. */
export function narrow(suggestions: readonly Suggestion[], words: string): readonly Suggestion[] {
  const wanted = plain(words.trim());
  const exact = suggestions.some(({ value }) => value === words);
  const matching =
    wanted === '' || exact
      ? suggestions
      : suggestions.filter(({ value, title, note = '' }) =>
          plain(`${title} ${value} ${note}`).includes(wanted),
        );
  return matching.slice(0, most);
}
