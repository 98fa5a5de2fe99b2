import { createRequire } from 'node:module';
import { openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);
const open = (weight: string) =>
  openSync(resolve(`@expo-google-fonts/onest/${weight}/Onest_${weight}.ttf`)) as unknown as PdfFont;

/** Known to pdfkit, not yet to its types: a typeface that is read already. */
type PdfFont = PDFKit.Mixins.PDFFontSource;

/**
 * The site's typeface, with Polish and Cyrillic letters, found where npm put it: packages are not bundled into the server,
 * so that the same address holds in development, in tests and in the built server. Read once: pdfkit would read it anew for
 * each document, which takes longer than writing one.
 */
export const fonts = {
  regular: open('400Regular'),
  medium: open('500Medium'),
  bold: open('700Bold'),
} as const;
