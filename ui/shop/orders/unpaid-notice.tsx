import { useEffect, useState } from 'react';
import { formatTime } from '#engine/format/moments.ts';
import { usePage } from '#engine/react/page-context.tsx';
import { orderHref } from './order-href.ts';
import { type UnpaidOrder, unpaidOrder } from './unpaid-order.ts';

/** Leads back to an order of this tab that waits to be paid, from where its pieces are looked for: they are held for it. */
export function UnpaidNotice({ className = '' }: { readonly className?: string }) {
  const { t, locale, timeZone, href } = usePage();
  const [order, setOrder] = useState<UnpaidOrder | null>(null);
  useEffect(() => {
    const look = () => setOrder(unpaidOrder(Date.now()));
    look();
    // A page that comes back out of the browser's cache has missed what was paid meanwhile.
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, []);
  if (order === null) return null;
  const { number, token, until } = order;
  return (
    <p
      className={`flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-control bg-sun-soft p-4 text-sun-ink ${className}`}
    >
      {t('shop.unpaid', { number, time: formatTime(new Date(until), { locale, timeZone }) })}
      <a className="font-semibold underline" href={href(orderHref(number, token))}>
        {t('shop.unpaid-finish')}
      </a>
    </p>
  );
}
