import { Type } from 'typebox';
import { languagesPath } from './browser-paths.ts';
import { defineCall } from './define-call.ts';
import { LanguageQuery } from './request-schemas.ts';

export const languages = defineCall({
  id: 'languages',
  method: 'GET',
  path: languagesPath,
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
  cache: 'locale_list',
});

export const i18n = defineCall({
  id: 'i18n',
  method: 'GET',
  path: '/v2/system/i18n',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
  query: LanguageQuery,
});

export const blocks = defineCall({
  id: 'blocks',
  method: 'GET',
  path: '/v2/system/blocks',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({ ...LanguageQuery.properties, limit: Type.Optional(Type.String()) }),
  sends: { limit: '10000' },
  cache: 'view_blocks',
});

export const block = defineCall({
  id: 'block',
  method: 'GET',
  path: '/v2/system/blocks/{alias}',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
  query: LanguageQuery,
});

export const configs = defineCall({
  id: 'configs',
  method: 'GET',
  path: '/v2/system/configs',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
  cache: 'config',
});

export const config = defineCall({
  id: 'config',
  method: 'GET',
  path: '/v2/system/configs/{category}',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ category: Type.String() }),
  cache: 'config',
});

export const menus = defineCall({
  id: 'menus',
  method: 'GET',
  path: '/v2/system/menu',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({ ...LanguageQuery.properties, only: Type.Optional(Type.String()) }),
  sends: { only: 'main,bottom,{product},main-auth' },
  cache: 'menus',
});

export const menu = defineCall({
  id: 'menu',
  method: 'GET',
  path: '/v2/system/menu/{alias}',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
  query: LanguageQuery,
  cache: 'menus',
});

export const page = defineCall({
  id: 'page',
  method: 'GET',
  path: '/v2/system/pages/{alias}',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
  query: LanguageQuery,
});

export const seoRule = defineCall({
  id: 'seo-rule',
  method: 'POST',
  path: '/v2/system/seo-rule',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
  cache: 'seo_rules',
});

export const snippets = defineCall({
  id: 'snippets',
  method: 'POST',
  path: '/v2/system/snippets',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
});

export const redirectRule = defineCall({
  id: 'redirect-rule',
  method: 'POST',
  path: '/v2/system/redirect-rule',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
});

export const carousel = defineCall({
  id: 'carousel',
  method: 'GET',
  path: '/v2/carousel/{alias}',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
  params: Type.Object({ alias: Type.String() }),
  query: LanguageQuery,
});

export const mapMarkers = defineCall({
  id: 'map-markers',
  method: 'POST',
  path: '/v2/map-markers/get',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
});

export const search = defineCall({
  id: 'search',
  method: 'GET',
  path: '/v2/system/search',
  area: 'content',
  access: 'open',
  tags: [],
  summary: '',
  query: Type.Object({
    ...LanguageQuery.properties,
    q: Type.Optional(Type.String()),
    kind: Type.Optional(Type.String()),
    limit: Type.Optional(Type.String()),
    offset: Type.Optional(Type.String()),
  }),
});
