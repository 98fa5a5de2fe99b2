import { ShoppingCart } from 'lucide-react';
import { ofPath, usePage } from '#engine/react/page-context.tsx';
import { panelHash } from '#ui/design/panel-hash.ts';

/** Screens of the shop, where the way to the cart stands even while there is nothing in it. */
const shopScreens = /^\/(category|cart)(?=\/|$)/;

/**
 * The way to the cart with its count. The page is the same for everybody, so both show by a mark of the document
 * (`ui/shop/cart/cart-mark.ts`); away from the shop there is no link while there is nothing in the cart. A running page shows the
 * cart over itself instead of moving to it (`renderer/browser/screen-panels.tsx`).
 */
export function CartLink({ link }: { link: string }) {
  const page = usePage();
  const { t, href } = page;
  const shown = ofPath(page, (path) => shopScreens.test(path)) ? 'flex' : 'hidden in-[[data-cart]]:flex';
  return (
    <a
      href={href(ofPath(page, (path) => path === link) ? link : link + panelHash)}
      data-cart-link
      className={`relative -mr-2 min-h-12 min-w-12 items-center justify-center rounded-full px-2 text-brand hover:bg-brand-soft desktop:-mx-4 desktop:min-h-11 desktop:min-w-9 desktop:px-1.5 print:hidden ${shown}`}
    >
      <ShoppingCart aria-hidden="true" className="size-6 shrink-0" />
      <span className="sr-only">{t('site-header.cart')}</span>
      <span className="absolute top-0.5 right-0 hidden h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums after:content-[var(--cart-count)] in-[[data-cart]]:grid" />
    </a>
  );
}
