import { type Static, Type } from 'typebox';
import { choice, flag, integer, key, longText, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  category: Type.Optional(
    key({ title: 'Alias of a category; all posts without it', relation: 'post-category' }),
  ),
  count: integer({ title: 'How many posts', minimum: 1, maximum: 12, default: 3 }),
  layout: choice(['cards', 'list', 'featured'], {
    title: 'Layout',
    description: 'Featured shows the newest post large.',
    default: 'cards',
  }),
  linkToAll: flag({ title: 'Link to all posts', default: true }),
});
export type PostsTeaserProps = Static<typeof props>;
