import { type Static, Type } from 'typebox';
import { key, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: text({ title: 'Title' }),
  name: key({ title: 'Name' }),
  code: longText({ title: 'Props as JSON', maxLength: 100_000, default: '' }),
});
export type GalleryExampleProps = Static<typeof props>;
