import type { FormBinding, FormCondition, FormField, FormOption, FormRule } from '#schemas/form.ts';

type Rest = Omit<FormField, 'alias' | 'type' | 'title'>;

/** A field of a demo form. */
export const field = (alias: string, type: FormField['type'], title: string, rest: Rest = {}): FormField => ({
  alias,
  type,
  title,
  ...rest,
});

/** A rule; without words of its own the field's are read. */
export const rule = (type: string, value?: FormRule['value'], error_message?: string): FormRule => ({
  type,
  ...(value !== undefined && { value }),
  ...(error_message !== undefined && { error_message }),
});

export const required = (error_message?: string): FormRule => rule('required', undefined, error_message);

type Word = string | number | boolean;

/** A condition; several values mean any of them. */
const condition = (name: string, values: readonly Word[]): FormCondition => {
  const [first] = values;
  if (first === undefined) return { field: name, operator: 'filled' };
  return values.length === 1
    ? { field: name, operator: 'equals', value: first }
    : { field: name, operator: 'in', value: [...values] };
};

/** The field is there only while another one has one of the values; while it has any, when none is named. */
export const showWhen = (name: string, ...values: Word[]): FormBinding => ({
  type: 'show',
  when: [condition(name, values)],
});

/** The field is needed while another one has one of the values. */
export const requireWhen = (name: string, ...values: Word[]): FormBinding => ({
  type: 'require',
  when: [condition(name, values)],
});

/** Options in their order: key and what is read. */
export const options = (all: Readonly<Record<string, string>>): FormOption[] =>
  Object.entries(all).map(([key, value]) => ({ key, value }));
