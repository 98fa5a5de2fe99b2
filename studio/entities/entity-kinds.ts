import { contentKinds } from '#schemas/content-kinds.ts';
import { forms } from '../forms/form-kind.ts';
import type { EntityKind } from './entity-kind.ts';
import { carousels, postCategories, posts, viewBlocks } from './kinds/articles.ts';
import { customEntities, customEntityTypes } from './kinds/custom.ts';
import { faqCategories, faqItems } from './kinds/faq.ts';
import { banks, goodCategories, goods, leadOffers, mapMarkers } from './kinds/shop.ts';
import { configs, languages, lookups, menus, redirects, seoRules, snippets } from './kinds/site.ts';

const all: readonly EntityKind[] = [
  menus,
  viewBlocks,
  seoRules,
  snippets,
  redirects,
  lookups,
  carousels,
  customEntities,
  customEntityTypes,
  mapMarkers,
  banks,
  leadOffers,
  languages,
  configs,
  posts,
  postCategories,
  faqItems,
  faqCategories,
  goods,
  goodCategories,
  forms,
];

const bySegment: ReadonlyMap<string, EntityKind> = new Map(
  all.map((one) => [contentKinds[one.kind].segment, one]),
);

/** The kind whose calls stand under this segment; undefined for one that has a screen of its own, or is none. */
export const entityKindAt = (segment: string): EntityKind | undefined => bySegment.get(segment);
