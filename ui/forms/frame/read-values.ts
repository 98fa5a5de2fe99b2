/** Readers of values that come from anywhere: a draft, a default, a server. They take what fits and never throw. */

export const readText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? `${value}` : '';

/** A number, or the text that was typed and is not one. */
export const readNumber = (value: unknown): number | string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? value : '';

export const readTick = (value: unknown): boolean => value === true;

/** The same list when all of it fits, so that nothing is drawn anew for nothing. */
export function readTexts(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return nothing;
  const texts = value.filter((one): one is string => typeof one === 'string');
  return texts.length === value.length && isDistinct(texts) ? value : [...new Set(texts)];
}

const nothing: readonly string[] = [];
const isDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;
