import { type TSchema, Type } from 'typebox';
import { Bank } from './bank.ts';
import { Carousel } from './carousel.ts';
import { Config } from './config.ts';
import { CustomEntityItem } from './custom-entity.ts';
import { CustomEntityType } from './custom-entity-type.ts';
import { FaqCategory, FaqItem } from './faq.ts';
import { FormDefinition } from './form.ts';
import { Good, GoodCategory } from './good.ts';
import { Language } from './language.ts';
import { LeadOffer } from './lead.ts';
import { Lookup } from './lookup.ts';
import { MapMarker } from './map-marker.ts';
import { Menu } from './menu.ts';
import { PageDocument } from './page.ts';
import { Post, PostCategory } from './post.ts';
import { ProductType } from './product-type.ts';
import { RedirectRule } from './redirect-rule.ts';
import { SeoRule } from './seo-rule.ts';
import { SnippetRule } from './snippets.ts';
import { Texts } from './texts.ts';
import { ViewBlock } from './view-block.ts';

/**
 * One kind of content that editors own: where the write API keeps it, what its body looks like, and which cache tag a
 * change raises. Platform routes, the engine's cache and the Studio are all derived from this list.
 */
export interface ContentKind {
  /** Segment under `/v2/system/manage/`. */
  readonly segment: string;
  readonly schema: TSchema;
  /** Names of the body's fields that together are the key of an entry; a kind without them has free keys. */
  readonly key?: readonly string[];
  /** Whether each locale has an entry of its own. Pages carry all locales in one document instead. */
  readonly perLocale: boolean;
  /** Role from which on staff may read; `author` where it is left out. */
  readonly read?: 'admin';
  /** Roles from which on drafts may be published; authors write drafts everywhere but where `write` says otherwise. */
  readonly write: 'author' | 'admin';
  /** Cache tag of the entry with this key and locale. Entries that are looked up by address share one tag. */
  readonly tag: (key: string, locale: string) => string;
  /** Tags of what is made of all entries of the kind: any change raises them, too. */
  readonly also?: readonly string[];
}

/** `type/id` of a custom entity item; the tag is the type's, because lists read all items. */
const entityType = (key: string): string => key.split('/')[0] ?? key;

export const contentKinds = {
  page: {
    segment: 'pages',
    schema: PageDocument,
    key: ['alias'],
    perLocale: false,
    write: 'author',
    tag: (key) => `page:${key}`,
    also: ['search'],
  },
  'view-block': {
    segment: 'blocks',
    schema: ViewBlock,
    key: ['key'],
    perLocale: true,
    write: 'author',
    tag: (key, locale) => `block:${key}:${locale}`,
  },
  menu: {
    segment: 'menus',
    schema: Menu,
    perLocale: true,
    write: 'author',
    tag: (key, locale) => `menu:${key}:${locale}`,
  },
  texts: {
    segment: 'texts',
    schema: Texts,
    perLocale: true,
    write: 'author',
    tag: (_key, locale) => `texts:${locale}`,
  },
  'seo-rule': {
    segment: 'seo-rules',
    schema: SeoRule,
    perLocale: true,
    write: 'author',
    tag: () => 'seo-rules',
  },
  snippet: {
    segment: 'snippets',
    schema: SnippetRule,
    perLocale: false,
    write: 'admin',
    tag: () => 'snippets',
  },
  'redirect-rule': {
    segment: 'redirects',
    schema: RedirectRule,
    perLocale: false,
    write: 'author',
    tag: () => 'redirect-rules',
  },
  lookup: {
    segment: 'lookups',
    schema: Lookup,
    perLocale: true,
    write: 'author',
    tag: (key, locale) => `lookup:${key}:${locale}`,
  },
  'custom-entity': {
    segment: 'custom-entities',
    schema: CustomEntityItem,
    key: ['type', 'id'],
    perLocale: true,
    write: 'author',
    tag: (key, locale) => `custom:${entityType(key)}:${locale}`,
  },
  // What an item consists of is for those who write it: no public answer holds it.
  'custom-entity-type': {
    segment: 'custom-entity-types',
    schema: CustomEntityType,
    key: ['alias'],
    perLocale: false,
    write: 'author',
    tag: () => 'custom-entity-types',
  },
  config: {
    segment: 'configs',
    schema: Config,
    key: ['category'],
    perLocale: false,
    // Among them is how applications are decided.
    read: 'admin',
    write: 'admin',
    tag: (key) => `config:${key}`,
  },
  carousel: {
    segment: 'carousels',
    schema: Carousel,
    key: ['alias'],
    perLocale: true,
    write: 'author',
    tag: (key, locale) => `carousel:${key}:${locale}`,
  },
  'map-marker': {
    segment: 'map-markers',
    schema: MapMarker,
    key: ['id'],
    perLocale: false,
    write: 'author',
    tag: () => 'map-markers',
  },
  language: {
    segment: 'languages',
    schema: Language,
    key: ['locale'],
    perLocale: false,
    write: 'admin',
    tag: () => 'languages',
  },
  // Lists read all entries of these kinds, so one tag per language is what a change drops.
  post: {
    segment: 'posts',
    schema: Post,
    key: ['alias'],
    perLocale: true,
    write: 'author',
    tag: (_key, locale) => `posts:${locale}`,
    also: ['search'],
  },
  'post-category': {
    segment: 'post-categories',
    schema: PostCategory,
    key: ['alias'],
    perLocale: true,
    write: 'author',
    tag: (_key, locale) => `posts:${locale}`,
  },
  'faq-category': {
    segment: 'faq-categories',
    schema: FaqCategory,
    key: ['alias'],
    perLocale: true,
    write: 'author',
    tag: (_key, locale) => `faq:${locale}`,
  },
  'faq-item': {
    segment: 'faq-items',
    schema: FaqItem,
    key: ['id'],
    perLocale: true,
    write: 'author',
    tag: (_key, locale) => `faq:${locale}`,
    also: ['search'],
  },
  good: {
    segment: 'goods',
    schema: Good,
    key: ['alias'],
    perLocale: true,
    write: 'author',
    tag: (_key, locale) => `goods:${locale}`,
  },
  'good-category': {
    segment: 'good-categories',
    schema: GoodCategory,
    key: ['alias'],
    perLocale: true,
    write: 'author',
    tag: (_key, locale) => `goods:${locale}`,
  },
  'product-type': {
    segment: 'product-types',
    schema: ProductType,
    key: ['alias'],
    perLocale: true,
    write: 'author',
    tag: (_key, locale) => `goods:${locale}`,
  },
  bank: {
    segment: 'banks',
    schema: Bank,
    key: ['id'],
    perLocale: false,
    write: 'author',
    tag: () => 'banks',
  },
  'lead-offer': {
    segment: 'lead-offers',
    schema: LeadOffer,
    key: ['alias'],
    perLocale: true,
    write: 'author',
    tag: (_key, locale) => `lead-offers:${locale}`,
  },
  form: {
    segment: 'forms',
    schema: FormDefinition,
    perLocale: true,
    write: 'author',
    tag: (key, locale) => `form:${key}:${locale}`,
  },
} as const satisfies Record<string, ContentKind>;

export type ContentKindName = keyof typeof contentKinds;
export const ContentKindName = Type.Union(Object.keys(contentKinds).map((name) => Type.Literal(name)));

/** Whether a word is the name of a kind of content. */
export const isContentKind = (word: string): word is ContentKindName => Object.hasOwn(contentKinds, word);
