import type { Picture } from '#schemas/picture.ts';

/**
 * What examples show where others have a picture of the library: files in three formats and several widths, as an upload has them, so that
 * a browser chooses among sources. Drawn by `scripts/draw-sample-photograph.ts`.
 */
export const samplePhotograph: Picture = {
  src: '/media/library/5a3c2e10-7d41-4b6f-9c08-2f1e6a0b4d93/480.jpeg',
  alt: '',
  width: 480,
  height: 360,
};
