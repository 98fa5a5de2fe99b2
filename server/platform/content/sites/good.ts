import type { Good, GoodCategory } from '#schemas/good.ts';
import { picture } from './block.ts';

type Conditions = NonNullable<Good['sale_conditions']>;

interface Article {
  readonly alias: string;
  readonly title: string;
  readonly summary: string;
  /** Name of an illustration. */
  readonly picture: string;
  /** What the picture shows. */
  readonly alt: string;
  /** In grosze, as are the other two. */
  readonly price: number;
  /** Price before the reduction, and the lowest one of the 30 days before it (Directive 98/6/EC art. 6a). */
  readonly reduced?: { readonly from: number; readonly lowest: number };
  readonly available?: boolean;
}

/** Makes articles of a category that share their ways to pay. */
export const goodsOf =
  (category: string, conditions: Conditions) =>
  ({ alias, title, summary, picture: name, alt, price, reduced, available = true }: Article): Good => ({
    id: `good-${alias}`,
    alias,
    category,
    title,
    summary,
    image: picture(`goods/${name}`, alt),
    price_minor: price,
    ...(reduced && { old_price_minor: reduced.from, lowest_price_minor: reduced.lowest }),
    currency: 'PLN',
    available,
    sale_conditions: conditions,
  });

/** A category of goods with a picture for decoration. */
export const goodCategory = (
  alias: string,
  title: string,
  description: string,
  name: string,
): GoodCategory => ({
  id: `good-category-${alias}`,
  alias,
  title,
  description,
  image: picture(`goods/${name}`),
});
