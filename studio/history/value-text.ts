import type { Translate } from '#engine/i18n/translator.ts';
import { isPlainObject } from '../app/same-value.ts';
import { readableText } from './compare/readable-text.ts';

const longest = 240;

/** A value in one line for people: texts as they are read, lists as a count, objects by what they say. */
export function valueText(value: unknown, t: Translate): string {
  if (value === undefined || value === null || value === '') return t('history.nothing');
  if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no');
  if (typeof value === 'string') return cut(readableText(value));
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'string' || typeof item === 'number'))
      return cut(value.join(', '));
    return t('history.items', { count: value.length });
  }
  if (isPlainObject(value)) return cut(wordsIn(value).join(' · ')) || t('history.nothing');
  return String(value);
}

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [readableText(value)];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return isPlainObject(value) ? Object.values(value).flatMap(wordsIn) : [];
}
