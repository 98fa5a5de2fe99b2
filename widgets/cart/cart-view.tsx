import { ShoppingCart } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { cartRows, cartSum, isAnswered } from '#ui/shop/cart/cart-rows.ts';
import { RemovedNotice } from '#ui/shop/cart/removed-notice.tsx';
import { useCartActs } from '#ui/shop/cart/use-cart-acts.ts';
import type { CartModel } from '#ui/shop/cart/use-cart-model.ts';
import { usePrices } from '#ui/shop/cart/use-prices.ts';
import { UnpaidNotice } from '#ui/shop/orders/unpaid-notice.tsx';
import { CartLine } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { PlainCart } from './plain-cart.tsx';
import type { CartProps } from './props.ts';
import type { queries } from './queries.ts';

interface Props extends ViewProps<CartProps, never, ReturnType<typeof queries>> {
  readonly cart: CartModel;
}

/** A cart as it is shown, whoever keeps it. */
export function CartView({ props, data, block, cart }: Props) {
  const page = usePage();
  const { t, href } = page;
  const title = props.title || page.title;
  const { priced, failed, askAgain } = usePrices(data.place, cart.lines);
  const acts = useCartActs(cart);
  const rows = cartRows(cart.lines, priced);
  const heading = itemHeading(block, title);
  const empty = (
    <EmptyState icon={ShoppingCart} title={t('cart.empty-title')} text={t('cart.empty-text')}>
      <a className="btn btn-primary" href={href(props.shop)}>
        {t('cart.to-shop')}
      </a>
    </EmptyState>
  );
  return (
    <section className="band">
      <div className="wrap min-h-[52rem]">
        <SectionHead block={block} title={title} />
        <noscript>
          {data.place.plain && data.place.plain.rows.length > 0 ? (
            <PlainCart
              {...data.place.plain}
              id={block.id}
              heading={heading}
              delivery={data.place.delivery}
              shop={props.shop}
              checkout={props.checkout}
            />
          ) : (
            empty
          )}
        </noscript>
        <UnpaidNotice className="mb-6" />
        {cart.isRead ? (
          <div className="grid grid-cols-1 items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_22rem]">
            <div className={rows.length === 0 ? 'desktop:col-span-2' : ''}>
              <RemovedNotice removed={acts.removed} onUndo={acts.undo} />
              {rows.length === 0 ? (
                empty
              ) : (
                <ul className="grid grid-cols-1 gap-4" aria-label={t('cart.lines')}>
                  {rows.map((row) => (
                    <CartLine
                      key={row.key}
                      row={row}
                      heading={heading}
                      id={`${block.id}-${row.key}`}
                      onChange={(change) => acts.change(row, change)}
                      onRemove={() => acts.remove(row)}
                      removeButton={acts.buttonOf(row.key)}
                    />
                  ))}
                </ul>
              )}
            </div>
            {rows.length > 0 && (
              <CartSummary
                rows={rows}
                sum={cartSum(rows)}
                state={failed ? 'failed' : isAnswered(cart.lines, priced) ? 'answered' : 'asking'}
                delivery={data.place.delivery}
                heading={heading}
                shop={props.shop}
                checkout={priced?.can_order ? props.checkout : undefined}
                onAccept={() => cart.renew(new Map(rows.map(({ good }) => [good.alias, good])))}
                onAskAgain={askAgain}
              />
            )}
          </div>
        ) : (
          <CartSkeleton />
        )}
      </div>
    </section>
  );
}
