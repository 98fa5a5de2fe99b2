import type { Notification } from '#engine/react/notifications.tsx';
import type { CartOutcome } from '#schemas/cart-lines.ts';

/** What is told about an outcome; the keys with `cart` in front are the specification's (8). */
export const cartNoticeTexts: Readonly<
  Partial<Record<CartOutcome['kind'], readonly [kind: Notification['kind'], title: string, text: string]>>
> = {
  added: ['success', 'in-cart-success-title', 'in-cart-success-text'],
  'in-cart': ['warning', 'in-cart-warning-title', 'in-cart-warning-text'],
  removed: ['success', 'cart-delete-success-title', 'cart-delete-success-text'],
  full: ['warning', 'shop.cart.full-title', 'shop.cart.full-text'],
  'other-currency': ['warning', 'shop.cart.other-currency-title', 'shop.cart.other-currency-text'],
};
