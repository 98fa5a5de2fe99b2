import { isRecord } from '#registry/is-record.ts';
import type { FieldShape } from '../shape/field-shape.ts';

/** What is wrong with one value: key of the Studio's texts, and what is put into it. */
export interface FieldProblem {
  readonly text: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * What keeps one value, without its parts, from being right. The platform decides; this tells it in people's words while
 * they are at the field.
 */
export function fieldProblem(shape: FieldShape, value: unknown, required: boolean): FieldProblem | null {
  if (value === undefined || value === '' || value === null) {
    const mayBeEmpty = value === '' && (shape.minLength ?? 0) === 0 && shape.pattern === undefined;
    return required && !mayBeEmpty ? { text: 'fields.needed' } : null;
  }
  if (typeof value === 'string') return textProblem(shape, value);
  if (typeof value === 'number') return numberProblem(shape, value);
  if (Array.isArray(value)) {
    if (value.length < shape.minItems) return { text: 'fields.too-few', values: { least: shape.minItems } };
    if (value.length > shape.maxItems) return { text: 'fields.too-many', values: { most: shape.maxItems } };
  }
  return null;
}

function textProblem(
  { minLength, maxLength, pattern, control }: FieldShape,
  value: string,
): FieldProblem | null {
  if (minLength !== undefined && value.length < minLength)
    return { text: 'fields.too-short', values: { least: minLength } };
  if (maxLength !== undefined && value.length > maxLength)
    return { text: 'fields.too-long', values: { most: maxLength, now: value.length } };
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return {
      text:
        hints.get(control) ?? (pattern.startsWith('^[a-z0-9]+(-') ? 'fields.bad-alias' : 'fields.bad-form'),
    };
  return null;
}

const hints: ReadonlyMap<FieldShape['control'], string> = new Map<FieldShape['control'], string>([
  ['link', 'fields.bad-link'],
  ['date', 'fields.bad-date'],
  ['moment', 'fields.bad-date'],
  ['colour', 'fields.bad-colour'],
]);

function numberProblem({ minimum, maximum, whole }: FieldShape, value: number): FieldProblem | null {
  if (whole && !Number.isInteger(value)) return { text: 'fields.whole' };
  if (minimum !== undefined && value < minimum)
    return { text: 'fields.too-small', values: { least: minimum } };
  if (maximum !== undefined && value > maximum) return { text: 'fields.too-big', values: { most: maximum } };
  return null;
}

/** Words by which people tell an item of a list from the others: its first text, without tags. */
export function itemTitle(shape: FieldShape, item: unknown): string {
  if (typeof item === 'string' || typeof item === 'number') return short(String(item));
  if (!isRecord(item)) return '';
  const naming = shape.members.find((member) => member.shape.names);
  const named = naming ? itemTitle(naming.shape, item[naming.name]) : '';
  if (named !== '') return named;
  const problems = shape.members
    .filter((member) => !member.shape.hidden)
    .toSorted((a, b) => rank(a.shape) - rank(b.shape))
    .map(({ name }) => (Object.hasOwn(item, name) ? item[name] : undefined))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  if (typeof problems === 'string') return short(problems);
  const inner = shape.members.find(
    ({ shape: member, name }) => member.members.length > 0 && isRecord(item[name]),
  );
  return inner ? itemTitle(inner.shape, item[inner.name]) : '';
}

/** Words for readers tell more than keys and choices. */
const rank = ({ control }: FieldShape): number =>
  control === 'text'
    ? 0
    : control === 'long-text' || control === 'rich-text'
      ? 1
      : control === 'choice'
        ? 3
        : 2;

const short = (text: string): string => {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > 80 ? `${plain.slice(0, 79)}…` : plain;
};
