import { isRecord } from '#registry/is-record.ts';
import type { FieldShape } from './field-shape.ts';

/** What a new value begins with: its default, or the least there is of it. */
export function emptyValue(shape: FieldShape): unknown {
  if (shape.generated) return crypto.randomUUID();
  if (shape.default !== undefined) return structuredClone(shape.default);
  switch (shape.control) {
    case 'number':
    case 'money':
      return Math.max(shape.minimum ?? 0, 0);
    case 'flag':
      return false;
    case 'choice':
      return shape.words[0] ?? '';
    case 'list': {
      const { item, minItems } = shape;
      return item ? Array.from({ length: minItems }, () => emptyValue(item)) : [];
    }
    case 'object':
    case 'image':
      return Object.fromEntries(
        shape.members
          .filter(({ required }) => required)
          .map(({ name, shape: member }) => [name, emptyValue(member)]),
      );
    case 'record':
      return {};
    case 'json':
      return shape.members.length > 0 ? {} : null;
    default:
      return '';
  }
}

/** A copy of an item with ids of its own: two of a list must not be called the same. */
export function renewIds(shape: FieldShape, value: unknown): unknown {
  const { item } = shape;
  if (shape.generated) return crypto.randomUUID();
  if (item && Array.isArray(value)) return value.map((one) => renewIds(item, one));
  if (!isRecord(value)) return value;
  const members = new Map(shape.members.map((member) => [member.name, member.shape]));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const member = members.get(name);
      return [name, member ? renewIds(member, part) : part];
    }),
  );
}
