import { CircleAlert } from 'lucide-react';
import { figuresFor } from '#engine/credit/figures.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { NextPayment } from './next-payment.ts';

/** What is owed next, or what is late. Being late is said in a word beside the colour. */
export function PaymentLine({ payment }: { readonly payment: NextPayment }) {
  const { t, locale } = usePage();
  const figures = figuresFor(locale, payment.currency);
  const { late, next } = payment;
  return (
    <dl className="grid w-full gap-3">
      {late && (
        <div className="rounded-control bg-danger-soft p-4">
          <dt className="flex items-center gap-2 font-semibold text-danger">
            <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
            {t('dashboard.late', { count: late.days })}
          </dt>
          <dd className="mt-1 text-2xl font-bold tabular-nums">{figures.money(late.amount)}</dd>
        </div>
      )}
      {next && (
        <div className="rounded-control bg-sunken p-4">
          <dt className="text-ink-soft">{t('dashboard.next', { date: figures.date(next.on) })}</dt>
          <dd className="mt-1 text-2xl font-bold tabular-nums">{figures.money(next.amount)}</dd>
        </div>
      )}
    </dl>
  );
}
