import { createHash, randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { type Readable, Transform } from 'node:stream';
import { eq } from 'drizzle-orm';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { Orm } from '../../base/database/database.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { writeMaster } from './encode-picture.ts';
import { damaged, inspectPicture } from './inspect-picture.ts';
import type { MediaFolder } from './media-folder.ts';
import { mediaLimits } from './media-limits.ts';
import type { MediaRow } from './media-row.ts';
import { masterName, variantsOf } from './media-variants.ts';
import { mediaFile } from './tables.ts';

/** A file as it comes in. */
export interface UploadedFile {
  readonly stream: Readable;
  /** Whether more came than may be. */
  readonly isCut: () => boolean;
  /** What the client calls it. */
  readonly name: string;
  readonly by: string;
}

interface Parts {
  readonly orm: Orm;
  readonly folder: MediaFolder;
  readonly now: () => number;
}

/** Signs nobody sees, and those that turn the direction of what follows. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/**
 * Takes a picture in: looks at its bytes, keeps an upright copy without what the camera wrote into it, and throws what was
 * uploaded away ([sec 31]).
 * @returns its row, and whether it is new: the same bytes are kept once
 * @throws PlatformError too_large, invalid_fields
 */
export async function takePicture(
  { orm, folder, now }: Parts,
  { stream, isCut, name, by }: UploadedFile,
): Promise<{ readonly row: MediaRow; readonly added: boolean }> {
  const hash = createHash('sha256');
  const watch = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return folder.receive({ stream, watch }, async (path) => {
    const { size } = await stat(path);
    if (isCut() || size > mediaLimits.bytes) throw tooLarge();
    const digest = hash.digest('hex');
    const known = await findByDigest(orm, digest);
    if (known) return { row: known, added: false };
    return keepPicture({ orm, folder, now }, path, { name, by, size, digest });
  });
}

/** Makes the master of an upload that is not known yet, and its row. */
async function keepPicture(
  { orm, folder, now }: Parts,
  path: string,
  { name, by, size, digest }: Pick<UploadedFile, 'name' | 'by'> & Pick<MediaRow, 'size' | 'digest'>,
): Promise<{ readonly row: MediaRow; readonly added: boolean }> {
  const { type, width, height, transparent } = await inspectPicture(path);
  const id = randomUUID();
  let kept = false;
  try {
    await folder.make(id, masterName(transparent), (to) =>
      writeMaster(path, to, transparent).catch(() => {
        throw damaged();
      }),
    );
    const fileName = cleanName(name);
    const at = new Date(now());
    const variants = variantsOf(width, transparent).map((one) => ({
      width: one.width,
      type: `image/${one.format}`,
    }));
    const facts = { type, size, width, height, variants, digest };
    const [row] = await orm
      .insert(mediaFile)
      .values({ id, ...facts, title: titleOf(fileName), fileName, createdAt: at, updatedAt: at, by })
      .onConflictDoNothing({ target: mediaFile.digest })
      .returning();
    kept = row !== undefined;
    // Somebody else uploaded the same bytes meanwhile.
    const winner = row ?? (await findByDigest(orm, digest));
    if (!winner) throw new Error('a picture was neither stored nor known');
    return { row: winner, added: kept };
  } finally {
    if (!kept) await folder.remove(id);
  }
}

async function findByDigest(orm: Orm, digest: string): Promise<MediaRow | undefined> {
  const [row] = await orm.select().from(mediaFile).where(eq(mediaFile.digest, digest));
  return row;
}

const cleanName = (given: string): string =>
  (given.toWellFormed().split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(unseen, '')
    .trim()
    .slice(-120) || 'picture';

/** `Zdjęcie_biura-2.JPG` is called „Zdjęcie biura 2”, until somebody calls it better. */
const titleOf = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .trim() || fileName;

export const tooLarge = (): PlatformError =>
  new PlatformError('too_large', refuse('picture.too-large', { megabytes: mediaLimits.bytes / 1024 / 1024 }));
