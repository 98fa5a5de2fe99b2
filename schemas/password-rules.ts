import type { PasswordRules } from './form.ts';

/** Configuration category of the rules for passwords. */
export const passwordRulesCategory = 'password-rules';

/** Rules of a site that configures none (specification 5 leaves the values open). */
export const defaultPasswordRules: PasswordRules = {
  min_length: 10,
  max_length: 128,
  lower_case: true,
  upper_case: true,
  digit: true,
  special: false,
};
