import { findJsonFault } from './find-json-fault.ts';

/** The text of the editor as JSON, or what is wrong with it and where. */
export type ReadDefinition =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      /** From 1; null when the place is not known. */
      readonly line: number | null;
      /** Where in the text. */
      readonly at: number | null;
      readonly message: string;
    };

/** Reads the text, and finds the place of a mistake. */
export function readDefinition(text: string): ReadDefinition {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    const at = findJsonFault(text);
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, line: at === null ? null : lineAt(text, at), at, message };
  }
}

/** Line of a place, from 1. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Where the definition of a field begins in the text; null when it is not found. */
export function placeOfField(text: string, alias: string): number | null {
  const found = /"alias"\s*:\s*"([^"]*)"/g;
  for (const match of text.matchAll(found)) if (match[1] === alias) return match.index;
  return null;
}
