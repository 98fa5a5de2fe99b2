import { defineWidget } from '#registry/define-widget.ts';
import { Checkout } from './checkout.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'checkout',
  version: 1,
  title: 'Checkout',
  description:
    'From the cart to an order in three steps: details, delivery, payment, with what it comes to beside them.',
  category: 'tools',
  guidance: {
    use: 'Alone on a page of its own that the cart leads to. Ways of delivery and consents come from the configuration.',
    avoid: 'Beside anything else to buy or to fill in: nothing should lead a buyer away here.',
  },
  props,
  hydrate: 'load',
  queries,
  carries: ['credit-example', 'credit-warning'],
  view: Checkout,
  texts,
  sharesTexts: ['account.sending', 'shop.unpaid'],
  examples,
});
