import { Type } from 'typebox';
import { Config } from '../config.ts';
import { limits } from '../constants.ts';
import { Envelope } from '../envelope.ts';
import { Languages } from '../language.ts';
import { Menu, Menus } from '../menu.ts';
import { Texts } from '../texts.ts';
import { languagesPath } from './browser-paths.ts';
import { defineCall } from './define-call.ts';
import { askable, LanguageQuery, limitOf, Name } from './request-schemas.ts';

/** What belongs to the site as a whole. */
const common = {
  area: 'content',
  access: 'open',
  method: 'GET',
  tags: ['Site'],
  query: LanguageQuery,
} as const;

export const languages = defineCall({
  ...common,
  id: 'languages',
  path: languagesPath,
  summary: 'Languages of the site, the default one first',
  answer: Envelope(Languages),
  failures: [400],
  language: 'in-header',
  cache: 'locale_list',
});

export const i18n = defineCall({
  ...common,
  id: 'i18n',
  path: '/v2/system/i18n',
  summary: 'Interface texts of a language',
  answer: Envelope(Texts),
  failures: [400],
});

export const configs = defineCall({
  ...common,
  id: 'configs',
  path: '/v2/system/configs',
  summary: "Configuration of the site by category; what is the house's is not there",
  query: Type.Object({ ...LanguageQuery.properties, limit: limitOf(limits.configs) }),
  answer: Envelope(Type.Array(Config)),
  failures: [400],
  language: 'in-header',
  cache: 'config',
});

export const config = defineCall({
  ...common,
  id: 'config',
  path: '/v2/system/configs/{category}',
  summary: 'One category of the configuration',
  params: Type.Object({ category: Name }),
  answer: Envelope(Config),
  failures: [400, 404],
  language: 'in-header',
  cache: 'config',
});

export const menus = defineCall({
  ...common,
  id: 'menus',
  path: '/v2/system/menu',
  summary: 'Menus by key; only those that exist',
  query: Type.Object({
    ...LanguageQuery.properties,
    only: Type.Optional(
      askable(2000, 'Keys of the wanted menus, separated by commas; without it, all menus.'),
    ),
  }),
  answer: Envelope(Menus),
  failures: [400],
  sends: { only: 'main,bottom,{product},main-auth' },
  cache: 'menus',
});

export const menu = defineCall({
  ...common,
  id: 'menu',
  path: '/v2/system/menu/{alias}',
  summary: 'One menu',
  params: Type.Object({ alias: Name }),
  answer: Envelope(Menu),
  failures: [400, 404],
  cache: 'menus',
});
