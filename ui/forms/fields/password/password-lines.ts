import { passwordErrors } from '#engine/forms/password-errors.ts';
import type { PasswordRules } from '#schemas/form.ts';

type LineName = ReturnType<typeof passwordErrors>[number];

/** One line of the checklist. */
export interface PasswordLine {
  readonly name: LineName;
  readonly met: boolean;
  /** For the placeholder of its text: how many characters. */
  readonly count: number;
}

/**
 * What the server asks of a password and whether this one has it. That a password may be too long is said only to
 * those who wrote such a one. Judged by the same function as the form and the server.
 */
export function passwordLines(password: string, rules: PasswordRules): readonly PasswordLine[] {
  const errors = passwordErrors(password, rules);
  // An empty password breaks every rule that is asked, so it names them all.
  const asked = passwordErrors('', rules);
  const names = errors.includes('max_length') ? [...asked, 'max_length' as const] : asked;
  return names.map((name) => ({
    name,
    met: password !== '' && !errors.includes(name),
    count: name === 'max_length' ? rules.max_length : rules.min_length,
  }));
}
