import { useEffect, useState } from 'react';
import { callPlatform, type PlatformReply } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { Failed } from '#engine/react/platform-failures.ts';
import { askedEvery, queryOf } from '#engine/react/query-of.ts';
import { useCall } from '#engine/react/use-call.ts';
import type { Order } from '#schemas/order.ts';
import { orderFileName } from '#schemas/shop-pages.ts';
import { rememberOrderToken } from '#ui/shop/orders/remembered-token.ts';
import { forgetUnpaidOrder, noteUnpaidOrder } from '#ui/shop/orders/unpaid-order.ts';
import { pauseOfOrder } from './order-poll.ts';
import type { OrderCalls, OrderPlace } from './queries.ts';
import { saveFile } from './save-file.ts';
import { useOrderKey } from './use-order-key.ts';

/** What a buyer does with an order. */
export type OrderAct = Exclude<keyof OrderCalls, 'get' | 'list' | 'document'>;

/** An order that is shown. */
export interface ShownOrder {
  readonly state: 'read';
  readonly order: Order;
  /** How often the buyer has done something on this page. */
  readonly acted: number;
  /** @throws PlatformFailure */
  readonly act: (act: OrderAct) => Promise<void>;
  /** Saves the confirmation. @throws PlatformFailure */
  readonly save: () => Promise<void>;
}

export type OrderState =
  | ShownOrder
  | { readonly state: 'reading' | 'unknown' }
  | { readonly state: 'failed'; readonly askAgain: () => void };

/** The order of the address. While it waits for money it is asked for again and again, as long as somebody looks. */
export function useOrder(place: OrderPlace): OrderState {
  const { calls, sample } = place;
  const { locale } = usePage();
  const [attempt, setAttempt] = useState(0);
  /** What came of what the buyer did last; what is asked afterwards starts from it. */
  const [acted, setActed] = useState<{ readonly count: number; readonly order?: Order }>({ count: 0 });
  const key = useOrderKey(place, attempt);
  const found = typeof key === 'object' ? { number: key.number, token: key.token } : null;
  const question = queryOf(found && calls.get, {
    body: found ?? { number: '', token: '' },
    query: {},
    locale,
  });
  const { data, error, failed } = useCall({
    ...question,
    queryKey: [...question.queryKey, attempt, acted.count],
    ...(acted.order && { initialData: acted.order }),
    ...askedEvery<Order>((asked, known) => pauseOfOrder(known.data, asked)),
  });
  const number = data && found?.number;
  const token = found?.token;
  useEffect(() => {
    if (number && token) rememberOrderToken(number, token);
  }, [number, token]);
  const until = data?.redirect_url ? data.expires_at : null;
  useEffect(() => {
    if (!number || !token) return;
    if (until) noteUnpaidOrder({ number, token, until });
    else forgetUnpaidOrder(number);
  }, [number, token, until]);
  const act = async (wanted: OrderAct) => {
    if (!found) return;
    const input = { body: found, query: {}, locale };
    const acts: Readonly<Record<OrderAct, () => Promise<PlatformReply<Order>>>> = {
      cancel: () => callPlatform(calls.cancel, input),
      withdraw: () => callPlatform(calls.withdraw, input),
      claim: () => callPlatform(calls.claim, input),
    };
    const { data: order } = await acts[wanted]();
    setActed({ count: acted.count + 1, order });
  };
  const save = async () => {
    if (!found) return;
    const { data: file } = await callPlatform(calls.document, { body: found, query: {}, locale });
    saveFile(file as Blob, orderFileName(found.number));
  };
  const askAgain = () => setAttempt(attempt + 1);
  const shown = sample ? sample.order : data;
  if (shown) return { state: 'read', order: shown, acted: acted.count, act, save };
  if (sample?.state === 'unknown' || key === 'none') return { state: 'unknown' };
  if (error instanceof Failed && error.status === 404) return { state: 'unknown' };
  if (sample?.state === 'failed' || key === 'failed' || failed) return { state: 'failed', askAgain };
  return { state: 'reading' };
}
