import { type MediaFormat, mediaAddress, readMediaSource, variantWidths } from '#schemas/media-library.ts';

/** What a browser may choose from, and what of the picture has to stay in view. */
export interface PictureFiles {
  /** For browsers that know the format, the smallest first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** In the format every browser knows. */
  readonly srcSet: string;
  /** Steps of a quarter from the left and from the top, 0 to 4; null for the middle. */
  readonly focus: { readonly x: number; readonly y: number } | null;
}

/** The files of a picture of the media library; null for every other picture, of which there is one file. */
export function pictureFiles(src: string): PictureFiles | null {
  const picture = readMediaSource(src);
  if (!picture) return null;
  const { id, width, formats, focus } = picture;
  const setOf = (format: MediaFormat) =>
    variantWidths(width)
      .map((one) => `${mediaAddress(id, one, format)} ${one}w`)
      .join(', ');
  const last = formats.at(-1) ?? 'jpeg';
  const step = (percent: number) => Math.round(percent / 25);
  return {
    sources: formats.slice(0, -1).map((format) => ({ type: `image/${format}`, srcSet: setOf(format) })),
    srcSet: setOf(last),
    focus: focus && { x: step(focus.x), y: step(focus.y) },
  };
}
