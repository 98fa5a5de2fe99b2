import { Type } from 'typebox';
import { limits } from '../constants.ts';
import { Envelope } from '../envelope.ts';
import { PostCategory, PostSummary, PublishedPost } from '../post.ts';
import { defineCall } from './define-call.ts';
import { askable, LanguageQuery, limitOf, Name, Offset } from './request-schemas.ts';
import { rowLimits } from './row-limits.ts';

const common = {
  area: 'posts',
  access: 'open',
  method: 'GET',
  tags: ['Posts'],
  query: LanguageQuery,
} as const;
const byAlias = Type.Object({ alias: Name });

export const postCategories = defineCall({
  ...common,
  id: 'post-categories',
  path: '/v2/posts/categories',
  summary: 'Categories of posts',
  query: Type.Object({ ...LanguageQuery.properties, limit: limitOf(limits.post_categories) }),
  answer: Envelope(Type.Array(PostCategory)),
  failures: [400],
  sends: { limit: String(limits.post_categories) },
});

export const postCategory = defineCall({
  ...common,
  id: 'post-category',
  path: '/v2/posts/categories/{alias}',
  summary: 'One category of posts',
  params: byAlias,
  answer: Envelope(PostCategory),
  failures: [400, 404],
  language: 'in-header',
});

export const posts = defineCall({
  ...common,
  id: 'posts',
  path: '/v2/posts/items',
  summary: 'Posts without their text, newest first; those dated in the future are not there yet',
  query: Type.Object({
    ...LanguageQuery.properties,
    category: Type.Optional(askable(250, 'Alias of a category; all posts when left out or empty.')),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: `${rowLimits.posts_page} when left out, at most ${rowLimits.posts}.`,
      }),
    ),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(PostSummary)),
  failures: [400],
});

export const post = defineCall({
  ...common,
  id: 'post',
  path: '/v2/posts/items/{alias}',
  summary: 'One post with its text, once its date has come',
  params: byAlias,
  answer: Envelope(PublishedPost),
  failures: [400, 404],
  language: 'in-header',
});
