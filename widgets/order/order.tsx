import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { SectionHead } from '#ui/design/section-head.tsx';
import { FailedOrder, OrderSkeleton, UnknownOrder } from './order-states.tsx';
import { OrderView } from './order-view.tsx';
import type { OrderProps } from './props.ts';
import type { queries } from './queries.ts';
import { useOrder } from './use-order.ts';

/** One order, for whoever has its link: what happened, what comes next, and what can be done. */
export function Order({ props, data, block }: ViewProps<OrderProps, never, ReturnType<typeof queries>>) {
  const page = usePage();
  const title = props.title || page.title;
  const shown = useOrder(data.place);
  return (
    <section className="band" aria-labelledby={`${block.id}-heading`}>
      <div className="wrap min-h-[52rem]">
        <SectionHead block={block} id={`${block.id}-heading`} title={title} />
        {shown.state === 'reading' && <OrderSkeleton />}
        {shown.state === 'unknown' && <UnknownOrder orders={props.orders} />}
        {shown.state === 'failed' && <FailedOrder onRetry={shown.askAgain} />}
        {shown.state === 'read' && (
          <OrderView shown={shown} block={block} props={props} returnDays={data.place.returnDays} />
        )}
      </div>
    </section>
  );
}

export default Order;
