import { and, eq, inArray } from 'drizzle-orm';
import { Type } from 'typebox';
import { ContentKindName } from '#schemas/content-kinds.ts';
import { Envelope } from '#schemas/envelope.ts';
import { EntryRef } from '#schemas/studio/entry-ref.ts';
import { Finding } from '#schemas/studio/finding.ts';
import { readEntry } from '../content/entries/read-entries.ts';
import { findKind, type NamedKind } from '../content/kinds.ts';
import type { LiveContent } from '../content/live/live-content.ts';
import { entryOf } from '../content/routes/entry-of.ts';
import { contentEntry } from '../content/tables.ts';
import type { Orm } from '../database/database.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { PlatformError } from '../http/platform-error.ts';
import { askable, failures } from '../http/request-schemas.ts';
import { requireRole } from '../staff/require-staff.ts';
import type { StaffService } from '../staff/staff-service.ts';
import { type ContentChecks, checkedKinds } from './content-checks.ts';

interface CheckRouteOptions {
  readonly orm: Orm;
  readonly live: LiveContent;
  readonly staff: Pick<StaffService, 'identify'>;
  readonly checks: ContentChecks;
}

const path = '/v2/system/manage/check';
const security = [{ staff: [] }];
const tags = ['Write: checks'];
/** Of the words of the findings, not of the content. */
const language = Type.Optional(Type.Union([Type.Literal('pl'), Type.Literal('en')]));
const locale = Type.Optional(Type.String({ maxLength: 5 }));

const CheckBody = Type.Object({
  kind: ContentKindName,
  key: askable(250),
  locale,
  language,
  data: Type.Unknown(),
});
const CheckQuery = Type.Object({
  kind: Type.Optional(ContentKindName),
  key: Type.Optional(askable(250)),
  locale,
  language,
});
const CheckedEntry = Type.Object({ ...EntryRef.properties, findings: Type.Array(Finding) });

/** `GET|POST /v2/system/manage/check`: what the checks say of stored drafts, and of one as it stands in an editor. */
export function registerCheckRoutes(app: PlatformApp, { orm, live, staff, checks }: CheckRouteOptions): void {
  app.post(
    path,
    {
      onRequest: requireRole(staff, 'author'),
      config: { audit: false },
      schema: {
        tags,
        security,
        summary: 'What the checks say of a body that need not be stored; errors keep it from going live',
        body: CheckBody,
        response: { 200: Envelope(Type.Array(Finding)), ...failures(400, 401, 403, 422) },
      },
    },
    async (request) => {
      const { kind, key, data } = request.body;
      const id = await entryOf(live, namedKind(kind), key, request.body.locale);
      return { data: await checks.of({ ...id, data }, request.body.language) };
    },
  );

  app.get(
    path,
    {
      onRequest: requireRole(staff, 'author'),
      schema: {
        tags,
        security,
        summary: 'What the checks say of stored drafts: of one, of a kind, or of everything that is checked',
        querystring: CheckQuery,
        response: { 200: Envelope(Type.Array(CheckedEntry)), ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request) => {
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
        return known === undefined
          ? []
          : [{ kind: known, key: row.key, locale: row.locale, data: row.draft }];
      });
      const found = await checks.ofAll(bodies, request.query.language);
      return {
        data: bodies
          .map(({ data: _, ...ref }, index) => ({ ...ref, findings: found[index] ?? [] }))
          .filter(({ findings }) => findings.length > 0),
      };
    },
  );
}

function namedKind(name: string): NamedKind {
  const kind = findKind(name);
  if (!kind) throw new PlatformError('invalid_content', 'There is no such kind of content.');
  return kind;
}
