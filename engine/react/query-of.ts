import { QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { Call, DataOf } from '#schemas/calls/define-call.ts';
import { type CallInput, callPlatform } from './call-platform.ts';
import { isHandledElsewhere, pauseAfter } from './failure-policy.ts';

/**
 * TanStack's options for a call: the same question has the same key, and one nobody waits for any more is ended.
 * @param call null where nothing is to be asked: examples
 * @param restMs milliseconds of rest before it is asked, so that it is not asked for every letter that is typed
 */
export const queryOf = <C extends Call>(call: CallRef<C> | null, input: CallInput<C>, restMs = 0) => {
  const { query, body, params, locale } = input as CallInput<Call>;
  return queryOptions<DataOf<C>>({
    queryKey: [call, params, query, body, locale],
    queryFn:
      call === null
        ? skipToken
        : async ({ signal }) => {
            await rest(restMs, signal);
            return (await callPlatform(call, { ...input, signal })).data;
          },
  });
};

/** What a poll knows. */
interface PollState<Data> {
  readonly data?: Data | undefined;
  readonly error: Error | null;
  readonly dataUpdateCount: number;
  readonly errorUpdateCount: number;
}

/**
 * Options of a question that is asked again and again while the page is looked at, and at once when one comes back to it.
 * After a failure the table of failures says when (`failure-policy.ts`); never where another screen has taken over.
 * @param everyMs the pause after so many questions; false when all is known
 */
export const askedEvery = <Data = unknown>(
  everyMs: (asked: number, known: Pick<PollState<Data>, 'data' | 'error'>) => number | false,
) => {
  const pauseOf = (state: PollState<Data>): number | false => {
    const { error, dataUpdateCount, errorUpdateCount } = state;
    const usual = everyMs(dataUpdateCount + errorUpdateCount, state);
    if (usual === false || error === null) return usual;
    return pauseAfter(error, usual, usual) ?? (isHandledElsewhere(error) ? false : usual);
  };
  return {
    refetchInterval: ({ state }: { readonly state: PollState<Data> }) => pauseOf(state),
    refetchOnWindowFocus: ({ state }: { readonly state: PollState<Data> }) =>
      pauseOf(state) === false ? false : ('always' as const),
  };
};

/**
 * What one block knows of the platform. What the page came with is not asked for again; failures have their consequences in
 * one table and are not tried again here; and whether there is a connection only a call can tell.
 */
export const createBlockCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  });

const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (ms === 0) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
    return undefined;
  });
