import { usePage } from '#engine/react/page-context.tsx';
import type { ResaleOffer } from '#schemas/lending/application.ts';
import { useFigures } from '#ui/loan/money.ts';

/** A partner: who it is, how much it lends at most, and the way to look at handing the application over. */
export function PartnerCard({ offer }: { readonly offer: ResaleOffer }) {
  const { t, href } = usePage();
  const figures = useFigures(offer.currency);
  const rows = [
    ['amount', figures.wholeMoney(Math.floor(offer.max_amount_minor / 100))],
    ['months', figures.months(offer.max_months)],
  ] as const;
  return (
    <li className="flex min-w-0 flex-col gap-4 rounded-card border border-line-strong p-5">
      <div>
        <h3 className="text-lg font-bold break-words">{offer.partner}</h3>
        <p className="mt-1 text-ink-soft">{offer.about}</p>
      </div>
      <dl className="mt-auto border-t border-line">
        {rows.map(([key, value]) => (
          <div
            key={key}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2"
          >
            <dt>{t(`resale-offer.${key}`)}</dt>
            <dd className="ml-auto font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <a className="btn btn-secondary" href={href(`/resale?partner=${encodeURIComponent(offer.id)}`)}>
        {t('resale-offer.look')} <span className="sr-only">{offer.partner}</span>
      </a>
    </li>
  );
}
