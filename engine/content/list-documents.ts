import { type Static, type TSchema, Type } from 'typebox';
import { Bank, type BankUse } from '#schemas/bank.ts';
import type { CallId } from '#schemas/calls.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { type CacheProfile, limits } from '#schemas/constants.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { AuthGroup } from '#schemas/customer.ts';
import { FaqCategory, FaqItem } from '#schemas/faq.ts';
import { GoodCategory, GoodSummary } from '#schemas/good.ts';
import { GoodsFilter, type GoodsFilters, GoodsSorter } from '#schemas/goods-list.ts';
import type { GoodsOrder } from '#schemas/goods-list-address.ts';
import { LeadOffer } from '#schemas/lead.ts';
import type { ListPage } from '#schemas/list-page.ts';
import { Country } from '#schemas/lookup.ts';
import { MapMarker } from '#schemas/map-marker.ts';
import { PostCategory, PostSummary, PublishedPost } from '#schemas/post.ts';
import { type SearchKind, SearchResult } from '#schemas/search.ts';
import { checked } from './checked.ts';
import { type DocumentCall, type FillOptions, fillCall } from './document-call.ts';
import type { CallContext } from './named-documents.ts';

interface ListCall {
  readonly id: CallId;
  readonly profile: CacheProfile;
  readonly tags: readonly string[];
  readonly fill?: Omit<FillOptions, 'locale' | 'product'>;
}

/** A reader of lists whose rows pass `row`. The whole request is the key: each limit is a document of its own. */
function listOf<T extends TSchema>(row: T) {
  const rows = compileSchema(Type.Array(row));
  return (at: CallContext, { id, profile, tags, fill }: ListCall): DocumentCall<Static<T>[]> => {
    const request = fillCall(id, { ...at, ...fill });
    return { key: keyOf(id, at, request), request, profile, tags, read: checked(rows, request.path) };
  };
}

/** As `listOf`, with the number of all rows, which a header says (specification 7). */
function pageOf<T extends TSchema>(row: T) {
  const rows = listOf(row);
  return (at: CallContext, call: ListCall): DocumentCall<ListPage<Static<T>>> => {
    const list = rows(at, call);
    return {
      ...list,
      read: (data, response) => {
        const items = list.read(data, response);
        const stated = Number(response.headers['x-items-total']);
        // A platform that does not count has at least what it answers.
        return { items, total: Number.isInteger(stated) ? Math.max(stated, items.length) : items.length };
      },
    };
  };
}

const keyOf = (
  id: CallId,
  at: CallContext,
  { path, query, body }: DocumentCall<unknown>['request'],
): string => `${id} ${at.locale} ${JSON.stringify([path, query, body])}`;

const posts = pageOf(PostSummary);
const postCategories = listOf(PostCategory);
const faqCategories = listOf(FaqCategory);
const faqItems = listOf(FaqItem);
const goods = listOf(GoodSummary);
const goodsPage = pageOf(GoodSummary);
const goodsFilters = listOf(GoodsFilter);
const goodsSorters = listOf(GoodsSorter);
const goodCategories = listOf(GoodCategory);
const goodCategory = compileSchema(GoodCategory);
const markers = pageOf(MapMarker);
const banks = listOf(Bank);
const countries = listOf(Country);
const leadOffers = listOf(LeadOffer);
const authGroups = listOf(AuthGroup);
const post = compileSchema(PublishedPost);
const postCategory = compileSchema(PostCategory);
const searchResult = compileSchema(SearchResult);

export const postsCall = (at: CallContext, wanted: { category?: string; limit: number; offset?: number }) =>
  posts(at, {
    id: 'posts',
    profile: 'posts',
    tags: [contentKinds.post.tag('', at.locale)],
    fill: {
      query: {
        category: wanted.category ?? '',
        limit: String(wanted.limit),
        offset: String(wanted.offset ?? 0),
      },
    },
  });

export function postCall(at: CallContext, alias: string): DocumentCall<PublishedPost> {
  const request = fillCall('post', { ...at, params: { alias } });
  return {
    key: keyOf('post', at, request),
    request,
    profile: 'posts',
    tags: [contentKinds.post.tag('', at.locale)],
    read: checked(post, request.path),
  };
}

export function postCategoryCall(at: CallContext, alias: string): DocumentCall<PostCategory> {
  const request = fillCall('post-category', { ...at, params: { alias } });
  return {
    key: keyOf('post-category', at, request),
    request,
    profile: 'posts',
    tags: [contentKinds['post-category'].tag('', at.locale)],
    read: checked(postCategory, request.path),
  };
}

export const postCategoriesCall = (at: CallContext) =>
  postCategories(at, {
    id: 'post-categories',
    profile: 'posts',
    tags: [contentKinds['post-category'].tag('', at.locale)],
  });

export const faqCategoriesCall = (at: CallContext) =>
  faqCategories(at, {
    id: 'faq.categories',
    profile: 'faq',
    tags: [contentKinds['faq-category'].tag('', at.locale)],
  });

export const faqItemsCall = (at: CallContext, wanted: { category?: string }) =>
  faqItems(at, {
    id: 'faq.questions',
    profile: 'faq',
    tags: [contentKinds['faq-item'].tag('', at.locale)],
    fill: { query: { category: wanted.category ?? '' } },
  });

export const goodsCall = (at: CallContext, wanted: { category: string; limit: number }) =>
  goods(at, {
    id: 'catalog.goods',
    profile: 'goods',
    tags: [contentKinds.good.tag('', at.locale)],
    fill: { params: { alias: wanted.category }, body: { limit: wanted.limit, offset: 0 } },
  });

/** A part of the goods of a category, and what narrows them. */
export interface WantedGoodsPage {
  readonly category: string;
  readonly filters: GoodsFilters;
  readonly sort: GoodsOrder;
  readonly limit: number;
  readonly offset: number;
}

/** Narrowed or ordered otherwise, a list is one of very many that visitors put together. */
const listProfile = (filters: GoodsFilters, sort: GoodsOrder): CacheProfile =>
  sort === 'default' && Object.keys(filters).length === 0 ? 'goods' : 'goods_lists';

export const goodsPageCall = (at: CallContext, { category, filters, sort, limit, offset }: WantedGoodsPage) =>
  goodsPage(at, {
    id: 'catalog.goods',
    profile: listProfile(filters, sort),
    tags: [contentKinds.good.tag('', at.locale)],
    fill: { params: { alias: category }, body: { filters: inOrder(filters), sort, limit, offset } },
  });

export const goodsFiltersCall = (at: CallContext, wanted: { category: string; filters: GoodsFilters }) =>
  goodsFilters(at, {
    id: 'catalog.filters',
    profile: listProfile(wanted.filters, 'default'),
    tags: [contentKinds.good.tag('', at.locale)],
    fill: { body: { category: wanted.category, filters: inOrder(wanted.filters) } },
  });

/** The same filters ask the same, however they were put together. */
const inOrder = (filters: GoodsFilters): GoodsFilters =>
  Object.fromEntries(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Orders come with the platform, not from an editor: only their age makes them stale. */
export const goodsSortersCall = (at: CallContext) =>
  goodsSorters(at, { id: 'catalog.sorters', profile: 'goods', tags: [] });

export function goodCategoryCall(at: CallContext, alias: string): DocumentCall<GoodCategory> {
  const request = fillCall('catalog.category', { ...at, params: { alias } });
  return {
    key: keyOf('catalog.category', at, request),
    request,
    profile: 'goods',
    tags: [contentKinds['good-category'].tag('', at.locale)],
    read: checked(goodCategory, request.path),
  };
}

export const goodCategoriesCall = (at: CallContext) =>
  goodCategories(at, {
    id: 'catalog.categories',
    profile: 'goods',
    tags: [contentKinds['good-category'].tag('', at.locale)],
  });

export const mapMarkersCall = (at: CallContext, wanted: { limit: number; offset?: number }) =>
  markers(at, {
    id: 'map-markers',
    profile: 'map_markers',
    tags: [contentKinds['map-marker'].tag()],
    fill: { body: { limit: wanted.limit, offset: wanted.offset ?? limits.map_markers_offset_default } },
  });

const bankCalls = { repayment: 'bank.repayment', verification: 'pay.bank' } as const;

export const banksCall = (at: CallContext, use: BankUse) =>
  banks(at, { id: bankCalls[use], profile: 'banks', tags: [contentKinds.bank.tag()] });

/** Countries change with the standard, not with an editor's work: only their age makes them stale. */
export const countriesCall = (at: CallContext) =>
  countries(at, { id: 'countries', profile: 'countries', tags: [] });

/** Groups of customer accounts, titles in the visit's language; a configuration names them. */
export const authGroupsCall = (at: CallContext) =>
  authGroups(at, { id: 'auth-groups', profile: 'config', tags: [contentKinds.config.tag('auth-groups')] });

export const leadOffersCall = (at: CallContext) =>
  leadOffers(at, {
    id: 'cross-sell.lead-offers',
    profile: 'lead_offers',
    tags: [contentKinds['lead-offer'].tag('', at.locale)],
  });

/** Finds of a search. Anything may be among them, so any change of what is searched drops the answer. */
export function searchCall(
  at: CallContext,
  wanted: { query: string; kind?: SearchKind; limit: number; offset: number },
): DocumentCall<SearchResult> {
  const request = fillCall('search', {
    ...at,
    query: {
      q: wanted.query,
      kind: wanted.kind ?? '',
      limit: String(wanted.limit),
      offset: String(wanted.offset),
    },
  });
  return {
    key: keyOf('search', at, request),
    request,
    profile: 'search',
    tags: [
      'search',
      contentKinds.post.tag('', at.locale),
      contentKinds['faq-item'].tag('', at.locale),
      contentKinds.good.tag('', at.locale),
    ],
    read: checked(searchResult, request.path),
  };
}
