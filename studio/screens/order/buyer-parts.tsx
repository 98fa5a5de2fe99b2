import type { ReactNode } from 'react';
import type { PostalAddress } from '#schemas/lending/postal-address.ts';
import type { StaffOrder } from '#schemas/studio/orders.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { OrderPart } from './order-part.tsx';

/** Who bought, and how to reach them. */
export function BuyerPart({ order: { contact, is_claimed } }: { readonly order: StaffOrder }) {
  const { t } = useStudioTexts();
  return (
    <OrderPart title={t('order.buyer')}>
      <dl className="grid gap-3 px-4 py-3">
        <Fact name={t('order.name')}>
          {contact.firstname} {contact.lastname}
          <span className="s-hint block">{t(is_claimed ? 'order.customer' : 'order.guest')}</span>
        </Fact>
        <Fact name={t('order.email')}>
          <a className="s-link inline-block min-h-6" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </Fact>
        <Fact name={t('order.phone')}>
          <a className="s-link inline-block min-h-6 tabular-nums" href={`tel:${contact.phone}`}>
            {contact.phone}
          </a>
        </Fact>
      </dl>
      <p className="s-hint border-line border-t px-4 py-3">{t('order.written-down')}</p>
    </OrderPart>
  );
}

/** Where it goes, and with which number. */
export function DeliveryPart({ order: { delivery, tracking } }: { readonly order: StaffOrder }) {
  const { t } = useStudioTexts();
  return (
    <OrderPart title={t('order.delivery')}>
      <dl className="grid gap-3 px-4 py-3">
        <Fact name={t('order.way')}>{delivery.title}</Fact>
        {delivery.address && (
          <Fact name={t('order.address')}>
            {addressLines(delivery.address).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Fact>
        )}
        {delivery.point !== null && <Fact name={t('order.point')}>{delivery.point}</Fact>}
        <Fact name={t('order.tracking')}>{tracking ?? t('order.not-sent')}</Fact>
      </dl>
    </OrderPart>
  );
}

/** An address as it stands on a parcel. */
function addressLines({ street, house, flat, postal_code, city }: PostalAddress): readonly string[] {
  const number = flat ? `${house}/${flat}` : house;
  return [`${street || city} ${number}`, `${postal_code} ${city}`];
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="s-hint">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
