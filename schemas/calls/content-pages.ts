import { Type } from 'typebox';
import { Carousel } from '../carousel.ts';
import { limits } from '../constants.ts';
import { Envelope } from '../envelope.ts';
import { Page } from '../page.ts';
import { PreviewShown } from '../studio/preview.ts';
import { ViewBlock } from '../view-block.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery, limitOf, Name } from './request-schemas.ts';

const common = {
  area: 'content',
  access: 'open',
  method: 'GET',
  tags: ['Pages'],
  query: LanguageQuery,
} as const;
const byAlias = Type.Object({ alias: Name });

export const page = defineCall({
  ...common,
  id: 'page',
  path: '/v2/system/pages/{alias}',
  summary: 'A page in one language',
  params: byAlias,
  answer: Envelope(Page),
  failures: [400, 404],
});

export const blocks = defineCall({
  ...common,
  id: 'blocks',
  path: '/v2/system/blocks',
  summary: 'All view blocks',
  query: Type.Object({ ...LanguageQuery.properties, limit: limitOf(limits.blocks) }),
  answer: Envelope(Type.Array(ViewBlock)),
  failures: [400],
  sends: { limit: String(limits.blocks) },
  cache: 'view_blocks',
});

export const block = defineCall({
  ...common,
  id: 'block',
  path: '/v2/system/blocks/{alias}',
  summary: 'One view block',
  params: byAlias,
  answer: Envelope(ViewBlock),
  failures: [400, 404],
});

export const carousel = defineCall({
  ...common,
  id: 'carousel',
  path: '/v2/carousel/{alias}',
  summary: 'A carousel',
  params: byAlias,
  answer: Envelope(Carousel),
  failures: [400, 404],
});

/** Ours. */
export const previewShown = defineCall({
  id: 'preview-shown',
  method: 'GET',
  path: '/v2/system/preview',
  area: 'content',
  access: 'edge',
  tags: ['Pages'],
  summary: 'What the preview token of the call shows; for the edge, never for browsers',
  answer: Envelope(PreviewShown),
  failures: [404],
});
