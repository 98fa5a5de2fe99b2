import { Type } from 'typebox';
import { limits } from '#schemas/constants.ts';
import { CustomEntityItem } from '#schemas/custom-entity.ts';
import { Envelope } from '#schemas/envelope.ts';
import { Country, Lookup } from '#schemas/lookup.ts';
import { MapMarker } from '#schemas/map-marker.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit, failures, LanguageQuery, limitOf, Name, Offset } from '../../http/request-schemas.ts';
import { countriesIn } from '../live/countries.ts';
import type { LiveContent } from '../live/live-content.ts';
import { found, languageOf, putCounts, putState } from './live-answer.ts';

const tags = ['Lists'];
/** The specification gives the default of 5 and no upper limit; this one is ours. */
const mostMapMarkers = 100;
const MapMarkersBody = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: `${limits.map_markers_default} when left out, at most ${mostMapMarkers}.`,
    }),
  ),
  offset: Offset,
});

/** @param product path segment under which the product's lookups are answered too */
export function registerListRoutes(app: PlatformApp, live: LiveContent, product: string): void {
  for (const path of ['/v2/system/lookups/:alias', `/v2/${product}/lookup/:alias`]) {
    app.get(
      path,
      {
        schema: {
          tags,
          summary: 'Values of a lookup',
          params: Type.Object({ alias: Name }),
          querystring: Type.Object({ ...LanguageQuery.properties, limit: limitOf(limits.lookup) }),
          response: { 200: Envelope(Lookup), ...failures(400, 404) },
        },
      },
      async (request, reply) => {
        const { alias } = request.params;
        const limit = capLimit(request.query.limit, limits.lookup);
        const answer = await live.one('lookup', alias, languageOf(request));
        putState(reply, answer);
        const items = found(answer.data, `lookup ${alias}`);
        const data = items.slice(0, limit);
        putCounts(reply, { count: data.length, total: items.length, limit });
        return { data };
      },
    );
  }

  app.get(
    '/v2/custom/:type',
    {
      schema: {
        tags,
        summary: 'Items of a custom entity that are switched on',
        params: Type.Object({ type: Name }),
        querystring: Type.Object({
          ...LanguageQuery.properties,
          limit: limitOf(limits.custom_entities),
          offset: Offset,
        }),
        response: { 200: Envelope(Type.Array(CustomEntityItem)), ...failures(400) },
      },
    },
    async (request, reply) => {
      const limit = capLimit(request.query.limit, limits.custom_entities);
      const { offset = 0 } = request.query;
      const answer = await live.itemsOf(request.params.type, languageOf(request), { limit, offset });
      putState(reply, answer);
      putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
      return { data: answer.entries.map(({ data }) => data) };
    },
  );

  app.get(
    '/v2/custom/:type/:id',
    {
      schema: {
        tags,
        summary: 'One item of a custom entity that is switched on',
        params: Type.Object({ type: Name, id: Name }),
        querystring: LanguageQuery,
        response: { 200: Envelope(CustomEntityItem), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const key = `${request.params.type}/${request.params.id}`;
      const answer = await live.one('custom-entity', key, languageOf(request));
      putState(reply, answer);
      return { data: found(answer.data?.is_active ? answer.data : null, `item ${key}`) };
    },
  );

  app.post(
    '/v2/map-markers/get',
    {
      schema: {
        tags,
        summary: 'Places on the map',
        querystring: LanguageQuery,
        body: Type.Union([MapMarkersBody, Type.Null()]),
        response: { 200: Envelope(Type.Array(MapMarker)), ...failures(400) },
      },
    },
    async (request, reply) => {
      const limit = capLimit(request.body?.limit ?? limits.map_markers_default, mostMapMarkers);
      const offset = request.body?.offset ?? limits.map_markers_offset_default;
      const answer = await live.all('map-marker', languageOf(request), { limit, offset });
      putState(reply, answer);
      putCounts(reply, { count: answer.entries.length, total: answer.total, limit });
      return { data: answer.entries.map(({ data }) => data) };
    },
  );

  app.get(
    '/v2/locations/countries',
    {
      schema: {
        tags,
        summary: 'Countries of ISO 3166 with their names in a language',
        querystring: LanguageQuery,
        response: { 200: Envelope(Type.Array(Country)), ...failures(400) },
      },
    },
    async (request, reply) => {
      const answer = await live.state(languageOf(request));
      const data = countriesIn(answer.locale);
      putState(reply, answer);
      putCounts(reply, { count: data.length, total: data.length, limit: data.length });
      return { data };
    },
  );
}
