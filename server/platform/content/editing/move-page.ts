import { and, eq, sql } from 'drizzle-orm';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { RedirectRule } from '#schemas/redirect-rule.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { reservedAliases } from '#schemas/screen-alias.ts';
import { isRedirectRule } from '#schemas/studio/finding.ts';
import { takenAlias } from '#schemas/taken-alias.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import type { ContentService } from '../content-service.ts';
import { alreadyExists, type EntryId, versionConflict } from '../entries/entry-id.ts';
import { type EntryRow, mapEntry } from '../entries/map-entry.ts';
import { lastVersion, lockEntry, readRows, wasLive } from '../entries/read-entries.ts';
import { announceChange } from '../publication.ts';
import { contentEntry, contentHistory, contentMeta } from '../tables.ts';
import { assertEntry } from '../validate.ts';
import { movePlans } from './move-plans.ts';
import { isPlanned } from './planned-entries.ts';

export interface PageMove {
  readonly key: string;
  /** The new alias. */
  readonly to: string;
  /** The version that was read. */
  readonly version: number;
  /** Leads visitors of the old address to the new one; only for a page that is live. */
  readonly redirect: boolean;
  readonly by: string;
  /** Whether the person may change what is live. */
  readonly mayPublish: boolean;
}

const idOf = (kind: EntryId['kind'], key: string): EntryId => ({ kind, key, locale: '' });

const takenBy = {
  screen: () => refuse('problem.screen-address'),
  system: () => refuse('problem.system-address'),
  language: () => refuse('problem.language-address'),
};

/**
 * Gives a page another address: the entry with its history, its live body, and a redirect from the old address, in one
 * transaction with one announcement.
 * @throws PlatformError not_found, version_conflict, already_exists, invalid_content, forbidden for a live page
 */
export async function movePage(service: ContentService, move: PageMove): Promise<ContentEntry> {
  const { key, to, version, redirect, by, mayPublish } = move;
  const [from, target] = [idOf('page', key), idOf('page', to)];
  if (reservedAliases.has(key)) throw new PlatformError('invalid_content', refuse('page.screen-address'));
  const [meta] = await service.orm.select({ locales: contentMeta.locales }).from(contentMeta);
  const taken = takenAlias(to, meta?.locales ?? []);
  if (taken !== null) {
    throw new PlatformError('invalid_content', refuse('page.address-taken'), {
      fields: { to: takenBy[taken]() },
    });
  }
  const [known] = await readRows(service.orm, [from]);
  // Before the transaction: it reads, and another connection may be the only one there is.
  if (known && known.publishedVersion !== null) await assertReachable(service, known, move);
  const { entry, change } = await service.orm.transaction(async (tx) => {
    const row = await lockEntry(tx, from);
    if (row.version !== version) throw versionConflict(from, row);
    const live = row.publishedVersion !== null;
    if (live && !mayPublish) {
      throw new PlatformError('forbidden', refuse('page.live-address'));
    }
    if (!mayPublish && ((await wasLive(tx, from)) || (await isPlanned(tx, from)))) {
      throw new PlatformError('forbidden', refuse('page.was-live-address'));
    }
    if ((await readRows(tx, [target]))[0] !== undefined) throw alreadyExists(target);
    const draft = withAlias(row.draft, to);
    assertEntry({ ...target, data: draft });
    // A page that was deleted from there keeps its history, and its versions are not counted twice.
    const free = Math.max(row.version, await lastVersion(tx, target)) + 1;
    const moved = (body: unknown) => withAlias(body, to);
    const next = await movePlans(tx, { from, to: target, next: free, by, moved });
    await tx
      .update(contentHistory)
      .set({ key: to })
      .where(and(eq(contentHistory.kind, 'page'), eq(contentHistory.key, key)));
    const [put] = await tx
      .update(contentEntry)
      .set({
        key: to,
        draft,
        version: next,
        ...(live && {
          published: withAlias(row.published, to),
          // A draft with changes stays one: what is live keeps its own version.
          publishedVersion: row.publishedVersion === row.version ? next : row.publishedVersion,
        }),
        updatedAt: sql`now()`,
        updatedBy: by,
      })
      .where(and(eq(contentEntry.kind, 'page'), eq(contentEntry.key, key)))
      .returning();
    if (!put) throw new Error('a locked row is gone');
    await tx.insert(contentHistory).values({ ...target, version: next, action: 'change', data: draft, by });
    const redirected = live && redirect ? await putRedirect(tx, { key, to, by }) : [];
    const announced = live ? await announceChange(tx, [from, target, ...redirected]) : null;
    return { entry: mapEntry(put), change: announced };
  });
  if (change) service.deliver(change);
  return entry;
}

/**
 * A page that is live stays within reach: no rule leads visitors of its new address elsewhere, and the one from its old
 * address comes to an end.
 * @throws PlatformError invalid_content with the findings
 */
async function assertReachable(service: ContentService, row: EntryRow, move: PageMove): Promise<void> {
  const { key, to, redirect } = move;
  const page = { ...idOf('page', to), data: withAlias(row.published, to) };
  const rule = { ...idOf('redirect-rule', key), data: ruleFrom(key, to) };
  const off = [idOf('page', key), ...(redirect ? [idOf('redirect-rule', to)] : [])];
  const found = await service.checkAll({ bodies: redirect ? [page, rule] : [page], off });
  // What else there is to say about the page does not keep it from moving: it is live already.
  const findings = found.flat().filter(({ level, rule: name }) => level === 'error' && isRedirectRule(name));
  if (findings.length === 0) return;
  throw new PlatformError('invalid_content', refuse('page.unreachable'), {
    fields: { to: refuse('problem.led-elsewhere') },
    findings,
  });
}

const ruleFrom = (key: string, to: string): RedirectRule => ({
  url: `/${key}`,
  url_to: `/${to}`,
  permanent: true,
});

const withAlias = (data: unknown, alias: string): unknown =>
  typeof data === 'object' && data !== null ? { ...data, alias } : data;

/** A rule from the old address, live at once; an older one from there is replaced, one from the new address would go in a ring. */
async function putRedirect(
  tx: Orm,
  { key, to, by }: { key: string; to: string; by: string },
): Promise<EntryId[]> {
  const data = ruleFrom(key, to);
  const id = idOf('redirect-rule', key);
  assertEntry({ ...id, data });
  const [[old], [back]] = [await readRows(tx, [id]), await readRows(tx, [idOf('redirect-rule', to)])];
  const version = (old?.version ?? 0) + 1;
  const row = { draft: data, published: data, version, publishedVersion: version, updatedBy: by };
  await tx
    .insert(contentEntry)
    .values({ ...id, ...row })
    .onConflictDoUpdate({
      target: [contentEntry.kind, contentEntry.key, contentEntry.locale],
      set: { ...row, updatedAt: sql`now()` },
    });
  await tx.insert(contentHistory).values([
    { ...id, version, action: old ? 'change' : 'create', data, by },
    { ...id, version, action: 'publish', data, by },
  ]);
  if (!back || back.publishedVersion === null) return [id];
  const ring = idOf('redirect-rule', to);
  await tx
    .update(contentEntry)
    .set({ published: null, publishedVersion: null })
    .where(and(eq(contentEntry.kind, ring.kind), eq(contentEntry.key, ring.key)));
  await tx
    .insert(contentHistory)
    .values({ ...ring, version: back.version, action: 'unpublish', data: back.draft, by });
  return [id, ring];
}
