import { queryOptions, useQuery } from '@tanstack/react-query';
import { languages as liveLanguages } from '#schemas/calls/content.ts';
import { kindCalls } from '#schemas/calls/staff/content.ts';
import { fallbackLocale } from '#schemas/constants.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { Language } from '#schemas/language.ts';
import { callStaff } from './staff-call.ts';

const { list } = kindCalls(contentKinds.language);

/** A language content is written in. */
export interface SiteLanguage {
  readonly locale: string;
  /** Its name in itself. */
  readonly name: string;
}

interface SiteLanguages {
  /** The one whose texts stand in documents themselves; those of the others stand beside them. Said by what is live. */
  readonly main: string;
  /** Drafts too, the main one first. */
  readonly all: readonly SiteLanguage[];
}

export const siteLanguagesQuery = queryOptions<SiteLanguages>({
  queryKey: ['site-languages'],
  queryFn: async ({ signal }) => {
    const [drafts, live] = await Promise.all([
      callStaff(list, { query: { limit: 100 }, signal }),
      callStaff(liveLanguages, { signal }),
    ]);
    const main = live.data.find(({ is_default }) => is_default)?.locale ?? fallbackLocale;
    const all = drafts.data
      .map(({ draft }) => draft as Language)
      .toSorted((a, b) => Number(b.locale === main) - Number(a.locale === main))
      .map(({ locale, selftitle }) => ({ locale, name: selftitle }));
    return { main, all };
  },
  staleTime: 60_000,
});

/** Languages of the site, the main one first; empty until they are known. */
export const useSiteLanguages = (): readonly SiteLanguage[] => useQuery(siteLanguagesQuery).data?.all ?? [];

/** The site's main language; undefined until it is known. */
export const useMainLanguage = (): string | undefined => useQuery(siteLanguagesQuery).data?.main;
