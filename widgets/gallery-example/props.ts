import { type Static, Type } from 'typebox';
import { flag, key, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: text({ title: 'Title' }),
  name: key({ title: 'Name' }),
  description: text({ title: 'Description', maxLength: 500, default: '' }),
  code: longText({ title: 'Props as JSON', maxLength: 100_000 }),
  heading: flag({ title: 'Head of the page', default: false }),
});
export type GalleryExampleProps = Static<typeof props>;
