import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Language } from '#schemas/language.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { contentEntry, contentMeta } from '../tables.ts';
import type { EntryId } from './entry-id.ts';
import type { EntryRow } from './map-entry.ts';
import type { LiveStep } from './put-live.ts';

const isLanguage = ({ id }: { readonly id: EntryId }): boolean => id.kind === 'language';

/** Whether a body says that it is the default language; what has another form says nothing. */
export const isTicked = (body: unknown): boolean =>
  new Map(Object.entries(Object(body))).get('is_default') === true;

/** Every language there is, where a publication is about any: its steps may reach the others, which have to be locked with it. */
export async function languagesBeside(orm: Orm, about: readonly { id: EntryId }[]): Promise<EntryId[]> {
  if (!about.some(isLanguage)) return [];
  const rows = await orm
    .select({ key: contentEntry.key })
    .from(contentEntry)
    .where(eq(contentEntry.kind, 'language'));
  return rows.map(({ key }) => ({ kind: 'language', key, locale: '' }));
}

/**
 * The steps of a publication, with those that keep one live language the default one: a language that becomes the default takes the
 * tick from all others, live and in their drafts.
 * @param languages the locked rows of all languages
 * @throws PlatformError wrong_state when two would become the default one, or none would be it
 */
export async function withOneDefault(
  tx: Orm,
  steps: readonly LiveStep[],
  languages: readonly EntryRow[],
): Promise<LiveStep[]> {
  const of = steps.filter(isLanguage);
  if (of.length === 0) return [...steps];
  const becoming = of.filter(({ row, live }) => isTicked(live?.data) && !isTicked(row.published));
  if (becoming.length > 1) {
    const locales = becoming.map(({ id }) => id.key).join(', ');
    throw new PlatformError('wrong_state', refuse('language.several-defaults', { locales }));
  }
  const [meta] = await tx.select({ main: contentMeta.defaultLocale }).from(contentMeta);
  const main = becoming[0]?.id.key ?? meta?.main;
  const given = of.find(({ id }) => id.key === main);
  if (given?.live && isTicked(given.row.published) && !isTicked(given.live.data))
    throw new PlatformError('wrong_state', refuse('language.default-needed', { locale: given.id.key }));
  const kept = steps.map((step) =>
    isLanguage(step) && step.id.key !== main && isTicked(step.live?.data)
      ? withoutTick(step, step.live?.data)
      : step,
  );
  if (becoming.length === 0) return kept;
  const changing = new Set(of.map(({ id }) => id.key));
  const others = languages.filter(({ key, published }) => !changing.has(key) && isTicked(published));
  return [
    ...kept,
    ...others.map((row) =>
      withoutTick(
        { id: { kind: 'language', key: row.key, locale: '' }, row, action: 'publish' },
        row.published,
      ),
    ),
  ];
}

/** What is live and the draft are one version where they are alike, and two where the draft holds more. */
function withoutTick({ id, row, action }: Pick<LiveStep, 'id' | 'row' | 'action'>, body: unknown): LiveStep {
  const version = row.version + 1;
  const live = { data: unticked(body), version };
  const draft = unticked(row.draft);
  const same = isDeepStrictEqual(live.data, draft);
  return { id, row, action, live, draft: { data: draft, version: same ? version : version + 1 } };
}

const unticked = (body: unknown): Language => ({ ...(body as Language), is_default: false });
