/** The text of the editor as JSON, or what is wrong with it and where. */
export type ReadDefinition =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      /** From 1; null when the browser does not say. */
      readonly line: number | null;
      /** Where in the text. */
      readonly at: number | null;
      readonly message: string;
    };

/** Reads the text. Browsers tell the place of a mistake by position or by line; either is understood. */
export function readDefinition(text: string): ReadDefinition {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = placeIn(message, text);
    return { ok: false, line: at === null ? null : lineAt(text, at), at, message };
  }
}

function placeIn(message: string, text: string): number | null {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const line = /line (\d+)/.exec(message)?.[1];
  if (line !== undefined) return startOfLine(text, Number(line));
  return /end of/i.test(message) ? text.length : null;
}

/** Line of a place, from 1. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

const startOfLine = (text: string, line: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0);

/** Where the definition of a field begins in the text; null when it is not found. */
export function placeOfField(text: string, alias: string): number | null {
  const found = /"alias"\s*:\s*"([^"]*)"/g;
  for (const match of text.matchAll(found)) if (match[1] === alias) return match.index;
  return null;
}
