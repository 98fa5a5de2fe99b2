import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** Known to pdfkit, not yet to its types: a typeface that is read already. */
type PdfFont = PDFKit.Mixins.PDFFontSource;

/**
 * Reads a weight of the site's typeface, with Polish and Cyrillic letters, found where npm put it: packages are not bundled into the
 * server, so that the same address holds in development, in tests and in the built server.
 * @param weight e.g. `400Regular`
 */
export function openTypeface(weight: string): PdfFont {
  const font = openSync(resolve(`@expo-google-fonts/onest/${weight}/Onest_${weight}.ttf`)) as Font;
  // A glyph keeps the letter it was asked for with, when it is asked for first. As a part of another one, such as the O of Ó, that would
  // be none: the letter would be drawn in later documents, and could be neither read aloud, nor searched, nor copied.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font as unknown as PdfFont;
}

/** Read once: pdfkit would read it anew for each document, which takes longer than writing one. */
export const fonts = {
  regular: openTypeface('400Regular'),
  medium: openTypeface('500Medium'),
  bold: openTypeface('700Bold'),
} as const;
