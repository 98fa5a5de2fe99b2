import type { Refusal } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { loadSharp } from './load-sharp.ts';
import { mediaLimits, pictureTypes } from './media-limits.ts';

/** What the bytes of an uploaded picture turned out to be. */
export interface InspectedPicture {
  readonly type: string;
  /** Pixels as they are seen: a camera's turn is done. */
  readonly width: number;
  readonly height: number;
  /** Whether one can see through it somewhere. */
  readonly transparent: boolean;
}

/** Longest time the look into a file may take; honest ones take milliseconds. */
const timeoutMs = 3000;

/**
 * Tells by its bytes alone what a file is; neither its name nor what the client said of it counts ([sec 31]). Its size is read
 * from its header, before anything is decoded.
 * @throws PlatformError invalid_fields in words for people
 */
export async function inspectPicture(path: string): Promise<InspectedPicture> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    () => undefined,
  );
  if (found === undefined || !pictureTypes.has(found.mime)) {
    throw refused(refuse('picture.type'));
  }
  const sharp = await loadSharp();
  const header = await sharp(path, { failOn: 'error', limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => null);
  if (!header || header.width < 1 || header.height < 1) throw damaged();
  const { width, height } = header.autoOrient;
  if (width * height > mediaLimits.pixels) {
    throw refused(
      refuse('picture.pixels', {
        megapixels: Math.round((width * height) / 1_000_000),
        most: mediaLimits.pixels / 1_000_000,
      }),
    );
  }
  if (Math.max(width, height) > mediaLimits.side) {
    throw refused(refuse('picture.side', { pixels: mediaLimits.side }));
  }
  return { type: found.mime, width, height, transparent: header.hasAlpha };
}

/** A file that begins like a picture and is none. */
export const damaged = (): PlatformError => refused(refuse('picture.damaged'));

const refused = (refusal: Refusal): PlatformError =>
  new PlatformError('invalid_fields', refusal, { fields: { file: refusal } });
