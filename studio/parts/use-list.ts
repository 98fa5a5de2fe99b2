import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { Call } from '#schemas/calls/define-call.ts';
import { type ListQuery, listStaff, type QueryName, type RowOf } from '../app/staff-call.ts';

/** A list as `<DataTable>` shows it: the rows of one page, and what was asked for. */
export interface ListState<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly q: string;
  /** What a filter is set to; empty for everything. */
  readonly filter: (name: string) => string;
  readonly setQ: (q: string) => void;
  readonly setFilter: (name: string, value: string) => void;
  readonly setPage: (page: number) => void;
  readonly clear: () => void;
  /** Whether anything narrows the list. */
  readonly narrowed: boolean;
  /** Nothing arrived yet. */
  readonly pending: boolean;
  readonly error: Error | null;
  readonly refresh: () => Promise<unknown>;
}

interface Options<C extends Call> {
  /** The call that lists; its path begins the key in the cache, too: `['list', path]`. */
  readonly call: C;
  /** Filters that are passed on to the call; they stand in the address, so that a view can be sent to a colleague. */
  readonly filters?: readonly QueryName<C>[];
  /** Asked for besides, and not for people to change. */
  readonly fixed?: ListQuery<C>;
  /** Rows of a page. */
  readonly pageSize?: number;
}

/** Rows of a list call, with search, filters and pages kept in the address of the screen. */
export function useList<C extends Call>({
  call,
  filters = [],
  fixed,
  pageSize = 50,
}: Options<C>): ListState<RowOf<C>> {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page') ?? 1)) || 1);
  const q = params.get('q') ?? '';
  const asked = Object.fromEntries(
    filters.flatMap((name) => {
      const value = params.get(name) ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
  const query = {
    ...fixed,
    ...asked,
    ...(q !== '' && { q }),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
  const answer = useQuery({
    queryKey: ['list', call.path, query],
    queryFn: ({ signal }) => listStaff(call, { query, signal }),
    // The old rows stay while the new ones are on their way: no flicker at every letter.
    placeholderData: keepPreviousData,
  });
  const put = useCallback(
    (name: string, value: string) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === '') next.delete(name);
          else next.set(name, value);
          // Another question begins at its first page.
          if (name !== 'page') next.delete('page');
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const setQ = useCallback((value: string) => put('q', value), [put]);
  const setPage = useCallback((value: number) => put('page', value === 1 ? '' : String(value)), [put]);
  const clear = useCallback(() => setParams({}, { replace: true }), [setParams]);
  return {
    rows: answer.data?.data ?? [],
    total: answer.data?.total ?? 0,
    page,
    pageSize,
    q,
    filter: (name) => params.get(name) ?? '',
    setQ,
    setFilter: put,
    setPage,
    clear,
    narrowed: q !== '' || Object.keys(asked).length > 0,
    pending: answer.isPending,
    error: answer.error,
    refresh: answer.refetch,
  };
}
