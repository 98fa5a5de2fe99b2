import { defineWidget } from '#registry/define-widget.ts';
import { Cart } from './cart.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'cart',
  version: 1,
  title: 'Cart',
  description: 'What a visitor wants to buy, with present prices and availability, and the way to the order.',
  category: 'tools',
  guidance: {
    use: 'On /cart. The lines are the browser’s own; what they cost is asked of the shop with each change.',
    avoid: 'A second time on a page, or beside other things to buy: one screen, one decision.',
  },
  props,
  hydrate: 'load',
  queries,
  view: Cart,
  texts,
  sharesTexts: ['shop.', 'in-cart-', 'cart-delete-'],
  examples,
});
