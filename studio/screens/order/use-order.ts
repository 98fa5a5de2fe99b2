import { useQuery, useQueryClient } from '@tanstack/react-query';
import { orderCounts, orderQueue, orderRead } from '#schemas/calls/staff/orders.ts';
import type { StaffOrder } from '#schemas/studio/orders.ts';
import { callStaff } from '../../app/staff-call.ts';

/** An order that is open, and what to do when it became another. */
export function useOrder(number: string) {
  const cache = useQueryClient();
  const queryKey = ['order', number];
  const known = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callStaff(orderRead, { params: { number }, signal })).data,
    // Every look is written down: it is asked for when somebody opens it, and not when a window gets the focus.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const listsChanged = () =>
    Promise.all(
      [orderQueue, orderCounts].map(({ path }) => cache.invalidateQueries({ queryKey: ['list', path] })),
    );
  return {
    known,
    /** Shows what an act answered. */
    show: (order: StaffOrder) => {
      cache.setQueryData(queryKey, order);
      void listsChanged();
    },
    /** Asks anew: somebody was faster. */
    askAgain: async () => {
      await Promise.all([known.refetch(), listsChanged()]);
    },
  };
}
