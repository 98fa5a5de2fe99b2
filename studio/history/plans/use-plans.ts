import { useQuery } from '@tanstack/react-query';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import { type EntryPlan, plansOf, waitingPlans } from './plan-calls.ts';

/** What waits for the entries of a kind. @returns the plans of one of them */
export function useKindPlans(kind: string): (ref: EntryRef) => readonly EntryPlan[] {
  const { data = [] } = useQuery({
    queryKey: ['schedule', 'waiting', kind],
    queryFn: ({ signal }) => waitingPlans({ kind }, signal),
  });
  return (ref) => plansOf(data, ref);
}

/** What waits for one entry. */
export function useEntryPlans({ kind, key, locale }: EntryRef): readonly EntryPlan[] {
  const ref = { kind, key, locale };
  const { data = [] } = useQuery({
    queryKey: ['schedule', 'waiting', kind, key, locale],
    queryFn: ({ signal }) => waitingPlans(ref, signal),
  });
  return plansOf(data, ref);
}
