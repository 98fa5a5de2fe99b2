import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { Failed, Loading } from '../../app/screen-states.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { OrderStatusBadge } from '../orders/order-status.tsx';
import { BuyerPart, DeliveryPart } from './buyer-parts.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { OrderGoods } from './order-goods.tsx';
import { OrderHistory } from './order-history.tsx';
import { RefundNote } from './refund-note.tsx';
import { useOrder } from './use-order.ts';

/** One order: what was bought, by whom, what happened, and what can be done with it. */
export default function OpenOrder() {
  const { id: number = '' } = useParams();
  return <OrderOf key={number} number={number} />;
}

function OrderOf({ number }: { readonly number: string }) {
  const { t, locale } = useStudioTexts();
  const errorWords = useErrorWords();
  const { known, show, askAgain } = useOrder(number);
  /** Somebody was faster: what is shown is new. */
  const [late, setLate] = useState(false);
  const { data: order, error } = known;
  const status = order?.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the status is what starts it
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (document.activeElement === document.body)
      document.getElementById('studio-main')?.focus({ preventScroll: true });
  }, [status]);
  const back = (
    <Link to="/orders" className="s-link">
      ← {t('order.back')}
    </Link>
  );
  if (error && !order) {
    const isUnknown = error instanceof ApiError && error.code === 'not_found';
    return (
      <>
        <Toolbar title={t('order.title')} back={back} />
        {isUnknown ? (
          <div className="s-card">
            <EmptyState title={t('order.unknown', { number })}>{t('order.unknown-text')}</EmptyState>
          </div>
        ) : (
          <Failed message={errorWords(error)} retry={() => void known.refetch()} />
        )}
      </>
    );
  }
  if (!order) return <Loading />;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <>
      <Toolbar
        title={t('order.one', { number: order.number })}
        back={back}
        badge={<OrderStatusBadge status={order.status} />}
        lead={
          <>
            {t('order.made')}{' '}
            <time dateTime={order.created_at}>{moment.format(new Date(order.created_at))}</time>.{' '}
            {t(`order.paid-by-${order.payment}`)}
          </>
        }
      >
        <OrderButtons
          order={order}
          onDone={(changed) => {
            setLate(false);
            show(changed);
          }}
          onLate={async () => {
            await askAgain();
            setLate(true);
          }}
        />
      </Toolbar>
      {late && (
        <p role="alert" className="mb-4 rounded-lg bg-sun-soft px-3 py-2 text-sun-ink">
          {t('order.late')}
        </p>
      )}
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <RefundNote order={order} onAsk={askAgain} />
          <OrderGoods order={order} />
          <OrderHistory order={order} />
        </div>
        <div className="grid min-w-0 gap-5">
          <BuyerPart order={order} />
          <DeliveryPart order={order} />
        </div>
      </div>
    </>
  );
}
