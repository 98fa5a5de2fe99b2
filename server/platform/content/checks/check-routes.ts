import { and, eq, inArray } from 'drizzle-orm';
import { checkContent, checkDrafts } from '#schemas/calls/staff/checks.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { Orm } from '../../base/database/database.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import { readEntry } from '../entries/read-entries.ts';
import { findKind, type NamedKind } from '../kinds.ts';
import type { LiveContent } from '../live/live-content.ts';
import { entryOf } from '../routes/entry-of.ts';
import { contentEntry } from '../tables.ts';
import { type ContentChecks, checkedKinds } from './content-checks.ts';

interface CheckRouteOptions {
  readonly orm: Orm;
  readonly live: LiveContent;
  readonly checks: ContentChecks;
}

/** What the checks say of stored drafts, and of one as it stands in an editor. */
export function registerCheckRoutes(app: PlatformApp, { orm, live, checks }: CheckRouteOptions): void {
  serve(app, checkContent, async (request) => {
    const { kind, key, data } = request.body;
    const id = await entryOf(live, namedKind(kind), key, request.body.locale);
    return { data: await checks.of({ ...id, data }, request.body.language) };
  });

  serve(app, checkDrafts, async (request) => {
    const { kind, key } = request.query;
    if (kind !== undefined && key !== undefined) {
      const id = await entryOf(live, namedKind(kind), key, request.query.locale);
      const { draft } = await readEntry(orm, id);
      return {
        data: [{ ...id, findings: await checks.of({ ...id, data: draft }, request.query.language) }],
      };
    }
    const kinds = kind === undefined ? [...checkedKinds] : [namedKind(kind).name];
    const rows = await orm
      .select()
      .from(contentEntry)
      .where(
        and(
          inArray(contentEntry.kind, kinds),
          request.query.locale === undefined ? undefined : eq(contentEntry.locale, request.query.locale),
        ),
      )
      .orderBy(contentEntry.kind, contentEntry.key, contentEntry.locale);
    const bodies = rows.flatMap((row) => {
      const known = kinds.find((name) => name === row.kind);
      return known === undefined ? [] : [{ kind: known, key: row.key, locale: row.locale, data: row.draft }];
    });
    const found = await checks.ofAll(bodies, request.query.language);
    return {
      data: bodies
        .map(({ data: _, ...ref }, index) => ({ ...ref, findings: found[index] ?? [] }))
        .filter(({ findings }) => findings.length > 0),
    };
  });
}

function namedKind(name: string): NamedKind {
  const kind = findKind(name);
  if (!kind) throw new PlatformError('invalid_content', refuse('entry.no-such-kind'));
  return kind;
}
