import { type CustomerStorage, customerStorage } from '#engine/react/customer-storage.ts';

/** An order of this tab that waits to be paid. */
export interface UnpaidOrder {
  readonly number: string;
  readonly token: string;
  /** Until when its pieces are held, RFC 3339. */
  readonly until: string;
}

const key = 'shop-unpaid';
const numberPattern = /^[\w-]{1,20}$/;
const tokenPattern = /^[\w-]{20,100}$/;

const storage = (): CustomerStorage => customerStorage('tab');

/** Notes an order that waits to be paid, until its tab is closed: cart and article lead back to it. */
export const noteUnpaidOrder = ({ number, token, until }: UnpaidOrder): void =>
  storage().setItem(key, JSON.stringify({ number, token, until }));

/** The order with this number waits no longer. */
export function forgetUnpaidOrder(number: string): void {
  if (readNoted()?.number === number) storage().removeItem(key);
}

/** The order of this tab that can still be paid. @param nowMs milliseconds since the epoch */
export function unpaidOrder(nowMs: number): UnpaidOrder | null {
  const noted = readNoted();
  return noted && nowMs < Date.parse(noted.until) ? noted : null;
}

/** Anything may have been written there. */
function readNoted(): UnpaidOrder | null {
  try {
    const { number, token, until } = {
      ...JSON.parse(storage().getItem(key) ?? 'null'),
    } as Partial<UnpaidOrder>;
    const isWhole =
      numberPattern.test(String(number)) &&
      tokenPattern.test(String(token)) &&
      Number.isFinite(Date.parse(String(until)));
    return isWhole ? { number: String(number), token: String(token), until: String(until) } : null;
  } catch {
    return null;
  }
}
