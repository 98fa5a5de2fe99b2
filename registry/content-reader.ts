import type { Bank, BankUse } from '#schemas/bank.ts';
import type { Carousel } from '#schemas/carousel.ts';
import type { FirstComments } from '#schemas/comments-page.ts';
import type { CustomEntityItem } from '#schemas/custom-entity.ts';
import type { AuthGroup } from '#schemas/customer.ts';
import type { FaqCategory, FaqItem } from '#schemas/faq.ts';
import type { GoodCategory, GoodDetails, GoodSummary, PriceHistory } from '#schemas/good.ts';
import type { GoodNeighbours, GoodsFilter, GoodsFilters, GoodsSorter } from '#schemas/goods-list.ts';
import type { GoodsOrder } from '#schemas/goods-list-address.ts';
import type { LeadOffer } from '#schemas/lead.ts';
import type { CalculatorOptions } from '#schemas/lending/calculator.ts';
import type { ListPage } from '#schemas/list-page.ts';
import type { Country, LookupItem } from '#schemas/lookup.ts';
import type { MapMarker } from '#schemas/map-marker.ts';
import type { Menu } from '#schemas/menu.ts';
import type { PostCategory, PostSummary, PublishedPost } from '#schemas/post.ts';
import type { SearchKind, SearchResult } from '#schemas/search.ts';
import type { ViewBlock } from '#schemas/view-block.ts';

/**
 * What a widget's queries may read from the content system, in the visit's language. On the server the engine answers
 * from its cache and notes each read, so that a change drops exactly the pages that used it. A missing document is
 * `null` or an empty list; a failed read throws and leaves the block out.
 */
export interface ContentReader {
  readonly locale: string;
  menu(key: string): Promise<Menu>;
  viewBlock(key: string): Promise<ViewBlock | null>;
  carousel(alias: string): Promise<Carousel | null>;
  lookup(alias: string): Promise<LookupItem[]>;
  customEntities(type: string): Promise<CustomEntityItem[]>;
  customEntity(type: string, id: string): Promise<CustomEntityItem | null>;
  /** Values of one configuration category; empty when there is none. */
  config(category: string): Promise<Readonly<Record<string, unknown>>>;
  /** Newest posts first, from `offset` on, of one category or of all. */
  posts(wanted: {
    readonly category?: string;
    readonly limit: number;
    readonly offset?: number;
  }): Promise<ListPage<PostSummary>>;
  /** One post with its text; null when there is none, or it is dated in the future. */
  post(alias: string): Promise<PublishedPost | null>;
  /** First page of the comments on a post as everybody reads them; null when there is no such post. */
  comments(alias: string): Promise<FirstComments | null>;
  postCategories(): Promise<PostCategory[]>;
  /** One category of posts; null when there is none. */
  postCategory(alias: string): Promise<PostCategory | null>;
  /** Categories of questions in their order. */
  faqCategories(): Promise<FaqCategory[]>;
  /** Questions with their answers in their order, of one category or of all. */
  faqItems(wanted: { readonly category?: string }): Promise<FaqItem[]>;
  goods(wanted: { readonly category: string; readonly limit: number }): Promise<GoodSummary[]>;
  /** Goods of a category and of those below it, narrowed and in an order; null when there is no such category. */
  goodsPage(wanted: {
    readonly category: string;
    readonly filters: GoodsFilters;
    readonly sort: GoodsOrder;
    readonly limit: number;
    readonly offset: number;
  }): Promise<ListPage<GoodSummary> | null>;
  /**
   * What the goods of a category can be narrowed by while `filters` are set; null when there is no such category. Without any
   * set it is all that can ever be, which is what an address may ask for: whatever else stands there changes nothing.
   */
  goodsFilters(wanted: {
    readonly category: string;
    readonly filters: GoodsFilters;
  }): Promise<GoodsFilter[] | null>;
  /** Orders a list of goods can have. */
  goodsSorters(): Promise<GoodsSorter[]>;
  /** One category of goods; null when there is none. */
  goodCategory(alias: string): Promise<GoodCategory | null>;
  goodCategories(): Promise<GoodCategory[]>;
  /** One article with its product type and its variants; null when there is none. */
  good(alias: string): Promise<GoodDetails | null>;
  /** What stands beside an article in the list of a category; `list` is the query of the list's page. Null: no such category. */
  goodNeighbours(wanted: {
    readonly alias: string;
    readonly category: string;
    readonly list: string;
  }): Promise<GoodNeighbours | null>;
  /** What an article cost in the last 30 days; null when there is none. */
  priceHistory(alias: string): Promise<PriceHistory | null>;
  mapMarkers(wanted: { readonly limit: number; readonly offset?: number }): Promise<ListPage<MapMarker>>;
  banks(use: BankUse): Promise<Bank[]>;
  countries(): Promise<Country[]>;
  leadOffers(): Promise<LeadOffer[]>;
  /** Bounds and price of the loan as the platform lends it on `day` (`QueryContext.today`); null where it has no such call. */
  calculatorOptions(day: string): Promise<CalculatorOptions | null>;
  /** Groups of customer accounts; sign-up and sign-in have forms for each. */
  authGroups(): Promise<AuthGroup[]>;
  /** Pages, posts, questions, goods and their categories that hold all words of `query`, or those of one kind. */
  search(wanted: {
    readonly query: string;
    readonly kind?: SearchKind;
    readonly limit: number;
    readonly offset: number;
  }): Promise<SearchResult>;
}
