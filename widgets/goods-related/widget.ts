import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { GoodsRelated } from './goods-related.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'goods-related',
  version: 1,
  title: 'Goods related',
  description: 'Goods to look at next: chosen ones, or others of the same category.',
  category: 'content',
  guidance: {
    use: 'Under an article, whose category it takes by itself; elsewhere with goods or a category of your choice.',
    avoid: 'To lead to a whole category: take goods teaser, which has the link.',
  },
  props,
  queries,
  hydrate: 'never',
  view: GoodsRelated,
  texts,
  examples,
});
