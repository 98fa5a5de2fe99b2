import { formSources } from '#schemas/form-source.ts';
import type { Snippets } from '#schemas/snippets.ts';
import { isAddress, redirectRuleCall, seoRuleCall, snippetsCall } from './address-documents.ts';
import { calculatorCall } from './calculator-document.ts';
import { commentsCall } from './comments-document.ts';
import type { Deadline } from './deadline.ts';
import { type ContentSourceOptions, createDocumentCache, type DocumentCache } from './document-cache.ts';
import { isSegment } from './document-call.ts';
import { formCall, formName, passwordRulesCall } from './form-documents.ts';
import { goodCall, goodNeighboursCall, priceHistoryCall } from './good-documents.ts';
import {
  authGroupsCall,
  banksCall,
  countriesCall,
  faqCategoriesCall,
  faqItemsCall,
  goodCategoriesCall,
  goodCategoryCall,
  goodsCall,
  goodsFiltersCall,
  goodsPageCall,
  goodsSortersCall,
  leadOffersCall,
  mapMarkersCall,
  postCall,
  postCategoriesCall,
  postCategoryCall,
  postsCall,
  searchCall,
} from './list-documents.ts';
import {
  batchedMenus,
  type CallContext,
  carouselCall,
  configCall,
  customEntitiesCall,
  customEntityCall,
  languagesCall,
  lookupCall,
  menuCall,
  menusCall,
  textsCall,
  viewBlockCall,
} from './named-documents.ts';
import { pageCall } from './page-document.ts';
import type { VisitContent } from './visit-content.ts';
import { createVisitDocuments, type VisitDocuments } from './visit-documents.ts';

export type { ContentSourceOptions } from './document-cache.ts';

/** The content system as the engine sees it: one for the process, shared by all visits. */
export interface ContentSource {
  /**
   * Content for one visit. Everything it returns is frozen all the way down and shared with other visits: copy before
   * changing. Whatever has not come by the deadline is answered with its last good copy, or fails; requests to the host go on
   * for the others.
   */
  forVisit(visit: { readonly locale: string; readonly deadline?: Deadline }): VisitContent;
  /** For a page that begins now: as long as one answer may take, however many have to be had one after the other. */
  deadline(): Deadline;
  /** Makes everything read under these tags stale, also what is being fetched now; `*` means all. */
  invalidate(tags: readonly string[]): void;
  /** Makes everything stale, e.g. after changes may have been missed. Last good copies stay. */
  flush(): void;
}

/**
 * Reads the content system over a transport: checked against the schemas, cached with the times of specification 9, one
 * request per document at a time, last good copies while the host fails.
 * @throws Error when the product cannot stand in an address
 */
export function createContentSource(options: ContentSourceOptions): ContentSource {
  const { product } = options;
  if (!isSegment(product)) throw new Error(`product must be one segment of an address, not "${product}"`);
  const cache = createDocumentCache(options);
  return {
    forVisit: ({ locale, deadline }) => createVisitContent(cache, { locale, product }, deadline),
    deadline: () => performance.now() + options.timeoutMs,
    invalidate: (tags) => cache.invalidate(tags),
    flush: () => cache.invalidate(['*']),
  };
}

/** One for all: what is made of it is kept by it. */
const noEntries: Readonly<Record<string, never>> = Object.freeze({});
const noSnippets: Snippets = Object.freeze({ head: '', body_begin: '', body_end: '' });

const createVisitContent = (cache: DocumentCache, at: CallContext, deadline?: Deadline): VisitContent =>
  contentOf(createVisitDocuments(cache, deadline), at);

function contentOf(documents: VisitDocuments, at: CallContext): VisitContent {
  const batched = batchedMenus(at.product);
  return {
    locale: at.locale,
    product: at.product,
    languages: async () => (await documents.read(languagesCall(at))) ?? [],
    texts: async () => (await documents.read(textsCall(at))) ?? noEntries,
    async page(alias) {
      return isSegment(alias) ? documents.read(pageCall(at, alias)) : null;
    },
    lastPage: (alias) => (isSegment(alias) ? documents.last(pageCall(at, alias)) : undefined),
    async form(source) {
      return isSegment(formName(source)) || formSources[source.kind].name === 'none'
        ? documents.read(formCall(at, source))
        : null;
    },
    passwordRules: () => documents.read(passwordRulesCall(at)),
    async menu(key) {
      if (!isSegment(key)) return [];
      const own = menuCall(at, key);
      if (!batched.includes(key)) return (await documents.read(own)) ?? [];
      const menus = (await documents.read(menusCall(at), own.tags)) ?? {};
      return (Object.hasOwn(menus, key) ? menus[key] : undefined) ?? [];
    },
    async viewBlock(key) {
      return isSegment(key) ? documents.read(viewBlockCall(at, key)) : null;
    },
    async carousel(alias) {
      return isSegment(alias) ? documents.read(carouselCall(at, alias)) : null;
    },
    async lookup(alias) {
      return (isSegment(alias) ? await documents.read(lookupCall(at, alias)) : null) ?? [];
    },
    async customEntities(type) {
      return (isSegment(type) ? await documents.read(customEntitiesCall(at, type)) : null) ?? [];
    },
    async customEntity(type, id) {
      return isSegment(type) && isSegment(id) ? documents.read(customEntityCall(at, type, id)) : null;
    },
    posts: async (wanted) => (await documents.read(postsCall(at, wanted))) ?? { items: [], total: 0 },
    post: async (alias) => (isSegment(alias) ? documents.read(postCall(at, alias)) : null),
    comments: async (alias) => (isSegment(alias) ? documents.read(commentsCall(at, alias)) : null),
    postCategory: async (alias) => (isSegment(alias) ? documents.read(postCategoryCall(at, alias)) : null),
    postCategories: async () => (await documents.read(postCategoriesCall(at))) ?? [],
    faqCategories: async () => (await documents.read(faqCategoriesCall(at))) ?? [],
    faqItems: async (wanted) => (await documents.read(faqItemsCall(at, wanted))) ?? [],
    async goods(wanted) {
      return (isSegment(wanted.category) ? await documents.read(goodsCall(at, wanted)) : null) ?? [];
    },
    goodsPage: async (wanted) =>
      isSegment(wanted.category) ? documents.read(goodsPageCall(at, wanted)) : null,
    goodsFilters: async (wanted) =>
      isSegment(wanted.category) ? documents.read(goodsFiltersCall(at, wanted)) : null,
    goodsSorters: async () => (await documents.read(goodsSortersCall(at))) ?? [],
    goodCategory: async (alias) => (isSegment(alias) ? documents.read(goodCategoryCall(at, alias)) : null),
    goodCategories: async () => (await documents.read(goodCategoriesCall(at))) ?? [],
    good: async (alias) => (isSegment(alias) ? documents.read(goodCall(at, alias)) : null),
    goodNeighbours: async (wanted) =>
      isSegment(wanted.alias) && isSegment(wanted.category)
        ? documents.read(goodNeighboursCall(at, wanted))
        : null,
    priceHistory: async (alias) => (isSegment(alias) ? documents.read(priceHistoryCall(at, alias)) : null),
    mapMarkers: async (wanted) =>
      (await documents.read(mapMarkersCall(at, wanted))) ?? { items: [], total: 0 },
    banks: async (use) => (await documents.read(banksCall(at, use))) ?? [],
    countries: async () => (await documents.read(countriesCall(at))) ?? [],
    authGroups: async () => (await documents.read(authGroupsCall(at))) ?? [],
    calculatorOptions: (day) => documents.read(calculatorCall(at, day)),
    leadOffers: async () => (await documents.read(leadOffersCall(at))) ?? [],
    search: async (wanted) => (await documents.read(searchCall(at, wanted))) ?? { total: 0, items: [] },
    async config(category) {
      return (isSegment(category) ? await documents.read(configCall(at, category)) : null) ?? noEntries;
    },
    async seoRule(path) {
      return isAddress(path) ? documents.read(seoRuleCall(at, path)) : null;
    },
    async snippets(path) {
      const found = isAddress(path) ? await documents.read(snippetsCall(at, path)) : null;
      return found ?? noSnippets;
    },
    async redirectRule(path) {
      return isAddress(path) ? documents.read(redirectRuleCall(at, path)) : null;
    },
    get reads() {
      return documents.reads();
    },
    noting: (note) => contentOf(documents.noting(note), at),
    areSame: documents.areSame,
  };
}
