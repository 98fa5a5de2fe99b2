import { useQuery } from '@tanstack/react-query';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { api } from '../../app/api.ts';

/** Rows a field asks for: more than anybody looks through, so what is written narrows them here. */
const most = 200;
const none: readonly ContentEntry[] = [];

/** Entries of one kind to choose from, fetched when they are first wanted and kept for a minute. */
export function useEntries(segment: string, wanted: boolean): readonly ContentEntry[] {
  const { data } = useQuery({
    queryKey: ['field-entries', segment],
    queryFn: async ({ signal }) =>
      (
        await api<readonly ContentEntry[]>(`/v2/system/manage/${segment}`, {
          query: { limit: most },
          signal,
        })
      ).data,
    enabled: wanted,
    staleTime: 60_000,
  });
  return data ?? none;
}
