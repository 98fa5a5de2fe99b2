import type { FormField, FormRule } from '#schemas/form.ts';
import { type FieldType, fieldTypes, type RuleType } from '#schemas/form-types.ts';

const words: readonly RuleType[] = ['required', 'minLength', 'maxLength', 'regex', 'in', 'equalsField'];
const numbers: readonly RuleType[] = ['required', 'min', 'max', 'equalsField'];
const ticks: readonly RuleType[] = ['required'];

/** Rules that fit each type of field; the platform would leave out any other. */
export const rulesOfType: Readonly<Record<FieldType, readonly RuleType[]>> = {
  text: [...words, 'email', 'phone', 'pesel', 'iban', 'nrb', 'postalCode'],
  textarea: words,
  number: numbers,
  money: numbers,
  email: [...words, 'email'],
  phone: [...words, 'phone'],
  password: ['required', 'password', 'minLength', 'maxLength', 'regex', 'equalsField'],
  date: ['required', 'dateRange', 'age'],
  select: ['required', 'in'],
  'multi-select': ['required', 'min', 'max'],
  radio: ['required', 'in'],
  checkbox: ticks,
  consent: ticks,
  file: ['required', 'mimeTypes', 'maxSize', 'maxFiles'],
  autocomplete: words,
  hidden: [],
  static: [],
};

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
  const known = fieldTypes.find((one) => one === type);
  const used = new Set(validation_rules.map((rule) => rule.type));
  return known === undefined ? [] : rulesOfType[known].filter((rule) => !used.has(rule));
}
