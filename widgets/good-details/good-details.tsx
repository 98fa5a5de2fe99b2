import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { RichHtml } from '../rich-text/rich-html.tsx';
import { PriceChart } from './price-chart.tsx';
import type { GoodDetailsProps } from './props.ts';
import type { GoodDetailsQueries } from './queries.ts';

/** What is said of an article: description, attributes in the order of its type, prices of 30 days. Nothing where nothing is. */
export function GoodDetails({ data, slots, block }: ViewProps<GoodDetailsProps, string, GoodDetailsQueries>) {
  const { t } = usePage();
  const { details, history } = data;
  const { description = '', attributes = [] } = details ?? {};
  const hasHistory = history !== null && history.prices.length > 0;
  if (!description && attributes.length === 0 && !hasHistory) return null;
  const Heading = block.first ? 'h1' : 'h2';
  const id = (part: string) => `${block.id}-${part}`;
  return (
    <div className="wrap band @container">
      <div className="grid grid-cols-1 gap-10 @4xl:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] @4xl:gap-14">
        {description && (
          <section aria-labelledby={id('text')} className="min-w-0">
            <Heading id={id('text')} className="mb-4 text-title">
              {t('good-details.description')}
            </Heading>
            <RichHtml html={description} slots={slots} />
          </section>
        )}
        <div className="flex min-w-0 flex-col gap-10">
          {attributes.length > 0 && (
            <section aria-labelledby={id('attributes')}>
              <Heading id={id('attributes')} className="mb-4 text-title">
                {t('good-details.attributes')}
              </Heading>
              <dl className="divide-y divide-line border-y border-line">
                {attributes.map(({ title, value }) => (
                  <div key={title} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] gap-4 py-2.5">
                    <dt className="break-words text-ink-soft hyphens-auto">{title}</dt>
                    <dd className="m-0 break-words hyphens-auto">{value}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
          {hasHistory && (
            <section aria-labelledby={id('prices')}>
              <Heading id={id('prices')} className="mb-4 text-title">
                {t('good-details.prices')}
              </Heading>
              <PriceChart history={history} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
}

export default GoodDetails;
