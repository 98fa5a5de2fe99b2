import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { comparePictures } from './picture-compare.ts';
import type { Look, Picture } from './picture-take.ts';

/** Stored pictures: `widgets/<type>/<example>-<width>-<scheme>.webp` and `pages/<page>-<width>-<scheme>.webp`. */
const screenshots = join(import.meta.dirname, '../screenshots');
/** Pictures that documents show; a little better, because they are there to be looked at. */
export const docsPictures: string = join(import.meta.dirname, '../../docs/pictures');

/** `UPDATE_SCREENSHOTS=1` stores what is missing or differs; `all` stores every picture anew. */
const update = process.env['UPDATE_SCREENSHOTS'] ?? '';
export const isUpdating: boolean = update !== '' && update !== '0';

export const pictureName = (group: string, name: string, { width, scheme }: Look): string =>
  `${group}/${name}-${width}-${scheme}.webp`;

/** What is wrong with a picture, with what a person needs to judge it. */
export interface PictureDifference {
  readonly message: string;
  readonly expected: Buffer | null;
  readonly diff: Buffer | null;
}

const cure = 'Look at it; when it is right, `npm run screenshots` stores it.';

/** Both have lost the same, so that what was lost does not tell. */
const storedFormIn = (folder: string, picture: Picture): Promise<Buffer> =>
  storedForm(picture, folder === docsPictures ? 70 : 20);

/** Compares a picture with the stored one. @returns null when they show the same */
export async function findDifference(
  name: string,
  picture: Picture,
  folder: string = screenshots,
): Promise<PictureDifference | null> {
  const path = join(folder, name);
  const stored = existsSync(path) ? await readFile(path) : null;
  if (!stored) return { message: `${name} is not stored. ${cure}`, expected: null, diff: null };
  // Nearly always that is all. To lose what storing loses takes longer than to compare, and both are held to the same.
  if (update !== 'all' && (await comparePictures(stored, picture)).same) return null;
  const now = await storedFormIn(folder, picture);
  if (stored.equals(now)) return null;
  const comparison = await comparePictures(stored, now);
  if (comparison.same && update !== 'all') return null;
  const reason = comparison.same ? 'is not the same to the byte' : comparison.reason;
  return {
    message: `${name} ${reason}. ${cure}`,
    expected: await sharp(stored).png().toBuffer(),
    diff: comparison.same ? null : comparison.diff,
  };
}

/**
 * Compares a picture with the stored one, or stores it while updating.
 * @returns null when all is well
 */
export async function checkPicture(
  name: string,
  picture: Picture,
  folder: string = screenshots,
): Promise<PictureDifference | null> {
  const finding = await findDifference(name, picture, folder);
  if (!finding || !isUpdating) return finding;
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await storedFormIn(folder, picture));
  return null;
}

const rawPicture = ({ width, height, data }: Picture) => sharp(data, { raw: { width, height, channels: 3 } });

/** A picture for a person to look at. */
export const toPng = (picture: Picture): Promise<Buffer> => rawPicture(picture).png().toBuffer();

/** A screenshot as it is stored: small, and with its reds still red beside black. */
export const storedForm = (picture: Picture, quality: number): Promise<Buffer> =>
  rawPicture(picture).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();

/** Stored pictures that show nothing any more; while updating they are deleted instead. */
export async function stalePictures(known: ReadonlySet<string>): Promise<string[]> {
  const stored = globSync(join(screenshots, '**/*.webp')).map((path) =>
    relative(screenshots, path).replaceAll('\\', '/'),
  );
  const stale = stored.filter((name) => !known.has(name));
  if (!isUpdating) return stale;
  for (const name of stale) await rm(join(screenshots, name));
  return [];
}
