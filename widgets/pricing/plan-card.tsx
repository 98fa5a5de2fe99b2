import { Check, Minus } from 'lucide-react';
import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { Plan } from './props.ts';

interface Props {
  readonly plan: Plan;
  readonly currency: string;
  readonly heading: 'h2' | 'h3';
  /** Which lines there are in any plan: they take room in every one, so that the same stand at the same height. */
  readonly has: { readonly actions: boolean; readonly features: boolean };
  /** Set on the highlighted plan: the editor's word for it, if there is one. */
  readonly mark: { readonly word: string | undefined } | undefined;
}

/** One plan: name, price, what to do, and what is in it. */
export function PlanCard({ plan, currency, heading: Heading, has, mark }: Props) {
  const { t, href } = usePage();
  return (
    <li
      className={`relative grid ${has.actions && has.features ? 'row-span-4' : has.actions || has.features ? 'row-span-3' : 'row-span-2'} min-w-0 grid-rows-subgrid content-start gap-y-5 rounded-card bg-surface p-6 sm:p-8 ${mark ? 'border-2 border-brand shadow-raised' : 'border border-line shadow-card'}`}
    >
      {mark && (
        <p className="absolute -top-3.5 left-6 max-w-[calc(100%-3rem)] truncate rounded-full bg-brand px-3.5 py-1 text-sm leading-5 font-semibold text-on-brand sm:left-8">
          {mark.word || t('pricing.highlighted')}
        </p>
      )}
      <div>
        <Heading className="text-xl hyphens-auto">{plan.name}</Heading>
        {plan.text && <p className="mt-1.5 leading-relaxed text-ink-soft">{plan.text}</p>}
      </div>
      <Price plan={plan} currency={currency} />
      {has.actions && (
        <div>
          {plan.action && (
            <a
              className={`btn w-full ${mark ? 'btn-primary' : 'btn-secondary'}`}
              href={href(plan.action.href)}
            >
              {plan.action.label}
              <span className="sr-only">: {plan.name}</span>
            </a>
          )}
        </div>
      )}
      <ul className="grid content-start gap-3 border-t border-line pt-5 empty:hidden">
        {[...plan.features.entries()].map(([position, feature]) => (
          <li
            key={position}
            className={`flex items-start gap-3 leading-snug ${feature.excluded ? 'text-ink-soft' : ''}`}
          >
            {feature.excluded ? (
              <Minus aria-hidden="true" className="size-5 shrink-0" />
            ) : (
              <Check aria-hidden="true" className="size-5 shrink-0 text-brand" strokeWidth={2.5} />
            )}
            <span className="min-w-0">
              <span className="sr-only">
                {t(feature.excluded ? 'pricing.excluded' : 'pricing.included')}{' '}
              </span>
              {feature.text}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Price({ plan, currency }: Pick<Props, 'plan' | 'currency'>) {
  const { locale } = usePage();
  const amount = plan.priceMinor === undefined ? undefined : formatMoney(plan.priceMinor, locale, currency);
  const shown = plan.priceText || amount;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {shown && <span className="text-title font-bold tracking-tight tabular-nums">{shown}</span>}
      {shown && plan.per && <span className="text-ink-soft">{plan.per}</span>}
    </p>
  );
}
