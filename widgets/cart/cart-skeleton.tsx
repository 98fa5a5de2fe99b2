import { usePage } from '#engine/react/page-context.tsx';

/** Until the browser has read its cart: places of lines and of the summary, and the words for those who do not see them. */
export function CartSkeleton() {
  const { t } = usePage();
  return (
    <div
      aria-busy="true"
      className="grid grid-cols-1 items-start gap-8 noscript:hidden desktop:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <p className="sr-only">{t('cart.reading')}</p>
      <div aria-hidden="true" className="grid gap-4">
        <div className="skeleton h-40" />
        <div className="skeleton h-40" />
      </div>
      <div aria-hidden="true" className="skeleton h-64" />
    </div>
  );
}
