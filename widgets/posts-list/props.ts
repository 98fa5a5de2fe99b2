import { type Static, Type } from 'typebox';
import { choice, flag, integer, key, longText, text } from '#registry/fields.ts';
import { limits } from '#schemas/constants.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title; the page’s or the category’s without it', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  scope: choice(['all', 'address'], {
    title: 'Posts',
    description: 'All, or those of the category that the address names.',
    default: 'all',
  }),
  category: Type.Optional(
    key({ title: 'Alias of a category, in place of all posts', relation: 'post-category' }),
  ),
  size: integer({ title: 'Posts on a page', minimum: 3, maximum: 30, default: limits.posts_page }),
  topics: flag({ title: 'Links to the categories above the posts', default: true }),
});
export type PostsListProps = Static<typeof props>;
