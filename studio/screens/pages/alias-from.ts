/** Letters that are not made of a plain one and a mark. */
const plain: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['æ', 'ae'],
]);

/** An address for a title: `Pożyczka na święta!` -> `pozyczka-na-swieta`; empty where the title has no Latin letter or digit. */
export const aliasFrom = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[łßøæ]/g, (letter) => plain.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');

/** Whether a text can be an address: lower case letters, digits and inner hyphens. */
export const isAlias = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 100;
