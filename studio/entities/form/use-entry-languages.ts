import { useQuery } from '@tanstack/react-query';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { api } from '../../app/api.ts';
import type { EntityKind } from '../entity-kind.ts';

/** The entry in each language that has it: locale -> entry. */
export function useEntryLanguages(
  { kind }: EntityKind,
  { key }: EntryRef,
): ReadonlyMap<string, ContentEntry> {
  const { segment, perLocale } = contentKinds[kind];
  const { data } = useQuery({
    queryKey: ['entry-languages', kind, key],
    queryFn: async ({ signal }) =>
      (
        await api<readonly ContentEntry[]>(`/v2/system/manage/${segment}`, {
          query: { q: key, limit: 200 },
          signal,
        })
      ).data,
    enabled: perLocale,
  });
  return new Map((data ?? []).filter((one) => one.key === key).map((one) => [one.locale, one]));
}
