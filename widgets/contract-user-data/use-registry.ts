import { useEffect, useRef, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { addressCity, addressCode, addressStreet } from '#schemas/calls/address.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { type BestHit, bestFirst, type RegistryHit, readHits } from './registry-hits.ts';

/** Milliseconds of rest before the registry is asked: not for every letter. */
const restMs = 250;

/**
 * Rows the registry of addresses has for what is typed, the best first. Where it does not answer there are none: an
 * address may be written without it.
 * @param query what is asked for; nothing is asked while `q` is shorter than `least`
 * @param best where the best hit stands in the answer: of cities it is the last (specification 7: the result is reversed)
 */
export function useRegistry(
  call: CallRef<typeof addressCode | typeof addressCity | typeof addressStreet>,
  query: Readonly<Record<string, string>>,
  least: number,
  best: BestHit = 'first',
): readonly RegistryHit[] {
  const { locale } = usePage();
  const [hits, setHits] = useState<readonly RegistryHit[]>([]);
  const asked = JSON.stringify(query);
  const latest = useRef(query);
  latest.current = query;
  const long = (query['q'] ?? '').length >= least;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words asked for stand for the record that holds them
  useEffect(() => {
    if (!long) {
      setHits([]);
      return undefined;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      callPlatform(call, { query: latest.current, locale, signal: stop.signal })
        .then(({ data }) => setHits(readHits(data)))
        .catch(() => {
          if (!stop.signal.aborted) setHits([]);
        });
    }, restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, long, call, locale]);
  return bestFirst(hits, best);
}
