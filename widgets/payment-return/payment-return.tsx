import { LoaderCircle } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { PayState } from '#schemas/lending/payments.ts';
import { AccountCard } from '#ui/account/account-card.tsx';
import { Result } from '#ui/design/result.tsx';
import { useFigures } from '#ui/loan/money.ts';
import type { PaymentReturnProps } from './props.ts';
import type { queries } from './queries.ts';
import { usePayment } from './use-payment.ts';

const looks = { succeeded: 'done', failed: 'failed', cancelled: 'neutral', expired: 'failed' } as const;
/** Nothing came of it, whoever ended it: there is something to do yet. */
const unpaid: ReadonlySet<string> = new Set(['failed', 'cancelled', 'expired']);

/** The way back from the payment gateway: how the payment stands, in words, until it is known. */
export function PaymentReturn({
  props,
  data,
  block,
}: ViewProps<PaymentReturnProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const payment = usePayment(data.payment);
  const { status } = payment;
  const figures = useFigures(status?.currency);
  const amount = status ? figures.money(status.amount_minor) : '';
  const state: PayState | 'none' = payment.none ? 'none' : (status?.state ?? 'pending');
  const pending = state === 'pending';
  const title = props.title || t(`payment-return.${state}`);
  return (
    <AccountCard block={block} title={title}>
      <div role="status" className="grid gap-4">
        {pending ? (
          <>
            <p className="flex items-center gap-3 text-lg font-semibold">
              <LoaderCircle aria-hidden="true" className="size-6 shrink-0 animate-spin text-brand" />
              {status && t('payment-return.amount', { amount })}
            </p>
            <p className="text-ink-soft">
              {t(payment.long ? 'payment-return.long' : 'payment-return.pending-text')}
            </p>
            {payment.error && (
              <p className="rounded-control bg-sun-soft p-4 font-medium text-sun-ink">
                {t('payment-return.error')}
              </p>
            )}
          </>
        ) : state === 'none' ? (
          <p className="text-ink-soft">{t('payment-return.none-text')}</p>
        ) : (
          <Result
            kind={looks[state]}
            title={t('payment-return.amount', { amount })}
            text={t(`payment-return.${state}-text`, { amount })}
            takesFocus={false}
          />
        )}
      </div>
      <div className="grid gap-3">
        {unpaid.has(state) && (
          <a className="btn btn-primary" href={href('/active-contract/debt-repayment')}>
            {t('payment-return.again')}
          </a>
        )}
        <a
          className={`btn ${state === 'succeeded' ? 'btn-primary' : 'btn-secondary'}`}
          href={href('/active-contract/main-card')}
        >
          {t('payment-return.to-loan')}
        </a>
      </div>
    </AccountCard>
  );
}

export default PaymentReturn;
