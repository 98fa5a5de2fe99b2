import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import { mediaAddress, mediaFormats, readMediaSource, variantWidths } from '#schemas/media-library.ts';

/*
 * Draws the picture that examples show where others have a photograph, in every file the library would keep of it: a kitchen's tiles in
 * the evening sun. Run it after a change of widths or formats, and commit what it writes: `node scripts/draw-sample-photograph.ts`.
 */

const { width, height, src } = samplePhotograph;
const tiles = Array.from({ length: 48 }, (_, at) => {
  const [column, row] = [at % 8, Math.floor(at / 8)];
  const hue = 24 + ((column * 37 + row * 61) % 40);
  const light = 48 + ((column * 23 + row * 41) % 30);
  return `<rect x="${column * 60 + 3}" y="${row * 60 + 3}" width="54" height="54" rx="5" fill="hsl(${hue} 42% ${light}%)"/>`;
});
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 480 360">
  <defs><radialGradient id="sun" cx="0.2" cy="0.15"><stop offset="0" stop-color="#fff4d0" stop-opacity="0.85"/><stop offset="1" stop-color="#1d2b3a" stop-opacity="0.55"/></radialGradient></defs>
  <rect width="480" height="360" fill="#7a5a3c"/>${tiles.join('')}
  <rect width="480" height="360" fill="url(#sun)"/></svg>`;

const picture = readMediaSource(src);
if (!picture) throw new Error(`${src} is no address of the library`);
for (const one of variantWidths(picture.width))
  for (const format of mediaFormats) {
    const file = `public${mediaAddress(picture.id, one, format)}`;
    await mkdir(file.slice(0, file.lastIndexOf('/')), { recursive: true });
    const bytes = await sharp(Buffer.from(drawing))
      .resize({ width: one })
      .toFormat(format, { quality: 55 })
      .toBuffer();
    await writeFile(file, bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  }
