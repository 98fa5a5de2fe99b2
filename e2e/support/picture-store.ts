import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { comparePictures } from './picture-compare.ts';
import type { Look } from './picture-take.ts';

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
export interface Finding {
  readonly message: string;
  readonly expected: Buffer | null;
  readonly diff: Buffer | null;
}

const cure = 'Look at it; when it is right, `npm run screenshots` stores it.';

/**
 * Compares a picture with the stored one, or stores it while updating.
 * @returns null when all is well
 */
export async function checkPicture(
  name: string,
  picture: Buffer,
  folder: string = screenshots,
): Promise<Finding | null> {
  const path = join(folder, name);
  const stored = existsSync(path) ? await readFile(path) : null;
  // Both have lost the same, so that what was lost does not tell.
  const now = await storedForm(picture, folder === docsPictures ? 70 : 20);
  const comparison = stored && update !== 'all' ? await comparePictures(stored, now) : null;
  if (comparison?.same) return null;
  if (isUpdating) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, now);
    return null;
  }
  if (!comparison) return { message: `${name} is not stored. ${cure}`, expected: null, diff: null };
  const message = `${name} ${comparison.reason}. ${cure}`;
  return { message, expected: stored && (await sharp(stored).png().toBuffer()), diff: comparison.diff };
}

/** A screenshot as it is stored: small, and with its reds still red beside black. */
export const storedForm = (picture: Buffer, quality: number): Promise<Buffer> =>
  sharp(picture).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();

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
