import { hasValue } from '#engine/forms/form-fields.ts';
import type { FormField } from '#schemas/form.ts';
import type { FieldKind } from './field-kind.ts';
import type { FieldCell } from './form-state.ts';

/** Value of a field before anybody did anything: what the page gives, else the definition's default, else nothing. */
export function startValue(
  field: FormField,
  kind: FieldKind,
  given: Readonly<Record<string, unknown>>,
): unknown {
  const value = Object.hasOwn(given, field.alias) ? given[field.alias] : field.default_value;
  // A consent is an act of the person (GDPR art. 4(11)): no default ticks it.
  if (value === undefined || field.type === 'consent') return kind.emptyValue;
  return kind.read(value, field);
}

/** Whether a field holds nothing: what `required` refuses and what is left out when sending. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What would be sent now: values of the fields that are there and are not left empty. Ticks are sent either way. */
export function submissionOf(
  fields: readonly FormField[],
  cells: ReadonlyMap<string, FieldCell>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const cell = cells.get(field.alias);
      const sent = cell?.visible && hasValue(field) && !isEmpty(cell.value);
      return sent ? [[field.alias, cell.value] as const] : [];
    }),
  );
}

/** Every value there is, for the bindings: what is not shown is their own concern. */
export const allValues = (cells: ReadonlyMap<string, FieldCell>): Record<string, unknown> =>
  Object.fromEntries([...cells].map(([alias, cell]) => [alias, cell.value]));
