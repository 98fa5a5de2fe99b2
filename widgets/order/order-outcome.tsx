import {
  CircleCheck,
  CircleSlash,
  Clock,
  type LucideIcon,
  PackageCheck,
  PackageOpen,
  Truck,
  Undo2,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatFullDate } from '#engine/format/moments.ts';
import { formatMoney } from '#engine/format/money.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { Order, OrderStatus } from '#schemas/order.ts';
import { OrderAgain } from './order-again.tsx';
import type { OrderProps } from './props.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

const waiting = 'bg-sun-soft text-sun-ink';
const good = 'bg-success-soft text-success';
const under = 'bg-info-soft text-info';
const over = 'bg-sunken text-ink-soft';

const looks: Readonly<Record<OrderStatus, readonly [LucideIcon, string]>> = {
  'awaiting-payment': [Clock, waiting],
  'awaiting-decision': [Clock, waiting],
  paid: [CircleCheck, good],
  packed: [PackageOpen, under],
  sent: [Truck, under],
  delivered: [PackageCheck, good],
  cancelled: [CircleSlash, over],
  expired: [CircleSlash, over],
  withdrawn: [Undo2, under],
  refunded: [CircleCheck, good],
};

interface Props {
  readonly order: Order;
  readonly heading: 'h2' | 'h3';
  /** The buyer has just done something: the focus goes where it is said what came of it. */
  readonly takesFocus: boolean;
  readonly props: OrderProps;
}

/** What happened, and what comes next. */
export function OrderOutcome({ order, heading: Heading, takesFocus, props }: Props) {
  const { t, locale, timeZone, href } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is taken once, when the outcome appears
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  const { status, number, contact, expires_at: until, tracking } = order;
  const [Icon, colours] = looks[status];
  const amount = formatMoney(order.refunded_minor || order.total_minor, locale, order.currency);
  const minutes = useMinutesLeft(until);
  const attempt = status === 'awaiting-payment' ? order.attempts?.at(-1)?.state : undefined;
  const title = attempt ? `payment-${attempt}` : status;
  const told = status === 'refunded' && order.payment === 'loan' ? 'refunded-to-loan' : title;
  const isOver = status === 'cancelled' || status === 'expired';
  return (
    <div className="card grid grid-cols-1 gap-5 p-5 sm:p-7">
      <div role="status" className="flex flex-wrap items-start gap-x-5 gap-y-4 sm:flex-nowrap">
        <span className={`grid size-14 flex-none place-items-center rounded-full ${colours}`}>
          <Icon aria-hidden="true" className="size-7" />
        </span>
        <div className="grid min-w-0 gap-2">
          <p className="text-ink-soft">{t('order.number', { number })}</p>
          <Heading
            ref={heading}
            tabIndex={-1}
            className="text-xl font-bold break-words outline-none sm:text-heading"
          >
            {t(`order.${title}`)}
          </Heading>
          <p className="max-w-prose text-ink-soft [overflow-wrap:anywhere]">
            {t(`order.${told}-text`, { email: contact.email, amount })}
          </p>
          {until && (
            <p className="font-semibold">
              {minutes === 0
                ? t('order.held-no-longer')
                : t('order.held', { until: formatFullDate(new Date(until), { locale, timeZone }) })}
              {minutes !== null && minutes > 0 && ` (${t('order.left', { count: minutes })})`}
            </p>
          )}
          {tracking && (
            <p>
              {t('order.tracking')}: <strong className="break-words">{tracking}</strong>
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden" data-print="no">
        {order.redirect_url && minutes !== 0 && (
          <a className="btn btn-primary w-full sm:w-auto" rel="noreferrer" href={order.redirect_url}>
            {t('order.pay', { amount })}
          </a>
        )}
        {status === 'awaiting-decision' && (
          <a className="btn btn-primary w-full sm:w-auto" href={href('/application')}>
            {t('order.to-application')}
          </a>
        )}
        {isOver && <OrderAgain order={order} cart={props.cart} />}
        {isOver && (
          <a className="btn btn-secondary w-full sm:w-auto" href={href(props.shop)}>
            {t('order.to-shop')}
          </a>
        )}
      </div>
    </div>
  );
}
