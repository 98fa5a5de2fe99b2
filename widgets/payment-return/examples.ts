import type { WidgetExample } from '#registry/widget.ts';
import type { PayState, PayStatus } from '#schemas/lending/payments.ts';
import type { PaymentReturnProps } from './props.ts';

const settled = '2026-11-21T14:03:00Z';
const payment = (state: PayState) => ({
  payment: {
    orderId: 'o1',
    call: null,
    first: {
      order_id: 'o1',
      state,
      amount_minor: 57_331,
      currency: 'PLN',
      created_at: '2026-11-21T14:01:00Z',
      settled_at: state === 'pending' ? null : settled,
    } satisfies PayStatus,
  },
});

export const examples: WidgetExample<PaymentReturnProps>[] = [
  { name: 'normal', title: 'It has arrived', props: {}, data: payment('succeeded') },
  { name: 'pending', title: 'The bank has not answered yet', props: {}, data: payment('pending') },
  { name: 'failed', title: 'The bank refused', props: {}, data: payment('failed') },
  { name: 'cancelled', title: 'The customer cancelled', props: {}, data: payment('cancelled') },
  { name: 'expired', title: 'It was not finished in time', props: {}, data: payment('expired') },
  {
    name: 'long',
    title: 'A long heading',
    props: { title: 'Płatność raty pożyczki za wrzesień dwa tysiące dwudziestego szóstego roku' },
    data: payment('expired'),
  },
  {
    name: 'empty',
    title: 'The order cannot be had yet',
    props: {},
    data: { payment: { orderId: null, call: null, first: null } },
  },
  {
    name: 'broken',
    title: 'The address names an order that is nobody’s',
    props: {},
    data: { payment: { orderId: 'no-such-order', call: null, first: null } },
  },
];
