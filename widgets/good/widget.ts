import { defineWidget } from '#registry/define-widget.ts';
import { catalogueTrail } from '#ui/shop/category-tree.ts';
import { conditionsOf } from '#ui/shop/conditions.ts';
import { goodHref } from '#ui/shop/good-href.ts';
import { examples } from './examples.ts';
import { Good } from './good.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'good',
  version: 1,
  title: 'Article',
  description:
    'One article of the shop to look at and to buy: pictures, price, terms of sale, variants, delivery, instalments.',
  category: 'content',
  guidance: {
    use: 'On the screen of an article, whose address says which one; the page takes its title from it. Description and attributes follow in “good-details”.',
    avoid: 'To show several goods: take goods teaser or goods related.',
  },
  props,
  queries,
  subject: ({ shown, categories }) =>
    shown && {
      title: shown.good.title,
      description: shown.good.summary,
      image: shown.good.image?.src,
      path: goodHref(shown.good),
      product: {
        sku: shown.good.alias,
        images: shown.pictures.map(({ src }) => src),
        category: categories.at(-1)?.title,
        offers: conditionsOf(shown.good).map(({ title, priceMinor }) => ({
          ...(title !== '' && { name: title }),
          priceMinor,
          currency: shown.good.currency,
          available: shown.good.available,
        })),
      },
    },
  trail: (_props, { t, title, path }, { categories }) => catalogueTrail(t, categories, { title, link: path }),
  carries: ['credit-example', 'credit-warning'],
  // The heart tells whether the article is on the wishlist, which the device alone knows.
  hydrate: 'visible',
  view: Good,
  texts,
  sharesTexts: ['shop.', 'in-cart-', 'photo-gallery.'],
  examples,
});
