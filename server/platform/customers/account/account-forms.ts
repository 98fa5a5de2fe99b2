import type { FormDefinition } from '#schemas/form.ts';
import type { LiveContent, LiveState } from '../../content/live/live-content.ts';
import { formLanguage } from '../../http/form-texts.ts';
import type { WantedLanguage } from '../../http/visit-language.ts';
import { type AccountFormKind, defaultForms } from './default-forms/default-forms.ts';

/** Content alias of a form of the customer system; the group's own one is `<alias>-<group>`. */
const aliasOf = (kind: AccountFormKind): string => (kind === 'register' ? 'registration-product' : kind);

/**
 * A form of the customer system as it is live: the auth group's own, else the common one, else the one the code ships, so
 * that people can sign up while no editor has written anything.
 */
export async function readAccountForm(
  live: LiveContent,
  { kind, group }: { readonly kind: AccountFormKind; readonly group?: string | undefined },
  language: WantedLanguage,
): Promise<LiveState & { readonly definition: FormDefinition }> {
  const common = aliasOf(kind);
  const aliases = group === undefined ? [common] : [`${common}-${group}`, common];
  const { entries, total: _total, ...state } = await live.some('form', aliases, language);
  const stored = new Map(entries.map(({ key, data }) => [key, data]));
  const own = aliases.flatMap((alias) => stored.get(alias) ?? [])[0];
  return { ...state, definition: own ?? defaultForms[kind](formLanguage(state.locale)) };
}
