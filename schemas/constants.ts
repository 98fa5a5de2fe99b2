/**
 * Business constants and limits of specification 9. Each stands here once; code and tests import it.
 */

/** Cache times in seconds. `page`, `carousel`, `faq`, `comments` and the per-address rules are ours: the specification names none for them. */
export const cacheSeconds = {
  locale_list: 60,
  config: 600,
  menus: 600,
  view_blocks: 600,
  lookups: 600,
  seo_rules: 600,
  custom_entities: 600,
  texts: 600,
  pages: 60,
  carousels: 600,
  snippets: 600,
  redirect_rules: 600,
  posts: 60,
  faq: 600,
  comments: 10,
  goods: 60,
  goods_lists: 60,
  map_markers: 600,
  banks: 600,
  countries: 600,
  lead_offers: 600,
  search: 60,
  forms: 60,
} as const;
export type CacheProfile = keyof typeof cacheSeconds;

/** The response header that flushes every cached document when its value changes. */
export const cacheTokenHeader = 'cache-token';

/** Numbers of `limits` that browsers count by; by themselves, they stand where they are used. */
export const mostWishes = 10_000;
export const mostChats = 100;

/** How many rows a list answers at most. */
export const limits = {
  lookup: 50,
  blocks: 10_000,
  configs: 10_000,
  categories: 10_000,
  faq: 10_000,
  post_categories: 10_000,
  /** Posts on one page of their list; the specification names no number. */
  posts_page: 9,
  wishlist: mostWishes,
  comments: 100,
  comments_page: 10,
  answers_page: 10,
  custom_entities: 100,
  chat_list: mostChats,
  map_markers_default: 5,
  map_markers_offset_default: 0,
} as const;

/** What a unit in the cart counts as, in minor units, where its price is not known (specification 7 and 9). */
export const cartUnitMinor = 10_000;
/** Bounds of a cart; the specification names none. */
export const mostCartLines = 50;
export const mostCartPieces = 99;

/** The page loader: four icons, one second each, gone after ten seconds. */
export const pageLoader = { stages: 4, stageMs: 1000 } as const;
export const pageLoaderStopsMs = 10_000;

/** Life of a code and of a link of a message (security thresholds). */
export const codeLifeMs = 10 * 60_000;
/** A new notification is scrolled into view after this long. */
export const notificationScrollMs = 100;
/** The flag "moving to a status screen" clears itself after this long. */
export const transitionResetMs = 500;
/** A processing status is asked again this often. */
export const statusPollMs = 3000;
/** Length of a smooth scroll. */
export const scrollMs = 500;
/** Decimals of a money amount. */
export const moneyPrecision = 2;
/** Images load when they come within 1.3 viewport heights; a failed one is not tried again. */
export const imagePreloadFactor = 1.3;
/** A page reloads because of a missing chunk at most this often, in seconds. */
export const chunkReloadMinIntervalS = 60;
/** Links are prefetched in idle time, at the latest after this long. */
export const prefetchIdleTimeoutMs = 2000;

/** Messages the specification fixes word for word; what a person reads comes from translations. */
export const messages = {
  notFound: 'This page could not be found',
  siteOffline: 'Site is offline',
  offlineTitle: 'Connection Error',
  offlineText: 'There is no internet connection',
} as const;

/**
 * Language of a site whose content names none: of an empty database, and while the languages cannot be read. Everywhere else the
 * main language is the one that the content says (`Language.is_default`).
 */
export const fallbackLocale = 'pl';
