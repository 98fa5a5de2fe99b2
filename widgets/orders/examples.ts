import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import { type OrderSummary, orderStatuses } from '#schemas/order.ts';
import type { OrdersProps } from './props.ts';
import { type OwnOrders, pageSize } from './queries.ts';

const order = (at: number, more: Partial<OrderSummary> = {}): OrderSummary => ({
  number: `K7RM-${2222 + at}`,
  token: 'przykladowy-token-zamowienia',
  status: orderStatuses[at % orderStatuses.length] ?? 'paid',
  payment: 'gateway',
  currency: 'PLN',
  total_minor: 16_499 + at * 1_000,
  created_at: `2026-10-${String(28 - at).padStart(2, '0')}T12:05:00Z`,
  titles: ['Czajnik elektryczny Poranek, zielony'],
  ...more,
});
const own = (first: readonly OrderSummary[] | null): { own: OwnOrders } => ({
  own: { first, call: sampleRef('GET'), pageSize },
});

export const examples: WidgetExample<OrdersProps>[] = [
  {
    name: 'normal',
    title: 'Orders of every status',
    props: { title: 'Moje zamówienia' },
    data: own(orderStatuses.map((_, at) => order(at))),
  },
  {
    name: 'long',
    title: 'A full page, long names, a high sum',
    props: {
      title: 'Wszystko, co zamawiasz w naszym sklepie',
      lead: 'Każde zamówienie z jego przesyłką, płatnością i zwrotem.',
    },
    data: own(
      Array.from({ length: pageSize }, (_, at) =>
        order(at, {
          titles: Array.from(
            { length: 8 },
            () =>
              'Najnowocześniejszy dziewięćdziesięciodziewięcioelementowy zestaw wypoczynkowy z podnóżkiem',
          ),
          total_minor: 97_777_778_487,
        }),
      ),
    ),
  },
  { name: 'empty', title: 'Nothing ordered yet', props: { title: 'Moje zamówienia' }, data: own([]) },
  {
    name: 'broken',
    title: 'The orders could not be had',
    props: { title: 'Moje zamówienia' },
    data: own(null),
  },
];
