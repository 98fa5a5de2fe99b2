import { usePage } from '#engine/react/page-context.tsx';

/** Until the browser has read the cart and what was typed: places of the step and of the summary. */
export function CheckoutSkeleton() {
  const { t } = usePage();
  return (
    <div
      aria-busy="true"
      className="grid grid-cols-1 items-start gap-8 noscript:hidden desktop:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <p className="sr-only">{t('checkout.reading')}</p>
      <div aria-hidden="true" className="skeleton h-96" />
      <div aria-hidden="true" className="skeleton h-64" />
    </div>
  );
}
