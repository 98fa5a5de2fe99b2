import { useQuery } from '@tanstack/react-query';
import { Check } from 'typebox/value';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { CustomEntityType } from '#schemas/custom-entity-type.ts';
import { ApiError, api } from '../../app/api.ts';

/**
 * The definition of a type as it is written now, published or not; null where there is none, undefined until it is known.
 * @param alias empty while it is not known yet
 */
export function useEntityType(alias: string): CustomEntityType | null | undefined {
  const { data, error } = useQuery({
    queryKey: ['entity-type', alias],
    queryFn: async ({ signal }) => {
      const call = `/v2/system/manage/custom-entity-types/${encodeURIComponent(alias)}`;
      try {
        const { data } = await api<ContentEntry>(call, { signal });
        return Check(CustomEntityType, data.draft) ? data.draft : null;
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 404) return null;
        throw failure;
      }
    },
    enabled: alias !== '',
    retry: false,
  });
  if (alias === '') return null;
  return error ? null : data;
}
