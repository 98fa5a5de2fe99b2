import { type MediaFormat, mediaWidths } from '#schemas/media-library.ts';
import { loadSharp } from './load-sharp.ts';
import { mediaLimits } from './media-limits.ts';

/** Qualities at which a photo shows no difference beside its original at the size of a page. */
const qualities = { avif: 55, webp: 78, jpeg: 80 } as const;
/** Of AVIF's ten efforts: more than this costs seconds for a few percent. */
const avifEffort = 3;

async function open(path: string) {
  const sharp = await loadSharp();
  return sharp(path, {
    failOn: 'error',
    limitInputPixels: mediaLimits.pixels,
    pages: 1,
    sequentialRead: true,
  });
}

/**
 * Writes the picture all others are made of: turned upright, in sRGB, no wider than the largest one. Nothing the camera wrote
 * about place, time and owner is kept ([sec 31]).
 */
export async function writeMaster(from: string, to: string, transparent: boolean): Promise<void> {
  const opened = await open(from);
  const picture = opened
    .autoOrient()
    .resize({ width: mediaWidths.at(-1), withoutEnlargement: true })
    .toColourspace('srgb');
  await (transparent
    ? picture.png({ compressionLevel: 6 })
    : picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  ).toFile(to);
}

/** Writes a picture in one width and format. */
export async function writeVariant(
  from: string,
  to: string,
  { width, format }: { readonly width: number; readonly format: MediaFormat },
): Promise<void> {
  const opened = await open(from);
  const picture = opened.resize({ width, withoutEnlargement: true });
  const quality = qualities[format];
  const encoded =
    format === 'avif'
      ? picture.avif({ quality, effort: avifEffort })
      : format === 'webp'
        ? picture.webp({ quality })
        : picture.jpeg({ quality, mozjpeg: true });
  await encoded.toFile(to);
}
