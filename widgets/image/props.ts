import { type Static, Type } from 'typebox';
import { choice, image, text } from '#registry/fields.ts';

export const props = Type.Object({
  image: image({ title: 'Picture' }),
  caption: text({ title: 'Caption', maxLength: 400, default: '' }),
  credit: text({ title: 'Author of the picture', maxLength: 120, default: '' }),
  width: choice(['text', 'wide', 'full'], { title: 'Width', default: 'wide' }),
});
export type ImageProps = Static<typeof props>;
