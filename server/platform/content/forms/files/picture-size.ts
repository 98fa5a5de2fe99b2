import type { FileHandle } from 'node:fs/promises';

/** Pixels of a picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** More segments before the picture itself than any camera writes. */
const maxSegments = 500;

/**
 * The size a picture says it has, read from its header without decoding anything. Null when there is none to be found: then
 * it is no picture anybody could open.
 */
export async function pictureSize(file: FileHandle, type: string): Promise<PictureSize | null> {
  const size = type === 'image/png' ? await pngSize(file) : await jpegSize(file);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** The first chunk of a PNG is its header (ISO/IEC 15948, 11.2.2). */
async function pngSize(file: FileHandle): Promise<PictureSize | null> {
  const head = await readAt(file, 0, 26);
  if (head === null || head.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** Start-of-frame markers: C0 to CF without DHT (C4), JPG (C8) and DAC (CC) (ITU-T T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Walks the segments of a JPEG up to its frame; each says how long it is. */
async function jpegSize(file: FileHandle): Promise<PictureSize | null> {
  let at = 2;
  for (let i = 0; i < maxSegments; i += 1) {
    // One after the other: where a segment begins is known from the one before it.
    const head = await readAt(file, at, 9);
    if (head === null || head[0] !== 0xff) return null;
    const marker = head[1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: head.readUInt16BE(5), width: head.readUInt16BE(7) };
    const length = head.readUInt16BE(2);
    // Start of scan or end of image: the picture would begin without a frame.
    if (marker === 0xda || marker === 0xd9 || length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/** Exactly these bytes; null where the file has fewer. */
async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : null;
}
