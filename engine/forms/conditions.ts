import type { FormCondition, FormField } from '#schemas/form.ts';
import { shapeOf } from './form-fields.ts';
import { isFilled } from './read-values.ts';

/**
 * Whether a condition holds for the value of its field (undefined while that is empty or not there). Numbers and ticks
 * are compared by their text, so that an editor may write `"18"` for 18. A list equals a key when it holds it. An
 * operator nobody knows holds for nothing; the definition's mapper reports it.
 */
export function holds(condition: FormCondition, field: FormField, given: unknown): boolean {
  const value = given === undefined && shapeOf(field) === 'boolean' ? false : given;
  switch (condition.operator) {
    case 'filled':
      return isFilled(field, value);
    case 'empty':
      return !isFilled(field, value);
    case 'equals':
      return isOneOf(value, [condition.value]);
    case 'notEquals':
      return !isOneOf(value, [condition.value]);
    case 'in':
      return isOneOf(value, listOf(condition.value));
    case 'notIn':
      return !isOneOf(value, listOf(condition.value));
    case 'greater':
      return compare(value, condition.value) > 0;
    case 'less':
      return compare(value, condition.value) < 0;
    default:
      return false;
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function isOneOf(value: unknown, wanted: readonly unknown[]): boolean {
  if (value === undefined) return false;
  const words = wanted.map(wordOf);
  return listOf(value).some((item) => words.includes(wordOf(item)));
}

/** Values come from anybody: an object has no word, and must not be asked for one. */
const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;

/** Numbers by size, days (`YYYY-MM-DD`) by date; NaN, which is neither more nor less, for anything else. */
function compare(value: unknown, limit: unknown): number {
  if (typeof value === 'number') return value - numberOf(limit);
  if (typeof value !== 'string' || value === '') return Number.NaN;
  if (isDay(value) && typeof limit === 'string' && isDay(limit)) {
    return value === limit ? 0 : value > limit ? 1 : -1;
  }
  return numberOf(value) - numberOf(limit);
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const numberOf = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(value)
    : Number.NaN;
