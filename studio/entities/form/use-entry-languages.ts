import { useQuery } from '@tanstack/react-query';
import { kindCalls } from '#schemas/calls/staff/content.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { callStaff } from '../../app/staff-call.ts';
import type { EntityKind } from '../entity-kind.ts';

/** The entry in each language that has it: locale -> entry. */
export function useEntryLanguages(
  { kind }: EntityKind,
  { key }: EntryRef,
): ReadonlyMap<string, ContentEntry> {
  const { perLocale } = contentKinds[kind];
  const { data } = useQuery({
    queryKey: ['entry-languages', kind, key],
    queryFn: async ({ signal }) =>
      (
        await callStaff(kindCalls(contentKinds[kind]).list, {
          query: { q: key, limit: 200 },
          signal,
        })
      ).data,
    enabled: perLocale,
  });
  return new Map((data ?? []).filter((one) => one.key === key).map((one) => [one.locale, one]));
}
