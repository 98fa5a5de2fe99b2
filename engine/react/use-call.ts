import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createBlockCache } from './query-of.ts';

export interface CallState<Data> extends Pick<UseQueryResult<Data>, 'data' | 'error'> {
  /** The last answer was a failure. Stays while it is asked again, so that no message comes and goes. */
  readonly failed: boolean;
  /** Milliseconds since the epoch of the last answer, a failure too; 0 before the first. */
  readonly answeredAt: number;
}

/**
 * The answer of a call that a block asks for after loading, by the options of `queryOf`. Each block has a cache of its own,
 * so that nothing of a visit outlives it, and no page without such a block loads the library.
 */
export function useCall<Answer, Data = Answer>(
  options: UseQueryOptions<Answer, Error, Data>,
): CallState<Data> {
  const [cache] = useState(createBlockCache);
  useEffect(() => {
    // Without it nobody tells the cache that the page is looked at again.
    cache.mount();
    return () => cache.unmount();
  }, [cache]);
  const { data, error, dataUpdatedAt, errorUpdatedAt } = useQuery(options, cache);
  return {
    data,
    error,
    failed: errorUpdatedAt > dataUpdatedAt,
    answeredAt: Math.max(dataUpdatedAt, errorUpdatedAt),
  };
}
