import { createSheet } from './sheet.ts';
import type { DrawSheet } from './write-sheet.ts';

/** Draws a document that was written down. */
export const drawSheet: DrawSheet = ({ options, parts }) => {
  const sheet = createSheet(options);
  for (const { name, given } of parts) (sheet[name] as (...all: typeof given) => void)(...given);
  return sheet.finish();
};
