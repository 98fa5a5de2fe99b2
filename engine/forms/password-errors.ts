import type { PasswordRules } from '#schemas/form.ts';

const needs = [
  ['lower_case', /\p{Ll}/u],
  ['upper_case', /\p{Lu}/u],
  ['digit', /\p{Nd}/u],
  ['special', /[^\p{L}\p{N}]/u],
] as const;

/** Name of a rule a password can break. */
export type PasswordFault = keyof PasswordRules;

/**
 * Which of the server's rules a password does not keep yet, in the order of a checklist. Letters of any alphabet count;
 * a sign that is neither letter nor digit is special, a blank too. Lengths are in characters.
 */
export function passwordErrors(password: string, rules: PasswordRules): readonly PasswordFault[] {
  const { length } = Array.from(password);
  return [
    ...(length < rules.min_length ? (['min_length'] as const) : []),
    ...(length > rules.max_length ? (['max_length'] as const) : []),
    ...needs.filter(([name, sign]) => rules[name] && !sign.test(password)).map(([name]) => name),
  ];
}
