import { useQuery } from '@tanstack/react-query';
import { Check } from 'typebox/value';
import { entryCalls } from '#schemas/calls/staff/content.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { CustomEntityType } from '#schemas/custom-entity-type.ts';
import { ApiError } from '../../app/api.ts';
import { callStaff } from '../../app/staff-call.ts';

const { read } = entryCalls(contentKinds['custom-entity-type'], 'one');

/**
 * The definition of a type as it is written now, published or not; null where there is none, undefined until it is known.
 * @param alias empty while it is not known yet
 */
export function useEntityType(alias: string): CustomEntityType | null | undefined {
  const { data, error } = useQuery({
    queryKey: ['entity-type', alias],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await callStaff(read, { params: { key: alias }, signal });
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
