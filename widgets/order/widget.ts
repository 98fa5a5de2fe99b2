import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { Order } from './order.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'order',
  version: 1,
  title: 'Order',
  description:
    'One order, for whoever has its link: confirmation after the payment, the parcel, giving it up, withdrawing from it.',
  category: 'tools',
  guidance: {
    use: 'On /zamowienie, where letters and the gateway lead.',
    avoid: 'On any other page, or beside other blocks of the shop.',
  },
  props,
  hydrate: 'load',
  queries,
  view: Order,
  texts,
  sharesTexts: ['date.', 'order-status.', 'account.', 'runtime.'],
  examples,
});
