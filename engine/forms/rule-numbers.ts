import type { FormField, FormRule } from '#schemas/form.ts';
import { uploadLimits } from '#schemas/form-types.ts';
import { shapeOf } from './form-fields.ts';

/** Most keys of one value. */
export const maxKeys = 500;

/** How many files the rule lets a field have; the portal's own limit stands above the definition's. */
export const fileCount = (rule: FormRule): number =>
  typeof rule.value === 'number' ? Math.min(rule.value, uploadLimits.files) : uploadLimits.files;

/** Numbers of a rule for the text about it. */
export function ruleNumbers(field: FormField, rule: FormRule): Readonly<Record<string, number>> {
  if (rule.type === 'maxFiles') return { count: fileCount(rule) };
  if (typeof rule.value !== 'number') return {};
  if (rule.type === 'minLength' || rule.type === 'maxLength') return { count: rule.value };
  if (rule.type !== 'min' && rule.type !== 'max') return {};
  return shapeOf(field) === 'keys' ? { count: rule.value } : { limit: rule.value };
}
