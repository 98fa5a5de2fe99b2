import { Compile } from 'typebox/compile';
import { PasswordRules } from '#schemas/form.ts';
import { defaultPasswordRules, passwordRulesCategory } from '#schemas/password-rules.ts';
import type { LiveContent, LiveState } from '../content/live/live-content.ts';
import type { WantedLanguage } from '../content/live/visit-language.ts';

const rules = Compile(PasswordRules);
const anyLanguage: WantedLanguage = { named: null, accepted: [] };

/** The site's rules for passwords: its configuration, else ours. */
export async function readPasswordRules(
  live: LiveContent,
): Promise<LiveState & { readonly rules: PasswordRules }> {
  const { data, ...state } = await live.one('config', passwordRulesCategory, anyLanguage);
  return { ...state, rules: rules.Check(data?.values) ? data.values : defaultPasswordRules };
}
