import { defineWidget } from '#registry/define-widget.ts';
import { catalogueTrail } from '#ui/shop/category-tree.ts';
import { examples } from './examples.ts';
import { GoodsCategories } from './goods-categories.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'goods-categories',
  version: 1,
  title: 'Goods categories',
  description: 'All categories of the shop with pictures, numbers of goods and subcategories.',
  category: 'navigation',
  guidance: {
    use: 'On the page of the shop, as the contents of all it sells.',
    avoid: 'To show a few goods on another page: take goods teaser.',
  },
  props,
  queries,
  trail: (_props, { t }) => catalogueTrail(t, []),
  hydrate: 'never',
  view: GoodsCategories,
  texts,
  examples,
});
