import { Type } from 'typebox';
import { Config } from '#schemas/config.ts';
import { limits } from '#schemas/constants.ts';
import { Envelope } from '#schemas/envelope.ts';
import { Languages } from '#schemas/language.ts';
import { Menu, Menus } from '#schemas/menu.ts';
import { Texts } from '#schemas/texts.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { askable, capLimit, failures, LanguageQuery, limitOf, Name } from '../../http/request-schemas.ts';
import { isPublicConfig, publicConfigs } from '../known-configs.ts';
import type { LiveContent } from '../live/live-content.ts';
import { mergeTexts } from '../live/merge-texts.ts';
import { found, languageOf, putCounts, putState } from './live-answer.ts';

const tags = ['Site'];
/** More than a site ever has of a kind that is always answered whole. */
const whole = limits.blocks;
const MenuQuery = Type.Object({
  ...LanguageQuery.properties,
  only: Type.Optional(askable(2000, 'Keys of the wanted menus, separated by commas; without it, all menus.')),
});

/** What belongs to the site as a whole: languages, texts, configuration, menus (specification 7). */
export function registerSiteRoutes(app: PlatformApp, live: LiveContent): void {
  app.get(
    '/v2/system/languages',
    {
      schema: {
        tags,
        summary: 'Languages of the site, the default one first',
        querystring: LanguageQuery,
        response: { 200: Envelope(Languages), ...failures(400) },
      },
    },
    async (request, reply) => {
      const answer = await live.all('language', languageOf(request), { limit: whole });
      const { entries, total, defaultLocale } = answer;
      // One language is the default, even if editors marked several.
      const languages = entries.map(({ data }) => ({ ...data, is_default: data.locale === defaultLocale }));
      languages.sort((a, b) => Number(b.is_default) - Number(a.is_default));
      putState(reply, answer);
      putCounts(reply, { count: languages.length, total, limit: whole });
      return { data: languages };
    },
  );

  app.get(
    '/v2/system/i18n',
    {
      schema: {
        tags,
        summary: 'Interface texts of a language',
        querystring: LanguageQuery,
        response: { 200: Envelope(Texts), ...failures(400) },
      },
    },
    async (request, reply) => {
      const answer = await live.all('texts', languageOf(request), { limit: whole });
      putState(reply, answer);
      return { data: mergeTexts(answer.entries.map(({ data }) => data)) };
    },
  );

  app.get(
    '/v2/system/configs',
    {
      schema: {
        tags,
        summary: "Configuration of the site by category; what is the house's is not there",
        querystring: Type.Object({ ...LanguageQuery.properties, limit: limitOf(limits.configs) }),
        response: { 200: Envelope(Type.Array(Config)), ...failures(400) },
      },
    },
    async (request, reply) => {
      const limit = capLimit(request.query.limit, limits.configs);
      const answer = await live.some('config', publicConfigs, languageOf(request));
      putState(reply, answer);
      const data = answer.entries.slice(0, limit).map((entry) => entry.data);
      putCounts(reply, { count: data.length, total: answer.entries.length, limit });
      return { data };
    },
  );

  app.get(
    '/v2/system/configs/:category',
    {
      schema: {
        tags,
        summary: 'One category of the configuration',
        params: Type.Object({ category: Name }),
        querystring: LanguageQuery,
        response: { 200: Envelope(Config), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { category } = request.params;
      const answer = await live.one('config', category, languageOf(request));
      putState(reply, answer);
      // The same answer as for one that is not there: which there are is nobody's business, either.
      const data = isPublicConfig(category) ? answer.data : null;
      return { data: found(data, `configuration category ${category}`) };
    },
  );

  app.get(
    '/v2/system/menu',
    {
      schema: {
        tags,
        summary: 'Menus by key; only those that exist',
        querystring: MenuQuery,
        response: { 200: Envelope(Menus), ...failures(400) },
      },
    },
    async (request, reply) => {
      const { only } = request.query;
      const language = languageOf(request);
      const answer =
        only === undefined
          ? await live.all('menu', language, { limit: whole })
          : await live.some('menu', only.split(','), language);
      putState(reply, answer);
      return { data: Object.fromEntries(answer.entries.map(({ key, data }) => [key, data])) };
    },
  );

  app.get(
    '/v2/system/menu/:alias',
    {
      schema: {
        tags,
        summary: 'One menu',
        params: Type.Object({ alias: Name }),
        querystring: LanguageQuery,
        response: { 200: Envelope(Menu), ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const { alias } = request.params;
      const answer = await live.one('menu', alias, languageOf(request));
      putState(reply, answer);
      return { data: found(answer.data, `menu ${alias}`) };
    },
  );
}
