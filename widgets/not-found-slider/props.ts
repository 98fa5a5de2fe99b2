import { type Static, Type } from 'typebox';
import { link, list, text } from '#registry/fields.ts';

export const props = Type.Object({
  slides: list(
    Type.Object({
      title: text({ title: 'Title', minLength: 1, maxLength: 80 }),
      text: text({ title: 'Text', maxLength: 200, default: '' }),
      href: link({ title: 'Address' }),
    }),
    { title: 'Where to go instead', description: 'Empty: the usual four', maxItems: 8, default: [] },
  ),
});
export type NotFoundSliderProps = Static<typeof props>;
export type Slide = NotFoundSliderProps['slides'][number];
