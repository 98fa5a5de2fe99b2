import type { PasswordRules } from '#schemas/form.ts';
import { readPasswordRules } from '../../content/forms/password-rules.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import { fieldErrors } from '../../http/field-errors.ts';
import { type PersonLanguage, refuseIn } from '../../http/person-texts.ts';
import { accountTexts } from './account-texts.ts';

const classes = [
  ['lower_case', /\p{Ll}/u],
  ['upper_case', /\p{Lu}/u],
  ['digit', /\p{Nd}/u],
  ['special', /[^\p{L}\p{N}\s]/u],
] as const;

/** Whether a password keeps the server's rules (specification 5). Length is counted in characters, not in bytes. */
export function keepsRules(password: string, rules: PasswordRules): boolean {
  const length = [...password].length;
  if (length < rules.min_length || length > rules.max_length) return false;
  return classes.every(([name, sign]) => !rules[name] || sign.test(password));
}

/**
 * The new password of a submission. Forms are content, and one that forgot its rules must not let a weak password in, so
 * that they hold here whatever the form says.
 * @throws PlatformError invalid_fields
 */
export async function readNewPassword(
  live: LiveContent,
  values: Readonly<Record<string, unknown>>,
  language: PersonLanguage,
): Promise<string> {
  const { password, password_repeat: repeat } = values;
  const rules = await readPasswordRules(live);
  if (typeof password !== 'string' || !keepsRules(password, rules)) {
    throw fieldErrors(language, { password: refuseIn(accountTexts, language, 'passwordRules') });
  }
  if (repeat !== undefined && repeat !== password) {
    throw fieldErrors(language, { password_repeat: refuseIn(accountTexts, language, 'passwordsDiffer') });
  }
  return password;
}
