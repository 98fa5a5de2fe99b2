import { isRecord } from '#registry/is-record.ts';
import type { Control } from './field-shape.ts';

/** Marks of `registry/fields.ts` that are names of controls, too. */
const marked: ReadonlyMap<string, Control> = new Map<string, Control>([
  ['text', 'text'],
  ['long-text', 'long-text'],
  ['rich-text', 'rich-text'],
  ['link', 'link'],
  ['number', 'number'],
  ['flag', 'flag'],
  ['choice', 'choice'],
  ['image', 'image'],
  ['list', 'list'],
  ['moment', 'moment'],
  ['colour', 'colour-token'],
  ['action', 'object'],
]);

/** What edits a value of this schema: its mark decides, else its type. */
export function chooseControl(json: Readonly<Record<string, unknown>>): Control {
  const { field, type, pattern, format } = json;
  if (field === 'date') return takesPartOfDay(pattern) ? 'key' : 'date';
  if (field === 'key') return typeof json['relation'] === 'string' ? 'relation' : 'key';
  const control = typeof field === 'string' ? marked.get(field) : undefined;
  if (control) return control;
  if (Array.isArray(json['enum']) || isUnionOfWords(json['anyOf'])) return 'choice';
  if (type === 'boolean') return 'flag';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return isRecord(json['items']) ? 'list' : 'json';
  if (type === 'object') return objectControl(json);
  if (type !== 'string') return 'json';
  if (format === 'date-time') return 'moment';
  if (format === 'date') return 'date';
  return typeof pattern === 'string' ? patternControl(pattern) : longOrShort(json['maxLength']);
}

function objectControl({ properties, patternProperties }: Readonly<Record<string, unknown>>): Control {
  if (isRecord(properties))
    return ['src', 'alt', 'width', 'height'].every((name) => Object.hasOwn(properties, name))
      ? 'image'
      : 'object';
  const value = isRecord(patternProperties) ? Object.values(patternProperties)[0] : undefined;
  return isRecord(value) && ['string', 'integer', 'number'].includes(String(value['type']))
    ? 'record'
    : 'json';
}

/** What a pattern lets through tells what it is of. */
function patternControl(pattern: string): Control {
  const takes = (text: string) => new RegExp(pattern, 'u').test(text);
  if (takes('any words')) return 'text';
  if (takes('#0c5a52') && !takes('#anchor')) return 'colour';
  if (takes('2026-11-30T12:00:00Z')) return 'moment';
  if (takes('2026-11-30') && !takes('about')) return takesPartOfDay(pattern) ? 'key' : 'date';
  if (takes('https://mozaika.example/') && takes('/about')) return 'link';
  return 'key';
}

const takesPartOfDay = (pattern: unknown): boolean =>
  typeof pattern === 'string' && new RegExp(pattern, 'u').test('2026');

const longOrShort = (maxLength: unknown): Control =>
  typeof maxLength === 'number' && maxLength > 300 ? 'long-text' : 'text';

const isUnionOfWords = (variants: unknown): boolean =>
  Array.isArray(variants) &&
  variants.length > 0 &&
  variants.every((variant) => isRecord(variant) && typeof variant['const'] === 'string');
