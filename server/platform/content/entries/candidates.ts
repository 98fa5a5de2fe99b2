import { isDeepStrictEqual } from 'node:util';
import { compileSchema } from '#schemas/compile-schema.ts';
import { PageDocument } from '#schemas/page.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { contentMeta } from '../tables.ts';
import { type EntryId, notFound, versionConflict } from './entry-id.ts';
import type { EntryRow } from './map-entry.ts';
import { mergeLocales } from './merge-locales.ts';
import { readRows, readVersion } from './read-entries.ts';

/** What somebody wants of one entry. */
export interface PublishRequest {
  readonly id: EntryId;
  readonly action: 'publish' | 'unpublish';
  /** Only if the draft still is at this version. */
  readonly version?: number;
  /** The body this version had, whatever became of the draft since. */
  readonly storedVersion?: number;
  /** Of a page: languages that go live; the others stay. */
  readonly locales?: readonly string[];
}

/** What would go live, as it was read. */
export interface Candidate {
  readonly id: EntryId;
  readonly row: EntryRow;
  /** Null takes the entry off the site. */
  readonly body: LiveBody | null;
}

/** A body that goes live. */
export interface LiveBody {
  readonly data: unknown;
  readonly version: number;
  /** The draft holds more than this. */
  readonly partial: boolean;
  /** It is what this version was; what becomes of the draft does not matter. */
  readonly pinned?: true;
}

/** Whether this is what is live: a part of a version may be live under its number. */
export const isLiveAlready = ({ published, publishedVersion }: EntryRow, body: LiveBody): boolean =>
  publishedVersion === body.version &&
  !body.partial &&
  (!body.pinned || isDeepStrictEqual(published, body.data));

const isPage = compileSchema(PageDocument);

/** @throws PlatformError not_found, version_conflict, invalid_content */
export async function readCandidates(orm: Orm, requests: readonly PublishRequest[]): Promise<Candidate[]> {
  const rows = await readRows(
    orm,
    requests.map(({ id }) => id),
  );
  return Promise.all(
    requests.map(async (request, index): Promise<Candidate> => {
      const { id, action, version } = request;
      const row = rows[index];
      if (!row) throw notFound(id);
      if (version !== undefined && version !== row.version) throw versionConflict(id, row);
      return { id, row, body: action === 'unpublish' ? null : await bodyOf(orm, request, row) };
    }),
  );
}

async function bodyOf(
  orm: Orm,
  { id, storedVersion, locales }: PublishRequest,
  row: EntryRow,
): Promise<Candidate['body']> {
  const whole = { data: row.draft, version: row.version, partial: false };
  if (storedVersion !== undefined) {
    const data = await readVersion(orm, id, storedVersion);
    return { data, version: storedVersion, partial: false, pinned: true };
  }
  if (locales === undefined || id.kind !== 'page') return whole;
  const { draft, published } = row;
  // A draft of another form is refused by the check, with every place that is wrong.
  if (!isPage.Check(draft)) return whole;
  const [meta] = await orm.select().from(contentMeta);
  const data = mergeLocales(published === null ? null : (published as PageDocument), draft as PageDocument, {
    locales: new Set(locales),
    defaultLocale: meta?.defaultLocale ?? '',
  });
  if (data === null) {
    throw new PlatformError('invalid_content', refuse('page.default-language-first'), {
      fields: {
        locales: meta
          ? refuse('problem.not-held', { locale: meta.defaultLocale })
          : refuse('problem.no-default-language'),
      },
    });
  }
  if (isDeepStrictEqual(data, draft)) return whole;
  // As it is live already: no version of its own.
  return isDeepStrictEqual(data, published) && row.publishedVersion !== null
    ? { data, version: row.publishedVersion, partial: false }
    : { data, version: row.version, partial: true };
}
