import { useEffect, useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { rememberedOrderToken } from '#ui/shop/orders/remembered-token.ts';
import { type OrderKey, readOrderAddress } from './order-address.ts';
import type { OrderPlace } from './queries.ts';

/** `none`: nothing here opens an order. `failed`: the customer's own orders could not be asked for. */
export type FoundKey = OrderKey | 'reading' | 'none' | 'failed';

/** Orders of a customer that are looked through for a number without a token. */
const lookedThrough = 100;

/**
 * What opens the order of the address: its token, the one this tab ordered with (the gateway's way back names the number
 * alone), or the customer's own list of orders.
 */
export function useOrderKey({ calls, sample }: OrderPlace, attempt: number): FoundKey {
  const { locale, session } = usePage();
  const [key, setKey] = useState<FoundKey>('reading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (sample) return;
    let isOver = false;
    const find = async (): Promise<FoundKey> => {
      const { number, token: given } = readOrderAddress(location);
      if (number === null) return 'none';
      const token = given ?? rememberedOrderToken(number);
      if (token !== null) return { number, token };
      if (!session.signedIn) return 'none';
      const query = { limit: lookedThrough };
      const own = await callPlatform(calls.list, { query, locale }).catch(() => null);
      if (own === null) return 'failed';
      return own.data.find((one) => one.number === number) ?? 'none';
    };
    const read = () => void find().then((found) => isOver || setKey(found));
    read();
    // Another link of a letter, opened in this tab, changes no more than what stands behind `#`.
    addEventListener('hashchange', read);
    return () => {
      isOver = true;
      removeEventListener('hashchange', read);
    };
  }, [calls.list, sample, session.signedIn, locale, attempt]);
  return key;
}
