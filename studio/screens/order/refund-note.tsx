import { useState } from 'react';
import { formatMoney } from '#engine/format/money.ts';
import type { StaffOrder } from '#schemas/studio/orders.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

interface Props {
  readonly order: StaffOrder;
  /** Asks how the order stands now. */
  readonly onAsk: () => Promise<void>;
}

/** What the buyer gets back, and who has to do something about it. Nothing where nothing is owed. */
export function RefundNote({ order, onAsk }: Props) {
  const { t, locale } = useStudioTexts();
  const [asking, setAsking] = useState(false);
  const { refund, payment, currency } = order;
  if (refund === null) return null;
  const amount = formatMoney(refund.amount_minor, locale, currency);
  if (refund.done_at !== null) {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(refund.done_at));
    return (
      <p role="status" className="s-card px-4 py-3">
        {t('order.refund-done', { amount, day })}
      </p>
    );
  }
  const ask = async () => {
    setAsking(true);
    await onAsk();
    setAsking(false);
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-lg bg-sun-soft px-4 py-3 text-sun-ink"
    >
      <p className="min-w-0 grow basis-60">{t(`order.refund-owed-${payment}`, { amount })}</p>
      {payment === 'gateway' && (
        <button type="button" className="s-btn" aria-disabled={asking} onClick={() => !asking && void ask()}>
          {t('order.ask-again')}
        </button>
      )}
    </div>
  );
}
