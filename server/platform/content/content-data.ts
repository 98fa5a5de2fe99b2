import type { Bank } from '#schemas/bank.ts';
import type { Carousel } from '#schemas/carousel.ts';
import type { Config } from '#schemas/config.ts';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { CustomEntityItem } from '#schemas/custom-entity.ts';
import type { CustomEntityType } from '#schemas/custom-entity-type.ts';
import type { FaqCategory, FaqItem } from '#schemas/faq.ts';
import type { FormDefinition } from '#schemas/form.ts';
import type { Good, GoodCategory } from '#schemas/good.ts';
import type { Language } from '#schemas/language.ts';
import type { LeadOffer } from '#schemas/lead.ts';
import type { LookupItem } from '#schemas/lookup.ts';
import type { MapMarker } from '#schemas/map-marker.ts';
import type { Menu } from '#schemas/menu.ts';
import type { PageDocument } from '#schemas/page.ts';
import type { Post, PostCategory } from '#schemas/post.ts';
import type { RedirectRule } from '#schemas/redirect-rule.ts';
import type { SeoRule } from '#schemas/seo-rule.ts';
import type { SnippetRule } from '#schemas/snippets.ts';
import type { Texts } from '#schemas/texts.ts';
import type { ViewBlock } from '#schemas/view-block.ts';

/** What the body of a published entry is, by kind: it was checked by the kind's schema before it went live. */
export interface ContentData extends Record<ContentKindName, unknown> {
  page: PageDocument;
  'view-block': ViewBlock;
  menu: Menu;
  texts: Texts;
  'seo-rule': SeoRule;
  snippet: SnippetRule;
  'redirect-rule': RedirectRule;
  lookup: LookupItem[];
  'custom-entity': CustomEntityItem;
  'custom-entity-type': CustomEntityType;
  config: Config;
  carousel: Carousel;
  'map-marker': MapMarker;
  language: Language;
  post: Post;
  'post-category': PostCategory;
  'faq-category': FaqCategory;
  'faq-item': FaqItem;
  good: Good;
  'good-category': GoodCategory;
  bank: Bank;
  form: FormDefinition;
  'lead-offer': LeadOffer;
}
