import { usePage } from '#engine/react/page-context.tsx';
import type { Order } from '#schemas/order.ts';

/** Where it goes and to whom. */
export function OrderDeliveryCard({ order: { delivery, contact } }: { readonly order: Order }) {
  const { t } = usePage();
  const { address, point } = delivery;
  const house = address && [address.house, address.flat].filter(Boolean).join('/');
  return (
    <div className="grid gap-3 [overflow-wrap:anywhere]">
      <p className="font-semibold">{delivery.title}</p>
      {point && <p>{t('order.point', { point })}</p>}
      <p>
        {contact.firstname} {contact.lastname}
        {address && (
          <>
            <br />
            {address.street ? `${address.street} ${house}` : `${address.city} ${house}`}
            <br />
            {address.postal_code} {address.city}
          </>
        )}
      </p>
      <p className="text-ink-soft">
        {contact.phone}
        <br />
        {contact.email}
      </p>
    </div>
  );
}
