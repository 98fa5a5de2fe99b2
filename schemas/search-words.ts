/** Letters that no decomposition takes apart, and what people type instead of them. */
const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['đ', 'd'],
  ['ø', 'o'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ı', 'i'],
  ['ґ', 'г'],
]);

/** A word as the search compares it: lower case, without diacritics. `Łódź` and `lodz` are the same. */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łđøßæœıґ]/g, (letter) => plainLetters.get(letter) ?? letter);

/**
 * The beginning that the forms of a word share, of a folded word: all but the ending. `odstapic` and `odstapienia` begin
 * with `odstap`. Short words have no ending to spare.
 */
export const wordStem = (word: string): string =>
  word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word;

/** A word of a text and where it begins. */
export interface PlacedWord {
  readonly word: string;
  readonly at: number;
}

/** The words of a text as the search counts them: runs of letters and digits. */
export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({ word: match[0], at: match.index }));
