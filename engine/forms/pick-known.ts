import type { TObject } from 'typebox';

/** The members of an object that its schema names; anything but an object is handed back for the schema to refuse. */
export function pickKnown(schema: TObject, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const source = value;
  const names = Object.keys(schema.properties).filter(
    // A member without a value is one that was left out.
    (name) =>
      Object.hasOwn(source, name) &&
      Reflect.get(source, name) !== undefined &&
      Reflect.get(source, name) !== null,
  );
  return Object.fromEntries(names.map((name) => [name, Reflect.get(source, name)]));
}
