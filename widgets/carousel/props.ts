import { type Static, Type } from 'typebox';
import { action, image, key, list, longText, object, text } from '#registry/fields.ts';

export const props = Type.Object({
  alias: Type.Optional(key({ title: 'Alias of a stored carousel', relation: 'carousel' })),
  title: Type.Optional(text({ title: 'Title; a stored carousel has its own', maxLength: 120 })),
  slides: list(
    object({
      title: text({ title: 'Title', minLength: 1 }),
      text: Type.Optional(longText({ title: 'Text', maxLength: 1000 })),
      image: Type.Optional(image({ title: 'Picture' })),
      link: Type.Optional(action({ title: 'Link' })),
    }),
    { title: 'Slides; only without an alias', maxItems: 20, default: [] },
  ),
});
export type CarouselProps = Static<typeof props>;
