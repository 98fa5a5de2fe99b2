import type { FormField, FormRule, RuleType } from '#schemas/form.ts';

/** The first rule of a type, for what a field shows of its rules; the rules themselves are kept by the form. */
export const ruleOf = (field: FormField, type: RuleType): FormRule | undefined =>
  field.validation_rules?.find((rule) => rule.type === type);

/** The positive number a rule gives; undefined when there is no such rule or its value is none. */
export function ruleNumber(field: FormField, type: RuleType): number | undefined {
  const value = ruleOf(field, type)?.value;
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

/** The texts a rule lists; undefined when there is no such rule or its value is no list. */
export function ruleTexts(field: FormField, type: RuleType): readonly string[] | undefined {
  const value = ruleOf(field, type)?.value;
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined;
}
