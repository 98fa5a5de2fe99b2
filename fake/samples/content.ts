import { config, configs, i18n, languages, menu, menus } from '#schemas/calls/content.ts';
import { block, blocks, carousel, page } from '#schemas/calls/content-pages.ts';
import { redirectRule, seoRule, snippets } from '#schemas/calls/content-rules.ts';
import { limits } from '#schemas/constants.ts';
import { isPublicConfig, publicConfigs } from '#server/platform/content/known-configs.ts';
import { mergeTexts } from '#server/platform/content/live/merge-texts.ts';
import { translatePage } from '#server/platform/content/live/translate-page.ts';
import type { DemoSite } from '../demo-site.ts';
import { Rows, type Sample, sample } from '../sample.ts';

const enveloped = <T>(data: T | undefined): { data: T } | undefined =>
  data === undefined ? undefined : { data };

/** Pages, what stands on them, and what belongs to the site as a whole. */
export const contentSamples = (site: DemoSite): Sample[] => [
  sample(languages, ({ locale }) => ({
    data: [...site.all('language', locale).values()].toSorted(
      (a, b) => Number(b.is_default) - Number(a.is_default),
    ),
  })),
  sample(i18n, ({ locale }) => ({ data: mergeTexts([...site.all('texts', locale).values()]) })),
  sample(configs, ({ locale }) => ({
    data: publicConfigs.flatMap((category) => site.one('config', category, locale) ?? []),
  })),
  sample(config, ({ params: { category }, locale }) =>
    enveloped(isPublicConfig(category) ? site.one('config', category, locale) : undefined),
  ),
  sample(menus, ({ query, locale }) => {
    const wanted = query.only?.split(',');
    const found = [...site.all('menu', locale)].filter(([key]) => wanted?.includes(key) ?? true);
    return { data: Object.fromEntries(found) };
  }),
  sample(menu, ({ params, locale }) => enveloped(site.one('menu', params.alias, locale))),
  sample(page, ({ params, locale }) => {
    const found = site.one('page', params.alias, locale);
    return found && { data: translatePage(found, locale) };
  }),
  sample(blocks, ({ query, locale }) => {
    const { limit = limits.blocks } = query;
    return new Rows([...site.all('view-block', locale).values()], { limit });
  }),
  sample(block, ({ params, locale }) => enveloped(site.one('view-block', params.alias, locale))),
  sample(carousel, ({ params, locale }) => enveloped(site.one('carousel', params.alias, locale))),
  sample(seoRule, ({ body, locale }) => ({ data: site.ruleFor('seo-rule', body.url, locale) ?? null })),
  sample(snippets, ({ body, locale }) => {
    const { head = '', body_begin = '', body_end = '' } = site.ruleFor('snippet', body.url, locale) ?? {};
    return { data: { head, body_begin, body_end } };
  }),
  sample(redirectRule, ({ body, locale }) => ({
    data: site.ruleFor('redirect-rule', body.url, locale) ?? null,
  })),
];
