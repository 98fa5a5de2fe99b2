import { TriangleAlert } from 'lucide-react';
import { sentenceKey, sentenceValues } from '#engine/credit/example-sentence.ts';
import { figuresFor } from '#engine/credit/figures.ts';
import type { InstalmentOffer } from '#engine/credit/instalment-offer.ts';
import { usePage } from '#engine/react/page-context.tsx';

/** Minor units in a unit of the currency. */
const minorPerUnit = 100;

/**
 * What the article costs a month with a loan, with the representative example and the warning beside it, in the same ink (Polish
 * consumer credit act art. 7 and 8, Directive (EU) 2023/2225 art. 8), and the way to the application with sum and term.
 */
export function Instalment({ offer: { example, warning } }: { offer: InstalmentOffer }) {
  const { t, locale, href } = usePage();
  const figures = figuresFor(locale, example.currency);
  const query = new URLSearchParams({
    curSum: String(example.amountMinor / minorPerUnit),
    curTerm: String(example.months),
  });
  return (
    <section className="mt-6 rounded-card border border-line-strong bg-surface p-5">
      <h2 className="text-heading">
        {t('good.instalment', { instalment: figures.money(example.instalmentMinor) })}
      </h2>
      <p className="mt-1">
        {t('good.instalment-term', {
          months: figures.months(example.months),
          apr: figures.percent(example.aprPercent),
        })}
      </p>
      <a className="btn btn-secondary mt-3" href={href(`/signup?${query}`)}>
        {t('good.apply')}
      </a>
      <p className="mt-4 text-sm leading-relaxed text-ink">
        <strong>{t('good.example-title')}.</strong>{' '}
        {t(`good.${sentenceKey(example)}`, sentenceValues(example, figures))}
      </p>
      {warning && (
        <p lang={warning.locale} data-cost-warning className="mt-3 flex items-start gap-2.5 font-semibold">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {warning.text}
        </p>
      )}
    </section>
  );
}
