import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';

/** JSON schema as far as the wire uses it. */
interface Shape {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly not?: object;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly $ref?: string;
}

/** Texts that make sense somewhere; the first one that a schema takes is taken. */
const texts = [
  'sample',
  '00000000-0000-4000-8000-000000000001',
  '2026-11-21T10:15:00.000Z',
  '2026-11-21T10:15:00Z',
  '2026-11-21',
  'PLN',
  '/sample',
  'pl',
  'anna@example.com',
  '+48 600 100 200',
  '80-001',
  '1234',
  '123456',
  '5100000000004821',
  'W/2026/000123',
] as const;

/**
 * A value that a schema takes, always the same one: of optional properties none, of a list one row, of several shapes the
 * first that is not null.
 * @throws Error naming the schema when no text known here has its form
 */
export function makeValue(schema: TSchema): unknown {
  return make(schema as Shape, new Map());
}

function make(shape: Shape, known: ReadonlyMap<string, Shape>): unknown {
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return make(shape.anyOf.find(({ type }) => type !== 'null') ?? { type: 'null' }, known);
  if (shape.$ref !== undefined) return makeNamed(shape.$ref, shape, known);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        (shape.required ?? []).map((name) => [
          name,
          makeProperty(name, shape.properties?.[name] ?? {}, known),
        ]),
      );
    case 'array':
      return makeRows(shape, known);
    case 'string':
      return makeText(shape);
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 1, 1);
    case 'boolean':
      return false;
    default:
      return null;
  }
}

/** Money is shown in a currency there is, whatever text the schema would take. */
function makeProperty(name: string, shape: Shape, known: ReadonlyMap<string, Shape>): unknown {
  return name === 'currency' && shape.type === 'string' ? 'PLN' : make(shape, known);
}

/** A shape of its own `$defs`, which may hold itself: a list of itself is empty then. */
function makeNamed(name: string, { $defs = {} }: Shape, known: ReadonlyMap<string, Shape>): unknown {
  const named = $defs[name] ?? known.get(name);
  if (!named) throw new Error(`The schema ${name} is not there.`);
  return make(named, new Map([...known, ...Object.entries($defs)]));
}

function makeRows({ items = {}, minItems = 1 }: Shape, known: ReadonlyMap<string, Shape>): unknown[] {
  // A list that must stay empty, or the list of itself.
  if (items.not || (items.$ref !== undefined && known.has(items.$ref))) return [];
  return Array.from({ length: Math.max(minItems, 1) }, () => make(items, known));
}

function makeText(shape: Shape): string {
  // Views expect moments, which have no pattern.
  if (shape.description?.startsWith('RFC 3339')) return '2026-11-21T10:15:00.000Z';
  const long = texts[0].padEnd(shape.minLength ?? 0, '-');
  const text = [...texts, long].find((one) => Check(shape as TSchema, one));
  if (text === undefined)
    throw new Error(`No sample text fits ${JSON.stringify(shape)}; add one to \`texts\`.`);
  return text;
}
