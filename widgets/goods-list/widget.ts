import { defineWidget } from '#registry/define-widget.ts';
import { catalogueTrail } from '#ui/shop/category-tree.ts';
import { examples } from './examples.ts';
import { GoodsList } from './goods-list.tsx';
import { props } from './props.ts';
import { isNarrowed, listedItems, queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'goods-list',
  version: 1,
  title: 'Goods',
  description:
    'The goods of a category, page by page, with filters, orders and the way through the categories.',
  category: 'content',
  guidance: {
    use: 'On the page of a category. Its address keeps filters, order and page; only the unfiltered pages are for search engines.',
    avoid: 'To lead there from another page: take goods teaser. Twice on one page: both would turn at once.',
  },
  props,
  queries,
  subject: ({ list }) =>
    list && {
      title: list.category.title,
      description: list.category.description,
      image: list.category.image?.src,
      list: {
        page: list.page,
        pages: list.pages,
        narrowed: isNarrowed(list.state),
        items: listedItems(list),
      },
      query: list.query,
    },
  trail: (_props, { t }, { list }) => (list ? catalogueTrail(t, list.path) : []),
  // Hearts tell what is on the wishlist: pressed before they know, one would take off what it should put on.
  hydrate: 'visible',
  sharesTexts: ['shop.', 'in-cart-', 'list.'],
  view: GoodsList,
  texts,
  examples,
});
