/** What may come into the media library. */
export const mediaLimits = {
  /** Bytes of a file. */
  bytes: 20 * 1024 * 1024,
  /** Width times height: a small file may hold a picture that fills the memory ([sec 31]). */
  pixels: 40_000_000,
  /** Longest side: WebP knows no longer one. */
  side: 16_383,
} as const;

/** Types a picture may have; what is drawn by a program (SVG) is none of them, because it can hold one. */
export const pictureTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
]);
