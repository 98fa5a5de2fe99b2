import { useEffect, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { Failed } from '#engine/react/platform-failures.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { payStatus } from '#schemas/calls/payments.ts';
import type { PayStatus } from '#schemas/lending/payments.ts';
import { forgetOrder, rememberedOrder } from '#ui/loan/remembered-order.ts';
import { longAfterMs, pauseBefore, waitedMs } from './payment-poll.ts';

interface WatchedPayment {
  /** Null while nothing is known, or there is no such payment. */
  readonly status: PayStatus | null;
  /** There is no payment to wait for. */
  readonly none: boolean;
  /** The last question had no answer. */
  readonly trouble: boolean;
  readonly long: boolean;
}

interface PaymentSource {
  readonly orderId: string | null;
  readonly first: PayStatus | null;
  /** Null in examples, which ask nothing. */
  readonly call: CallRef<typeof payStatus> | null;
}

/**
 * Asks how a payment stands until it is known. The browser's return proves nothing: only the platform's word counts.
 * Nothing is asked while the page is hidden.
 */
export function usePayment({ orderId, first, call }: PaymentSource): WatchedPayment {
  const { locale } = usePage();
  const [asked, setAsked] = useState(0);
  const [status, setStatus] = useState(first);
  const [answer, setAnswer] = useState<'ok' | 'none' | 'trouble'>('ok');
  const over = (status !== null && status.state !== 'pending') || answer === 'none';
  useEffect(() => {
    if (over) {
      forgetOrder();
      return undefined;
    }
    if (call === null) return undefined;
    const stop = new AbortController();
    const ask = async () => {
      const id = orderId ?? rememberedOrder();
      try {
        const { data } = await callPlatform(call, {
          locale,
          signal: stop.signal,
          ...(id !== null && { query: { order_id: id } }),
        });
        setStatus(data);
        setAnswer(data === null ? 'none' : 'ok');
      } catch (failure) {
        if (stop.signal.aborted) return;
        setAnswer(failure instanceof Failed && failure.status === 404 ? 'none' : 'trouble');
      }
      setAsked(asked + 1);
    };
    const soon = () => {
      if (document.visibilityState === 'visible') void ask();
      else document.addEventListener('visibilitychange', soon, { once: true, signal: stop.signal });
    };
    const timer = setTimeout(soon, status === null && asked === 0 ? 0 : pauseBefore(asked));
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, over, orderId, call, locale, status]);
  return {
    status,
    none: answer === 'none',
    trouble: answer === 'trouble',
    long: waitedMs(asked) > longAfterMs,
  };
}
