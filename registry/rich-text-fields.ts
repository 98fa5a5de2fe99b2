import type { TSchema } from 'typebox';
import { isRecord } from './is-record.ts';

/**
 * Replaces every string that the schema marks `field: 'rich-text'`, wherever it stands in the value, by `change(html)`.
 * Used to sanitise HTML once on its way in. The value itself is not changed.
 */
export function mapRichText(schema: TSchema, value: unknown, change: (html: string) => string): unknown {
  const shape: Record<string, unknown> = { ...schema };
  // Which variant a value is of does not matter: HTML of any of them is made safe.
  const variants = shape['anyOf'];
  if (Array.isArray(variants))
    return variants
      .filter(isSchema)
      .reduce((part: unknown, variant) => mapRichText(variant, part, change), value);
  if (typeof value === 'string') return shape['field'] === 'rich-text' ? change(value) : value;
  if (Array.isArray(value)) {
    const items = shape['items'];
    return isSchema(items) ? value.map((item) => mapRichText(items, item, change)) : value;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const own = schemaOf(shape, name);
      return [name, own ? mapRichText(own, part, change) : part];
    }),
  );
}

/** Schema of a property by its name: of an object, or of a record by pattern. */
function schemaOf(shape: Readonly<Record<string, unknown>>, name: string): TSchema | undefined {
  const { properties, patternProperties, additionalProperties } = shape;
  if (isRecord(properties) && Object.hasOwn(properties, name))
    return isSchema(properties[name]) ? properties[name] : undefined;
  const patterns = isRecord(patternProperties) ? Object.entries(patternProperties) : [];
  const matching = patterns.find(([pattern]) => new RegExp(pattern).test(name))?.[1] ?? additionalProperties;
  return isSchema(matching) ? matching : undefined;
}

function isSchema(value: unknown): value is TSchema {
  return isRecord(value);
}
