import { useQuery } from '@tanstack/react-query';
import { kindCalls } from '#schemas/calls/staff/content.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { type ContentKind, contentKinds } from '#schemas/content-kinds.ts';
import { callStaff } from '../../app/staff-call.ts';

/** Rows a field asks for: more than anybody looks through, so what is written narrows them here. */
const most = 200;
const none: readonly ContentEntry[] = [];

/** Entries of one kind to choose from, fetched when they are first wanted and kept for a minute. */
export function useEntries(segment: string, wanted: boolean): readonly ContentEntry[] {
  const kind = Object.values<ContentKind>(contentKinds).find((one) => one.segment === segment);
  const { data } = useQuery({
    queryKey: ['field-entries', segment],
    queryFn: async ({ signal }) =>
      kind ? (await callStaff(kindCalls(kind).list, { query: { limit: most }, signal })).data : none,
    enabled: wanted && kind !== undefined,
    staleTime: 60_000,
  });
  return data ?? none;
}
