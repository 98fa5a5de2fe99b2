import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { GoodsTeaser } from './goods-teaser.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'goods-teaser',
  version: 1,
  title: 'Goods teaser',
  description: 'Some articles of one category with prices, and the way to the whole category.',
  category: 'content',
  guidance: {
    use: 'To show on another page what the shop sells. A reduced price comes with the lowest of 30 days by itself.',
    avoid: 'To advertise instalments: what credit costs needs the representative example beside it.',
  },
  props,
  queries,
  hydrate: 'never',
  view: GoodsTeaser,
  texts,
  examples,
});
