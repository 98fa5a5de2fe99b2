import type { TSchema } from 'typebox';

const closed = new WeakMap<TSchema, TSchema>();
/** Keywords that hold schemas by name, and those that hold a list of them. */
const named = ['properties', 'patternProperties'] as const;
const listed = ['anyOf', 'oneOf'] as const;

/**
 * What a call takes as its body: each object the fields it names and no others ([sec 31]), unless it says `additionalProperties`
 * itself. A misspelt field is named so, instead of being passed over in silence.
 * @throws Error for `allOf`, whose parts would each refuse the fields of the others
 */
export function closedBody(body: TSchema): TSchema {
  const known = closed.get(body);
  if (known) return known;
  const made = close(body) as TSchema;
  closed.set(body, made);
  return made;
}

function close(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = schema as Readonly<Record<string, unknown>>;
  if ('allOf' in parts) throw new Error('A body is no intersection: name its fields in one object.');
  const inner: Record<string, unknown> = {};
  for (const keyword of named)
    if (keyword in parts)
      inner[keyword] = Object.fromEntries(
        Object.entries(parts[keyword] as object).map(([name, one]) => [name, close(one)]),
      );
  for (const keyword of listed) if (Array.isArray(parts[keyword])) inner[keyword] = parts[keyword].map(close);
  if ('items' in parts) inner['items'] = close(parts['items']);
  if ('properties' in parts) inner['additionalProperties'] = close(parts['additionalProperties'] ?? false);
  else if ('additionalProperties' in parts)
    inner['additionalProperties'] = close(parts['additionalProperties']);
  return { ...parts, ...inner };
}
