import { type Static, Type } from 'typebox';
import { flag, integer, key, list, longText, object, text } from '#registry/fields.ts';

export const props = Type.Object({
  type: key({ title: 'Type' }),
  title: text({ title: 'Title' }),
  description: longText({ title: 'Description', maxLength: 500, default: '' }),
  category: key({ title: 'Category' }),
  hydrate: key({ title: 'Hydration policy' }),
  version: integer({ title: 'Version', minimum: 1 }),
  use: longText({ title: 'When to use it', default: '' }),
  avoid: longText({ title: 'When another is better', default: '' }),
  slots: list(
    object({
      name: key({ title: 'Name' }),
      title: text({ title: 'Title' }),
      allow: list(key({ title: 'Type' }), { title: 'Types that may stand there; none means all' }),
    }),
    { title: 'Slots', default: [] },
  ),
  rows: list(
    object({
      name: key({ title: 'Name', maxLength: 300 }),
      title: text({ title: 'Title', maxLength: 300 }),
      kind: longText({ title: 'Kind' }),
      required: flag({ title: 'Required', default: false }),
      fallback: longText({ title: 'Default', maxLength: 10_000, default: '' }),
      translatable: flag({ title: 'Translatable', default: false }),
    }),
    { title: 'Table of props', maxItems: 500, default: [] },
  ),
  examples: list(object({ name: key({ title: 'Name' }), title: text({ title: 'Title' }) }), {
    title: 'Examples',
    default: [],
  }),
});
export type GalleryHeadProps = Static<typeof props>;
