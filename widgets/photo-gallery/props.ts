import { type Static, Type } from 'typebox';
import { choice, image, list, longText, object, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Heading', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  shape: choice(['landscape', 'square', 'portrait'], {
    title: 'Shape of the small pictures',
    default: 'landscape',
  }),
  pictures: list(
    object({
      image: image({ title: 'Picture, as large as it may be shown' }),
      caption: Type.Optional(longText({ title: 'Caption', maxLength: 300 })),
    }),
    { title: 'Pictures', maxItems: 40, default: [] },
  ),
});
export type PhotoGalleryProps = Static<typeof props>;
export type GalleryPicture = PhotoGalleryProps['pictures'][number];
