import { block, blocks, carousel, page } from '#schemas/calls/content-pages.ts';
import { limits } from '#schemas/constants.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import type { LiveContent } from '../live/live-content.ts';
import { translatePage } from '../live/translate-page.ts';
import { found, languageOf, putCounts, putState } from './live-answer.ts';

/** Pages and what stands on them (specification 7). */
export function registerPageRoutes(app: PlatformApp, live: LiveContent): void {
  serve(app, page, async (request, reply) => {
    const { alias } = request.params;
    const answer = await live.one('page', alias, languageOf(request));
    putState(reply, answer);
    return { data: translatePage(found(answer.data, `page ${alias}`), answer.locale) };
  });

  serve(app, blocks, async (request, reply) => {
    const limit = capLimit(request.query.limit, limits.blocks);
    const answer = await live.all('view-block', languageOf(request), { limit });
    putState(reply, answer);
    putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
    return { data: answer.entries.map(({ data }) => data) };
  });

  serve(app, block, async (request, reply) => {
    const { alias } = request.params;
    const answer = await live.one('view-block', alias, languageOf(request));
    putState(reply, answer);
    return { data: found(answer.data, `view block ${alias}`) };
  });

  serve(app, carousel, async (request, reply) => {
    const { alias } = request.params;
    const answer = await live.one('carousel', alias, languageOf(request));
    putState(reply, answer);
    return { data: found(answer.data, `carousel ${alias}`) };
  });
}
