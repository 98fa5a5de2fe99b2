import { config, configs, i18n, languages, menu, menus } from '#schemas/calls/content.ts';
import { limits } from '#schemas/constants.ts';
import type { PlatformApp } from '../../http/app-types.ts';
import { capLimit } from '../../http/cap-limit.ts';
import { serve } from '../../http/serve-call.ts';
import { isPublicConfig, publicConfigs } from '../known-configs.ts';
import type { LiveContent } from '../live/live-content.ts';
import { mergeTexts } from '../live/merge-texts.ts';
import { found, languageOf, putCounts, putState } from './live-answer.ts';

/** More than a site ever has of a kind that is always answered whole. */
const whole = limits.blocks;

/** What belongs to the site as a whole: languages, texts, configuration, menus (specification 7). */
export function registerSiteRoutes(app: PlatformApp, live: LiveContent): void {
  serve(app, languages, async (request, reply) => {
    const answer = await live.all('language', languageOf(request), { limit: whole });
    const { entries, total, defaultLocale } = answer;
    // One language is the default, even if editors marked several.
    const languages = entries.map(({ data }) => ({ ...data, is_default: data.locale === defaultLocale }));
    languages.sort((a, b) => Number(b.is_default) - Number(a.is_default));
    putState(reply, answer);
    putCounts(reply, { count: languages.length, total, limit: whole });
    return { data: languages };
  });

  serve(app, i18n, async (request, reply) => {
    const answer = await live.all('texts', languageOf(request), { limit: whole });
    putState(reply, answer);
    return { data: mergeTexts(answer.entries.map(({ data }) => data)) };
  });

  serve(app, configs, async (request, reply) => {
    const limit = capLimit(request.query.limit, limits.configs);
    const answer = await live.some('config', publicConfigs, languageOf(request));
    putState(reply, answer);
    const data = answer.entries.slice(0, limit).map((entry) => entry.data);
    putCounts(reply, { count: data.length, total: answer.entries.length, limit });
    return { data };
  });

  serve(app, config, async (request, reply) => {
    const { category } = request.params;
    const answer = await live.one('config', category, languageOf(request));
    putState(reply, answer);
    // The same answer as for one that is not there: which there are is nobody's business, either.
    const data = isPublicConfig(category) ? answer.data : null;
    return { data: found(data, `configuration category ${category}`) };
  });

  serve(app, menus, async (request, reply) => {
    const { only } = request.query;
    const language = languageOf(request);
    const answer =
      only === undefined
        ? await live.all('menu', language, { limit: whole })
        : await live.some('menu', only.split(','), language);
    putState(reply, answer);
    return { data: Object.fromEntries(answer.entries.map(({ key, data }) => [key, data])) };
  });

  serve(app, menu, async (request, reply) => {
    const { alias } = request.params;
    const answer = await live.one('menu', alias, languageOf(request));
    putState(reply, answer);
    return { data: found(answer.data, `menu ${alias}`) };
  });
}
