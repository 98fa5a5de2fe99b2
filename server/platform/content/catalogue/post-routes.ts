import { post, postCategories, postCategory, posts } from '#schemas/calls/posts.ts';
import { rowLimits } from '#schemas/calls/row-limits.ts';
import { limits } from '#schemas/constants.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { found, languageOf, putCounts, putState } from '../routes/live-answer.ts';
import type { CatalogueParts } from './catalogue-parts.ts';

/** Posts and their categories (specification 7). */
export function registerPostRoutes(app: PlatformApp, { live, catalogue }: CatalogueParts): void {
  serve(app, postCategories, async (request, reply) => {
    const limit = capLimit(request.query.limit, limits.post_categories);
    const answer = await live.all('post-category', languageOf(request), { limit });
    putState(reply, answer);
    putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
    return { data: answer.entries.map(({ data }) => data) };
  });

  serve(app, postCategory, async (request, reply) => {
    const { alias } = request.params;
    const answer = await live.one('post-category', alias, languageOf(request));
    putState(reply, answer);
    return { data: found(answer.data, `category of posts ${alias}`) };
  });

  serve(app, posts, async (request, reply) => {
    const { category, offset = 0 } = request.query;
    const limit = capLimit(request.query.limit ?? rowLimits.posts_page, rowLimits.posts);
    const wanted = { limit, offset, ...(category && { category }) };
    const answer = await catalogue.posts(wanted, languageOf(request));
    putState(reply, answer);
    putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
    return { data: answer.entries.map(({ data }) => data) };
  });

  serve(app, post, async (request, reply) => {
    const { alias } = request.params;
    const answer = await catalogue.post(alias, languageOf(request));
    putState(reply, answer);
    return { data: found(answer.data, `post ${alias}`) };
  });
}
