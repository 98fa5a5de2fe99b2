import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { PreviewBody, PreviewLink, PreviewVisitor } from '#schemas/studio/preview.ts';
import { previewPrefix } from '#schemas/studio/preview.ts';
import { linkDigest, newLinkToken } from '../../base/codes/secret-digest.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { contentRelease, previewLink } from '../editing/tables.ts';

/** What a link shows. All of it is the database's word: an address can ask for nothing else. */
export interface Preview {
  readonly path: string;
  readonly locale: string;
  readonly visitor: PreviewVisitor;
  readonly at: Date | null;
  readonly releaseId: string | null;
  readonly expiresAt: Date;
}

/** Links to drafts: whoever has one may look, until it expires or is revoked. */
export interface PreviewLinks {
  /** @throws PlatformError invalid_content for a release that is not there */
  create(body: PreviewBody, by: string): Promise<PreviewLink>;
  /** Those that still open something, newest first. Only hashes are kept, so none can be told again. */
  list(page: { readonly limit: number }): Promise<PreviewLink[]>;
  /** Ends a link at once. @throws PlatformError not_found */
  revoke(id: string): Promise<void>;
  /** What a token opens; null for one that was never given, is over or was revoked. */
  find(token: string): Promise<Preview | null>;
}

/** A day: long enough to show somebody, short enough to be forgotten. */
const usualSeconds = 24 * 60 * 60;
/** 32 random bytes in base64url. Nothing else is even looked up. */
const shape = /^[\w-]{43}$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @param now milliseconds since the epoch */
export function createPreviewLinks(orm: Orm, now: () => number): PreviewLinks {
  const stillGood = () => and(isNull(previewLink.revokedAt), gt(previewLink.expiresAt, new Date(now())));
  return {
    create: async ({ path, locale, visitor, at, release_id: releaseId, seconds = usualSeconds }, by) => {
      if (releaseId !== undefined) await assertRelease(orm, releaseId);
      await orm.delete(previewLink).where(lte(previewLink.expiresAt, new Date(now())));
      const token = newLinkToken();
      const [row] = await orm
        .insert(previewLink)
        .values({
          tokenHash: linkDigest(token),
          path,
          locale,
          visitor,
          at: at === undefined ? null : new Date(at),
          releaseId: releaseId ?? null,
          expiresAt: new Date(now() + seconds * 1000),
          by,
          createdAt: new Date(now()),
        })
        .returning();
      if (!row) throw new Error('a link that was written is gone');
      return mapLink(row, `${previewPrefix}/${token}`);
    },
    list: async ({ limit }) => {
      const rows = await orm
        .select()
        .from(previewLink)
        .where(stillGood())
        .orderBy(desc(previewLink.createdAt))
        .limit(limit);
      return rows.map((row) => mapLink(row, ''));
    },
    revoke: async (id) => {
      const rows = uuid.test(id)
        ? await orm
            .update(previewLink)
            .set({ revokedAt: new Date(now()) })
            .where(and(eq(previewLink.id, id), stillGood()))
            .returning({ id: previewLink.id })
        : [];
      if (rows.length === 0) throw new PlatformError('not_found', refuse('preview-link.unknown'));
    },
    find: async (token) => {
      if (!shape.test(token)) return null;
      const [row] = await orm
        .select()
        .from(previewLink)
        .where(and(eq(previewLink.tokenHash, linkDigest(token)), stillGood()));
      return row ?? null;
    },
  };
}

async function assertRelease(orm: Orm, id: string): Promise<void> {
  const rows = uuid.test(id)
    ? await orm.select({ id: contentRelease.id }).from(contentRelease).where(eq(contentRelease.id, id))
    : [];
  if (rows.length > 0) return;
  throw new PlatformError('invalid_content', refuse('release.unknown'), {
    fields: { '/release_id': refuse('problem.no-release') },
  });
}

const mapLink = (
  { id, expiresAt, path, locale, visitor, by }: typeof previewLink.$inferSelect,
  url: string,
): PreviewLink => ({ id, url, expires_at: expiresAt.toISOString(), path, locale, visitor, by });
