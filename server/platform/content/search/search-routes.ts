import { search as searchCall } from '#schemas/calls/search.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { searchLimits } from '#schemas/search.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { serve } from '../../http/serve-call.ts';
import { languageOf, putCounts, putState } from '../routes/live-answer.ts';
import { tidy } from './plain-text.ts';
import type { SearchService } from './search-service.ts';

const { shortestQuery, longestQuery, page, most } = searchLimits;

/** The search of pages, posts and questions. The call is ours: the specification names none. */
export function registerSearchRoutes(app: PlatformApp, search: SearchService): void {
  serve(app, searchCall, async (request, reply) => {
    const query = tidy(request.query.q);
    assertLength(query);
    const limit = capLimit(request.query.limit ?? page, most);
    const { offset = 0, kind } = request.query;
    const wanted = { query, limit, offset, ...(kind && { kind }) };
    const { result, ...state } = await search.find(wanted, languageOf(request));
    putState(reply, state);
    putCounts(reply, { count: result.items.length, total: result.total, limit });
    return { data: result };
  });
}

/** @throws PlatformError invalid_request that names the parameter */
function assertLength(query: string): void {
  if (query.length >= shortestQuery && query.length <= longestQuery) return;
  throw new PlatformError('invalid_request', refuse('call.invalid'), {
    fields: {
      'querystring/q': refuse('problem.search-length', { shortest: shortestQuery, longest: longestQuery }),
    },
  });
}
