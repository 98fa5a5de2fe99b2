import { keepPreviousData } from '@tanstack/react-query';
import { usePage } from '#engine/react/page-context.tsx';
import { queryOf } from '#engine/react/query-of.ts';
import { useCall } from '#engine/react/use-call.ts';
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
  { least, best = 'first' }: { readonly least: number; readonly best?: BestHit },
): readonly RegistryHit[] {
  const { locale } = usePage();
  const enabled = (query['q'] ?? '').length >= least;
  const { data = [] } = useCall({
    ...queryOf(call, { query, locale }, restMs),
    enabled,
    placeholderData: keepPreviousData,
  });
  return enabled ? bestFirst(readHits(data), best) : [];
}
