import type { FormField, PasswordRules } from '#schemas/form.ts';
import { ruleOf } from '../../frame/field-rules.ts';

/** The server's rules where this field sets a new password; null where it asks for the one there is. */
export const rulesFor = (field: FormField, rules: PasswordRules | null): PasswordRules | null =>
  ruleOf(field, 'password') ? rules : null;

/** What a password manager is to do here. A field that repeats another is a new password too. */
export function purposeOf(field: FormField): string {
  if (field.autocomplete) return field.autocomplete;
  return ruleOf(field, 'password') || ruleOf(field, 'equalsField') ? 'new-password' : 'current-password';
}
