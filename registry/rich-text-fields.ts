import type { TSchema } from 'typebox';
import { isRecord } from './is-record.ts';

/**
 * Replaces every string that the schema marks `field: 'rich-text'`, wherever it stands in the value, by `change(html)`.
 * Used to sanitise HTML once on its way in. The value itself is not changed.
 */
export function mapRichText(schema: TSchema, value: unknown, change: (html: string) => string): unknown {
  const shape: Record<string, unknown> = { ...schema };
  if (typeof value === 'string') return shape['field'] === 'rich-text' ? change(value) : value;
  if (Array.isArray(value)) {
    const items = shape['items'];
    return isSchema(items) ? value.map((item) => mapRichText(items, item, change)) : value;
  }
  const properties = shape['properties'];
  if (!isRecord(value) || !isRecord(properties)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, isSchema(own) ? mapRichText(own, part, change) : part];
    }),
  );
}

function isSchema(value: unknown): value is TSchema {
  return isRecord(value);
}
