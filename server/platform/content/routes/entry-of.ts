import { refuse } from '#schemas/refusals/refuse.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { EntryId } from '../entries/entry-id.ts';
import type { NamedKind } from '../kinds.ts';
import type { LiveContent } from '../live/live-content.ts';

const anyLanguage = { named: null, accepted: [] };

/** The key of an entry in the path of a call. */
export type KeyParams = { readonly key: string } | { readonly type: string; readonly id: string };

export const keyOf = (params: KeyParams): string =>
  'key' in params ? params.key : `${params.type}/${params.id}`;

/**
 * The coordinates a call names.
 * @param locale left out: the site's default language where the kind is kept per language
 * @throws PlatformError invalid_content for a language where the kind has none
 */
export async function entryOf(
  live: LiveContent,
  { name, perLocale }: NamedKind,
  key: string,
  locale: string | undefined,
): Promise<EntryId> {
  if (perLocale) {
    const language = locale || (await live.state(anyLanguage)).defaultLocale;
    return { kind: name, key, locale: language };
  }
  if (!locale) return { kind: name, key, locale: '' };
  throw new PlatformError('invalid_content', refuse('entry.shared-by-languages'), {
    fields: { locale: refuse('problem.leave-out') },
  });
}
