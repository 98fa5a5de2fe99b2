import { ShoppingCart } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { GoodSummary } from '#schemas/good.ts';
import { cartGoodOf } from './cart-good.ts';
import { deviceCart } from './cart-store.ts';
import { useCartNotice } from './use-cart-notice.ts';

interface Props {
  readonly good: GoodSummary;
  /** The chosen sale condition; the article's first one when left out. */
  readonly conditionId?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * The button that puts an article into the cart; nothing for one that cannot be had. Widgets that show it wake at an interaction at the
 * latest and name `shop.` and `in-cart-` in `sharesTexts`.
 */
export function AddToCart({ good, conditionId, className = '' }: Props) {
  const { t } = usePage();
  const tell = useCartNotice();
  if (!good.available) return null;
  return (
    <button
      type="button"
      className={`btn btn-primary relative noscript:hidden ${className}`}
      onClick={() => tell(deviceCart().add(cartGoodOf(good), { conditionId }), good.title)}
    >
      <ShoppingCart aria-hidden="true" className="size-5 shrink-0" />
      {t('shop.cart.add')}
      <span className="sr-only">: {good.title}</span>
    </button>
  );
}
