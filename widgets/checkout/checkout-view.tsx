import { ShoppingCart } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { phoneLink } from '#ui/design/phone-link.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { cartRows, cartSum, isAnswered } from '#ui/shop/cart/cart-rows.ts';
import { usePrices } from '#ui/shop/cart/use-prices.ts';
import { UnpaidNotice } from '#ui/shop/orders/unpaid-notice.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import type { CheckoutModel } from './use-checkout.ts';
import { useOrdering } from './use-ordering.ts';
import type { CheckoutViewProps } from './view-props.ts';

/** The checkout as it is shown, whoever keeps what is typed. */
export function CheckoutView({ props, data, block, model }: CheckoutViewProps & { model: CheckoutModel }) {
  const page = usePage();
  const { t, href } = page;
  const { place } = data;
  const title = props.title || page.title;
  const { priced, failed, askAgain } = usePrices(
    { call: place.calls.price, ...(place.sample && { sample: place.sample }) },
    model.lines,
  );
  const ordering = useOrdering(place, { first: model.changes, askAgain });
  const rows = cartRows(model.lines, priced);
  const heading = itemHeading(block, title);
  const shown = {
    rows,
    sum: cartSum(rows),
    priceState: failed ? 'failed' : isAnswered(model.lines, priced) ? 'answered' : 'asking',
    canOrder: priced?.can_order === true,
    askAgain,
  } as const;
  return (
    <section className="band">
      <div className="wrap min-h-[52rem]">
        <SectionHead block={block} title={title} />
        <noscript>
          <div className="grid grid-cols-1 justify-items-start gap-4 rounded-control bg-info-soft p-4 text-info">
            <p className="font-medium">{t('checkout.noscript')}</p>
            <a className="text-link" href={href(props.cart)}>
              {t('checkout.to-cart')}
            </a>
            <PhoneLine phone={place.phone} />
          </div>
        </noscript>
        {!model.isRead && <CheckoutSkeleton />}
        {model.isRead && ordering.phase === 'leaving' && (
          <p role="status" className="empty-state">
            {t('checkout.leaving')}
          </p>
        )}
        {model.isRead && ordering.phase !== 'leaving' && rows.length === 0 && (
          <div className="grid grid-cols-1 gap-6">
            {ordering.changes.length > 0 && (
              <ChangesPanel
                id={`${block.id}-changes`}
                changes={ordering.changes}
                currency={place.currency}
                heading={heading}
              />
            )}
            <UnpaidNotice />
            <EmptyState icon={ShoppingCart} title={t('checkout.empty-title')} text={t('checkout.empty-text')}>
              <a className="btn btn-primary" href={href(props.shop)}>
                {t('checkout.to-shop')}
              </a>
            </EmptyState>
          </div>
        )}
        {model.isRead && ordering.phase !== 'leaving' && rows.length > 0 && place.ways.length === 0 && (
          <EmptyState title={t('checkout.closed-title')} text={t('checkout.closed-text')}>
            <PhoneLine phone={place.phone} />
          </EmptyState>
        )}
        {model.isRead && ordering.phase !== 'leaving' && rows.length > 0 && place.ways.length > 0 && (
          <CheckoutForm
            id={block.id}
            heading={heading}
            place={place}
            cart={props.cart}
            model={model}
            ordering={ordering}
            {...shown}
          />
        )}
      </div>
    </section>
  );
}

function PhoneLine({ phone }: { readonly phone: string }) {
  const { t } = usePage();
  if (phone === '') return null;
  return (
    <p>
      {`${t('checkout.call')} `}
      <a className="text-link whitespace-nowrap" href={phoneLink(phone)}>
        {phone}
      </a>
    </p>
  );
}
