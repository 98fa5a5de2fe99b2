// Control characters but tab and line feed, signs without width, and the marks that turn the direction of text around: a
// comment could otherwise write over what stands beside it.
const unwanted = /(?![\t\n])[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/**
 * A text as it is kept: one kind of line break, no signs nobody can see, no more than one empty line together, nothing at its
 * ends. May be empty.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(unwanted, '')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
