import { mediaAddress, mediaFormats, mediaSource } from '#schemas/media-library.ts';
import type { MediaFile } from '#schemas/studio/media.ts';
import type { Variant } from './media-variants.ts';
import type { mediaFile } from './tables.ts';

export type MediaRow = typeof mediaFile.$inferSelect;

/** Whether one can see through the picture: then there is no JPEG of it. */
export const isTransparent = ({ variants }: Pick<MediaRow, 'variants'>): boolean =>
  !variants.some(({ type }) => type === 'image/jpeg');

/** The files there are of a picture. */
export const variantsOfRow = ({ variants }: Pick<MediaRow, 'variants'>): Variant[] =>
  variants.flatMap(({ width, type }) =>
    mediaFormats.filter((format) => type === `image/${format}`).map((format) => ({ width, format })),
  );

/** A row as the Studio gets it. */
export function mapMedia(row: MediaRow): MediaFile {
  return {
    id: row.id,
    title: row.title,
    file_name: row.fileName,
    type: row.type,
    size: row.size,
    width: row.width,
    height: row.height,
    focus: { x: row.focusX, y: row.focusY },
    alt: { ...row.alt },
    src: mediaSource(row.id, row.width, {
      transparent: isTransparent(row),
      focus: {
        x: Math.round(row.focusX * 100),
        y: Math.round(row.focusY * 100),
      },
    }),
    variants: variantsOfRow(row).map(({ width, format }) => ({
      width,
      type: `image/${format}`,
      src: mediaAddress(row.id, width, format),
    })),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    by: row.by,
  };
}
