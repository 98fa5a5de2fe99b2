import { compileSchema } from '#schemas/compile-schema.ts';
import { PasswordRules } from '#schemas/form.ts';
import type { LiveContent } from '../live/live-content.ts';

/** Category of the configuration that holds them. */
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

const rules = compileSchema(PasswordRules);

/** The live rules for passwords; the default ones where editors have set none. */
export async function readPasswordRules(live: LiveContent): Promise<PasswordRules> {
  const { data } = await live.one('config', passwordRulesCategory, { named: null, accepted: [] });
  const values: unknown = data?.values;
  return rules.Check(values) ? values : defaultPasswordRules;
}
