import { customItem, customList } from '#schemas/calls/custom.ts';
import { countries, lookupProduct, lookupSystem } from '#schemas/calls/lookup.ts';
import { mapMarkers } from '#schemas/calls/map-markers.ts';
import { rowLimits } from '#schemas/calls/row-limits.ts';
import { limits } from '#schemas/constants.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { countriesIn } from '../live/countries.ts';
import type { LiveContent } from '../live/live-content.ts';
import { found, languageOf, putCounts, putState } from './live-answer.ts';

/** Lists that pages and forms are filled with (specification 7). */
export function registerListRoutes(app: PlatformApp, live: LiveContent): void {
  for (const lookup of [lookupSystem, lookupProduct]) {
    serve(app, lookup, async (request, reply) => {
      const { alias } = request.params;
      const limit = capLimit(request.query.limit, limits.lookup);
      const answer = await live.one('lookup', alias, languageOf(request));
      putState(reply, answer);
      const items = found(answer.data, `lookup ${alias}`);
      const data = items.slice(0, limit);
      putCounts(reply, { count: data.length, total: items.length, limit });
      return { data };
    });
  }

  serve(app, customList, async (request, reply) => {
    const limit = capLimit(request.query.limit, limits.custom_entities);
    const { offset = 0 } = request.query;
    const answer = await live.itemsOf(request.params.type, languageOf(request), { limit, offset });
    putState(reply, answer);
    putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
    return { data: answer.entries.map(({ data }) => data) };
  });

  serve(app, customItem, async (request, reply) => {
    const key = `${request.params.type}/${request.params.id}`;
    const answer = await live.one('custom-entity', key, languageOf(request));
    putState(reply, answer);
    return { data: found(answer.data?.is_active ? answer.data : null, `item ${key}`) };
  });

  serve(app, mapMarkers, async (request, reply) => {
    const limit = capLimit(request.body?.limit ?? limits.map_markers_default, rowLimits.map_markers);
    const offset = request.body?.offset ?? limits.map_markers_offset_default;
    const answer = await live.all('map-marker', languageOf(request), { limit, offset });
    putState(reply, answer);
    putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
    return { data: answer.entries.map(({ data }) => data) };
  });

  serve(app, countries, async (request, reply) => {
    const answer = await live.state(languageOf(request));
    const data = countriesIn(answer.locale);
    putState(reply, answer);
    putCounts(reply, { count: data.length, total: data.length, limit: data.length });
    return { data };
  });
}
