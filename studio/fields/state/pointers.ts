import { isRecord } from '#registry/is-record.ts';

/** The pointer to a part of what `pointer` leads to (RFC 6901). */
export const childPointer = (pointer: string, name: string | number): string =>
  `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Names of a JSON pointer: `/items/0` -> `['items', '0']`. */
export const pointerNames = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What stands at the pointer; undefined where it leads nowhere. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  pointerNames(pointer).reduce(childOf, value);

/** The value with `next` at the pointer; `undefined` takes it out. Objects that miss on the way are made. */
export function withValueAt(value: unknown, pointer: string, next: unknown): unknown {
  const put = (at: unknown, names: readonly string[]): unknown => {
    const [name, ...rest] = names;
    if (name === undefined) return next;
    if (Array.isArray(at)) {
      const index = Number(name);
      return next === undefined && rest.length === 0
        ? at.filter((_, i) => i !== index)
        : at.map((item, i) => (i === index ? put(item, rest) : item));
    }
    const entries = new Map(Object.entries(isRecord(at) ? at : {}));
    const part = put(entries.get(name), rest);
    if (part === undefined) entries.delete(name);
    else entries.set(name, part);
    return Object.fromEntries(entries);
  };
  return put(value, pointerNames(pointer));
}

/** Whether the pointer is `parent` itself or leads into it. */
export const isWithin = (pointer: string, parent: string): boolean =>
  pointer === parent || pointer.startsWith(`${parent}/`);

function childOf(at: unknown, name: string): unknown {
  if (Array.isArray(at)) return at[Number(name)];
  return isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
}
