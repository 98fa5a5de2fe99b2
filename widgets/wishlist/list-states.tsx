import { Heart } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';

/** Until the list is known: places of cards, words for those who do not see them, and for browsers without script. */
export function ListSkeleton() {
  const { t } = usePage();
  return (
    <>
      <div aria-busy="true" className="noscript:hidden">
        <p className="sr-only">{t('wishlist.reading')}</p>
        <div aria-hidden="true" className="grid grid-cols-1 gap-5 sm:grid-cols-2 desktop:grid-cols-4">
          <div className="skeleton h-80" />
          <div className="skeleton h-80 max-sm:hidden" />
          <div className="skeleton h-80 max-desktop:hidden" />
          <div className="skeleton h-80 max-desktop:hidden" />
        </div>
      </div>
      <p className="empty-state hidden noscript:block">{t('wishlist.needs-script')}</p>
    </>
  );
}

export function EmptyList({ shop }: { readonly shop: string }) {
  const { t, href } = usePage();
  return (
    <EmptyState icon={Heart} title={t('wishlist.empty-title')} text={t('wishlist.empty-text')}>
      <a className="btn btn-primary" href={href(shop)}>
        {t('wishlist.to-shop')}
      </a>
    </EmptyState>
  );
}
