import { cookieNames } from '#schemas/cookies.ts';
import type { CartRow } from './cart-rows.ts';
import { deviceCart } from './cart-store.ts';

/**
 * Puts what a visitor has chosen without script into the cart of the device, once: the cookie of the forms says that this
 * browser has chosen it, and ends with it. A link that somebody else has sent puts nothing there.
 */
export function takeOverPlainCart(rows: readonly CartRow[]): void {
  if (!document.cookie.includes(`${cookieNames.plainCart}=`)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${cookieNames.plainCart}=; Max-Age=0; Path=/; Secure; SameSite=Lax`;
  for (const { good, line, problem } of rows)
    if (problem !== 'unknown')
      deviceCart().add(good, { conditionId: line.sale_condition_id, quantity: line.quantity });
}
