import { Type } from 'typebox';
import { limits } from '#schemas/constants.ts';
import { Envelope } from '#schemas/envelope.ts';
import { PostCategory, PostSummary, PublishedPost } from '#schemas/post.ts';
import { found, languageOf, putCounts, putState } from '../content/routes/live-answer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import {
  askable,
  capLimit,
  failures,
  LanguageQuery,
  limitOf,
  Name,
  Offset,
} from '../http/request-schemas.ts';
import type { CatalogueParts } from './catalogue-parts.ts';

const tags = ['Posts'];
const byAlias = Type.Object({ alias: Name });
/** The specification names no page size of the posts list; these are ours. */
const postsPage = 10;
const mostPosts = 100;

/** Posts and their categories (specification 7). */
export function registerPostRoutes(app: PlatformApp, { live, catalogue }: CatalogueParts): void {
  app.get(
    '/v2/posts/categories',
    {
      schema: {
        tags,
        summary: 'Categories of posts',
        querystring: Type.Object({ ...LanguageQuery.properties, limit: limitOf(limits.post_categories) }),
        response: { 200: Envelope(Type.Array(PostCategory)), ...failures(400) },
      },
    },
    async (request, reply) => {
      const limit = capLimit(request.query.limit, limits.post_categories);
      const answer = await live.all('post-category', languageOf(request), { limit });
      putState(reply, answer);
      putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
      return { data: answer.entries.map(({ data }) => data) };
    },
  );

  app.get(
    '/v2/posts/categories/:alias',
    {
      schema: {
        tags,
        summary: 'One category of posts',
        params: byAlias,
        querystring: LanguageQuery,
        response: { 200: Envelope(PostCategory), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { alias } = request.params;
      const answer = await live.one('post-category', alias, languageOf(request));
      putState(reply, answer);
      return { data: found(answer.data, `category of posts ${alias}`) };
    },
  );

  app.get(
    '/v2/posts/items',
    {
      schema: {
        tags,
        summary: 'Posts without their text, newest first; those dated in the future are not there yet',
        querystring: Type.Object({
          ...LanguageQuery.properties,
          category: Type.Optional(askable(250, 'Alias of a category; all posts when left out or empty.')),
          limit: Type.Optional(
            Type.Integer({
              minimum: 1,
              description: `${postsPage} when left out, at most ${mostPosts}.`,
            }),
          ),
          offset: Offset,
        }),
        response: { 200: Envelope(Type.Array(PostSummary)), ...failures(400) },
      },
    },
    async (request, reply) => {
      const { category, offset = 0 } = request.query;
      const limit = capLimit(request.query.limit ?? postsPage, mostPosts);
      const wanted = { limit, offset, ...(category && { category }) };
      const answer = await catalogue.posts(wanted, languageOf(request));
      putState(reply, answer);
      putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
      return { data: answer.entries.map(({ data }) => data) };
    },
  );

  app.get(
    '/v2/posts/items/:alias',
    {
      schema: {
        tags,
        summary: 'One post with its text, once its date has come',
        params: byAlias,
        querystring: LanguageQuery,
        response: { 200: Envelope(PublishedPost), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { alias } = request.params;
      const answer = await catalogue.post(alias, languageOf(request));
      putState(reply, answer);
      return { data: found(answer.data, `post ${alias}`) };
    },
  );
}
