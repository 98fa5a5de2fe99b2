import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { FormDefinition } from '#schemas/form.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';

/**
 * A form for examples and tests. It has no module of compiled rules: what needs none (required fields, bindings, limits,
 * rules between fields) is checked all the same.
 */
export const prepareSample = (
  definition: FormDefinition,
  more: Partial<PreparedForm> = {},
): PreparedForm => ({
  source: { kind: 'content', name: definition.alias },
  definition,
  rulesUrl: '',
  submit: sampleRef(),
  today: '2026-11-21',
  passwordRules: {
    min_length: 12,
    max_length: 128,
    lower_case: true,
    upper_case: true,
    digit: true,
    special: false,
  },
  ...more,
});
