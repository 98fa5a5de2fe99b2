import type { FormField } from '#schemas/form.ts';
import type { FormVerdict } from '#schemas/prepared-form.ts';
import { type CheckContext, checkValues } from './check.ts';
import { compileDefinition } from './compile-definition.ts';
import { evaluateRules } from './evaluate-rules.ts';

/** For tests: a definition of one group with these fields. */
export const formOf = <T>(...fields: T[]) => ({
  alias: 'test',
  title: 'Test',
  button_text: 'Send',
  groups: [{ alias: 'all', fields }],
});

/** For tests: a field; a text unless said otherwise. */
export const field = (alias: string, more: Partial<FormField> = {}): FormField => ({
  alias,
  type: 'text',
  title: `Title of ${alias}`,
  ...more,
});

/** For tests: what the server says of values, by the way a submission goes. */
export function check(
  raw: unknown,
  values: unknown,
  context: CheckContext = { today: '2026-06-15' },
): FormVerdict {
  const { definition, text } = compileDefinition(raw);
  if (!definition) throw new Error('no form');
  return checkValues(definition, evaluateRules(text), { values, context });
}

/** For tests: `field:rule` of each error, in their order; empty for values that are taken. */
export function faults(raw: unknown, values: unknown, context?: CheckContext): readonly string[] {
  const verdict = check(raw, values, context);
  return verdict.ok ? [] : verdict.errors.map((error) => `${error.field}:${error.rule}`);
}
