import { type Static, Type } from 'typebox';
import { choice, image, integer, key, link, list, longText, object, text } from '#registry/fields.ts';
import { kinds } from './kinds.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title; "See also" without it', maxLength: 120 })),
  items: list(
    object({
      kind: choice(kinds, { title: 'Kind', default: 'page' }),
      title: text({ title: 'Title', minLength: 1, maxLength: 160 }),
      text: Type.Optional(longText({ title: 'Text', maxLength: 300 })),
      href: link({ title: 'Leads to' }),
      image: Type.Optional(image({ title: 'Picture in place of the icon' })),
    }),
    { title: 'Chosen links', maxItems: 12, default: [] },
  ),
  category: Type.Optional(
    key({
      title: 'Alias of a category whose newest posts follow the chosen links',
      relation: 'post-category',
    }),
  ),
  count: integer({ title: 'How many posts', minimum: 1, maximum: 6, default: 3 }),
});
export type RelatedContentProps = Static<typeof props>;
