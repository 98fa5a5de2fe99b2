import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Coding } from '../accept-encoding.ts';
import { namesBelow, suffixes, typeOf } from './build-file.ts';

const Bytes = Type.Integer({ minimum: 0 });
/** Where a file begins in the pack, and bytes of it and of its neighbours in brotli and gzip behind it; 0 for none. */
const Place = Type.Tuple([Bytes, Bytes, Bytes, Bytes]);
const PackIndex = Type.Record(Type.String(), Place);

/** Files of a build by name, and where each lies among the bytes of all. */
export type PackIndex = ReadonlyMap<string, Static<typeof Place>>;

/** A part of a pack. */
export interface Part {
  readonly start: number;
  readonly size: number;
}

/** Files below a folder that can be kept, by plain name, in order. */
async function plainNames(
  root: string,
): Promise<{ readonly plain: string[]; readonly all: ReadonlySet<string> }> {
  const all = await namesBelow(root);
  return { plain: [...all].filter((name) => typeOf(name) !== null).toSorted(), all };
}

/** Tells a build from others: names carry the hashes of their content. Null where nothing was built. */
export async function buildIdOf(root: string): Promise<string | null> {
  const { plain } = await plainNames(root);
  return plain.length === 0 ? null : createHash('sha256').update(plain.join('\n')).digest('hex').slice(0, 32);
}

/** Reads all files of a build into one piece, so that it is stored whole or not at all, in one request. */
export async function packBuild(
  root: string,
): Promise<{ readonly index: PackIndex; readonly bytes: Buffer }> {
  const { plain, all } = await plainNames(root);
  const index = new Map<string, Static<typeof Place>>();
  const pieces: Buffer[] = [];
  let end = 0;
  for (const name of plain) {
    const variants = await Promise.all(
      [suffixes.identity, suffixes.br, suffixes.gzip].map((suffix) =>
        all.has(name + suffix) ? readFile(join(root, name + suffix)) : Buffer.alloc(0),
      ),
    );
    const [size = 0, br = 0, gzip = 0] = variants.map(({ length }) => length);
    index.set(name, [end, size, br, gzip]);
    pieces.push(...variants);
    end += size + br + gzip;
  }
  return { index, bytes: Buffer.concat(pieces) };
}

export const indexToText = (index: PackIndex): string => JSON.stringify(Object.fromEntries(index));

/** @returns null for what is no index, such as that of a version with another form of it */
export function indexFromText(text: string): PackIndex | null {
  try {
    const read: unknown = JSON.parse(text);
    return Value.Check(PackIndex, read) ? new Map(Object.entries(read)) : null;
  } catch {
    return null;
  }
}

/** The part of a pack that holds a file in the coding that was asked for, or plain where it has no such neighbour. */
export function partOf(
  [start, size, br, gzip]: Static<typeof Place>,
  coding: Coding,
): Part & { readonly coding: Coding } {
  if (coding === 'br' && br > 0) return { start: start + size, size: br, coding };
  if (coding === 'gzip' && gzip > 0) return { start: start + size + br, size: gzip, coding };
  return { start, size, coding: 'identity' };
}
