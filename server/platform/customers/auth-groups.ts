import {
  AuthGroupsConfig,
  authGroupsCategory,
  defaultAuthGroups,
  defaultGroupTitles,
} from '#schemas/auth-groups.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import type { AuthGroup } from '#schemas/customer.ts';
import type { LiveContent, LiveState } from '../content/live/live-content.ts';
import { definePersonWords, type PersonLanguage, personLanguages, refuseIn } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import type { WantedLanguage } from '../http/visit-language.ts';
import { customerTexts } from './customer-texts.ts';

const config = compileSchema(AuthGroupsConfig);
const standardTitles = new Map(Object.entries(definePersonWords('auth-groups', defaultGroupTitles)));
const anyLanguage: WantedLanguage = { named: null, accepted: [] };

/** The auth groups of the site in a language; exactly one is the default. */
export async function readAuthGroups(
  live: LiveContent,
  language: WantedLanguage = anyLanguage,
): Promise<LiveState & { readonly groups: readonly AuthGroup[] }> {
  const { data, ...state } = await live.one('config', authGroupsCategory, language);
  const own = config.Check(data?.values) ? data.values : null;
  const { groups } = own ?? defaultAuthGroups;
  const standardTitle = (alias: string) =>
    own === null && personLanguages.includes(state.locale)
      ? standardTitles.get(alias)?.(state.locale)
      : undefined;
  const titleOf = (title: Readonly<Record<string, string>>, alias: string) =>
    standardTitle(alias) ??
    new Map(Object.entries(title)).get(state.locale) ??
    title[state.defaultLocale] ??
    title['pl'] ??
    alias;
  const marked = groups.findIndex(({ is_default }) => is_default === true);
  return {
    ...state,
    groups: groups.map(({ alias, title }, i) => ({
      alias,
      title: titleOf(title, alias),
      is_default: i === Math.max(marked, 0),
    })),
  };
}

/** @throws PlatformError not_found for a group the site does not have */
export async function assertGroup(live: LiveContent, alias: string, language: PersonLanguage): Promise<void> {
  const { groups } = await readAuthGroups(live);
  if (groups.some((group) => group.alias === alias)) return;
  throw new PlatformError('not_found', refuseIn(customerTexts, language, 'unknownGroup'));
}
