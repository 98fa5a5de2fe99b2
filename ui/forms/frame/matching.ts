/** A text as it is searched: small letters without accents, so that `lodz` finds `Łódź`. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .trim();

/** Whether every word of the query begins a word of the text. */
export function matches(text: string, query: string): boolean {
  const words = plainText(text).split(/[^\p{L}\p{N}]+/u);
  return plainText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}
