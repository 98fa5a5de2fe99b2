import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';
import { Wishlist } from './wishlist.tsx';

export const widget = defineWidget({
  type: 'wishlist',
  version: 1,
  title: 'Wishlist',
  description:
    'What a visitor has put a heart on, and the way to pass the list on; shows lists that were passed on, too.',
  category: 'tools',
  guidance: {
    use: 'On a page of its own that the menu leads to. Guests have their list in the browser, customers in their account.',
    avoid: 'Beside a list of goods: two lists with the same hearts are hard to tell apart.',
  },
  props,
  hydrate: 'load',
  queries,
  view: Wishlist,
  texts,
  sharesTexts: ['shop.'],
  examples,
});
