import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { queryOf } from '#engine/react/query-of.ts';
import { useCall } from '#engine/react/use-call.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { cartSubmit } from '#schemas/calls/shop.ts';
import type { PricedCart } from '#schemas/cart.ts';
import type { CartLines } from '#schemas/cart-lines.ts';

/** Where a cart is priced. */
export interface PriceSource {
  readonly call: CallRef<typeof cartSubmit>;
  /** Of an example, which asks nobody. */
  readonly sample?: { readonly priced?: PricedCart; readonly state?: string };
}

export interface Prices {
  /** The last answer, which may be about the cart of a moment ago. */
  readonly priced: PricedCart | undefined;
  readonly failed: boolean;
  readonly askAgain: () => void;
}

/** Milliseconds of rest, so that not every step of a quantity is asked for. */
const restMs = 250;

/** What the cart costs now: asked with each change, and when one comes back to the page. */
export function usePrices({ call, sample }: PriceSource, lines: CartLines): Prices {
  const { locale } = usePage();
  const goods = lines.map(({ itemData, sale_condition_id: condition, quantity }) => ({
    alias: itemData.alias,
    item_cnt: quantity,
    ...(condition !== undefined && { sale_condition_id: condition }),
  }));
  const [attempt, setAttempt] = useState(0);
  const question = queryOf(
    sample || goods.length === 0 ? null : call,
    { body: { goods }, query: {}, locale },
    restMs,
  );
  const { data, failed } = useCall({
    ...question,
    queryKey: [...question.queryKey, attempt],
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const askAgain = () => setAttempt(attempt + 1);
  if (sample) return { priced: sample.priced, failed: sample.state === 'failed', askAgain };
  return { priced: data, failed, askAgain };
}
