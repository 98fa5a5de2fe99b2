import { Type } from 'typebox';
import { limits } from '../constants.ts';
import { CustomEntityItem } from '../custom-entity.ts';
import { Envelope } from '../envelope.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery, limitOf, Name, Offset } from './request-schemas.ts';

const common = { area: 'custom', access: 'open', method: 'GET', tags: ['Lists'] } as const;

export const customList = defineCall({
  ...common,
  id: 'custom.list',
  path: '/v2/custom/{type}',
  summary: 'Items of a custom entity that are switched on',
  params: Type.Object({ type: Name }),
  query: Type.Object({
    ...LanguageQuery.properties,
    limit: limitOf(limits.custom_entities),
    offset: Offset,
  }),
  answer: Envelope(Type.Array(CustomEntityItem)),
  failures: [400],
  sends: { limit: String(limits.custom_entities) },
});

export const customItem = defineCall({
  ...common,
  id: 'custom.item',
  path: '/v2/custom/{type}/{id}',
  summary: 'One item of a custom entity that is switched on',
  params: Type.Object({ type: Name, id: Name }),
  query: LanguageQuery,
  answer: Envelope(CustomEntityItem),
  failures: [400, 404],
});
