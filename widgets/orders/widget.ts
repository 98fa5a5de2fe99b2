import { customer } from '#registry/access.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { Orders } from './orders.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'orders',
  version: 1,
  title: 'Orders of a customer',
  description: 'What a signed-in customer has ordered, newest first, with statuses and the way to each.',
  category: 'tools',
  guidance: {
    use: 'On /zamowienia, where the customer’s menu leads. Guests are asked to sign in.',
    avoid: 'On pages for everybody: it shows one person’s data.',
  },
  props,
  hydrate: 'idle',
  access: customer,
  queries,
  view: Orders,
  texts,
  sharesTexts: ['order-status.', 'account.', 'runtime.', 'date.'],
  examples,
});
