import { open } from 'node:fs/promises';
import { uploadLimits } from '#schemas/form-types.ts';
import { type FileKind, fileKinds } from './file-kinds.ts';
import { pictureSize } from './picture-size.ts';

/** What the bytes of a file turned out to be. */
export type Inspection =
  | { readonly ok: true; readonly kind: FileKind }
  | { readonly ok: false; readonly reason: 'type' | 'damaged' | 'pixels' };

/** Longest time the look into a file may take; honest ones take milliseconds. */
const timeoutMs = 3000;
/** How far from its end a PDF's last marker may be: some programs write a little behind it. */
const pdfTail = 4096;

/**
 * Tells the kind of a stored file by its bytes alone: neither its name nor what the client said of it counts. Nothing is
 * decoded or unpacked beyond the small table by which an Office file is known ([sec 32]).
 * @param accepted kinds the field takes
 */
export async function inspectFile(path: string, accepted: readonly FileKind[]): Promise<Inspection> {
  const found = await typeOf(path);
  const kind = fileKinds.find(({ type }) => type === found);
  if (kind === undefined || !accepted.includes(kind)) return { ok: false, reason: 'type' };
  const file = await open(path, 'r');
  try {
    if (kind.type.startsWith('image/')) {
      const size = await pictureSize(file, kind.type);
      if (size === null) return { ok: false, reason: 'damaged' };
      if (size.width * size.height > uploadLimits.pixels) return { ok: false, reason: 'pixels' };
    }
    if (kind.type === 'application/pdf') {
      const { size } = await file.stat();
      const length = Math.min(size, pdfTail);
      const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
      if (!buffer.includes('%%EOF')) return { ok: false, reason: 'damaged' };
    }
    return { ok: true, kind };
  } finally {
    await file.close();
  }
}

/** An old Word document is a compound file, as spreadsheets and installers are; its main stream tells them apart. */
const compound = 'application/x-cfb';
const wordStream = Buffer.from('WordDocument\0', 'utf16le');

async function typeOf(path: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  // A file made to break its reader is one whose kind cannot be told.
  const found = await fileTypeFromFile(path, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  if (found?.mime !== compound) return found?.mime;
  return (await holds(path, wordStream)) ? 'application/msword' : compound;
}

/** Whether the bytes stand anywhere in the file, which is read piece by piece. */
async function holds(path: string, needle: Buffer): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    let tail = Buffer.alloc(0);
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      const piece = Buffer.concat([tail, chunk]);
      if (piece.includes(needle)) return true;
      tail = piece.subarray(-(needle.length - 1));
    }
    return false;
  } finally {
    await file.close();
  }
}
