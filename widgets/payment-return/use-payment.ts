import { useEffect, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { Failed } from '#engine/react/platform-failures.ts';
import { askedEvery, queryOf } from '#engine/react/query-of.ts';
import { useCall } from '#engine/react/use-call.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { payStatus } from '#schemas/calls/payments.ts';
import type { PayStatus } from '#schemas/lending/payments.ts';
import { forgetOrder, rememberedOrder } from '#ui/loan/remembered-order.ts';
import { longAfterMs, pauseBefore } from './payment-poll.ts';

interface WatchedPayment {
  /** Null while nothing is known, or there is no such payment. */
  readonly status: PayStatus | null;
  /** There is no payment to wait for. */
  readonly none: boolean;
  /** The last question had no answer. */
  readonly error: boolean;
  readonly long: boolean;
}

interface PaymentSource {
  readonly orderId: string | null;
  readonly first: PayStatus | null;
  /** Null in examples, which ask nothing. */
  readonly call: CallRef<typeof payStatus> | null;
}

type Answer = PayStatus | null | undefined;

const isNone = (answer: Answer, error: Error | null): boolean =>
  answer === null || (error instanceof Failed && error.status === 404);
/** Whether nothing is to be waited for any more. */
const isOver = (answer: Answer, error: Error | null): boolean =>
  isNone(answer, error) || (answer?.state ?? 'pending') !== 'pending';

/**
 * Asks how a payment stands until it is known. The browser's return proves nothing: only the platform's word counts.
 * Nothing is asked while the page is hidden.
 */
export function usePayment({ orderId, first, call }: PaymentSource): WatchedPayment {
  const { locale } = usePage();
  const [began] = useState(Date.now);
  const [id] = useState(() => orderId ?? rememberedOrder());
  const { data, error, failed, answeredAt } = useCall({
    ...queryOf(call, { locale, ...(id !== null && { query: { order_id: id } }) }),
    ...(first && { initialData: first }),
    ...askedEvery<PayStatus | null>((asked, known) => !isOver(known.data, known.error) && pauseBefore(asked)),
  });
  const over = isOver(data, error);
  useEffect(() => {
    if (over) forgetOrder();
  }, [over]);
  const none = isNone(data, error);
  return { status: data ?? null, none, error: failed && !none, long: answeredAt - began > longAfterMs };
}
