import type { FormField, FormRule } from '#schemas/form.ts';
import type { RuleType } from '#schemas/form-types.ts';
import { studioFieldType } from './field-types.ts';

/** What a rule asks for besides its name, and what it begins with. */
export type RuleValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'number' | 'text' | 'field' | 'words' | 'days' | 'years'; readonly first: unknown };

const values: Readonly<Partial<Record<RuleType, RuleValue>>> = {
  minLength: { kind: 'number', first: 2 },
  maxLength: { kind: 'number', first: 200 },
  min: { kind: 'number', first: 1 },
  max: { kind: 'number', first: 10 },
  regex: { kind: 'text', first: '^[A-Z]{3}$' },
  in: { kind: 'words', first: ['a'] },
  equalsField: { kind: 'field', first: '' },
  dateRange: { kind: 'days', first: { from: 'today' } },
  age: { kind: 'years', first: { min: 18 } },
  mimeTypes: { kind: 'words', first: ['pdf', 'jpeg', 'png'] },
  maxSize: { kind: 'number', first: 2_000_000 },
  maxFiles: { kind: 'number', first: 1 },
};

export const ruleValue = (type: string): RuleValue =>
  (Object.hasOwn(values, type) ? values[type as RuleType] : undefined) ?? { kind: 'none' };

/** A rule as it is added. */
export function newRule(type: RuleType): FormRule {
  const value = ruleValue(type);
  return value.kind === 'none' ? { type } : { type, value: value.first };
}

/** Rules that can still be added to a field: each counts once. */
export function freeRules({ type, validation_rules = [] }: FormField): readonly RuleType[] {
  const used = new Set(validation_rules.map((rule) => rule.type));
  return (studioFieldType(type)?.rules ?? []).filter((rule) => !used.has(rule));
}
