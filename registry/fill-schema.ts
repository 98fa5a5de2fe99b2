import { type TObject, type TSchema, Type } from 'typebox';
import { Clean, Clone, Default } from 'typebox/value';
import { isRecord } from './is-record.ts';

/** Gives a value its defaults, and takes away what the schema does not know; what was handed in stays as it is. */
export type Fill = (value: unknown) => unknown;

/**
 * The same as TypeBox's `Clean(schema, Default(schema, Clone(value)))`, prepared once for a schema: TypeBox looks through the
 * whole schema for each value, which took a third of the time in which a page is made for the first time. What schemas of props
 * rarely hold, unions of objects above all, is left to TypeBox.
 */
export function compileFill(schema: TSchema): Fill {
  const fill = fillOf(schema);
  if (!Object.hasOwn(schema, 'default')) return fill;
  const initial = member(schema, 'default');
  const make = typeof initial === 'function' ? () => initial() as unknown : () => initial;
  return (value) => fill(value === undefined ? make() : value);
}

const member = (schema: TSchema, name: string): unknown =>
  Object.hasOwn(schema, name) ? (schema as Readonly<Record<string, unknown>>)[name] : undefined;

function fillOf(schema: TSchema): Fill {
  if (Type.IsObject(schema) && !isRecord(member(schema, 'additionalProperties'))) return fillObject(schema);
  if (Type.IsArray(schema)) {
    const item = compileFill(schema.items);
    return (value) => (Array.isArray(value) ? value.map((one) => item(one)) : Clone(value));
  }
  return isPlain(schema) ? copy : (value) => Clean(schema, Default(schema, Clone(value)));
}

/** What neither fills in nor takes away; unions of plain types find nothing to do either. */
const isPlain = (schema: TSchema): boolean =>
  Type.IsUnion(schema)
    ? schema.anyOf.every((one) => isPlain(one) && !Object.hasOwn(one, 'default'))
    : ![
        ...[Type.IsObject, Type.IsArray, Type.IsRecord, Type.IsIntersect],
        ...[Type.IsTuple, Type.IsCyclic, Type.IsRef],
      ].some((is) => is(schema));

const copy: Fill = (value) => (typeof value === 'object' ? Clone(value) : value);

function fillObject(schema: TObject): Fill {
  const keepsUnknown = member(schema, 'additionalProperties') === true;
  const properties = new Map(
    Object.entries(schema.properties).map(([name, one]) => [
      name,
      {
        fill: compileFill(one),
        mayLack: Type.IsOptional(one) || !Object.hasOwn(one, 'default'),
      },
    ]),
  );
  return (value) => {
    if (!isRecord(value)) return Clone(value);
    const filled: Record<string, unknown> = {};
    for (const name of Object.keys(value)) {
      const known = properties.get(name);
      if (known) set(filled, name, known.fill(value[name]));
      else if (keepsUnknown) set(filled, name, copy(value[name]));
    }
    for (const [name, { fill, mayLack }] of properties) {
      if (Object.hasOwn(value, name)) continue;
      const made = fill(undefined);
      if (made !== undefined || !mayLack) set(filled, name, made);
    }
    return filled;
  };
}

/** A name such as `__proto__` stays a name. */
function set(record: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
  else record[name] = value;
}
