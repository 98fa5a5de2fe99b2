import type { ReactNode } from 'react';
import { formatPercent } from '#engine/format/number.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { GoodSummary } from '#schemas/good.ts';
import { Picture } from '#ui/design/picture.tsx';
import { PictureGap } from '#ui/design/picture-gap.tsx';
import { goodHref, type OpenedFrom } from './good-href.ts';
import { GoodPrice } from './good-price.tsx';
import { priceReduction } from './price-reduction.ts';

interface Props {
  readonly good: GoodSummary;
  readonly heading: 'h2' | 'h3';
  readonly eager: boolean;
  /** The list it stands in, which its page then leads back to. */
  readonly from?: OpenedFrom | undefined;
  /** What can be done with it at once, under its price. It lies above the link that the whole card is. */
  readonly action?: ReactNode;
}

/** One article as a card: beside its picture in a narrow place, under it in a wider one. */
export function GoodCard({ good, heading: Heading, eager, from, action }: Props) {
  const { href } = usePage();
  const picture = 'aspect-square w-full rounded-control @lg:aspect-[4/3] @lg:rounded-none';
  return (
    <article className="card card-link grid h-full grid-cols-[4.5rem_1fr] items-start gap-x-4 @xs:grid-cols-[6.5rem_1fr] overflow-hidden p-4 @lg:flex @lg:flex-col @lg:items-stretch @lg:p-0">
      {good.image ? (
        <Picture
          picture={good.image}
          eager={eager}
          className={`${picture} bg-brand-soft object-cover ${good.available ? '' : 'grayscale'}`}
        />
      ) : (
        <PictureGap className={picture} />
      )}
      <div className="flex min-w-0 flex-1 flex-col @lg:p-5">
        <Heading className="text-lg leading-snug hyphens-auto">
          <a href={href(goodHref(good, from))}>{good.title}</a>
        </Heading>
        {good.summary && (
          <p className="mt-1.5 line-clamp-3 text-ink-soft @max-lg:line-clamp-2">{good.summary}</p>
        )}
        <div className="mt-auto pt-3">
          <State good={good} />
          <GoodPrice good={good} />
          {/* A control’s rounded corners are not the card’s link. */}
          {action && <div className="relative">{action}</div>}
        </div>
      </div>
    </article>
  );
}

/** What a buyer must know first: that it cannot be had, or is cheaper. Nothing otherwise. */
function State({ good }: { good: GoodSummary }) {
  const { t, locale } = usePage();
  const reduction = priceReduction(good);
  if (!good.available)
    return (
      <p className="mb-2">
        <span className="badge bg-sun-soft text-sun-ink">{t('shop.unavailable')}</span>
      </p>
    );
  if (!reduction || reduction.percent < 1) return null;
  return (
    <p className="mb-2">
      <span className="badge badge-accent">
        {t('shop.reduced', { percent: formatPercent(reduction.percent / 100, locale, 0) })}
      </span>
    </p>
  );
}
