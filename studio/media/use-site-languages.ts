import { useQuery } from '@tanstack/react-query';
import { kindCalls } from '#schemas/calls/staff/content.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { Language } from '#schemas/language.ts';
import { callStaff } from '../app/staff-call.ts';

const { list } = kindCalls(contentKinds.language);

/** A language content is written in. */
export interface SiteLanguage {
  readonly locale: string;
  /** Its name in itself. */
  readonly name: string;
}

/** Languages of the site, the default one first; empty until they are known. */
export function useSiteLanguages(): readonly SiteLanguage[] {
  const answer = useQuery({
    queryKey: ['site-languages'],
    queryFn: async ({ signal }) => (await callStaff(list, { signal })).data,
    staleTime: 5 * 60_000,
  });
  return (answer.data ?? [])
    .map(({ draft }) => draft as Language)
    .toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
    .map(({ locale, selftitle }) => ({ locale, name: selftitle }));
}
