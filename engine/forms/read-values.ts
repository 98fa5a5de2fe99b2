import type { FormDefinition, FormField } from '#schemas/form.ts';
import { canonicalText } from './canonical-text.ts';
import { fieldsOf, hasValue, shapeOf } from './form-fields.ts';

/** Values by field alias; fields that are left empty have none. */
export type FormValues = ReadonlyMap<string, unknown>;

/** Fields whose text is taken as it was typed: a password may begin with a blank. */
const verbatim: ReadonlySet<string> = new Set(['password', 'hidden']);

/**
 * A value as it counts: text without the blanks around it, and spelled in the one way where it has one meaning. Nothing filled in is undefined, whatever way the field says
 * so: no value, null, an empty text, an empty list.
 */
export function readValue(field: FormField, value: unknown): unknown {
  if (value === null || value === undefined || !hasValue(field)) return undefined;
  if (typeof value === 'string') {
    const text = verbatim.has(field.type) ? value : value.trim();
    return text === '' ? undefined : canonicalText(field, text);
  }
  return Array.isArray(value) && value.length === 0 ? undefined : value;
}

/** Values of the form's own fields; what else the object has is not looked at. */
export function readValues(
  definition: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): FormValues {
  const read = new Map<string, unknown>();
  for (const field of fieldsOf(definition)) {
    const value = Object.hasOwn(values, field.alias) ? readValue(field, values[field.alias]) : undefined;
    if (value !== undefined) read.set(field.alias, value);
  }
  return read;
}

/** Whether a value satisfies `required` and the condition `filled`: a tick that is not set does not. */
export function isFilled(field: FormField, value: unknown): boolean {
  return shapeOf(field) === 'boolean' ? value === true : value !== undefined;
}
