import type { ContentKindName } from '#schemas/content-kinds.ts';

/** All content of one site, as it is handed from one platform to another. */
export interface SiteExport {
  readonly name: string;
  readonly entries: readonly {
    readonly kind: ContentKindName;
    readonly key: string;
    /** Left out for kinds that are kept once for all languages. */
    readonly locale?: string;
    readonly data: unknown;
  }[];
}
