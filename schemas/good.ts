import { type Static, Type } from 'typebox';
import { Alias } from './names.ts';
import { Picture } from './picture.ts';

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

/** One article of the catalogue. `sale_conditions` is what the cart chooses from (specification 3). */
export const Good = Type.Object({
  id: Type.String(),
  alias: Alias,
  /** Alias of its category; part of its address `/category/{id}/goods/{good_id}`. */
  category: Alias,
  title: Type.String({ minLength: 1, maxLength: 200 }),
  summary: Type.String({ maxLength: 400 }),
  image: Type.Optional(Picture),
  /** Price in minor units of `currency`. */
  price_minor: Type.Integer({ minimum: 0 }),
  /** Lowest price of the last 30 days, in minor units; required by law beside a reduced price (Directive 98/6/EC art. 6a). */
  lowest_price_minor: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Price before the reduction, in minor units. */
  old_price_minor: Type.Optional(Type.Integer({ minimum: 0 })),
  /** ISO 4217 code. */
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  available: Type.Boolean(),
  /** Alias of its product type, which says what `attributes` mean. */
  product_type: Type.Optional(Alias),
  attributes: Type.Optional(Type.Array(GoodAttribute, { maxItems: 40 })),
  sale_conditions: Type.Optional(Type.Array(Type.Object({ id: Type.String(), title: Type.String() }))),
});
export type Good = Static<typeof Good>;
