import { orderNumberParameter } from '#schemas/shop-pages.ts';

/** What opens an order. */
export interface OrderKey {
  readonly number: string;
  readonly token: string;
}

const numberPattern = /^[\w-]{1,20}$/;
const tokenPattern = /^[\w-]{20,100}$/;

/** What an address says of an order. Anybody can write one: what does not look like a number or a token is none. */
export function readOrderAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): {
  readonly number: string | null;
  readonly token: string | null;
} {
  const number = new URLSearchParams(search).get(orderNumberParameter)?.trim().toUpperCase() ?? '';
  const token = hash.slice(1);
  return {
    number: numberPattern.test(number) ? number : null,
    token: tokenPattern.test(token) ? token : null,
  };
}
