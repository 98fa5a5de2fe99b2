import type { TSchema } from 'typebox';
import { isRecord } from '#registry/is-record.ts';

/** Names of a JSON pointer, e.g. `/items/0/title` -> `['items', '0', 'title']`. */
export const pointerNames = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/**
 * Puts a text where a pointer leads to, into the value itself: who has many texts makes one copy for all.
 * @returns false when the pointer leads through something that is not there
 */
export function putText(value: Record<string, unknown>, pointer: string, text: string): boolean {
  const names = pointerNames(pointer);
  const last = names.pop();
  let at: unknown = value;
  for (const name of names) at = child(at, name);
  if (last === undefined) return false;
  if (Array.isArray(at) && Object.hasOwn(at, last)) at[Number(last)] = text;
  else if (isRecord(at))
    Object.defineProperty(at, last, { value: text, writable: true, enumerable: true, configurable: true });
  else return false;
  return true;
}

/** The part of a props schema that a pointer leads to. */
export function schemaAt(schema: TSchema, pointer: string): Readonly<Record<string, unknown>> | null {
  let at: unknown = schema;
  for (const name of pointerNames(pointer)) {
    if (!isRecord(at)) return null;
    at = isRecord(at['properties'])
      ? child(at['properties'], name)
      : /^\d+$/.test(name)
        ? at['items']
        : undefined;
  }
  return isRecord(at) ? at : null;
}

function child(value: unknown, name: string): unknown {
  return (isRecord(value) || Array.isArray(value)) && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
