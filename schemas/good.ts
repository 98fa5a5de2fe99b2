import { type Static, Type } from 'typebox';
import { Alias } from './names.ts';
import { Picture } from './picture.ts';
import { ProductType } from './product-type.ts';

/** A category of the goods catalogue. The specification shows no fields; these are ours. */
export const GoodCategory = Type.Object({
  id: Type.String(),
  alias: Alias,
  title: Type.String({ minLength: 1, maxLength: 120 }),
  description: Type.Optional(Type.String({ maxLength: 400 })),
  image: Type.Optional(Picture),
  /** Alias of the category it is a part of; categories without one stand at the top. */
  parent: Type.Optional(Alias),
  /** Its place among its neighbours, the lowest first; without one it comes last. */
  order: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
});
export type GoodCategory = Static<typeof GoodCategory>;

/** What is said of an article: `values` of a choice, by their aliases, or a `number` in the attribute's unit. */
export const GoodAttribute = Type.Object({
  /** Alias of an attribute of the article's product type. */
  alias: Alias,
  values: Type.Optional(Type.Array(Alias, { maxItems: 50 })),
  number: Type.Optional(Type.Number()),
});
export type GoodAttribute = Static<typeof GoodAttribute>;

/** Terms on which an article is sold, e.g. new, opened or with a longer warranty (specification 3); the first is the default. */
export const SaleCondition = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 60 }),
  title: Type.String({ minLength: 1, maxLength: 120 }),
  /** What the article costs on these terms, in minor units; the article's own price where it is left out. */
  price_minor: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type SaleCondition = Static<typeof SaleCondition>;

const summaryFields = {
  id: Type.String(),
  alias: Alias,
  /** Alias of its category; part of its address `/category/{id}/goods/{good_id}`. */
  category: Alias,
  title: Type.String({ minLength: 1, maxLength: 200 }),
  summary: Type.String({ maxLength: 400 }),
  image: Type.Optional(Picture),
  /** Price in minor units of `currency`. */
  price_minor: Type.Integer({ minimum: 0 }),
  /**
   * Lowest price of the 30 days before the reduction, in minor units, which the law wants beside a reduced price (Directive
   * 98/6/EC art. 6a). In answers it follows from the prices there were; what is stored counts for the time before those.
   */
  lowest_price_minor: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Price before the reduction, in minor units. */
  old_price_minor: Type.Optional(Type.Integer({ minimum: 0 })),
  /** ISO 4217 code. */
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  available: Type.Boolean(),
  /** Alias of its product type, which says what `attributes` mean. */
  product_type: Type.Optional(Alias),
  attributes: Type.Optional(Type.Array(GoodAttribute, { maxItems: 40 })),
  sale_conditions: Type.Optional(Type.Array(SaleCondition, { maxItems: 20 })),
};

/** An article as lists, the cart and the wishlist show it. */
export const GoodSummary = Type.Object(summaryFields);
export type GoodSummary = Static<typeof GoodSummary>;

/** One article of the catalogue. `sale_conditions` is what the cart chooses from (specification 3). */
export const Good = Type.Object({
  ...summaryFields,
  /** More pictures of it, after `image`. */
  pictures: Type.Optional(Type.Array(Picture, { maxItems: 12 })),
  /** HTML that the engine sanitises. */
  description: Type.Optional(Type.String({ maxLength: 50_000 })),
  /** Goods of one group are the same thing in another colour or size: each has an address of its own and leads to the others. */
  variant_group: Type.Optional(Alias),
});
export type Good = Static<typeof Good>;

/** An article with what else of its group can be had. */
export const GoodDetails = Type.Object({
  ...Good.properties,
  /** All goods of its `variant_group`, itself among them; empty where it has no group. */
  variants: Type.Array(GoodSummary),
  /** Aliases of the attributes in which the variants differ. */
  differs_in: Type.Array(Alias),
  type: Type.Optional(
    Type.Union([ProductType, Type.Null()], {
      description: 'Its product type, when asked for; null where there is none.',
    }),
  ),
});
export type GoodDetails = Static<typeof GoodDetails>;

/** What an article cost in the last days. */
export const PriceHistory = Type.Object({
  currency: Type.String(),
  days: Type.Integer(),
  from: Type.String({ format: 'date-time' }),
  until: Type.String({ format: 'date-time' }),
  /** Null where it could not be bought in this time. */
  lowest_minor: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** Each price with the moment from which it held; null while the article was not offered. The first one may have come before. */
  prices: Type.Array(
    Type.Object({
      since: Type.String({ format: 'date-time' }),
      price_minor: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    }),
  ),
});
export type PriceHistory = Static<typeof PriceHistory>;
