import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { GoodDetails } from './good-details.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'good-details',
  version: 1,
  title: 'Article details',
  description: 'Description, attributes in the order of the product type, and the price history of 30 days.',
  category: 'content',
  guidance: { use: 'On the screen of an article, under the article itself.' },
  props,
  queries,
  // Reading needs no code in the browser; that is why it is no part of the article's own block.
  hydrate: 'never',
  view: GoodDetails,
  texts,
  examples,
});
