import type { Sheet, SheetOptions } from './sheet.ts';

/** One thing that stands on a document: which, and what it was given. */
type SheetPart = {
  readonly [Name in keyof Sheet]: { readonly name: Name; readonly given: Parameters<Sheet[Name]> };
}[keyof Sheet];

/** A document in words and figures, not drawn yet: plain data, which may go to another thread. The same makes the same bytes. */
export interface WrittenSheet {
  readonly options: SheetOptions;
  readonly parts: readonly SheetPart[];
}

/** Makes the PDF of a document. Drawing takes a quarter of a second of a processor. */
export type DrawSheet = (written: WrittenSheet) => Promise<Uint8Array>;

/** Writes a document down. */
export function writeSheet(options: SheetOptions, write: (sheet: Sheet) => void): WrittenSheet {
  const parts: SheetPart[] = [];
  const part =
    <Name extends keyof Sheet>(name: Name) =>
    (...given: Parameters<Sheet[Name]>) =>
      void parts.push({ name, given } as SheetPart);
  write({
    title: part('title'),
    heading: part('heading'),
    paragraph: part('paragraph'),
    points: part('points'),
    facts: part('facts'),
    figures: part('figures'),
    notice: part('notice'),
    table: part('table'),
  });
  return { options, parts };
}
