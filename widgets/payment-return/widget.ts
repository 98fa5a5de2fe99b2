import { customer } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { PaymentReturn } from './payment-return.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'payment-return',
  version: 1,
  title: 'Return from the payment',
  description: 'How a payment stands, asked until it is known.',
  category: 'system',
  guidance: {
    use: 'Stands by itself on /confirm-wait/bc, where the gateway leads back to.',
    avoid: 'On any other page: it shows one customer’s own data.',
  },
  props,
  hydrate: 'load',
  access: customer,
  queries,
  view: PaymentReturn,
  texts,
  sharesTexts: ['contract.', 'flow.', 'account.', 'runtime.'],
  examples,
});
