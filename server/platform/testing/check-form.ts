import type { FormField } from '#schemas/form.ts';
import type { FormError } from '#schemas/prepared-form.ts';
import type { CheckForm } from '../content/forms/form-checker.ts';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** The first rule of the field that the value breaks. */
function brokenRule(field: FormField, value: unknown): FormError | undefined {
  const rules = field.validation_rules ?? [];
  const broken = rules.find(({ type, value: limit }) => {
    if (type === 'required') return isEmpty(value);
    if (isEmpty(value)) return false;
    if (type === 'maxLength') return typeof value !== 'string' || value.length > Number(limit);
    if (type === 'maxFiles') return !Array.isArray(value) || value.length > Number(limit);
    if (type === 'email') return typeof value !== 'string' || !/^\S+@\S+$/.test(value);
    return false;
  });
  const isChoice = field.values?.some(({ key }) => key === value) ?? true;
  const rule = broken?.type ?? (isChoice || isEmpty(value) ? null : 'in');
  if (rule === null) return undefined;
  return { field: field.alias, rule, message: broken?.error_message ?? field.error_message ?? null };
}

/**
 * As much of the rules of forms as the platform's own tests ask about: required, lengths, e-mail, options, fields shown by
 * one condition, names that are no fields. The real ones are the engine's, which the platform may not import.
 */
export const checkFormInTests: CheckForm = async (definition, values) => {
  const fields = definition.groups.flatMap((group) => group.fields);
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    return { ok: false, errors: [{ field: '', rule: 'type', message: null }] };
  }
  const given = new Map<string, unknown>(Object.entries(values));
  const known = new Set(fields.map(({ alias }) => alias));
  const isShown = (field: FormField): boolean =>
    (field.bindings ?? []).every(
      ({ type, when }) => type !== 'show' || when.every((one) => given.get(one.field) === one.value),
    );
  const shown = fields.filter(isShown);
  const errors = [
    ...shown.flatMap((field) => brokenRule(field, given.get(field.alias)) ?? []),
    ...[...given.keys()]
      .filter((name) => !known.has(name))
      .map((field): FormError => ({ field, rule: 'unknown', message: null })),
  ];
  if (errors.length > 0) return { ok: false, errors };
  const kept = shown.filter(({ alias }) => given.has(alias)).map(({ alias }) => [alias, given.get(alias)]);
  return { ok: true, values: Object.fromEntries(kept) };
};
