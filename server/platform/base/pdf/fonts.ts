import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const file = (weight: string) => resolve(`@expo-google-fonts/onest/${weight}/Onest_${weight}.ttf`);

/**
 * The site's typeface, with Polish and Cyrillic letters, found where npm put it: packages are not bundled into the server,
 * so that the same address holds in development, in tests and in the built server.
 */
export const fontFiles = {
  regular: file('400Regular'),
  medium: file('500Medium'),
  bold: file('700Bold'),
} as const;
