import { isRecord } from '#registry/is-record.ts';

/** One value in props that its schema marks with `field`. */
export interface FieldValue {
  /** JSON pointer into the props. */
  readonly path: string;
  readonly field: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly value: unknown;
}

/** Every marked value of the props, in the order of the schema. Values of several variants are found once. */
export function walkFields(schema: unknown, value: unknown, path = ''): FieldValue[] {
  const found = new Map<string, FieldValue>();
  const visit = (shape: unknown, at: unknown, pointer: string): void => {
    if (!isRecord(shape) || at === undefined) return;
    const { field, properties, items, anyOf } = shape;
    if (typeof field === 'string' && !found.has(pointer))
      found.set(pointer, { path: pointer, field, schema: shape, value: at });
    if (Array.isArray(anyOf)) for (const variant of anyOf) visit(variant, at, pointer);
    if (Array.isArray(at))
      for (const [index, item] of at.entries()) visit(items, item, `${pointer}/${index}`);
    else if (isRecord(at) && isRecord(properties))
      for (const [name, own] of Object.entries(properties))
        if (Object.hasOwn(at, name)) visit(own, at[name], `${pointer}/${escapeName(name)}`);
  };
  visit(schema, value, path);
  return [...found.values()];
}

const escapeName = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
