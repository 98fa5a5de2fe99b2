import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { fallbackLocale } from '#schemas/constants.ts';
import type { ContentChange } from '#schemas/content-entry.ts';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { Orm } from '../base/database/database.ts';
import { PlatformError } from '../http/platform-error.ts';
import { everythingTag, kindOf } from './kinds.ts';
import { contentEntry, contentMeta } from './tables.ts';

/** Channel on which nodes tell each other what changed. */
export const changeChannel = 'mozaika_content';
/** PostgreSQL refuses announcements of 8000 bytes and more. */
const payloadBytes = 7900;
/** The one row of `content_meta`. */
const metaRow = eq(contentMeta.id, 1);

/** Coordinates of an entry that went live or was taken down. */
export interface ChangedEntry {
  readonly kind: ContentKindName;
  readonly key: string;
  readonly locale: string;
}

/** Makes the row about all content when there is none yet. */
export async function prepareMeta(orm: Orm): Promise<void> {
  await orm
    .insert(contentMeta)
    .values({
      id: 1,
      revision: 1,
      token: `1${tokenEnd()}`,
      defaultLocale: fallbackLocale,
      locales: [fallbackLocale],
    })
    .onConflictDoNothing();
}

/**
 * Raises the cache token for changed live content and announces it to all nodes. Both take effect when the transaction
 * they run in is committed, together with the change itself.
 * @param tx the transaction that made the change
 */
export async function announceChange(tx: Orm, entries: readonly ChangedEntry[]): Promise<ContentChange> {
  // The row's lock puts publishers in a row from here on: tokens rise in the order in which changes become visible.
  const [meta] = await tx
    .update(contentMeta)
    .set({
      revision: sql`${contentMeta.revision} + 1`,
      token: sql`(${contentMeta.revision} + 1) || ${tokenEnd()}::text`,
    })
    .where(metaRow)
    .returning();
  if (!meta) throw new Error('content_meta has no row');
  const languages = entries.some(({ kind }) => kind === 'language')
    ? await moveLanguages(tx, entries, meta.defaultLocale)
    : meta;
  const { token } = meta;
  const { defaultLocale, locales } = languages;
  const moved = defaultLocale !== meta.defaultLocale;
  if (moved) await assertMayBeMain(tx, defaultLocale);
  const change = { tags: moved ? [everythingTag] : tagsOf(entries, defaultLocale, locales), token };
  await tx.execute(sql`select pg_notify(${changeChannel}, ${encodeChange(change)})`);
  return change;
}

/** Notes which languages the site has, once their entries changed. @param tx holds the row's lock */
async function moveLanguages(tx: Orm, entries: readonly ChangedEntry[], main: string) {
  const languages = await readLanguages(tx, entries, main);
  await tx.update(contentMeta).set(languages).where(metaRow);
  return languages;
}

/**
 * Pages keep the texts of the main language in themselves, and those of all others beside them: a language that live pages are
 * translated into cannot become the main one without each of them being turned round.
 * @throws PlatformError wrong_state
 */
async function assertMayBeMain(tx: Orm, locale: string): Promise<void> {
  const path = sql`('$.**.locales."' || ${locale}::text || '"')::jsonpath`;
  const [found] = await tx
    .select({ pages: sql<number>`count(*)::int` })
    .from(contentEntry)
    .where(
      and(
        eq(contentEntry.kind, 'page'),
        isNotNull(contentEntry.published),
        sql`(jsonb_path_exists(${contentEntry.published}, ${path}) or jsonb_path_exists(${contentEntry.draft}, ${path}))`,
      ),
    );
  if (found && found.pages > 0)
    throw new PlatformError(
      'wrong_state',
      refuse('language.pages-translated', { locale, pages: found.pages }),
    );
}

/** Tags that the change of these entries makes stale. */
export function tagsOf(
  entries: readonly ChangedEntry[],
  defaultLocale: string,
  locales: readonly string[],
): string[] {
  const tags = entries.flatMap(({ kind, key, locale }) => {
    const { tag, perLocale, also = [] } = kindOf(kind);
    // What is missing in a language is shown in the default one, so a change there is a change everywhere.
    const affected = perLocale && locale === defaultLocale ? [locale, ...locales] : [locale];
    return [...affected.map((language) => tag(key, language)), ...also];
  });
  return [...new Set(tags)];
}

/** The change as an announcement; one that names too many tags says that everything changed. */
export function encodeChange(change: ContentChange): string {
  const payload = JSON.stringify(change);
  if (Buffer.byteLength(payload) <= payloadBytes) return payload;
  return JSON.stringify({ tags: [everythingTag], token: change.token });
}

/** A token begins with the revision, and so rises with every change; its end differs between databases that happen to count alike. */
const tokenEnd = (): string => `-${randomBytes(6).toString('hex')}`;

/**
 * The published languages. The main one stays the main one, unless it has lost the tick to another: publishing a new default takes it
 * from all others.
 * @throws PlatformError wrong_state when the main one goes and no other is the default
 */
async function readLanguages(tx: Orm, entries: readonly ChangedEntry[], main: string) {
  const rows = await tx
    .select({
      locale: contentEntry.key,
      isDefault: sql<boolean>`coalesce((${contentEntry.published} ->> 'is_default')::boolean, false)`,
    })
    .from(contentEntry)
    .where(and(eq(contentEntry.kind, 'language'), isNotNull(contentEntry.published)))
    .orderBy(asc(contentEntry.key));
  const isMain = ({ locale }: { locale: string }) => locale === main;
  const candidates = rows.filter(({ isDefault }) => isDefault);
  const winner = candidates.find(isMain) ?? candidates[0] ?? rows.find(isMain) ?? rows[0];
  const goes = entries.some(({ kind, key }) => kind === 'language' && key === main);
  if (goes && winner && candidates.length === 0 && winner.locale !== main)
    throw new PlatformError('wrong_state', refuse('language.default-needed', { locale: main }));
  return {
    defaultLocale: winner?.locale ?? fallbackLocale,
    locales: rows.length === 0 ? [fallbackLocale] : rows.map(({ locale }) => locale),
  };
}
