import { type Static, Type } from 'typebox';
import { key, list, object, text } from '#registry/fields.ts';

export const props = Type.Object({
  widgets: list(
    object({
      type: key({ title: 'Type' }),
      title: text({ title: 'Title' }),
      description: text({ title: 'Description', maxLength: 500 }),
      category: key({ title: 'Category' }),
      hydrate: key({ title: 'Hydration policy' }),
      examples: list(object({ name: key({ title: 'Name' }), title: text({ title: 'Title' }) }), {
        title: 'Examples',
      }),
    }),
    { title: 'Widgets', maxItems: 1000 },
  ),
});
export type GalleryIndexProps = Static<typeof props>;
