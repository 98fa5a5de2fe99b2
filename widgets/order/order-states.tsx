import { MailSearch } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { signInAddress } from '#schemas/sign-in-address.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';

/** Until the order is known: its places, words for those who do not see them, and for browsers without script. */
export function OrderSkeleton() {
  const { t } = usePage();
  return (
    <>
      <div
        aria-busy="true"
        className="grid grid-cols-1 items-start gap-6 noscript:hidden desktop:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <p className="sr-only">{t('order.reading')}</p>
        <div aria-hidden="true" className="skeleton h-72" />
        <div aria-hidden="true" className="skeleton h-72" />
      </div>
      <p className="empty-state hidden noscript:block">{t('order.needs-script')}</p>
    </>
  );
}

/** Nothing opens it. Whether there is such an order is not said ([sec 15]). */
export function UnknownOrder({ orders }: { readonly orders: string }) {
  const { t, href, session } = usePage();
  const own = href(orders);
  return (
    <EmptyState icon={MailSearch} title={t('order.unknown-title')} text={t('order.unknown-text')}>
      {session.signedIn ? (
        <a className="btn btn-primary" href={own}>
          {t('order.own')}
        </a>
      ) : (
        <a className="btn btn-primary" href={signInAddress(href('/signin'), { next: own })}>
          {t('order.sign-in')}
        </a>
      )}
    </EmptyState>
  );
}

/** It could not be asked for. */
export function FailedOrder({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = usePage();
  return (
    <div role="alert" className="empty-state grid justify-items-center gap-4">
      <p>{t('order.failed')}</p>
      <button type="button" className="btn btn-secondary" onClick={onRetry}>
        {t('order.again')}
      </button>
    </div>
  );
}
