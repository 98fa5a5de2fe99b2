import { useState } from 'react';
import { callPlatform } from '#engine/react/call-platform.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { OrderSummary } from '#schemas/order.ts';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';
import { useSend } from '#ui/design/use-send.ts';
import { OrderItem } from './order-item.tsx';
import type { OwnOrders } from './queries.ts';

interface Props {
  readonly own: Pick<OwnOrders, 'call' | 'pageSize'>;
  /** Orders the page came with. */
  readonly first: readonly OrderSummary[];
  readonly heading: 'h2' | 'h3';
}

/** Orders, newest first, a page at a time. */
export function OrderList({ own: { call, pageSize }, first, heading }: Props) {
  const { t, locale } = usePage();
  const [older, setOlder] = useState<readonly OrderSummary[]>([]);
  const [lastPage, setLastPage] = useState(first.length);
  const sending = useSend();
  const orders = [...first, ...older];
  const more = () =>
    sending.send(async () => {
      const query = { limit: pageSize, offset: orders.length };
      const { data: next } = await callPlatform(call, { query, locale });
      // What was ordered meanwhile shifts the pages: nothing is shown twice.
      const known = new Set(orders.map(({ number }) => number));
      setOlder([...older, ...next.filter(({ number }) => !known.has(number))]);
      setLastPage(next.length);
    });
  return (
    <div className="grid grid-cols-1 gap-5">
      <ul className="grid grid-cols-1 gap-4">
        {orders.map((order) => (
          <OrderItem key={order.number} order={order} heading={heading} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {t('orders.shown', { count: orders.length })}
      </p>
      <ErrorPanel text={sending.error} />
      {lastPage === pageSize && (
        <SendButton
          look="secondary"
          wide={false}
          busy={sending.busy}
          label={t('orders.older')}
          onPress={() => void more()}
        />
      )}
    </div>
  );
}
