import { bankRepayment, payBank } from '#schemas/calls/banks.ts';
import { catalogCategories, catalogCategory, catalogGood, catalogGoods } from '#schemas/calls/catalog.ts';
import { customItem, customList } from '#schemas/calls/custom.ts';
import { faqCategories, faqQuestions } from '#schemas/calls/faq.ts';
import { crossSellLeadOffers } from '#schemas/calls/lead-offers.ts';
import { countries, lookupProduct, lookupSystem } from '#schemas/calls/lookup.ts';
import { mapMarkers } from '#schemas/calls/map-markers.ts';
import { post, postCategories, postCategory, posts } from '#schemas/calls/posts.ts';
import { rowLimits } from '#schemas/calls/row-limits.ts';
import { limits } from '#schemas/constants.ts';
import { countriesIn } from '#server/platform/content/live/countries.ts';
import type { DemoSite } from '../demo-site.ts';
import { Rows, type Sample, sample } from '../sample.ts';

const byOrder = (a: { readonly order: number }, b: { readonly order: number }) => a.order - b.order;
const byName = (a: { readonly name: string }, b: { readonly name: string }) => a.name.localeCompare(b.name);

/** Lists that pages and forms are filled with. */
export function listSamples(site: DemoSite): Sample[] {
  const postsOf = (locale: string) =>
    [...site.all('post', locale).values()].toSorted((a, b) => (a.date_post < b.date_post ? 1 : -1));
  const goodsOf = (category: string, locale: string) =>
    [...site.all('good', locale).values()].filter((good) => good.category === category);
  return [
    ...[lookupSystem, lookupProduct].map((lookup) =>
      sample(lookup, ({ params, query, locale }) => {
        const found = site.one('lookup', params.alias, locale);
        return found && new Rows(found, { limit: query.limit ?? limits.lookup });
      }),
    ),
    sample(countries, ({ locale }) => ({ data: countriesIn(locale) })),
    sample(customList, ({ params, query, locale }) => {
      const items = [...site.all('custom-entity', locale).values()];
      const wanted = items.filter(({ type, is_active }) => type === params.type && is_active);
      return new Rows(wanted, { limit: limits.custom_entities, ...query });
    }),
    sample(customItem, ({ params, locale }) => {
      const found = site.one('custom-entity', `${params.type}/${params.id}`, locale);
      return found?.is_active ? { data: found } : undefined;
    }),
    sample(
      mapMarkers,
      ({ body, locale }) =>
        new Rows([...site.all('map-marker', locale).values()], {
          limit: limits.map_markers_default,
          ...body,
        }),
    ),
    sample(
      postCategories,
      ({ query, locale }) =>
        new Rows([...site.all('post-category', locale).values()], {
          limit: limits.post_categories,
          ...query,
        }),
    ),
    sample(postCategory, ({ params, locale }) => {
      const data = site.one('post-category', params.alias, locale);
      return data && { data };
    }),
    sample(posts, ({ query, locale }) => {
      const wanted = postsOf(locale).filter(
        ({ categories }) => !query.category || categories.includes(query.category),
      );
      const summaries = wanted.map(({ content: _text, ...summary }) => summary);
      return new Rows(summaries, { limit: rowLimits.posts_page, ...query });
    }),
    sample(post, ({ params, locale }) => {
      const data = site.one('post', params.alias, locale);
      return data && { data };
    }),
    sample(
      faqCategories,
      ({ query, locale }) =>
        new Rows([...site.all('faq-category', locale).values()].toSorted(byOrder), {
          limit: limits.faq,
          ...query,
        }),
    ),
    sample(faqQuestions, ({ query, locale }) => {
      const items = [...site.all('faq-item', locale).values()].toSorted(byOrder);
      const wanted = items.filter(({ category }) => !query.category || category === query.category);
      return new Rows(wanted, { limit: limits.faq, ...query });
    }),
    sample(
      catalogCategories,
      ({ query, locale }) =>
        new Rows([...site.all('good-category', locale).values()], { limit: limits.categories, ...query }),
    ),
    sample(catalogCategory, ({ params, locale }) => {
      const data = site.one('good-category', params.alias, locale);
      return data && { data };
    }),
    sample(catalogGoods, ({ params, body, locale }) => {
      if (!site.one('good-category', params.alias, locale)) return undefined;
      return new Rows(goodsOf(params.alias, locale), { limit: rowLimits.goods_page, ...body });
    }),
    sample(catalogGood, ({ params, locale }) => {
      const data = site.one('good', params.alias, locale);
      return data && { data: { ...data, variants: [], differs_in: [] } };
    }),
    ...[bankRepayment, payBank].map((banks) =>
      sample(banks, ({ locale }) => ({
        data: [...site.all('bank', locale).values()]
          .filter(({ uses }) => uses.some((use) => use === banks.sends.type))
          .toSorted(byName),
      })),
    ),
    sample(crossSellLeadOffers, ({ locale }) => ({ data: [...site.all('lead-offer', locale).values()] })),
  ];
}
