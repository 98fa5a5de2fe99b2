import { PackageSearch } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { OrderList } from './order-list.tsx';
import type { OrdersProps } from './props.ts';
import type { queries } from './queries.ts';

/** What a customer has ordered. */
export function Orders({ props, data, block }: ViewProps<OrdersProps, never, ReturnType<typeof queries>>) {
  const page = usePage();
  const { t, href } = page;
  const title = props.title || page.title;
  const { first } = data.own;
  return (
    <section className="band" aria-labelledby={`${block.id}-heading`}>
      <div className="wrap max-w-[56rem]">
        <SectionHead block={block} id={`${block.id}-heading`} title={title} lead={props.lead} />
        {first === null && <p className="empty-state">{t('orders.failed')}</p>}
        {first?.length === 0 && (
          <EmptyState icon={PackageSearch} title={t('orders.empty-title')} text={t('orders.empty-text')}>
            <a className="btn btn-primary" href={href(props.shop)}>
              {t('orders.to-shop')}
            </a>
          </EmptyState>
        )}
        {first && first.length > 0 && (
          <OrderList own={data.own} first={first} heading={itemHeading(block, title)} />
        )}
      </div>
    </section>
  );
}

export default Orders;
