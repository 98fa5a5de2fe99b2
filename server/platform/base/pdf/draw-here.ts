import type { DrawSheet } from './write-sheet.ts';

/** Draws in this thread, which answers nobody meanwhile: for tests and programs of one task. The library comes with the first document. */
export const drawHere: DrawSheet = async (written) => (await import('./draw-sheet.ts')).drawSheet(written);
