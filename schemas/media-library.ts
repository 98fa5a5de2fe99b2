/** Under this path the files of the media library are served; what lies at an address never changes. */
export const mediaLibraryPath = '/media/library';

/** Widths a picture is kept in, in pixels, besides its own; none is ever enlarged. */
export const mediaWidths = [320, 640, 960, 1280, 1920, 2560] as const;
export const mediaFormats = ['avif', 'webp', 'jpeg'] as const;
export type MediaFormat = (typeof mediaFormats)[number];

/** What matters in a picture, in hundredths of its width and height. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** A picture of the library as its address describes it. */
export interface LibraryPicture {
  readonly id: string;
  /** Width of the largest file, in pixels. */
  readonly width: number;
  /** Formats there are files of, the smallest first. */
  readonly formats: readonly MediaFormat[];
  /** Null where the middle is meant. */
  readonly focus: Focus | null;
}

/** Widths there are files of for a picture that is this wide: the usual ones below it, and its own up to the largest. */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, mediaWidths.at(-1) ?? width);
  return [...mediaWidths.filter((one) => one < largest), largest];
}

/** Address of one file of a picture. */
export const mediaAddress = (id: string, width: number, format: MediaFormat): string =>
  `${mediaLibraryPath}/${id}/${width}.${format}`;

/**
 * The `src` content has for a picture: its largest file, and what matters in it as a fragment, which browsers keep to
 * themselves. Pictures one can see through are never JPEG.
 */
export function mediaSource(
  id: string,
  width: number,
  { transparent, focus }: { readonly transparent: boolean; readonly focus: Focus },
): string {
  const address = mediaAddress(id, variantWidths(width).at(-1) ?? width, transparent ? 'webp' : 'jpeg');
  return focus.x === 50 && focus.y === 50 ? address : `${address}#focus=${focus.x},${focus.y}`;
}

const source =
  /^\/media\/library\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,4})\.(jpeg|webp)(?:#focus=(\d{1,3}),(\d{1,3}))?$/;

/** What a `src` says of a picture of the library; null for every other file. */
export function readMediaSource(src: string): LibraryPicture | null {
  const [, id, width, format, x, y] = source.exec(src) ?? [];
  if (id === undefined) return null;
  return {
    id,
    width: Number(width),
    formats: format === 'jpeg' ? mediaFormats : ['avif', 'webp'],
    focus: x === undefined ? null : { x: Math.min(Number(x), 100), y: Math.min(Number(y), 100) },
  };
}
