import type { Readable } from 'node:stream';
import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { MediaChange, MediaFile } from '#schemas/studio/media.ts';
import type { SitePicture } from '#schemas/studio/site-transfer.ts';
import type { Usage } from '#schemas/studio/usage.ts';
import type { Log, Orm } from '../../base/database/database.ts';
import type { FileStorage } from '../../base/files/file-storage.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { createMediaFolder } from './media-folder.ts';
import { isTransparent, type MediaRow, mapMedia, variantsOfRow } from './media-row.ts';
import { findMediaUsage } from './media-usage.ts';
import { createMediaVariants, variantName } from './media-variants.ts';
import { packPictures, unknownPictures, unpackPicture } from './pack-pictures.ts';
import { mediaFile } from './tables.ts';
import { takePicture, type UploadedFile } from './take-picture.ts';

export interface MediaFilter {
  /** Found in the title, the file's name or a description. */
  readonly q?: string;
  /** Only pictures that lack a description in this language. */
  readonly withoutAlt?: string;
  readonly limit: number;
  readonly offset: number;
}

/** A file of a picture as it is sent. */
export interface MediaBytes {
  readonly type: string;
  readonly size: number;
  readonly stream: Readable;
}

/** The media library: pictures that editors uploaded. Failures are PlatformErrors. */
export interface MediaLibrary {
  list(filter: MediaFilter): Promise<{ files: MediaFile[]; total: number }>;
  /** @throws PlatformError not_found */
  read(id: string): Promise<MediaFile>;
  /** The same picture a second time is the first one. @returns whether it is new */
  take(upload: UploadedFile): Promise<{ file: MediaFile; added: boolean }>;
  /** @throws PlatformError not_found */
  change(id: string, change: MediaChange, by: string): Promise<MediaFile>;
  /** Places that show it. @throws PlatformError not_found */
  usage(id: string): Promise<Usage[]>;
  /** @throws PlatformError not_found; in_use, where content shows it */
  remove(id: string): Promise<void>;
  /** Pictures with their bytes, for another platform. */
  pack(ids: readonly string[]): Promise<SitePicture[]>;
  countUnknown(ids: readonly string[]): Promise<number>;
  /** Takes pictures in that another platform packed; those that are here stay as they are. */
  unpack(pictures: readonly SitePicture[], by: string): Promise<void>;
  /** A file by its address; null for one there is none of. */
  bytes(id: string, name: string): Promise<MediaBytes | null>;
  close(): Promise<void>;
}

export interface MediaOptions {
  readonly orm: Orm;
  readonly files: FileStorage;
  readonly now: () => number;
  readonly log: Log;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What `like` reads as more than itself. */
const plain = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export function createMediaLibrary({ orm, files, now, log }: MediaOptions): MediaLibrary {
  const folder = createMediaFolder(files);
  const variants = createMediaVariants(folder, log);

  const find = async (id: string): Promise<MediaRow | null> => {
    if (!uuid.test(id)) return null;
    const [row] = await orm.select().from(mediaFile).where(eq(mediaFile.id, id));
    return row ?? null;
  };
  const existing = async (id: string): Promise<MediaRow> => {
    const row = await find(id);
    if (!row) throw new PlatformError('not_found', refuse('picture.not-in-library'));
    return row;
  };

  return {
    list: async ({ q = '', withoutAlt, limit, offset }) => {
      const like = `%${plain(q)}%`;
      const found: SQL | undefined = and(
        q === ''
          ? undefined
          : or(
              ilike(mediaFile.title, like),
              ilike(mediaFile.fileName, like),
              sql`${mediaFile.alt}::text ilike ${like}`,
            ),
        withoutAlt === undefined ? undefined : sql`coalesce(${mediaFile.alt} ->> ${withoutAlt}, '') = ''`,
      );
      const [rows, [counted]] = await Promise.all([
        orm
          .select()
          .from(mediaFile)
          .where(found)
          .orderBy(desc(mediaFile.createdAt), mediaFile.id)
          .limit(limit)
          .offset(offset),
        orm.select({ total: count() }).from(mediaFile).where(found),
      ]);
      return { files: rows.map(mapMedia), total: counted?.total ?? 0 };
    },
    read: async (id) => mapMedia(await existing(id)),
    take: async (upload) => {
      const { row, added } = await takePicture({ orm, folder, now }, upload);
      if (added) variants.warm(row.id, isTransparent(row), variantsOfRow(row));
      return { file: mapMedia(row), added };
    },
    change: async (id, { title, alt, focus }, by) => {
      await existing(id);
      const [row] = await orm
        .update(mediaFile)
        .set({
          ...(title !== undefined && { title }),
          ...(alt !== undefined && { alt }),
          ...(focus !== undefined && { focusX: focus.x, focusY: focus.y }),
          updatedAt: new Date(now()),
          by,
        })
        .where(eq(mediaFile.id, id))
        .returning();
      if (!row) throw new PlatformError('not_found', refuse('picture.not-in-library'));
      return mapMedia(row);
    },
    usage: async (id) => findMediaUsage(orm, (await existing(id)).id),
    remove: async (id) => {
      await existing(id);
      await orm.transaction(async (tx) => {
        const places = await findMediaUsage(tx, id);
        if (places.length > 0) throw inUse(places);
        await tx.delete(mediaFile).where(eq(mediaFile.id, id));
      });
      await folder.remove(id);
    },
    pack: (ids) => packPictures({ orm, folder, now }, ids),
    countUnknown: async (ids) => (await unknownPictures(orm, ids)).size,
    unpack: async (pictures, by) => {
      const unknown = await unknownPictures(
        orm,
        pictures.map(({ id }) => id),
      );
      const rows = await Promise.all(
        pictures
          .filter(({ id }) => unknown.has(id))
          .map((picture) => unpackPicture({ orm, folder, now }, picture, by)),
      );
      for (const row of rows) variants.warm(row.id, isTransparent(row), variantsOfRow(row));
    },
    bytes: async (id, name) => {
      const row = await find(id);
      const variant = row && variantsOfRow(row).find((one) => variantName(one) === name);
      if (!row || !variant) return null;
      // Nearly all that are asked for were made before, and are found with the first question.
      let found = await folder.open(id, name);
      if (!found) {
        await variants.ready(id, isTransparent(row), variant);
        found = await folder.open(id, name);
      }
      return found && { type: `image/${variant.format}`, ...found };
    },
    close: variants.close,
  };
}

const inUse = (usages: readonly Usage[]): PlatformError =>
  new PlatformError('in_use', refuse('picture.used'), { usages });
