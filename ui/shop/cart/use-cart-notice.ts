import { type Notification, useNotifications } from '#engine/react/notifications.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import type { CartOutcome } from './cart.ts';

/** Kind and keys of the notice about an outcome; the keys with `cart` in front are the specification's (8). */
const notices: Readonly<
  Partial<Record<CartOutcome['kind'], readonly [kind: Notification['kind'], title: string, text: string]>>
> = {
  added: ['success', 'in-cart-success-title', 'in-cart-success-text'],
  'in-cart': ['warning', 'in-cart-warning-title', 'in-cart-warning-text'],
  removed: ['success', 'cart-delete-success-title', 'cart-delete-success-text'],
  full: ['warning', 'shop.cart.full-title', 'shop.cart.full-text'],
  'other-currency': ['warning', 'shop.cart.other-currency-title', 'shop.cart.other-currency-text'],
};

/** Tells what became of a wish, where there is something to tell. `title` is that of the article. */
export function useCartNotice(): (outcome: CartOutcome, title: string) => void {
  const { t } = usePage();
  const { notify } = useNotifications();
  return ({ kind }, title) => {
    const [as, heading, text] = notices[kind] ?? [];
    if (as && heading && text) notify({ kind: as, title: t(heading, { title }), text: t(text, { title }) });
  };
}
