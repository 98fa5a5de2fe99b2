import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { PageDocument } from '#schemas/page.ts';
import type { SiteExport } from '../seed.ts';

/** One stored entry of a demo site. */
export type SiteEntry = SiteExport['entries'][number];

/** An entry of a kind that is kept once for all languages. */
export const shared = (kind: ContentKindName, key: string, data: unknown): SiteEntry => ({ kind, key, data });

/** An entry of a kind that each language has for itself. */
export const inLocale =
  (locale: string) =>
  (kind: ContentKindName, key: string, data: unknown): SiteEntry => ({ kind, key, locale, data });

/** A page under its alias. */
export const page = (document: PageDocument): SiteEntry => shared('page', document.alias, document);
