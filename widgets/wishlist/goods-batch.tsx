import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { queryOf } from '#engine/react/query-of.ts';
import { useCall } from '#engine/react/use-call.ts';
import { favouriteRefs } from '#schemas/calls/favourite-refs.ts';
import { GoodItems } from './goods-grid.tsx';

/** Some goods of the list, asked for by their aliases: what is not on sale any more is not among the answers. */
export function GoodsBatch({ aliases }: { readonly aliases: readonly string[] }) {
  const [attempt, setAttempt] = useState(0);
  return <AskedGoods key={attempt} aliases={aliases} onRetry={() => setAttempt(attempt + 1)} />;
}

interface AskedProps {
  readonly aliases: readonly string[];
  readonly onRetry: () => void;
}

function AskedGoods({ aliases, onRetry }: AskedProps) {
  const { t, locale } = usePage();
  const query = { aliases: aliases.join('.') };
  const { data, failed } = useCall({
    ...queryOf(favouriteRefs.list, { query, locale }),
    // One more article is no reason for those that are there to go.
    placeholderData: (before) => before,
  });
  if (data) return <GoodItems goods={data.filter((good) => typeof good !== 'string')} />;
  if (failed)
    return (
      <li className="col-span-full">
        <FailedList onRetry={onRetry} />
      </li>
    );
  return (
    <li aria-busy="true" className="skeleton h-80">
      <span className="sr-only">{t('wishlist.reading')}</span>
    </li>
  );
}

/** The goods could not be read; the list itself is safe. */
export function FailedList({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = usePage();
  return (
    <div role="alert" className="empty-state grid justify-items-center gap-4">
      <p>{t('wishlist.unread')}</p>
      <button type="button" className="btn btn-secondary" onClick={onRetry}>
        {t('wishlist.again')}
      </button>
    </div>
  );
}
