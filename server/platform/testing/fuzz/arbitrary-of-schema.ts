import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** Longest text that is made up where the schema allows more: length is the mutations' business. */
const usualLength = 40;
const usualItems = 3;

/** Values of the formats that the records of calls name. */
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  email: fc.emailAddress(),
};

function textOf({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  const known = typeof format === 'string' ? formats[format] : undefined;
  if (known) return known;
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  const least = numberOr(minLength, 0);
  return fc.string({
    unit: 'grapheme',
    minLength: least,
    maxLength: Math.max(least, Math.min(usualLength, numberOr(maxLength, usualLength))),
  });
}

function objectOf({ properties, required, patternProperties }: Schema): fc.Arbitrary<unknown> {
  const named = isSchema(properties) ? Object.entries(properties) : [];
  if (named.length === 0) {
    const inner = isSchema(patternProperties) ? Object.values(patternProperties)[0] : undefined;
    return fc.dictionary(fc.string({ maxLength: 8 }), arbitraryOf(inner), { maxKeys: usualItems });
  }
  const needed = Array.isArray(required) ? required.map(String) : [];
  return fc.record(Object.fromEntries(named.map(([name, inner]) => [name, arbitraryOf(inner)])), {
    requiredKeys: needed.filter((name) => named.some(([known]) => known === name)),
  });
}

/** Values that a JSON schema of a call's record lets through, or nearly: what is not said is made up. */
export function arbitraryOf(schema: unknown): fc.Arbitrary<unknown> {
  if (!isSchema(schema)) return fc.jsonValue({ maxDepth: 2 });
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum']) && schema['enum'].length > 0) return fc.constantFrom(...schema['enum']);
  const variants = [...list(schema['anyOf']), ...list(schema['oneOf'])];
  if (variants.length > 0) return fc.oneof(...variants.map(arbitraryOf));
  switch (schema['type']) {
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({
        min: numberOr(schema['minimum'], -1000),
        max: numberOr(schema['maximum'], 100_000),
      });
    case 'number':
      return fc.double({
        min: numberOr(schema['minimum'], -1e6),
        max: numberOr(schema['maximum'], 1e6),
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(schema['items']), {
        maxLength: Math.min(usualItems, numberOr(schema['maxItems'], usualItems)),
      });
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
