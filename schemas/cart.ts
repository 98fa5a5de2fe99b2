import { type Static, Type } from 'typebox';
import { mostCartLines, mostCartPieces } from './constants.ts';
import { GoodSummary, SaleCondition } from './good.ts';
import { Alias } from './names.ts';
import { Picture } from './picture.ts';

const Minor = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });
const ConditionId = Type.Pick(SaleCondition, ['id']).properties.id;

/** What the cart remembers of an article since it was put in; only its alias and conditions are asked for (specification 3). */
export const CartGood = Type.Object({
  alias: Alias,
  /** Alias of its category, for its address. */
  category: Type.Optional(Alias),
  title: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  image: Type.Optional(Picture),
  /** Price when it was put in; the server knows the present one. */
  price_minor: Type.Optional(Minor),
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  sale_conditions: Type.Optional(
    Type.Array(
      Type.Object({
        id: ConditionId,
        title: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
        price_minor: Type.Optional(Minor),
      }),
      { maxItems: 20 },
    ),
  ),
});
export type CartGood = Static<typeof CartGood>;

/** A line of the cart as a browser keeps it (specification 3). One article is there once for each of its sale conditions. */
export const CartItem = Type.Object({
  itemData: CartGood,
  /** Missing where the article has no conditions. */
  sale_condition_id: Type.Optional(ConditionId),
  quantity: Type.Integer({ minimum: 1, maximum: mostCartPieces }),
});
export type CartItem = Static<typeof CartItem>;

/** What a cart comes to (specification 3). */
export interface CartInfo {
  readonly details: {
    /** Minor units. */
    readonly total_price: number;
    /** Whether the price of a line is not known, so that the placeholder stands for it. */
    readonly is_estimate: boolean;
  };
}

/** Body of `cart.submit`. A line may ask for more than a line takes: the answer says how many there can be. */
export const CartGoods = Type.Object({
  goods: Type.Array(
    Type.Object({
      alias: Alias,
      item_cnt: Type.Integer({ minimum: 1, maximum: 10_000 }),
      sale_condition_id: Type.Optional(
        Type.String({ ...ConditionId, description: 'The first one of the article when left out.' }),
      ),
    }),
    { maxItems: mostCartLines },
  ),
});
export type CartGoods = Static<typeof CartGoods>;

/**
 * Why a line cannot be ordered as it is. `unknown`: there is no such article any more. `unavailable`: it cannot be had now.
 * `short`: fewer pieces are left than wanted. `condition-gone`: it is not sold under these terms. `too-many`: more pieces than a line takes. `repeated`: the line is there already.
 * `other-currency`: its price is in another currency than those before it.
 */
export const cartProblems = [
  'unknown',
  'unavailable',
  'short',
  'condition-gone',
  'too-many',
  'repeated',
  'other-currency',
] as const;
export type CartProblem = (typeof cartProblems)[number];

/** A line as it would be sold now. */
export const PricedLine = Type.Object({
  alias: Alias,
  /** Missing where the article has none. */
  sale_condition_id: Type.Optional(Type.String()),
  item_cnt: Type.Integer({ minimum: 1 }),
  /** The article as it is now; missing where there is none. */
  good: Type.Optional(GoodSummary),
  /** Price of a piece under its condition, in minor units; missing where the article or the condition is. */
  unit_price_minor: Type.Optional(Type.Integer({ minimum: 0 })),
  /** What the line adds to the total: nothing while it cannot be ordered. */
  line_price_minor: Type.Integer({ minimum: 0 }),
  /** How many pieces can be had now, where they are counted and fewer than wanted, or few. */
  left: Type.Optional(Type.Integer({ minimum: 0 })),
  problem: Type.Optional(Type.Unsafe<CartProblem>({ type: 'string', enum: [...cartProblems] })),
});
export type PricedLine = Static<typeof PricedLine>;

/** Answer of `cart.submit`: the lines in the order of the question. */
export const PricedCart = Type.Object({
  lines: Type.Array(PricedLine),
  details: Type.Object({
    /** Sum of the lines that can be ordered, in minor units. */
    total_price: Type.Integer({ minimum: 0 }),
    /** ISO 4217 code; null where no line has a price. */
    currency: Type.Union([Type.String(), Type.Null()]),
  }),
  /** Whether there is something to order and nothing stands against it. */
  can_order: Type.Boolean(),
});
export type PricedCart = Static<typeof PricedCart>;
