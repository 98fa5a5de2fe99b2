import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { eq, inArray } from 'drizzle-orm';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { SitePicture } from '#schemas/studio/site-transfer.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { inspectPicture } from './inspect-picture.ts';
import type { MediaFolder } from './media-folder.ts';
import { isTransparent, type MediaRow } from './media-row.ts';
import { masterName, variantsOf } from './media-variants.ts';
import { mediaFile } from './tables.ts';

interface Parts {
  readonly orm: Orm;
  readonly folder: MediaFolder;
  readonly now: () => number;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Pictures with their bytes, to be taken to another platform; ids there is no picture of are left out. */
export async function packPictures({ orm, folder }: Parts, ids: readonly string[]): Promise<SitePicture[]> {
  const wanted = ids.filter((id) => uuid.test(id));
  if (wanted.length === 0) return [];
  const rows = await orm.select().from(mediaFile).where(inArray(mediaFile.id, wanted)).orderBy(mediaFile.id);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      title: row.title,
      file_name: row.fileName,
      type: row.type,
      size: row.size,
      width: row.width,
      height: row.height,
      focus: { x: row.focusX, y: row.focusY },
      alt: { ...row.alt },
      data: (
        await folder.withPath(row.id, masterName(isTransparent(row)), (path) => readFile(path))
      ).toString('base64'),
    })),
  );
}

/** The pictures of a file that are not here yet. */
export async function unknownPictures(orm: Orm, ids: readonly string[]): Promise<Set<string>> {
  const wanted = ids.filter((id) => uuid.test(id));
  if (wanted.length === 0) return new Set();
  const rows = await orm.select({ id: mediaFile.id }).from(mediaFile).where(inArray(mediaFile.id, wanted));
  const known = new Set(rows.map(({ id }) => id));
  return new Set(wanted.filter((id) => !known.has(id)));
}

/**
 * Puts a picture of a file into the library, under the id content knows it by. Its bytes are looked at like an upload's.
 * @throws PlatformError invalid_fields
 */
export async function unpackPicture(
  { orm, folder, now }: Parts,
  picture: SitePicture,
  by: string,
): Promise<MediaRow> {
  const { id, title, file_name: fileName, type, size, focus, alt } = picture;
  const bytes = Buffer.from(picture.data, 'base64');
  try {
    const found = await folder.receive({ stream: Readable.from([bytes]) }, inspectPicture);
    // Masters are written by us: JPEG, or PNG for what one can see through.
    const transparent = found.type === 'image/png';
    if (!transparent && found.type !== 'image/jpeg') {
      throw new PlatformError('invalid_fields', refuse('picture.other-type'));
    }
    await folder.make(id, masterName(transparent), (path) => writeFile(path, bytes, { mode: 0o600 }));
    const at = new Date(now());
    const variants = variantsOf(found.width, transparent).map((one) => ({
      width: one.width,
      type: `image/${one.format}`,
    }));
    const facts = { title, fileName, type, size, width: found.width, height: found.height, variants, alt };
    const values = { ...facts, focusX: focus.x, focusY: focus.y, createdAt: at, updatedAt: at, by };
    // What it was made of is not in the file: it is told from others by its id.
    await orm.insert(mediaFile).values({ id, ...values, digest: `imported:${id}` });
  } catch (error) {
    await folder.remove(id);
    throw error;
  }
  const [row] = await orm.select().from(mediaFile).where(eq(mediaFile.id, id));
  if (!row) throw new Error('a picture that was stored is not there');
  return row;
}
