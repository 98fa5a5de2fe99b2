import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { OfferCard } from './offer-card.tsx';
import type { CrossSellOffersProps } from './props.ts';
import type { CrossSellOffersQueries } from './queries.ts';

/** Offers of partners. Without any there is nothing at all: an empty place for advertising serves nobody. */
export function CrossSellOffers({
  props,
  data,
  block,
}: ViewProps<CrossSellOffersProps, never, CrossSellOffersQueries>) {
  const { t } = usePage();
  const offers = data.offers.slice(0, props.count);
  if (offers.length === 0) return null;
  const title = props.title || t('cross-sell-offers.title');
  return (
    <section className="wrap band" aria-label={title}>
      <SectionHead block={block} title={title} lead={props.lead} />
      <div className="@container">
        <ul className={`grid grid-cols-1 gap-5 desktop:gap-6 ${columns(offers.length)}`}>
          {offers.map((offer) => (
            <li key={offer.alias}>
              <OfferCard
                offer={offer}
                heading={itemHeading(block, title)}
                id={`${block.id}-offer-${offer.alias}`}
              />
            </li>
          ))}
        </ul>
        {props.note && <p className="mt-5 max-w-prose text-sm text-ink-soft">{props.note}</p>}
      </div>
    </section>
  );
}

/** One offer keeps the measure of a text; two or four stand in pairs, others in threes. */
function columns(count: number): string {
  if (count === 1) return 'max-w-xl';
  return count === 2 || count === 4 ? '@2xl:grid-cols-2' : '@2xl:grid-cols-2 @4xl:grid-cols-3';
}

export default CrossSellOffers;
