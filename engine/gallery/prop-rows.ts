import { isRecord } from '#registry/is-record.ts';

/** One line of the table of a widget's props, as the gallery and `docs/widgets.md` show it. */
export interface PropRow {
  /** Where it stands: `items[].title` is the title of each item. */
  readonly name: string;
  readonly title: string;
  /** What it holds, in words: `text, up to 80`, `one of: auto, 2, 3`. */
  readonly kind: string;
  readonly required: boolean;
  /** JSON of the default; empty when there is none. */
  readonly fallback: string;
  /** Whether each language has its own. */
  readonly translatable: boolean;
}

/** A schema somewhere in a widget's props, with the name it has in the table. */
export interface SchemaNode {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  /** A property of an object, which an editor sees as a field of its own. */
  readonly property: boolean;
  readonly required: boolean;
}

/** Fields that the Studio edits as one thing, so the table has one line for them. */
const wholeFields = new Map([
  ['image', 'picture'],
  ['action', 'link with its words'],
]);

const kindWords = new Map([
  ['text', 'text'],
  ['long-text', 'long text'],
  ['rich-text', 'rich text (HTML)'],
  ['key', 'key'],
  ['link', 'address'],
  ['flag', 'yes or no'],
]);

/** Every schema inside a schema, outermost first, items of lists and members of unions included. */
export function* schemaNodes(schema: unknown, name = ''): Generator<SchemaNode> {
  if (!isRecord(schema)) return;
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  for (const [key, value] of entriesOf(schema['properties'])) {
    const inner = name === '' ? key : `${name}.${key}`;
    if (isRecord(value))
      yield { name: inner, schema: value, property: true, required: required.includes(key) };
    yield* schemaNodes(value, inner);
  }
  const others = [
    ...(isRecord(schema['items']) ? [[`${name}[]`, schema['items']] as const] : []),
    ...entriesOf(schema['patternProperties']).map(([, value]) => [`${name}{}`, value] as const),
    ...(Array.isArray(schema['anyOf']) ? schema['anyOf'].map((value) => [name, value] as const) : []),
    ...(Array.isArray(schema['allOf']) ? schema['allOf'].map((value) => [name, value] as const) : []),
  ];
  for (const [inner, value] of others) {
    if (isRecord(value)) yield { name: inner, schema: value, property: false, required: true };
    yield* schemaNodes(value, inner);
  }
}

/** The table of a widget's props. What an editor sets as one thing (a picture, a link) is one line. */
export function propRows(props: unknown): PropRow[] {
  const rows: PropRow[] = [];
  const whole: string[] = [];
  for (const { name, schema, property, required } of schemaNodes(props)) {
    if (!property || whole.some((outer) => name.startsWith(`${outer}.`))) continue;
    if (wholeFields.has(String(schema['field']))) whole.push(name);
    if (rows.some((row) => row.name === name)) continue;
    const fallback = 'default' in schema ? JSON.stringify(schema['default']) : '';
    rows.push({
      name,
      title: String(schema['title'] ?? ''),
      kind: kindOf(schema),
      required: required && fallback === '',
      fallback,
      translatable: isTranslatable(schema),
    });
  }
  return rows;
}

function kindOf(schema: Readonly<Record<string, unknown>>): string {
  const field = String(schema['field'] ?? '');
  const whole = wholeFields.get(field);
  if (whole !== undefined) return whole;
  if (Array.isArray(schema['enum'])) return `one of: ${schema['enum'].join(', ')}`;
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['anyOf'])) return schema['anyOf'].map(memberKind).join(' or ');
  if (schema['type'] === 'array') return `list${range(schema['minItems'], schema['maxItems'])}`;
  if (schema['type'] === 'object') return 'group';
  const word = kindWords.get(field) ?? String(schema['type'] ?? 'any value');
  const limits =
    schema['type'] === 'string'
      ? range(undefined, schema['maxLength'])
      : range(schema['minimum'], schema['maximum']);
  return `${word}${limits}`;
}

const memberKind = (schema: unknown): string => (isRecord(schema) ? kindOf(schema) : 'any value');

function range(least: unknown, most: unknown): string {
  if (typeof least === 'number' && typeof most === 'number') return `, ${least} to ${most}`;
  if (typeof most === 'number') return `, up to ${most}`;
  return typeof least === 'number' ? `, at least ${least}` : '';
}

const isTranslatable = (schema: Readonly<Record<string, unknown>>): boolean =>
  schema['translatable'] === true ||
  (wholeFields.has(String(schema['field'])) &&
    [...schemaNodes(schema)].some((node) => node.schema['translatable'] === true));

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);
