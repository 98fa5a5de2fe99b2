import { Type } from 'typebox';
import { limits } from '../constants.ts';
import { Envelope } from '../envelope.ts';
import { MapMarker } from '../map-marker.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery, Offset } from './request-schemas.ts';
import { rowLimits } from './row-limits.ts';

export const mapMarkers = defineCall({
  id: 'map-markers',
  method: 'POST',
  path: '/v2/map-markers/get',
  area: 'content',
  access: 'open',
  tags: ['Lists'],
  summary: 'Places on the map',
  query: LanguageQuery,
  body: Type.Union([
    Type.Object({
      limit: Type.Optional(
        Type.Integer({
          minimum: 1,
          description: `${limits.map_markers_default} when left out, at most ${rowLimits.map_markers}.`,
        }),
      ),
      offset: Offset,
    }),
    Type.Null(),
  ]),
  answer: Envelope(Type.Array(MapMarker)),
  failures: [400],
  language: 'in-header',
});
